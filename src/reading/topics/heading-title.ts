/** Headings as names of topics: their numbers taken off, and those that name no topic recognised. */
import { APPARATUS, NUMBERING, OPENING, QUESTION_SECTION } from './heading-words.ts'

/** "4.1 STUDYING CELLS" → "Studying Cells"; "第三章 細胞" → "細胞"; never empty unless the heading is. */
export function topicName(heading: string): string {
  const plain = heading
    .replace(/\{#[^}]*\}/g, ' ')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const unnumbered = plain
    .replace(NUMBERING, '')
    .replace(REMARK, '')
    .replace(/^[\s:：.．、\-–—|]+/, '')
    .replace(/[\s:：.。]+$/, '')
  return fromCapitals(/[\p{L}]/u.test(unnumbered) ? unnumbered : plain)
}

/** A heading printed in capitals is read as a title; short capitals in brackets or among digits stay (DNA). */
function fromCapitals(text: string): string {
  const bracket = / [（(]/.exec(text)?.index ?? 0
  if (bracket > 0) return fromCapitals(text.slice(0, bracket)) + text.slice(bracket)
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters.length < 7 || /[\p{Ll}\p{Script=Han}]/u.test(letters) || !/\p{Lu}/u.test(letters)) return text
  const words = text.toLowerCase().split(' ')
  return words
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word)
        ? word
        : ACRONYMS.has(word)
          ? word.toUpperCase()
          : word.replace(/^(["“'(]*)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase()),
    )
    .join(' ')
}

/** Words that stay in capitals when a heading in capitals is read as a title. */
const ACRONYMS = new Set(
  'dna rna atp adp nadph rem nrem usa uk un eu hiv aids gdp html http xml sql cpu gpu ram i ii iii iv v vi vii viii ix x'.split(
    ' ',
  ),
)
const SMALL_WORDS = new Set('a an and as at but by for from in of on or the to with'.split(' '))

/**
 * What a heading leads to, if it is no topic: `opening` text belongs to the topic around it, `apparatus` (exercises,
 * references) and `questions` of one type to none.
 */
export function headingRole(heading: string): 'topic' | 'opening' | 'apparatus' | 'questions' {
  const name = topicName(heading).toLowerCase().replace(MARKS, '').trim()
  if (APPARATUS.test(name) || APPENDIX.test(heading.trim())) return 'apparatus'
  if (QUESTION_SECTION.test(name)) return 'questions'
  return OPENING.test(name) || !/\p{L}/u.test(name) ? 'opening' : 'topic'
}

/** What a teacher adds for the examination: "（必背）", "(important!)". */
const REMARK =
  /\s*[（(](?:必背|必考|必讀|重點|考試重點|重要|延伸|選修|補充|重点|延伸阅读|important|extension|optional|must know)[!！]?[)）]$/iu
/** "(20 marks)", "（每題2分）" behind a section's name. */
const MARKS = /[（(][^（()）]*(?:marks?|points?|%|分)[^（()）]*[)）]/giu
const APPENDIX = /^(?:appendix|appendices|annex|附錄|附录|附件)(?![\p{Ll}])/iu
