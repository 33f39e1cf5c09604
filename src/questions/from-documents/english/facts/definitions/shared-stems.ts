/** The words of a term that its meaning says again: among options that all have one of them they tell nothing. */
import type { Definition } from './definition.ts'
import { sharesWord } from './meaning.ts'

/**
 * Stems of the term's words that stand in the meaning; of a word that only a part of it tells ("wavelength") its own
 * stem, which no other term has.
 */
export const sharedStems = ({ sentence, from, to, meaning }: Definition): string[] =>
  sentence.words
    .slice(from, to)
    .filter((word) => sharesWord(word.text, meaning))
    .map(({ stem }) => stem)
