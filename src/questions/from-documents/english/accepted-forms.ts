/** The answers that count as right for a blank that holds a term. */
import type { Lesson } from './lesson.ts'
import { headWord, isPlural, otherNumber } from './noun-number.ts'
import type { Entry } from './vocabulary.ts'

/** The answer itself, its other number where the text uses it, an abbreviation, and a plural with "the" where the stem has no article. */
export function acceptedForms(answer: string, entry: Entry, stem: string, { printedNouns }: Lesson): string[] {
  const other = otherNumber(answer)
  const abbreviation = entry.definition?.abbreviation
  const hasArticle = /\b(a|an|the|a\/an) ____/i.test(stem)
  // A form that the text never prints may not exist: "mores" has no singular.
  const takesOther = other !== undefined && !/['’]/.test(answer) && printedNouns.has(headWord(other))
  return [answer, ...(takesOther ? [other] : []), ...(abbreviation ? [abbreviation] : []), ...(hasArticle || !isPlural(answer) ? [] : [`the ${answer}`])]
}
