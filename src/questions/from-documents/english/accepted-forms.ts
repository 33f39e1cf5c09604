/** The answers that count as right for a blank that holds a term. */
import type { Lesson } from './lesson.ts'
import { headWord, isPlural, otherNumber } from './noun-number.ts'
import type { Entry } from './vocabulary.ts'

/** The answer itself, its other number where the text uses it, an abbreviation, and a plural with "the" where the stem has no article. */
export function acceptedForms(answer: string, entry: Entry, stem: string, { printedNouns }: Lesson): string[] {
  const other = otherNumber(answer)
  const abbreviation = entry.definition?.abbreviation
  const hasArticle = /\b(a|an|the|a\/an) ____/i.test(stem)
  // A plural that the text never prints may not exist, nor a singular that is another word: "mores" has none.
  const exists = other !== undefined && (printedNouns.has(headWord(other)) || (isPlural(answer) && !OTHER_WORDS.test(headWord(other))))
  const takesOther = exists && !/['’]/.test(answer)
  return [answer, ...(takesOther ? [other] : []), ...(abbreviation ? [abbreviation] : []), ...(hasArticle || !isPlural(answer) ? [] : [`the ${answer}`])]
}

const OTHER_WORDS = /^(more|good|mean|physic|mechanic|ethic|statistic|economic|dynamic|kinematic|genetic|thank|custom|wage|new|mathematic|linguistic|glass|trouser)$/
