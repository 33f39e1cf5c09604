/**
 * Definitions that give a thing its name: "… is called inertia", "When …, it is called …", "a pigment called
 * chlorophyll, which …".
 */
import { isArticle, nounPhraseEnd, textOf } from '../../survey/noun-phrases.ts'
import { isNoun, isVerb, type Word } from '../../survey/words.ts'
import { abbreviationAfter } from './bold-terms.ts'
import type { DefinitionFinder } from './definition.ts'

/** "The property of a body to remain at rest is called inertia." */
export const calledParts: DefinitionFinder = ({ words }) => {
  const named = namedTerm(
    words,
    words.findIndex((_, index) => index > 3 && isNaming(words, index)),
  )
  // "… is called useful work, which is …" tells the meaning behind the name.
  if (!named || (words[named.to]?.text === ',' && /^(which|or)$/.test(words[named.to + 1]?.lower ?? '')))
    return undefined
  const verb = words.findLastIndex((word, index) => index < named.naming && /^(is|are)$/.test(word.lower))
  // "babies enter what is called the babbling stage".
  if (
    verb < 4 ||
    /^(?:what|that|which)$/.test(words[verb - 1]!.lower) ||
    /^(when|if|because|as|this|these|it|they)$/.test(words[0]!.lower)
  )
    return undefined
  return {
    term: [named.from, named.to],
    meaning: [0, words[verb - 1]!.text === ',' ? verb - 1 : verb],
    pattern: 'called',
    abbreviation: named.abbreviation,
  }
}

/** "When an organism receives a reinforcer each time, it is called continuous reinforcement." */
export const namedCaseParts: DefinitionFinder = ({ words }) => {
  if (words[0]!.lower !== 'when') return undefined
  const comma = words.findIndex(
    (word, index) =>
      word.text === ',' && /^(it|this)$/.test(words[index + 1]?.lower ?? '') && words[index + 2]?.lower === 'is',
  )
  const named =
    comma < 4
      ? undefined
      : namedTerm(
          words,
          words.findIndex((_, index) => index > comma && isNaming(words, index)),
        )
  if (!named) return undefined
  return { term: [named.from, named.to], meaning: [1, comma], pattern: 'in_which', abbreviation: named.abbreviation }
}

/** "… a green pigment called chlorophyll, which captures light." means: a green pigment that captures light. */
export const namedGenusParts: DefinitionFinder = (sentence) => {
  const { words } = sentence
  const named = words.findIndex(
    (word, index) =>
      index > 1 &&
      (word.lower === 'called' || (word.lower === 'as' && words[index - 1]!.lower === 'known')) &&
      isNoun(words[index - (word.lower === 'as' ? 2 : 1)]),
  )
  if (named < 0) return undefined
  const genusEnd = words[named]!.lower === 'as' ? named - 1 : named
  const from = isArticle(words[named + 1]) ? named + 2 : named + 1
  const to = nounPhraseEnd(words, from)
  if (to === from || words[to]?.text !== ',' || !/^(which|who)$/.test(words[to + 1]?.lower ?? '')) return undefined
  let genus = genusEnd - 1
  while (genus > 0 && !isArticle(words[genus]) && (isNoun(words[genus]) || words[genus]!.tag === 'ADJ')) genus -= 1
  const end = words.length - 1
  if (!/^an?$/.test(words[genus]!.lower) || words.slice(to + 2, end).some((word) => word.text === ',')) return undefined
  // "a process called encoding, which is the input of …": what follows is the whole meaning.
  if (words[to + 2]?.lower === 'is' && isArticle(words[to + 3]))
    return { term: [from, to], meaning: [to + 3, end], pattern: 'is' }
  return {
    term: [from, to],
    meaning: [to + 2, end],
    opening: `${textOf(sentence, genus, genusEnd).toLowerCase()} that`,
    pattern: 'is',
  }
}

type Named = {
  readonly naming: number
  readonly from: number
  readonly to: number
  readonly abbreviation?: string | undefined
}

/** The term after a naming verb, when the sentence ends or pauses behind it. */
function namedTerm(words: readonly Word[], naming: number): Named | undefined {
  if (naming < 0) return undefined
  let from = naming + 1
  while (from < words.length && (isArticle(words[from]) || /^[“"‘']$/.test(words[from]!.text))) from += 1
  const to = nounPhraseEnd(words, from)
  const bracket = abbreviationAfter(words, to)
  const next = words[bracket?.end ?? to]
  const pauses =
    next === undefined ||
    /^[.,”"’']$/.test(next.text) ||
    (next.lower === 'and' && isVerb(words[(bracket?.end ?? to) + 1]))
  return to > from && pauses ? { naming, from, to, abbreviation: bracket?.text } : undefined
}

/** The last word of "is called", "are known as", "is referred to as", "is termed". */
function isNaming(words: readonly Word[], at: number): boolean {
  const back = (steps: number): string => words[at - steps]?.lower ?? ''
  const isBe = (steps: number): boolean =>
    /^(is|are)$/.test(back(steps)) ||
    (/^(often|also|sometimes|commonly|usually)$/.test(back(steps)) && /^(is|are)$/.test(back(steps + 1)))
  const word = words[at]!.lower
  if (word === 'called' || word === 'termed') return isBe(1)
  return word === 'as' && ((back(1) === 'known' && isBe(2)) || (back(1) === 'to' && back(2) === 'referred' && isBe(3)))
}
