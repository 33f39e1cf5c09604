/** Makes of a drawing in LaTeX, as people and AIs write them, the one source that TeX is given. */
import type { RenderFault } from '#domain/render-fault.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { asAscii } from './unicode-signs.ts'

export const LONGEST_DRAWING = 40_000

export type Available = {
  /** Whether a file of TeX's, `tikz-cd.sty`, is here. */
  readonly hasFile: (name: string) => boolean
  readonly advanceOf: (codePoint: number) => number | undefined
}

/** Whether it is a drawing for TeX; all else is a formula. */
export const isDrawing = (latex: string): boolean => PICTURE.test(latex) || BARE.test(latex)

const PICTURE =
  /\\begin\s*\{(?:tikzpicture|axis|semilogxaxis|semilogyaxis|loglogaxis|polaraxis|circuitikz|tikzcd|scope)\}|\\(?:tikz|chemfig)(?![a-zA-Z])/
const BARE = /\\(?:draw|fill|filldraw|path|node|coordinate|shade|addplot|usetikzlibrary)(?![a-zA-Z])/

export function composeSource(
  latex: string,
  packages: readonly string[],
  available: Available,
): Result<string, RenderFault> {
  if (latex.length > LONGEST_DRAWING) return err({ kind: 'too_long', most: LONGEST_DRAWING })
  const asked: string[] = [...packages]
  const libraries: string[] = []
  const plotLibraries: string[] = []
  const collect =
    (into: string[]) =>
    (_whole: string, names: string): string => {
      into.push(
        ...names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      )
      return ''
    }
  const text = unwrapped(latex)
    .replace(/\\(?:usepackage|RequirePackage)\s*(?:\[[^\]]*\])?\s*\{([^}]*)\}/g, collect(asked))
    .replace(/\\usetikzlibrary\s*[{[]([^}\]]*)[}\]]/g, collect(libraries))
    .replace(/\\usepgfplotslibrary\s*\{([^}]*)\}/g, collect(plotLibraries))
    .replace(/compat\s*=\s*[\d.]+/g, 'compat=newest')
  const [preamble, body] = partsOf(text)
  const used = `${preamble}${body}`
  for (const { library, by } of USED_LIBRARIES) if (by.test(used)) libraries.push(library)
  if (
    /\\(?:addplot|pgfplotsset)|\{(?:axis|semilogxaxis|semilogyaxis|loglogaxis|polaraxis)\}/.test(used) ||
    plotLibraries.length > 0
  )
    asked.push('pgfplots')
  for (const [name, by] of USED_PACKAGES) if (by.test(used)) asked.push(name)

  const wanted = [...new Set(asked)].filter((name) => !NOT_NEEDED.has(name))
  const lacking = wanted.find((name) => !/^[\w-]+$/.test(name) || !PACKAGES.has(name))
  if (lacking !== undefined) return err({ kind: 'no_such_package', name: lacking })
  const noLibrary = [
    ...libraries.map((name) => [name, `tikzlibrary${name}.code.tex`, `pgflibrary${name}.code.tex`] as const),
    ...plotLibraries.map(
      (name) => [name, `tikzlibrarypgfplots.${name}.code.tex`, `pgflibrarypgfplots.${name}.code.tex`] as const,
    ),
  ].find(([name, ...files]) => !BUILT_IN.has(name) && !files.some(available.hasFile))
  if (noLibrary !== undefined) return err({ kind: 'no_such_library', name: noLibrary[0] })

  const missing: string[] = []
  const ascii = (part: string): string => asAscii(part, available.advanceOf, (sign) => missing.push(sign))
  const source = [
    '',
    ...wanted.map((name) => `\\usepackage{${name}}`),
    SET_UP,
    /dvipsnames|svgnames/.test(latex) || NAMED_COLOUR.test(used) ? COLOURS : '',
    libraries.length === 0 ? '' : `\\usetikzlibrary{${[...new Set(libraries)].join(',')}}`,
    plotLibraries.length === 0 ? '' : `\\usepgfplotslibrary{${[...new Set(plotLibraries)].join(',')}}`,
    ascii(preamble),
    '\\begin{document}',
    ascii(body),
    '\\end{document}',
    '',
  ].join('\n')
  const [sign] = missing
  return sign === undefined ? ok(source) : err({ kind: 'no_such_sign', sign })
}

/** Without comments, fences, dollar signs around a picture, and what places it in a document. */
function unwrapped(latex: string): string {
  return latex
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*```\w*\n?|\n?```\s*$/g, '')
    .replace(/(^|[^\\])((?:\\\\)*)%.*$/gm, '$1$2')
    .replace(/^\s*(?:\$\$?|\\\[|\\\()\s*(?=\\begin|\\tikz)/, '')
    .replace(/(\\end\s*\{\w+\})\s*(?:\$\$?|\\\]|\\\))\s*$/, '$1')
    .replace(/\\documentclass\s*(?:\[[^\]]*\])?\s*\{[^}]*\}/g, '')
    .replace(/\\(?:begin|end)\s*\{(?:center|figure\*?|CJK\*?)\}(?:\[[^\]]*\])?(?:\{(?:UTF8|[a-z]{2,5})\}){0,2}/g, '')
    .replace(
      /\\(?:centering|pagestyle\s*\{\w*\}|thispagestyle\s*\{\w*\}|PreviewEnvironment\s*\{\w*\}|setCJK\w+\s*(?:\[[^\]]*\])?\{[^}]*\}|pgfplotsset\s*\{\s*compat\s*=\s*[\w.]+\s*\}|caption\s*\{[^{}]*\}|label\s*\{[^{}]*\})/g,
      '',
    )
}

/** What stands before the picture, and the picture; bare commands are put into one. */
function partsOf(text: string): readonly [string, string] {
  const document = /^(.*?)\\begin\s*\{document\}(.*?)(?:\\end\s*\{document\}.*)?$/s.exec(text) ?? []
  const [, preamble = '', body = text] = document
  if (/\\begin\s*\{(?:tikzpicture|circuitikz|tikzcd)\}|\\(?:tikz|chemfig)(?![a-zA-Z])/.test(body))
    return [preamble, body]
  return [preamble, `\\begin{tikzpicture}${body}\\end{tikzpicture}`]
}

const PACKAGES: ReadonlySet<string> = new Set([
  'pgfplots',
  'amsmath',
  'amssymb',
  'amsfonts',
  'array',
  'ifthen',
  'tikz-3dplot',
  'tikz-cd',
  'circuitikz',
  'chemfig',
])
/** Loaded already, without effect on a picture, or done here in another way. */
const NOT_NEEDED: ReadonlySet<string> = new Set([
  'tikz',
  'pgf',
  'pgffor',
  'xcolor',
  'color',
  'graphicx',
  'standalone',
  'inputenc',
  'fontenc',
  'geometry',
  'babel',
  'fontspec',
  'xeCJK',
  'ctex',
  'CJK',
  'CJKutf8',
  'luatexja',
  'siunitx',
  'gensymb',
  'textcomp',
  'lmodern',
  'mathtools',
  'bm',
  'float',
  'caption',
  'microtype',
  'adjustbox',
  'preview',
  'amsthm',
  'enumitem',
  'multicol',
  'tikzscale',
])
const USED_PACKAGES: readonly (readonly [string, RegExp])[] = [
  [
    'amsmath',
    /\\(?:text|dfrac|tfrac|overset|underset|begin\s*\{(?:[pbvV]?matrix|cases|aligned)\})(?![a-zA-Z])|½|⅓|¼|¾/,
  ],
  [
    'amssymb',
    /\\(?:therefore|because|mathbb|mathfrak|square|blacksquare|triangle\w+|measuredangle|leqslant|geqslant|varnothing|nmid|parallel|nparallel|leqq|geqq|complement|checkmark)(?![a-zA-Z])|[∴∵∡≦≧∅]/,
  ],
  ['tikz-3dplot', /\\tdplot/],
  ['tikz-cd', /\{tikzcd\}/],
  ['circuitikz', /\{circuitikz\}/],
  ['chemfig', /\\chemfig/],
]

/** Libraries that are part of TikZ here under another file. */
const BUILT_IN: ReadonlySet<string> = new Set(['topaths', 'plothandlers'])
/** What is forgotten as often as not. */
const USED_LIBRARIES: readonly { readonly library: string; readonly by: RegExp }[] = [
  { library: 'arrows.meta', by: /Stealth|Latex|Triangle|\bCircle\s*[[\]}-]|Computer Modern Rightarrow|\bTo\s*[[\]}]/ },
  { library: 'calc', by: /\(\s*\$|\blet\s*\\p/ },
  { library: 'angles', by: /\bpic\b[^;]*\bangle\b/s },
  { library: 'quotes', by: /\bpic\b[^;]*"|\[\s*"|edge\s*\[[^\]]*"/s },
  { library: 'positioning', by: /\b(?:above|below|left|right)(?: left| right)?\s*=\s*(?:[^,\]]*\s)?of\b/ },
  { library: 'intersections', by: /name (?:path|intersections)/ },
  { library: 'patterns', by: /pattern\s*=|pattern color/ },
  { library: 'decorations.pathreplacing', by: /\bbrace\b/ },
  {
    library: 'decorations.markings',
    by: /decorations?\s*=\s*\{?\s*markings|mark\s*=\s*at position|mark\s*=\s*between/,
  },
  { library: 'decorations.pathmorphing', by: /zigzag|snake|coil|random steps/ },
  {
    library: 'shapes.geometric',
    by: /\bellipse\s*[,\]]|draw\s*,\s*ellipse|\bdiamond\b|trapezium|regular polygon|\bstar\b|isosceles triangle|\bcylinder\b|shape\s*=/,
  },
  { library: 'matrix', by: /matrix of/ },
  { library: 'backgrounds', by: /on background layer|show background/ },
  { library: 'fit', by: /\bfit\s*=/ },
  { library: '3d', by: /canvas is/ },
  { library: 'through', by: /circle through/ },
  { library: 'trees', by: /grow cyclic|grow via/ },
  { library: 'mindmap', by: /\bmindmap\b/ },
  { library: 'automata', by: /\baccepting\b|initial\s*,|\bstate\s*[,\]]/ },
]

/**
 * A sign is a box of its width that names it; defs of patterns, which the driver lacks, are written where they are
 * first used; units as siunitx has them.
 */
const SET_UP = String.raw`\makeatletter
\protected\def\setpapersign#1#2{\leavevmode\hbox to \dimexpr\f@size pt*#2/1000\relax{\special{setpaper:sign #1 \f@size}\vrule width0pt height\dimexpr\f@size pt*86/100\relax depth\dimexpr\f@size pt*12/100\relax\hss}}
\def\pgf@sys@svg@make@defs#1#2{\expandafter\xdef\csname setpaper@defs@#1\endcsname{#2}}
\def\pgf@sys@svg@ref@defs#1{\pgfsysprotocol@literal{<defs>\csname setpaper@defs@#1\endcsname</defs>}\global\expandafter\let\csname setpaper@defs@#1\endcsname\@empty}
\makeatother
\providecommand\text[1]{\mbox{#1}}\providecommand\dfrac{\frac}\providecommand\tfrac{\frac}
\providecommand\SI[2]{\ensuremath{#1\,\mathrm{#2}}}\providecommand\si[1]{\ensuremath{\mathrm{#1}}}\providecommand\qty[2]{\ensuremath{#1\,\mathrm{#2}}}\providecommand\unit[1]{\ensuremath{\mathrm{#1}}}\providecommand\num[1]{\ensuremath{#1}}\providecommand\ang[1]{\ensuremath{#1^{\circ}}}
\providecommand\degree{\ensuremath{^{\circ}}}\providecommand\celsius{\ensuremath{^{\circ}\mathrm{C}}}\providecommand\metre{m}\providecommand\meter{m}\providecommand\centi{c}\providecommand\milli{m}\providecommand\kilo{k}\providecommand\gram{g}\providecommand\second{s}\providecommand\cm{cm}
\providecommand\bm[1]{\boldsymbol{#1}}\providecommand\boldsymbol[1]{\mbox{\boldmath$#1$}}`

/** The names of dvips that are met, since their file is not here. */
const NAMED: Readonly<Record<string, string>> = {
  ForestGreen: '228B22',
  NavyBlue: '006EB8',
  RoyalBlue: '0071BC',
  SkyBlue: '46C5DD',
  Maroon: 'AF3235',
  BrickRed: 'B6321C',
  OliveGreen: '3C8031',
  Goldenrod: 'FFDF42',
  Orange: 'F58137',
  Purple: '99479B',
  Red: 'ED1B23',
  Blue: '2D2F92',
  Green: '00A64F',
  Yellow: 'FFF200',
  Black: '221E1F',
  Gray: '949698',
  Plum: '92268F',
  Salmon: 'F69289',
  Lavender: 'F49EC4',
  Teal: '00AEB3',
  Crimson: 'DC143C',
  SteelBlue: '4682B4',
  DodgerBlue: '1E90FF',
  DarkGreen: '006400',
  DarkBlue: '00008B',
  DarkRed: '8B0000',
}
const NAMED_COLOUR = new RegExp(`\\b(?:${Object.keys(NAMED).join('|')})\\b`)
const COLOURS = Object.entries(NAMED)
  .map(([name, hex]) => `\\definecolor{${name}}{HTML}{${hex}}`)
  .join('')
