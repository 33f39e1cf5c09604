/** Prose with formulas as words that a screen reader can say: `$\angle ABC = 40^\circ$` → ∠ABC = 40°. */
import { COMMANDS, FUNCTIONS, SPACES } from './label-commands.ts'

export function plainWords(text: string): string {
  return text
    .split('$')
    .map((part, i) => (i % 2 === 0 ? part : plainFormula(part)))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

function plainFormula(latex: string): string {
  let text = latex
    .replace(/\\(?:text|mathrm|textit|mathit|operatorname)\{([^{}]*)\}/g, '$1')
    .replace(/\^\{?\\circ\}?/g, '°')
  for (let before = ''; before !== text;) {
    before = text
    text = text
      .replace(
        /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
        (_, over: string, under: string) => `${bracketed(over)}/${bracketed(under)}`,
      )
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, under: string) => `√${bracketed(under)}`)
      .replace(/([\^_])\{([^{}]*)\}/g, (_, kind: string, script: string) => `${kind}${bracketed(script)}`)
  }
  return text
    .replace(/\\([a-zA-Z]+) ?/g, (_, name: string) => (name === 'left' || name === 'right' ? '' : signOf(name)))
    .replace(/\\([^a-zA-Z])/g, (_, name: string) => (SPACES[name] === undefined ? name : ' '))
    .replace(/[{}]/g, '')
    .replace(/-/g, '−')
}

/** Relations and functions stand between spaces. */
function signOf(name: string): string {
  const sign = COMMANDS[name] ?? (SPACES[name] === undefined ? name : ' ')
  return FUNCTIONS.includes(sign) || '≤≥≠≈<>'.includes(sign) ? ` ${sign} ` : sign
}

const bracketed = (text: string): string => (/^[\p{L}\p{N}.′°]*$/u.test(text) ? text : `(${text})`)
