/** Lists that a statement gives: what they are lists of, and their members. */
import { isPlural } from '../survey/noun-number.ts'
import { isArticle, nounPhraseEnd, textOf } from '../survey/noun-phrases.ts'
import { isNoun, isVerb, type Word } from '../survey/words.ts'

export const LIST_PATTERNS = ['includes', 'such_as', 'consists_of', 'counted', 'divided', 'are'] as const
export type ListPattern = (typeof LIST_PATTERNS)[number]

export type FoundList = {
  readonly pattern: ListPattern
  /**
   * "symptoms of insomnia", "organelles"; for `consists_of` and `are` the whole with its article; for `counted`
   * "three types of muscle";
   * for `divided` "two types".
   */
  readonly of: string
  readonly items: readonly string[]
  /** For `divided`: "Memory is divided". */
  readonly whole?: string
  readonly plural: boolean
}

type Source = { readonly text: string; readonly words: readonly Word[] }

/** The list in a statement; undefined when there is none whose members are all plain noun phrases. */
export function listIn(sentence: Source): FoundList | undefined {
  return (
    countedList(sentence) ??
    dividedList(sentence) ??
    pluralSubjectList(sentence) ??
    includesList(sentence) ??
    consistsList(sentence) ??
    suchAsList(sentence)
  )
}

/** "Symptoms of insomnia include A, B, and C." */
function includesList(sentence: Source): FoundList | undefined {
  const { words } = sentence
  const from = isArticle(words[0]) ? 1 : 0
  const end = nounPhraseEnd(words, from)
  const verb = words[end]?.lower
  if (end === from || verb !== 'include' || !isPlural(textOf(sentence, from, end))) return undefined
  const items = wholeList(sentence, end + 1)
  // "lower levels of strength and mood": two members may share their first words.
  return items && items.length >= 3
    ? { pattern: 'includes', of: textOf(sentence, from, end), items, plural: true }
    : undefined
}

/** "The cytoplasm consists of A, B, and C." */
function consistsList(sentence: Source): FoundList | undefined {
  const { words } = sentence
  const from = isArticle(words[0]) ? 1 : 0
  const end = nounPhraseEnd(words, from)
  const verb = textOf(sentence, end, Math.min(words.length, end + 4)).toLowerCase()
  const link = /^(consists? of|(?:is|are) (?:composed|made up) of)\b/.exec(verb)
  if (end === from || !link) return undefined
  const items = wholeList(sentence, end + link[0].split(' ').length)
  return (
    items && {
      pattern: 'consists_of',
      of: textOf(sentence, 0, end),
      items,
      plural: isPlural(textOf(sentence, from, end)),
    }
  )
}

/** "There are three types of muscle: A, B, and C." and "The three types of muscle are A, B, and C." */
function countedList(sentence: Source): FoundList | undefined {
  const { words } = sentence
  const count = words.findIndex((word) => COUNTS.includes(word.lower))
  // "Chordata contains two clades: …": what the two are of stands before them and would be lost.
  if (
    count < 0 ||
    count > 3 ||
    words.slice(0, count).some(({ lower }) => !/^(?:there|are|the|these|main|only|basic)$/.test(lower))
  )
    return undefined
  const kindEnd = nounPhraseEnd(words, count + 1)
  if (kindEnd === count + 1 || !isPlural(textOf(sentence, count + 1, kindEnd))) return undefined
  const opens = words.findIndex(
    (word, index) =>
      index >= kindEnd && index <= kindEnd + 4 && (word.text === ':' || (word.lower === 'are' && index === kindEnd)),
  )
  if (opens < 0) return undefined
  const items = wholeList(sentence, opens + 1)
  const kind = textOf(sentence, count, kindEnd)
  // "Three kinds of bees live in a colony: …" asks for "the three kinds of bees that live in a colony".
  const rest =
    words[opens]!.text === ':' && opens > kindEnd
      ? `${isVerb(words[kindEnd]) && !/(?:ed|ing|en)$/.test(words[kindEnd]!.lower) ? ' that' : ''} ${textOf(sentence, kindEnd, opens)}`
      : ''
  const named = kind + rest
  return items && items.length === COUNTS.indexOf(words[count]!.lower) + 2
    ? { pattern: 'counted', of: named, items, plural: true }
    : undefined
}

/** "Memory is divided into two types: A and B." */
function dividedList(sentence: Source): FoundList | undefined {
  const { words } = sentence
  const into = words.findIndex(
    (word, index) => word.lower === 'into' && /^(divided|classified|grouped|separated)$/.test(words[index - 1]!.lower),
  )
  const [be, count, colon] = [
    words[into - 2]?.lower ?? '',
    words[into + 1]?.lower ?? '',
    words.findIndex((word) => word.text === ':'),
  ]
  if (into < 3 || !/^(is|are)$/.test(be) || !COUNTS.includes(count) || colon < into + 3 || colon > into + 6)
    return undefined
  const items = wholeList(sentence, colon + 1, true)
  return items && items.length === COUNTS.indexOf(count) + 2
    ? {
        pattern: 'divided',
        of: textOf(sentence, into + 1, colon),
        whole: textOf(sentence, 0, into),
        items,
        plural: true,
      }
    : undefined
}

/** "The main parts of the brain involved with memory are A, B, and C." */
function pluralSubjectList(sentence: Source): FoundList | undefined {
  const { words } = sentence
  const are = words.findIndex((word) => word.lower === 'are')
  const head = nounPhraseEnd(words, 1)
  if (
    words[0]!.lower !== 'the' ||
    are < 3 ||
    are > 14 ||
    head === 1 ||
    !isPlural(textOf(sentence, 1, head)) ||
    words.slice(0, are).some((word) => word.text === ',' || COUNTS.includes(word.lower))
  )
    return undefined
  const items = wholeList(sentence, are + 1)
  return items && items.length >= 3 ? { pattern: 'are', of: textOf(sentence, 0, are), items, plural: true } : undefined
}

/** "organelles such as A, B, and C": the examples end with a noun phrase after "and". */
function suchAsList(sentence: Source): FoundList | undefined {
  const { words } = sentence
  const such = words.findIndex((word, index) => word.lower === 'such' && words[index + 1]?.lower === 'as')
  if (such < 1) return undefined
  const end = words[such - 1]!.text === ',' ? such - 1 : such
  const from = nounPhraseStart(words, end)
  const of = textOf(sentence, from, end)
  if (from === end || !isPlural(of) || VAGUE_WHOLE.test(of)) return undefined
  const items = listFrom(sentence, such + 2)
  if (items?.items.length === 2 && items.items.some((item) => item.split(' ').length > 2)) return undefined
  return items && { pattern: 'such_as', of, items: items.items, plural: true }
}

const COUNTS = ['two', 'three', 'four', 'five', 'six']
const VAGUE_WHOLE =
  /^(?:(?:certain|various|new|other|different|many|several|some|such|few|most) .*|(?:things|factors|items|areas|ways|fields|people|others|aspects|cases|examples|issues|activities|places|words|situations|events|countries|questions|conditions|terms|figures|books|features|characteristics|traits|settings|variables|objects|departments|products|methods|experiences|animals|organisms|substances|emotions|materials|institutions|individuals|groups|natural events|changes|problems|skills|tasks))$/i

/** The members when the list runs to the end of the statement. */
function wholeList(sentence: Source, from: number, bare = false): readonly string[] | undefined {
  const list = listFrom(sentence, from, bare)
  return list && list.end >= sentence.words.length - 1 ? list.items : undefined
}

/**
 * Members parted by commas, the last after "and" or "or"; each a noun phrase, or with `bare` an adjective too
 * ("explicit and implicit"). `end`: the index after the last.
 */
function listFrom(
  sentence: Source,
  from: number,
  bare = false,
): { readonly items: readonly string[]; readonly end: number } | undefined {
  const { words } = sentence
  const items: string[] = []
  let at = from
  let isLast = false
  while (at < words.length) {
    const end = itemEnd(words, at) ?? (bare && words[at]?.tag === 'ADJ' ? at + 1 : undefined)
    if (end === undefined) return undefined
    items.push(textOf(sentence, at, end))
    at = end
    if (isLast) break
    if (words[at]?.text === ',') at += 1
    if (/^(and|or)$/.test(words[at]?.lower ?? '')) {
      isLast = true
      at += 1
    } else if (words[at - 1]?.text !== ',') break
  }
  return isLast &&
    items.length >= 2 &&
    items.length <= 7 &&
    new Set(items.map((item) => item.toLowerCase())).size === items.length
    ? { items, end: at }
    : undefined
}

function itemEnd(words: readonly Word[], from: number): number | undefined {
  const start = isArticle(words[from]) ? from + 1 : from
  const end = nounPhraseEnd(words, start)
  if (end === start || end - start > 6) return undefined
  const next = words[end]
  // A relative clause or a verb after a member means that the list is not understood.
  return next === undefined || /^[,.)]$/.test(next.text) || /^(and|or)$/.test(next.lower) || isVerb(next)
    ? end
    : undefined
}

/** The start of the nouns and adjectives that end before `end`. */
function nounPhraseStart(words: readonly Word[], end: number): number {
  let at = end
  while (at > 0 && (isNoun(words[at - 1]) || words[at - 1]!.tag === 'ADJ')) at -= 1
  return at
}
