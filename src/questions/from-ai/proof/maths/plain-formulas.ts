/**
 * Finds the formulas that stand in plain text, as `2x + 3 = 11`, and joins them with those that are written as LaTeX.
 */

export type Piece = { readonly kind: 'text' | 'math'; readonly text: string }

type Part = {
  readonly kind: 'space' | 'word' | 'operand' | 'operator' | 'open' | 'close'
  readonly text: string
  readonly math?: boolean
}

/** Words of at most three letters that are no product of letters. */
const SHORT_WORDS = new Set(
  'is in of to if at by or and the for are was how its has be on we it an as do so no not per all any let set get has who one two six ten cm mm km kg mg ml hr min sec cl dl hcf lcm gcd gcf sum out use you via off has may can new old age cat dog pen box cut top due day yes hk hkd aud st nd rd th'.split(
    ' ',
  ),
)
const UNIT_LETTERS = 'mgslh'

const PART =
  /\s+|((?:\d{1,3}(?:,\d{3})+(?![\d,])|\d+)(?:\.\d+)?|\.\d+)|(sqrt|sin|cos|tan|log|pi)(?![a-z])|([A-Za-z]+)|([αβγθφπ])|(<=|>=|!=|[-+−–*×÷·⋅/=<>≤≥≠≦≧^±:≡＝＋－＜＞：])|([([（√|])|([)\]）²³⁴⁵⁶⁰¹°%!])|([\s\S])/gu

/** The pieces in order, formulas as LaTeX that `readLatex` takes. Never joins what only words join. */
export function joinFormulas(pieces: readonly Piece[]): Piece[] {
  const parts = pieces.flatMap(partsOf)
  const joined: Piece[] = []
  let at = 0
  while (at < parts.length) {
    const end = runEnd(parts, at)
    if (end > at) {
      joined.push(...trimmedRun(parts.slice(at, end)))
      at = end
    } else {
      joined.push({ kind: 'text', text: parts[at]!.text })
      at += 1
    }
  }
  return joined
}

function partsOf(piece: Piece): Part[] {
  if (piece.kind === 'math') return [{ kind: 'operand', text: piece.text.trim(), math: true }]
  const parts: Part[] = []
  const source = piece.text
    .replace(/\b([HL])\.C\.([FM])\./g, '$1C$2')
    .replace(/\bp\.a\.?/gi, 'per annum')
    .replace(
      /(cm|mm|km|\bm)\^?\{?([23])\}?(?![\d])/g,
      (_, unit: string, power: string) => `${unit}${power === '2' ? '²' : '³'}`,
    )
    .replace(/\bHK\$|\\?\$/g, ' ')
    .replace(/\^(\d{2,})/g, '^{$1}')
    .replace(/\^\((-?\d+)\)/g, '^{$1}')
  for (const found of source.matchAll(PART)) {
    const [all, number, called, word, greek, operator, open, close] = found
    if (number !== undefined || greek !== undefined) parts.push({ kind: 'operand', text: all })
    else if (called !== undefined) parts.push({ kind: 'open', text: all })
    else if (word !== undefined) parts.push(wordPart(all, source, found.index))
    else if (operator !== undefined) parts.push({ kind: 'operator', text: all })
    else if (open !== undefined) parts.push({ kind: 'open', text: all })
    else if (close !== undefined) parts.push({ kind: 'close', text: all })
    else parts.push({ kind: all.trim() === '' ? 'space' : 'word', text: all })
  }
  return bracedExponents(parts)
}

/** `^`, `{`, `12`, `}` become one operator. */
function bracedExponents(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (let at = 0; at < parts.length; at += 1) {
    if (parts[at]!.text === '^' && parts[at + 1]?.text === '{') {
      const end = parts.findIndex(({ text }, index) => index > at && text === '}')
      if (end > 0 && end - at < 8) {
        joined.push({
          kind: 'close',
          text: parts
            .slice(at, end + 1)
            .map(({ text }) => text)
            .join(''),
        })
        at = end
        continue
      }
    }
    joined.push(parts[at]!)
  }
  return joined
}

/** A letter, or letters beside a digit or an operator, are a formula; units and articles are words. */
function wordPart(word: string, source: string, at: number): Part {
  const before = source.slice(0, at)
  const after = source.slice(at + word.length)
  const touches =
    (/[\d)^*/]$|[-+=<>×÷(]\s*$/.test(before) && !/\p{L}-$/u.test(before)) ||
    (/^(?:[²³^(*/]|\s*[-+=<>×÷≤≥])/.test(after) && !/^-\p{L}{2}/u.test(after))
  if (word.length === 1) {
    if (UNIT_LETTERS.includes(word.toLowerCase()) && /[\d)]\s?$/.test(before) && !/^\s*[-+=<>×÷*^²³(]/.test(after))
      return { kind: 'word', text: word }
    if (UNIT_LETTERS.includes(word.toLowerCase()) && /^\s?$/.test(before))
      return touches ? { kind: 'operand', text: word } : { kind: 'word', text: word }
    if ((word === 'a' || word === 'A' || word === 'I') && !touches && !/^[\s]*[)]/.test(after))
      return { kind: 'word', text: word }
    return { kind: 'operand', text: word }
  }
  const letters =
    word.length <= 3 && word === word.toLowerCase() && !SHORT_WORDS.has(word) && touches && !/[a-zA-Z]$/.test(before)
  return letters ? { kind: 'operand', text: word } : { kind: 'word', text: word }
}

/** Where the formula that begins here ends; the same place when none does. */
function runEnd(parts: readonly Part[], start: number): number {
  let end = start
  let depth = 0
  let previous: Part | undefined
  let spaced = false
  for (let at = start; at < parts.length; at += 1) {
    const part = parts[at]!
    if (part.kind === 'space') {
      spaced = true
      continue
    }
    if (part.kind === 'word') {
      // The comma of a point.
      if (part.text !== ',' || depth === 0 || previous?.kind !== 'operand') break
    } else if (previous !== undefined && !mayFollow(previous, part, spaced)) break
    // "Solve for x: 2x = 4" is no ratio.
    if (/^[:：]$/.test(part.text) && (previous?.math === true || (!spaced && parts[at + 1]?.kind === 'space'))) break
    if (part.kind === 'open' && /[(（]/.test(part.text)) depth += 1
    if (part.kind === 'close' && /[)）]/.test(part.text)) depth -= 1
    if (depth < 0) break
    previous = part.kind === 'word' ? { kind: 'operator', text: ',' } : part
    spaced = false
    end = at + 1
  }
  return end
}

function mayFollow(previous: Part, part: Part, spaced: boolean): boolean {
  if (part.kind === 'operator' || previous.kind === 'operator') return true
  if (previous.kind === 'open') return true
  if (part.kind === 'close') return !spaced || part.text === ')' || part.text === '）' || part.text === '%'
  if (previous.math === true && part.math === true) return false
  return !spaced
}

/** The run as a formula, with the signs at its ends that belong to the sentence given back. */
function trimmedRun(run: readonly Part[]): Piece[] {
  let from = 0
  let to = run.length
  const solid = (part: Part): boolean => part.kind === 'operand'
  if (!run.some(solid)) return run.map(({ text }) => ({ kind: 'text', text }))
  for (;;) {
    const [first, last] = [run[from]!, run[to - 1]!]
    const balance = run
      .slice(from, to)
      .reduce(
        (sum, { kind, text }) =>
          sum + (kind === 'open' && /[(（]/.test(text) ? 1 : kind === 'close' && /[)）]/.test(text) ? -1 : 0),
        0,
      )
    if (
      first.kind === 'space' ||
      (first.kind === 'operator' && !/^[-−–＋+±]$/.test(first.text)) ||
      first.kind === 'close' ||
      (first.kind === 'open' && /^[(（]$/.test(first.text) && balance > 0)
    )
      from += 1
    else if (
      last.kind === 'space' ||
      last.kind === 'operator' ||
      last.kind === 'word' ||
      last.kind === 'open' ||
      (last.kind === 'close' && last.text === '!') ||
      (last.kind === 'close' && /^[)）]$/.test(last.text) && balance < 0)
    )
      to -= 1
    else break
  }
  const lead = run
    .slice(0, from)
    .map(({ text }) => text)
    .join('')
  const tail = run
    .slice(to)
    .map(({ text }) => text)
    .join('')
  const tex = run
    .slice(from, to)
    .map(({ text, math }) => (math === true ? ` ${text} ` : text))
    .join('')
    .trim()
  return [
    ...(lead === '' ? [] : [{ kind: 'text' as const, text: lead }]),
    { kind: 'math', text: tex },
    ...(tail === '' ? [] : [{ kind: 'text' as const, text: tail }]),
  ]
}
