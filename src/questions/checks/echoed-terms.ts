/**
 * Terms that their own description spells: who knows no more than the language finds "intimacy" by "intimate thoughts".
 */
import { flaw } from './item-flaw.ts'
import { meaningOf } from './meanings.ts'
import type { Rule } from './item-view.ts'
import { contentRoots, englishWords, sharedRuns } from './words.ts'

/** Of a term that is asked for by its description; a description that is asked for may use the words of its term. */
export const termInMeaning: Rule = (view) => {
  const {
    item,
    stem,
    answers: [answer],
    distractors,
    chinese,
  } = view
  if (answer === undefined || meaningOf(view)?.isAsked === true) return []
  const isChoice = item.type === 'multiple_choice'
  const told = meaningOf(view)?.meaning ?? stem
  const found = chinese
    ? spelledInChinese(answer, told, isChoice ? distractors : undefined)
    : spelledInEnglish(answer, told, isChoice ? distractors : undefined)
  return found === undefined ? [] : [flaw('reject', 'term_in_meaning', 'stem', found)]
}

/** A longer answer is a statement. */
const LONGEST_TERM = { words: 3, characters: 5 } as const
/** In letters of the term: what a word of the description must spell of it, and how much must be spelled in all. */
const SPELLED = { prefix: 6, letters: 4, share: 0.45, prefixShare: 0.7 } as const

/** Every telling word of the term, or, among options, one that no other option has. */
function spelledInEnglish(term: string, told: string, distractors: readonly string[] | undefined): string | undefined {
  const words = englishWords(term).filter((word) => word.length >= 4)
  if (/\p{Lu}{3}/u.test(term)) return undefined
  if (words.length === 0 || englishWords(term).length > LONGEST_TERM.words) return undefined
  const echoed = words.filter((word) => isSpelled(word, told))
  if (distractors === undefined) return echoed.length === words.length ? echoed.join(' ') : undefined
  return echoed.find((word) =>
    distractors.every((option) => !englishWords(option).some((other) => other === word || isSpelled(other, word))),
  )
}

/**
 * "insects" spells "insectivorous", "length of a wave" spells "wavelength"; "nutrients" as what macronutrients are is
 * no clue.
 */
function isSpelled(word: string, told: string): boolean {
  const toldWords = englishWords(told)
  const genus = toldWords.slice(0, 3)
  const roots = [...contentRoots(told)].filter((root) => root.length >= SPELLED.letters && word.includes(root))
  const covered = new Set(
    roots.flatMap((root) => Array.from({ length: root.length }, (_, step) => word.indexOf(root) + step)),
  ).size
  if (covered >= 0.9 * word.length && roots.length > 1) return true
  const telling = roots.filter((root) => !(word.indexOf(root) > 2 && genus.some((one) => one.startsWith(root))))
  if (telling.some((root) => root.length >= SPELLED.share * word.length)) return true
  return toldWords.some(
    (other) => commonPrefix(other, word) >= Math.max(SPELLED.prefix, SPELLED.prefixShare * word.length),
  )
}

function commonPrefix(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

/**
 * Two thirds of a term's characters; among options also the one character that sets the key apart, where it stands in
 * another word.
 */
function spelledInChinese(term: string, told: string, distractors: readonly string[] | undefined): string | undefined {
  const characters = [...term]
  if (!/^\p{Script=Han}+$/u.test(term) || characters.length < 2 || characters.length > LONGEST_TERM.characters)
    return undefined
  const run = sharedRuns(term, told)[0]
  if (
    run !== undefined &&
    [...run].length >= 2 &&
    3 * [...run].length >= 2 * characters.length &&
    distractors?.some((option) => option.includes(run)) !== true
  )
    return run
  return distractors && WHICH_THING.test(told)
    ? characters.find(
        (character, index) =>
          index > 0 &&
          index < characters.length - 1 &&
          told.includes(character) &&
          distractors.every((option) => !option.includes(character)),
      )
    : undefined
}

/** Of men and of sentences to be completed a single character tells nothing. */
const WHICH_THING = /下列哪一[項项種种]/
