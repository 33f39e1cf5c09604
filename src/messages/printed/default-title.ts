/** The title of a paper that nobody named (decision D37, changed by what the documents call themselves). */
import { detectScript, isChinese, type PaperLanguage } from '#domain/language.ts'
import { printedIn } from './printed.ts'

/**
 * By the titles of the documents it is made from, undefined for one without. Where one has none or is of another
 * language than the paper, or there are too many to name, by the subject of its first topic.
 */
export function defaultTitle(
  titles: readonly (string | undefined)[],
  category: string | undefined,
  language: PaperLanguage,
): string {
  const { paper } = printedIn(language)
  const known = [...new Set(titles.filter((title) => title !== undefined))]
  const named = paper.documents(known)
  const areNamed = known.length > 0 && titles.every((title) => title !== undefined && suits(title, language))
  const fits = known.length === 1 || [...named].length <= LONGEST
  return paper.defaultTitle(areNamed && fits ? named : category)
}

/** Of several titles together, so that the head of the paper stays one of two lines. */
const LONGEST = 60

/** A Chinese title may name foreign things; one without a Chinese sign is not Chinese. */
const suits = (title: string, language: PaperLanguage): boolean =>
  isChinese(language) ? /\p{Script=Han}/u.test(title) : detectScript(title) === 'en'
