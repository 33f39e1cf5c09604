/** The answers that count as right for a blank that holds a term. */
import type { Lesson } from '../survey/lesson.ts'
import { headWord, isPlural, otherNumber } from '../survey/noun-number.ts'
import type { Entry } from '../survey/vocabulary.ts'

/**
 * The answer itself, its other number where the text uses it, an abbreviation and other names that the text gives it.
 * An article before it is no other answer.
 */
export function acceptedForms(answer: string, entry: Entry, stem: string, { printedNouns, related }: Lesson): string[] {
  const other = otherNumber(answer)
  const abbreviation = entry.definition?.abbreviation
  // A plural that the text never prints may not exist, nor a singular that is another word: "mores" has none.
  const exists =
    other !== undefined &&
    (printedNouns.has(headWord(other)) || (isPlural(answer) && !OTHER_WORDS.test(headWord(other))))
  // "The ____ asserts", "____ is", "a/an ____": only one number fits.
  const isFixed =
    !isPlural(answer) && /____ (?:is|are|was|were|has|have|does|do|[a-z]+[^s]s)\b|\ba\/an ____/i.test(stem)
  const takesOther = exists && !isFixed && !/['’]|(?:^| )\p{Lu}{1,4}$/u.test(answer)
  return [
    answer,
    ...(takesOther ? [other] : []),
    ...(abbreviation && !stem.includes(abbreviation) ? [abbreviation] : []),
    ...related
      .namesOf(entry)
      .filter((name) => name !== abbreviation && !stem.toLowerCase().includes(name.toLowerCase())),
  ]
}

const OTHER_WORDS =
  /^(more|good|mean|physic|mechanic|ethic|statistic|economic|dynamic|kinematic|genetic|thank|custom|wage|new|mathematic|linguistic|glass|trouser)$/
