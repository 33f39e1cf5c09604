/** The words in a drawing in LaTeX, for readers who cannot see it: `A, B, C, 8 cm, 60°`. */

const MOST_LABELS = 30
const MOST_CHARACTERS = 300

export function labelsOfLatex(latex: string): string {
  const labels = [...latex.matchAll(LABEL)]
    .map((found) => plain(found.slice(1).find((text) => text !== undefined) ?? ''))
    .filter((label) => label !== '')
  return [...new Set(labels)].slice(0, MOST_LABELS).join(', ').slice(0, MOST_CHARACTERS)
}

/** `node[left] at (A) {$A$}`, `label=above:$A$`, `title={Marks}`, `{angle=A--B--C}` with `"$60^\circ$"`. */
const LABEL =
  /node\b[^{};"]{0,200}\{((?:[^{}]|\{[^{}]*\}){0,200})\}|label\s*=\s*\{?(?:[a-z ]+:)?\s*(\$[^$]{1,100}\$|[^,\]{}$]{1,100})|(?:title|[xyz]label)\s*=\s*(?:\{((?:[^{}]|\{[^{}]*\}){1,200})\}|([^,\]{}]{1,100}))|"([^"]{1,100})"/g

function plain(label: string): string {
  return label
    .replace(/\^\s*\{?\s*\\circ\s*\}?|\\degree(?![a-zA-Z])/g, '°')
    .replace(/\\d?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(?:times)(?![a-zA-Z])/g, '×')
    .replace(/\\angle(?![a-zA-Z])/g, '∠')
    .replace(/\\(theta|alpha|beta|gamma|pi)(?![a-zA-Z])/g, '$1')
    .replace(
      /\\(?:small|footnotesize|tiny|scriptsize|large|text|mathrm|textbf|textit|mathbf|bf|it|left|right|displaystyle|dots|x|n|t|l)(?![a-zA-Z])/g,
      '',
    )
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/[${}\\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
