/** Finds where the text itself says what a term means. */
import { meaningFault, sharesWord, tidyMeaning } from './meaning.ts'
import { isPlural } from './noun-number.ts'
import { isArticle, nounPhraseEnd, stemsOf, textOf } from './noun-phrases.ts'
import type { StudySentence } from './study-sentences.ts'
import { isNoun, type Word } from './words.ts'

/** How a definition is worded: "is", "refers to", "is called", "occurs when", "states that". */
export const DEFINITION_PATTERNS = ['is', 'refers_to', 'called', 'occurs_when', 'states_that'] as const
export type DefinitionPattern = (typeof DEFINITION_PATTERNS)[number]

export type Definition = {
  /** As printed, without its article. */
  readonly term: string
  /** The stems of the term. */
  readonly key: string
  readonly article: '' | 'a' | 'an' | 'the'
  readonly plural: boolean
  /** An abbreviation given in brackets after the term. */
  readonly abbreviation?: string
  /**
   * What the term means, without full stop, in lower case where it is no name. For `is`, `refers_to` and `called` a noun phrase;
   * for `occurs_when` and `states_that` the clause after "when" or "that".
   */
  readonly meaning: string
  readonly pattern: DefinitionPattern
  /** A word of the term stands in the meaning: it would tell the term among options. */
  readonly namesTerm: boolean
  readonly sentence: StudySentence
  /** The words of the term in the sentence: `from` to before `to`. */
  readonly from: number
  readonly to: number
}

/** Puts the start of a sentence into running text. */
type Lower = (text: string) => string

/** What decides whether a noun phrase is a term at all. */
export type TermTest = (phrase: string, key: string, sentence: StudySentence) => boolean

/** The definition that a sentence gives, if it gives one. `lower` puts the start of a sentence into running text. */
export function definitionIn(sentence: StudySentence, isTerm: TermTest, lower: Lower): Definition | undefined {
  if (!/\.$/.test(sentence.text) || sentence.words.length > MOST_WORDS) return undefined
  const found = forwardDefinition(sentence, lower) ?? calledDefinition(sentence, lower) ?? namedGenus(sentence, lower) ?? apposition(sentence, lower)
  if (!found || BAD_TERM.test(found.term) || found.term.length < 3) return undefined
  if (!isTerm(found.term, found.key, sentence)) return undefined
  return meaningFault(found) === undefined ? found : undefined
}

const MOST_WORDS = 45

/** "A microscope is an instrument that …", "Inertia refers to …", "Interference occurs when …", "Newton’s first law states that …". */
function forwardDefinition(sentence: StudySentence, lower: Lower): Definition | undefined {
  const { words } = sentence
  const opening = subjectStart(words)
  const from = opening + (isArticle(words[opening]) ? (/^(term|word|phrase|concept)$/.test(words[opening + 1]?.lower ?? '') && words[opening + 2]?.lower !== 'of' ? 2 : 1) : 0)
  const to = nounPhraseEnd(words, from)
  if (to === from) return undefined
  const bracket = abbreviationAfter(words, to)
  const verb = skipParenthesis(words, bracket?.end ?? to)
  const link = linkAt(words, verb)
  if (!link) return undefined
  const last = words.length - 1
  if (last - link.start < 3) return undefined
  return build(sentence, lower, { from, to, article: from === opening + 1 ? words[opening]!.lower : '', meaning: textOf(sentence, link.start, last), pattern: link.pattern, abbreviation: bracket?.text })
}

/** Where the subject begins: at once, or after "Unlike mores,". */
function subjectStart(words: readonly Word[]): number {
  if (!/^(unlike|like)$/.test(words[0]!.lower)) return 0
  const comma = words.findIndex((word) => word.text === ',')
  return comma > 0 && comma < 6 ? comma + 1 : 0
}

/** The verb that opens a meaning at `at`, and the word with which the meaning begins. */
function linkAt(words: readonly Word[], at: number): { readonly pattern: DefinitionPattern; readonly start: number } | undefined {
  const [verb, second, third] = [words[at]?.lower, words[at + 1]?.lower, words[at + 2]?.lower]
  if (verb === 'is' || verb === 'are') {
    if (second === 'defined' && third === 'as') return { pattern: 'refers_to', start: at + 3 }
    if (second === 'defined' && third === 'to' && words[at + 3]?.lower === 'be') return { pattern: 'refers_to', start: at + 4 }
    const adverb = /^(simply|basically|essentially|usually|generally|typically|just)$/.test(second ?? '') ? 1 : 0
    const first = words[at + 1 + adverb]
    if (first && /^(a|an|the|any)$/.test(first.lower)) return { pattern: 'is', start: at + 1 + adverb }
    if (verb === 'are' && first && words[at + 1 + adverb + 1] && opensBarePlural(words, at + 1 + adverb)) return { pattern: 'is', start: at + 1 + adverb }
    return undefined
  }
  if ((verb === 'refers' || verb === 'refer') && second === 'to') return { pattern: 'refers_to', start: at + 2 }
  if (/^describes?$/.test(verb ?? '') && isArticle(words[at + 1])) return { pattern: 'refers_to', start: at + 1 }
  if (verb === 'means' && second !== 'that') return { pattern: 'refers_to', start: at + 1 }
  if ((verb === 'occurs' || verb === 'occur' || verb === 'happens') && second === 'when') return { pattern: 'occurs_when', start: at + 2 }
  if (/^(states|state|holds|asserts)$/.test(verb ?? '') && second === 'that') return { pattern: 'states_that', start: at + 2 }
  return undefined
}

/** "are membrane-bound organelles that …": a plural genus with a relative clause close behind it. */
function opensBarePlural(words: readonly Word[], at: number): boolean {
  const first = nounPhraseEnd(words, at)
  const end = /^(or|and)$/.test(words[first]?.lower ?? '') ? nounPhraseEnd(words, first + 1) : first
  return end > at && isPlural(words[end - 1]!.lower) && /^(that|which|who|whose|in|made|used|of|with|found|composed|consisting)$/.test(words[end]?.lower ?? '')
}

/** "The property of a body to remain at rest is called inertia." */
function calledDefinition(sentence: StudySentence, lower: Lower): Definition | undefined {
  const { words } = sentence
  const named = words.findIndex((word, index) => index > 3 && isNaming(words, index))
  if (named < 0) return undefined
  let from = named + 1
  while (from < words.length && (isArticle(words[from]) || /^[“"‘']$/.test(words[from]!.text))) from += 1
  const to = nounPhraseEnd(words, from)
  const bracket = abbreviationAfter(words, to)
  const end = bracket?.end ?? to
  if (to === from || !(end >= words.length - 1 || /^[”"’']$/.test(words[end]!.text)) || words.length - 1 - end > 1) return undefined
  const verb = words.findLastIndex((word, index) => index < named && /^(is|are)$/.test(word.lower))
  if (verb < 4) return undefined
  const article = isArticle(words[named + 1]) ? words[named + 1]!.lower : ''
  return build(sentence, lower, { from, to, article, meaning: lower(textOf(sentence, 0, verb)), pattern: 'called', abbreviation: bracket?.text })
}

/** The last word of "is called", "are known as", "is referred to as", "is termed". */
function isNaming(words: readonly Word[], at: number): boolean {
  const back = (steps: number): string => words[at - steps]?.lower ?? ''
  const isBe = (steps: number): boolean => /^(is|are)$/.test(back(steps)) || (/^(often|also|sometimes|commonly|usually)$/.test(back(steps)) && /^(is|are)$/.test(back(steps + 1)))
  const word = words[at]!.lower
  if (word === 'called' || word === 'termed') return isBe(1)
  if (word !== 'as') return false
  return (back(1) === 'known' && isBe(2)) || (back(1) === 'to' && back(2) === 'referred' && isBe(3))
}

/** "… a green pigment called chlorophyll, which captures light." means: a green pigment that captures light. */
function namedGenus(sentence: StudySentence, lower: Lower): Definition | undefined {
  const { words } = sentence
  const named = words.findIndex((word, index) => index > 1 && (word.lower === 'called' || (word.lower === 'as' && words[index - 1]!.lower === 'known')) && isNoun(words[index - (word.lower === 'as' ? 2 : 1)]))
  if (named < 0) return undefined
  const genusEnd = words[named]!.lower === 'as' ? named - 1 : named
  const from = isArticle(words[named + 1]) ? named + 2 : named + 1
  const to = nounPhraseEnd(words, from)
  if (to === from || words[to]?.text !== ',' || !/^(which|who)$/.test(words[to + 1]?.lower ?? '')) return undefined
  let genus = genusEnd - 1
  while (genus > 0 && !isArticle(words[genus]) && (isNoun(words[genus]) || words[genus]!.tag === 'ADJ')) genus -= 1
  if (!/^an?$/.test(words[genus]!.lower)) return undefined
  const end = words.length - 1
  if (words.slice(to + 2, end).some((word) => word.text === ',')) return undefined
  return build(sentence, lower, { from, to, article: '', meaning: joinGenus(textOf(sentence, genus, genusEnd).toLowerCase(), textOf(sentence, to + 2, end)), pattern: 'is' })
}

/** "a process", "is the input of information" → "the input of information"; otherwise the genus with what sets it apart. */
const joinGenus = (genus: string, rest: string): string => (/^is (a|an|the) /.test(rest) ? rest.slice(3) : `${genus} that ${rest}`)

/** "… cultural imperialism, the deliberate imposition of …": the term in bold, its meaning after it to the end of the sentence. */
function apposition(sentence: StudySentence, lower: Lower): Definition | undefined {
  const { words } = sentence
  const end = words.length - 1
  for (let sign = 1; sign < words.length - 5; sign += 1) {
    const start = appositionStart(words, sign)
    const from = start === undefined ? undefined : boldPhraseBefore(sentence, sign)
    if (start === undefined || from === undefined) continue
    // A further comma may open another member of a list, or go on about something else.
    if (words.slice(start, end).some((word) => word.text === ',' || /^(but|while|whereas)$/.test(word.lower))) continue
    const genus = nounPhraseEnd(words, start + 1)
    if (genus === start + 1 || !/^(that|which|who|whose|of|in|for|where|used|made|between|to)$/.test(words[genus]?.lower ?? '')) continue
    const article = isArticle(words[from - 1]) ? words[from - 1]!.lower : ''
    return build(sentence, lower, { from, to: sign, article, meaning: textOf(sentence, start, end), pattern: 'is' })
  }
  return undefined
}

/** Where the meaning begins after a comma, colon or dash: at an article, past "or" or "which is". */
function appositionStart(words: readonly Word[], sign: number): number | undefined {
  if (!/^[,:–—]$/.test(words[sign]!.text)) return undefined
  const skipped = words[sign + 1]!.lower === 'or' ? 1 : /^(which|who)$/.test(words[sign + 1]!.lower) && /^(is|are)$/.test(words[sign + 2]!.lower) ? 2 : 0
  return isArticle(words[sign + 1 + skipped]) ? sign + 1 + skipped : undefined
}

function boldPhraseBefore({ words, bold }: StudySentence, comma: number): number | undefined {
  for (let from = Math.max(0, comma - 5); from < comma; from += 1) {
    const phrase = words.slice(from, comma).map((word) => word.lower).join(' ')
    if (bold.includes(phrase) && isNoun(words[comma - 1])) return from
  }
  return undefined
}

type Parts = { readonly from: number; readonly to: number; readonly article: string; readonly meaning: string; readonly pattern: DefinitionPattern; readonly abbreviation?: string | undefined }

function build(sentence: StudySentence, lower: Lower, parts: Parts): Definition {
  const term = textOf(sentence, parts.from, parts.to)
  const meaning = tidyMeaning(parts.meaning)
  return {
    term: parts.from === 0 ? lower(term) : term,
    key: stemsOf(sentence.words.slice(parts.from, parts.to)),
    article: parts.article as Definition['article'],
    plural: isPlural(term),
    ...(parts.abbreviation === undefined ? {} : { abbreviation: parts.abbreviation }),
    meaning,
    namesTerm: sharesWord(term, meaning),
    pattern: parts.pattern,
    sentence,
    from: parts.from,
    to: parts.to,
  }
}

/** "(STM)" after a term. */
function abbreviationAfter(words: readonly Word[], at: number): { readonly text: string; readonly end: number } | undefined {
  if (words[at]?.text !== '(' || words[at + 2]?.text !== ')' || !/^[A-Z][A-Za-z0-9-]{1,6}$/.test(words[at + 1]!.text)) return undefined
  return { text: words[at + 1]!.text, end: at + 3 }
}

/** ", or working memory," and ", also called working memory," between a term and its verb; the index of what follows. */
function skipParenthesis(words: readonly Word[], at: number): number {
  if (words[at]?.text === ',' && /^(or|also|sometimes|often)$/.test(words[at + 1]?.lower ?? '')) {
    const close = words.findIndex((word, index) => index > at && word.text === ',')
    if (close > 0 && close - at < 8) return close + 1
  }
  return at
}

/** Nouns that are too general, or only stand for something said before, to be terms. */
const BAD_TERM = /^((the |an? )?(same|other|first|second|next|last|main|only|best|key|new|different|various|certain|such|more|most|many|own|important|major|common|typical|good|great|single|whole|entire|basic|another|following|current|recent|early|late|further|specific|general|particular|simple|example|examples|one) .*|thing|things|people|person|way|ways|time|times|day|year|years|word|words|result|results|reason|reasons|answer|goal|goals|purpose|term|terms|question|questions|difference|number|numbers|study|studies|idea|ideas|problem|problems|example|examples|part|parts|point|points|fact|facts|case|cases|step|steps|area|areas|group|groups|type|types|kind|kinds|form|forms|factor|factors|issue|issues|effect|effects|aspect|aspects|researchers?|scientists?|students?|others?|author|book|story|man|woman|men|women|child|children|use|advantage|disadvantage|theory|theories|system|systems|process|processes|object|objects|level|levels|amount|rate|size|role|function|structure|activity|law|laws|principle|model|force|set|pattern|technique|event|events|situation|everything|something|nothing|anyone|someone|everyone|change|changes|interest|evidence|data|ability|body|bodies|life|world)$/i
