/** One entry of a list of terms: what it names, and how much of what follows is its meaning. */
import type { Block } from '#reading/document.ts'

export type GlossaryEntry = {
  /** Where its term stands in the text of the block, without a bracket behind it. */
  readonly term: readonly [start: number, end: number]
  readonly meaning: readonly [start: number, end: number]
  /** Other names that the entry gives: "also known as …", an abbreviation in brackets. */
  readonly aliases: readonly string[]
  /** The meaning is a case, told behind "when": "when individuals change their behavior …". */
  readonly isCase: boolean
  /**
   * The heading above the block that is the term, where it does not stand in the block itself; `term` is empty then.
   */
  readonly heading?: string
}

/** The entry in `text` from `start` to `end`; undefined where that is none. */
export function glossaryEntry(
  { text: whole, spans }: Block,
  start: number,
  end: number,
  isUnderTitle: boolean,
): GlossaryEntry | undefined {
  const text = whole.slice(0, end)
  const [signed, marker = '', name = ''] = SIGNED.exec(text.slice(start)) ?? []
  const bold =
    signed === undefined && isUnderTitle
      ? spans.find((span) => span.kind === 'bold' && text.slice(start, span.start).trim() === '' && span.end < end)
      : undefined
  if (signed === undefined && !bold) return undefined
  const from = bold ? text.length - text.slice(bold.start).trimStart().length : start + marker.length
  const printed = bold ? text.slice(bold.start, bold.end).trim() : name
  const bracket = BRACKET.exec(printed)
  const term = bracket ? printed.slice(0, bracket.index) : printed
  const sign = bold ? bold.end + (/^\s*[:–—-]?\s*/.exec(text.slice(bold.end))?.[0].length ?? 0) : start + signed!.length
  const opening = OPENING.exec(text.slice(sign))?.[0] ?? ''
  const isCase = /^when $/i.test(opening)
  const meaningStart = sign + opening.length
  const meaningEnd = meaningStart + meaningLength(text.slice(meaningStart))
  if (!isTerm(term) || !isMeaning(text.slice(meaningStart, meaningEnd))) return undefined
  // "Hg and Ag: heating the ore alone": in a list without a title two things have something in common.
  if (!isUnderTitle && / and /.test(term)) return undefined
  const aliases = [
    ...(bracket && !NO_NAME.test(bracket[1]!) && !FIELD.test(bracket[1]!)
      ? [bracket[1]!.replace(/^also,? (?:called |known as )?/i, '')]
      : []),
    ...[...text.slice(sign).matchAll(ALIAS)].map((match) => match[1]!.trim()),
  ]
  return { term: [from, from + term.length], meaning: [meaningStart, meaningEnd], aliases, isCase }
}

/**
 * A term that stands as a heading, with its meaning in the paragraph below: "A force that opposes motion."; undefined
 * where that is a sentence.
 */
export function headedEntry(heading: string, { text }: Block): GlossaryEntry | undefined {
  const meaning = /^(?:An?|The|Any) [^.;:?!]{12,220}(?=\.(?:\s|$)|$)/.exec(text)?.[0]
  if (meaning === undefined || heading.split(' ').length > MOST_TERM_WORDS || !isTerm(heading) || !isMeaning(meaning))
    return undefined
  const relative = SETS_APART.exec(meaning)
  return relative && !FINITE.test(meaning.slice(0, relative.index))
    ? { term: [0, 0], meaning: [0, meaning.length], aliases: [], isCase: false, heading }
    : undefined
}

const MOST_TERM_WORDS = 4
const SETS_APART = /\b(?:that|which|who|whose|where|when|in which|by which|used to|used for|made of|caused by)\b/
const FINITE = /\b(?:is|are|was|were|has|have|had|can|may|must|will|does|do)\b/

const SIGNED = /^([•▪*\s-]*)(\p{L}[\p{L}\p{N}’'() /-]{1,70}?)\s*(?::| [–—-] | = )\s*/u
const BRACKET = /\s*\(([^()]+)\)$/
const NO_NAME = /\b(?:singular|plural|pl|sing)\b/i
/** "resilience (ecological)": in what field it is meant. */
const FIELD = /^(?:in \p{L}+|\p{Ll}+(?:al|ic|ive|ary|ous))$/u
const ALIAS = /\balso,? (?:called|known as|referred to as)?,? ?(?:the |an? )?([\p{L}][\p{L} ’-]{2,40}?)(?=[.;,)]|$)/giu
/** What stands before a meaning and is no part of it. */
const OPENING =
  /^(?:(?:\([^()]*\)|literally|also|formerly|originally),? )*(?:in (?:\p{Ll}+(?:log|graph|nom|istr|metr)y|\p{Ll}+ics), (?=an? |the )|when (?!\w+ing\b)|(?:this|it) (?:is|means|refers to) (?=an? |the )|describes (?=an? (?:\w+ )?(?:perspective|theory|approach|view|belief|process)\b))?/iu

/**
 * To the first full stop, without what adds another name or a pointer; of several remarks as many as it takes to say
 * something.
 */
function meaningLength(text: string): number {
  const told = text
    .replace(/(?<=[\p{L}\p{N})”])(?:\.|; (?=also|see|plural|singular)) .*$/su, '')
    .replace(
      /(?:[;,]? ?\(?(?:also (?:called|known as|referred to as)|see also|abbreviated|abbreviation)|(?:[;,] ?\(?| \()(?:see|plural|singular))\b.*$/i,
      '',
    )
  const remarks = told.split(/;\s+/)
  let length = remarks[0]!.length
  for (const remark of remarks.slice(1)) {
    if (
      (wordsIn(told.slice(0, length)) >= ENOUGH_WORDS && !isThin(told.slice(0, length))) ||
      (!GOES_ON.test(remark) && !isThin(told.slice(0, length))) ||
      wordsIn(told.slice(0, length)) + wordsIn(remark) > MOST_WORDS
    )
      break
    length = told.indexOf(remark, length) + remark.length
  }
  return withoutList(told.slice(0, length)).replace(/[\s.;,:]+$/, '').length
}

/** "process proposed by Kohlberg" says nothing of the process. */
const isThin = (meaning: string): boolean => ONLY_NAMES.test(meaning) || ONLY_PLACES.test(meaning)
/** "second stage of the syndrome" tells its place and not what it is. */
const ONLY_PLACES = /^(?:the )?(?:first|second|third|fourth|fifth|sixth|last|final|next) [\p{L} ’'-]+$/iu
const ONLY_NAMES = /^(?:an? |the )?[\p{L}-]+ (?:\p{L}+ed) by \p{Lu}[\p{L} .]*$/u

const wordsIn = (text: string): number => text.trim().split(/\s+/).length
/** A meaning of so many words says what sets its term apart. */
const ENOUGH_WORDS = 6
const [LEAST_WORDS, MOST_WORDS] = [3, 40]
/** A remark without a subject of its own: "made up of …", "usually high in intensity", "measure of frequency". */
const GOES_ON =
  /^(?!(?:these|this|it|they|the body|can|often|may)\b)(?:(?:usually|often|generally|typically|primarily|mainly|always|commonly) )?(?:\p{L}+ed|made|used|low|high|found|\p{L}+ing|\p{L}+ (?:of|in|to|by|for|that|with)|\p{L}+ \p{L}+ of) /iu

/**
 * A list behind a colon stays where it is short: "three components: intimacy, passion, and commitment"; where it is cut
 * off, enough must stand before it. The colon of "1:2:1" opens no list.
 */
function withoutList(meaning: string): string {
  const colon = meaning.search(/:(?!\d)/)
  if (colon < 0 || (wordsIn(meaning.slice(colon + 1)) <= MOST_LISTED && /,| and /.test(meaning.slice(colon))))
    return meaning
  const cut = meaning.slice(0, colon)
  return wordsIn(cut) < ENOUGH_WORDS ? '' : cut
}
const MOST_LISTED = 9

const isTerm = (term: string): boolean =>
  term.split(' ').length <= 6 &&
  !/[()]/.test(term) &&
  !/^(?:note|example|examples|result|source|figure|table|answer|question|step|date|time|place|aim|objective|purpose|cause|effect|advantages?|disadvantages?|reason|hint|tip|name|class|topic|section|chapter|part|unit(?! of)|week|day|true|false|summary|introduction|conclusion|remember|important|key|fact|who|what|when|where|why|how|pros|cons|uses|benefits|drawbacks|limitations|strengths|weaknesses|similarities|differences|for|in|on|with|by|of|to|from|at)s?\b/i.test(
    term,
  )

/** A phrase that says something of its own, no sentence about a person and no pointer. */
function isMeaning(meaning: string): boolean {
  const count = wordsIn(meaning)
  return (
    count >= LEAST_WORDS &&
    count <= MOST_WORDS &&
    !ONLY_NAMES.test(meaning) &&
    !/^(?:when|if|because|what|how|where|why)\b|^(?:a|an|the)? ?(?:\w+ )?terms? (?:for|used|that)\b|^(?:an|the)?(?:other|alternative|common|scientific|technical) (?:name|term|word)s? (?:for|of)\b|^another (?:name|term|word)\b/i.test(
      meaning,
    ) &&
    !/^(?:see|refer|cf|aka|the same as|same as|opposite of|as above|for example|e\.g)\b/i.test(meaning) &&
    !/[?!]|https?:|\b(?:you|your)\b/i.test(meaning) &&
    !/^(?:he|she|it|they|this|these|that|we|our|whatever)\b/i.test(meaning)
  )
}
