/**
 * The shape of a formula: its LaTeX with a stand-in for each number. Formulas of the same shape are set alike, so one of
 * them is parsed for all: most formulas of a paper of mathematics differ from earlier ones by their numbers alone.
 */

export type FormulaShape = { readonly tex: string; readonly numbers: readonly string[] }

/** A number, or what is left as it stands: words, and the digit of a script (`x^2`). */
const NUMBER = /\\text\{[^{}\\$]*\}|[\^_]\s*\d|\d+(?:\.\d+)?/g
const WORDS = /\\text\{[^{}\\$]*\}/g
const isNumber = (found: string): boolean => /^\d/.test(found)

/** Commands that take no argument, so that a number behind them is a number. */
const SIGNS =
  'le leq ge geq ne neq lt gt approx equiv times div cdot pm angle triangle circ pi theta alpha beta sin cos tan log ln displaystyle quad'
/**
 * Where LaTeX reads digits otherwise than as one number: behind a command that takes the first of them, in a script
 * without braces, a number that begins or ends with its point, groups of thousands, and what stands in units, chemistry
 * and lengths.
 */
const READ_OTHERWISE = new RegExp(
  [
    `\\\\(?!(?:${SIGNS.replaceAll(' ', '|')})(?![a-zA-Z]))[a-zA-Z]+\\s*\\d`,
    String.raw`[\^_]\s*\d[\d.]`,
    String.raw`(?<!\d)\.\d`,
    String.raw`\d\.(?!\d)`,
    String.raw`\{,\}`,
    String.raw`\\(?:text|mbox|mathrm|operatorname|ce|SI|si|unit|num|tag|hspace|kern|rule|begin|require)`,
    String.raw`\\\\\[`,
  ].join('|'),
)

/** More numbers than a stand-in can count. */
const MOST_NUMBERS = 100

/** Undefined for a formula without numbers, or with digits that LaTeX may read otherwise. */
export function shapeOf(tex: string): FormulaShape | undefined {
  const outside = tex.replace(WORDS, '{}')
  if (READ_OTHERWISE.test(outside) || /7310\d\d/.test(tex)) return undefined
  const numbers: string[] = []
  const shape = tex.replace(NUMBER, (found) => (isNumber(found) ? standIn(numbers.push(found) - 1, found) : found))
  return numbers.length === 0 || numbers.length > MOST_NUMBERS ? undefined : { tex: shape, numbers }
}

/** What was set of a shape, with the numbers back in; undefined where a stand-in is not there exactly once. */
export function withNumbers(set: string, numbers: readonly string[]): string | undefined {
  const met = new Set<number>()
  let isWhole = true
  const filled = set.replace(/7310(\d\d)(?:\.5)?/g, (found, digits: string) => {
    const place = Number(digits)
    const number = numbers[place]
    isWhole &&= number !== undefined && !met.has(place) && found === standIn(place, number)
    met.add(place)
    return number ?? found
  })
  return isWhole && met.size === numbers.length ? filled : undefined
}

/** How many signs a token has; a stand-in has one, so that numbers add to the others what they are longer. */
export const signsOfToken = (text: string): number => (/^7310\d\d(?:\.5)?$/.test(text) ? 1 : [...text].length)

const standIn = (place: number, number: string): string =>
  `7310${String(place).padStart(2, '0')}${number.includes('.') ? '.5' : ''}`
