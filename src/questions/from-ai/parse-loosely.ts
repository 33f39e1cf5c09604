/**
 * Parses JSON as an AI writes it: with single backslashes before LaTeX, raw line ends in texts, and commas too many.
 */

/**
 * The value, or undefined where the text is no JSON even so. LaTeX whose backslash JSON took for its own (`\frac`,
 * `\times`) is whole again.
 */
export function parseLoosely(text: string): unknown {
  const value = parse(text) ?? parse(mended(text))
  return value === undefined ? undefined : withLatex(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/**
 * Backslashes that JSON does not know are doubled, control characters in texts escaped, commas before a closing bracket
 * dropped.
 */
function mended(text: string): string {
  let out = ''
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (!inText) {
      inText = sign === '"'
      if (sign !== ',' || !/^\s*[\]}]/.test(text.slice(at + 1, at + 1 + FAR))) out += sign
    } else if (sign === '\\') {
      const known = /^(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(text.slice(at + 1, at + 6))?.[0]
      out += known === undefined ? '\\\\' : `\\${known}`
      at += known?.length ?? 0
    } else if (sign < ' ') out += `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
    else {
      inText = sign !== '"'
      out += sign
    }
  }
  return out
}

/** White space that is looked through for the bracket behind a comma. */
const FAR = 200

/** The value with LaTeX mended in every text of it. */
function withLatex(value: unknown): unknown {
  if (typeof value === 'string') return mendLatex(value)
  if (Array.isArray(value)) return value.map(withLatex)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLatex(inner)]))
  return value
}

/**
 * `\frac`, `\beta`, `\times`, `\rho` and `\neq` were written with one backslash, so that JSON read a form feed,
 * backspace, tab, carriage return or line end.
 * The first two never stand in a text; the others only where a command of LaTeX goes on behind them, a line end only
 * inside a formula.
 */
function mendLatex(text: string): string {
  if (!/[\f\b\t\r\n\v]/.test(text)) return text
  return text
    .replace(/\f(?=[a-z])/g, String.raw`\f`)
    .replace(/[\b](?=[a-z])/g, String.raw`\b`)
    .replace(/\t(?=(?:imes|heta|ext|an|o|riangle|au|frac|op|ilde|herefore)(?![a-z]))/g, String.raw`\t`)
    .replace(/\r(?=(?:ight|ho|angle|ightarrow|floor|ceil)(?![a-z]))/g, String.raw`\r`)
    .replace(/\$[^$]*\$/g, (formula) =>
      formula.replace(/\n(?=(?:eq|e|u|abla|ot|i|mid|parallel|leq|geq|otin|ewline)(?![a-z]))/g, String.raw`\n`),
    )
}
