/** Reads the Markdown subset of rich text in one pass: time grows with the length, whatever signs stand in it. */
import type { RichText } from './inline.ts'
import { growTree, type Leaf, type StyledLeaf } from './styled-leaves.ts'
import { mustBeThere } from '../must-be-there.ts'

/**
 * The Markdown subset: `**strong**`, `*emphasis*`, `$x^2$` or `\(x^2\)`, `$$x^2$$` or `\[x^2\]`, `____` (three or
 * more) a blank,
 * a new line a break, `\` before `\ * _ $` as itself. A mark that never closes stands for itself. A formula has at
 * most 4096 signs.
 * The tree is always normal: parsing what `formatRichText` wrote gives it again.
 */
export function parseRichText(markdown: string): RichText {
  return growTree(styleLeaves(pairStars(tokenise(markdown.replace(/\r\n?/g, '\n')))))
}

/**
 * A run of stars and what it does: which styles it opens and closes, and how many of its stars stand for themselves.
 */
type Stars = {
  readonly kind: 'stars'
  readonly count: number
  readonly mayOpen: boolean
  readonly mayClose: boolean
  readonly opens: Flags
  readonly closes: Flags
  literal: number
}
type Flags = Record<Style, boolean>
type Style = 'strong' | 'emphasis'
type Token = Leaf | Stars

const STAR_COUNT: Readonly<Record<Style, number>> = { strong: 2, emphasis: 1 }

const ESCAPE = /\\([\\*_$])/y
const PLAIN = /[^\\*_$\n]+/y
const STARS = /\*+/y
const GAP = /_{3,}/y
// A formula opens before a sign that is not a space and closes after one, and no digit follows: "$5 and $10" stays
// money.
const DOLLARS = /\$(?=\S)((?:\\[^\n]|[^$\\\n]){1,4096})(?<!\s)\$(?!\d)/y
const DOUBLE_DOLLARS = /\$\$((?:\\[\s\S]|[^$\\]){1,4096})\$\$/y
const PARENTHESES = /\\\(((?:\\[^()]|[^\\]){1,4096})\\\)/y
const BRACKETS = /\\\[((?:\\[^[\]]|[^\\]){1,4096})\\\]/y

function tokenise(source: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found !== null) at = pattern.lastIndex
    return found
  }
  const formula = (pattern: RegExp, display: boolean): Token | undefined => {
    const start = at
    const tex = match(pattern)?.[1]?.trim() ?? ''
    if (tex === '') at = start
    return tex === '' ? undefined : { kind: 'math', tex, display }
  }
  const next = (): Token => {
    const start = at
    const plain = match(PLAIN) ?? match(ESCAPE)
    if (plain !== null) return { kind: 'text', text: plain[1] ?? plain[0] }
    const math =
      formula(DOUBLE_DOLLARS, true) ?? formula(DOLLARS, false) ?? formula(PARENTHESES, false) ?? formula(BRACKETS, true)
    if (math !== undefined) return math
    if (match(GAP) !== null) return { kind: 'blank' }
    const stars = match(STARS)
    if (stars !== null) {
      const mayOpen = /\S/u.test(source.charAt(at))
      const mayClose = /\S/u.test(source.charAt(start - 1))
      return {
        kind: 'stars',
        count: stars[0].length,
        mayOpen,
        mayClose,
        opens: { strong: false, emphasis: false },
        closes: { strong: false, emphasis: false },
        literal: 0,
      }
    }
    at += 1
    return source[start] === '\n' ? { kind: 'break' } : { kind: 'text', text: source.charAt(start) }
  }
  while (at < source.length) tokens.push(next())
  return tokens
}

/** Pairs the stars that open a style with those that close it; the rest stand for themselves. */
function pairStars(tokens: readonly Token[]): readonly Token[] {
  const openers = new Map<Style, Stars>()
  for (const token of tokens) {
    if (token.kind !== 'stars') continue
    const turn = turnOf(token, openers)
    if (turn === undefined) {
      token.literal = token.count
      continue
    }
    for (const style of turn.closes) {
      token.closes[style] = true
      mustBeThere(openers.get(style), 'the stars that open what these close').opens[style] = true
      openers.delete(style)
    }
    for (const style of turn.opens) openers.set(style, token)
  }
  for (const [style, token] of openers) token.literal += STAR_COUNT[style]
  return tokens
}

type Turn = { readonly closes: readonly Style[]; readonly opens: readonly Style[] }

/** What a run of stars does where `open` styles are open; undefined when it means nothing there. */
function turnOf({ count, mayOpen, mayClose }: Stars, open: ReadonlyMap<Style, Stars>): Turn | undefined {
  const turn = open.size === 2 ? TURNS_IN_BOTH[count] : turnOutside(count, open)
  if (turn === undefined || (turn.opens.length > 0 && !mayOpen) || (turn.closes.length > 0 && !mayClose))
    return undefined
  return turn
}

const STYLES_OF_COUNT: Readonly<Record<number, readonly Style[] | undefined>> = {
  1: ['emphasis'],
  2: ['strong'],
  3: ['strong', 'emphasis'],
}

/** With at most one style open, a run ends what is open of the styles that it names and begins the rest. */
function turnOutside(count: number, open: ReadonlyMap<Style, Stars>): Turn | undefined {
  const named = STYLES_OF_COUNT[count]
  return named && { closes: named.filter((style) => open.has(style)), opens: named.filter((style) => !open.has(style)) }
}

/** With both styles open, four stars end both and begin an emphasis, five end both and begin a strong text. */
const TURNS_IN_BOTH: Readonly<Record<number, Turn | undefined>> = {
  1: { closes: ['emphasis'], opens: [] },
  2: { closes: ['strong'], opens: [] },
  3: { closes: ['strong', 'emphasis'], opens: [] },
  4: { closes: ['strong', 'emphasis'], opens: ['emphasis'] },
  5: { closes: ['strong', 'emphasis'], opens: ['strong'] },
}

function styleLeaves(tokens: readonly Token[]): StyledLeaf[] {
  const leaves: StyledLeaf[] = []
  let strong = false
  let emphasis = false
  for (const token of tokens) {
    if (token.kind !== 'stars') {
      leaves.push({ leaf: token, strong, emphasis })
      continue
    }
    if (token.closes.strong) strong = false
    if (token.closes.emphasis) emphasis = false
    if (token.literal > 0) leaves.push({ leaf: { kind: 'text', text: '*'.repeat(token.literal) }, strong, emphasis })
    if (token.opens.strong) strong = true
    if (token.opens.emphasis) emphasis = true
  }
  return leaves
}
