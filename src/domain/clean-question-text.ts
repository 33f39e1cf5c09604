/** Takes off what an author or an AI writes around a question and the paper prints itself: fences, numbers, marks. */

// `Q4: `, `Question 5. `, `第6題：`, `1. `, `12) `, `7、`, `(3) `; `3.14`, `(2) + 5` and `第六題的` stay.
const LEADING_NUMBER = new RegExp([
  '^\\s*(?:',
  'q(?:uestion)?\\s*\\.?\\s*\\d{1,3}\\s*[.):：、]\\s*',
  '|第\\s*[\\d一二三四五六七八九十百]{1,4}\\s*[題题](?:\\s*[.:：、。]\\s*|\\s+)',
  '|\\d{1,3}(?:[.)]\\s+|[、．）]\\s*)',
  '|[(（]\\d{1,3}[)）](?:\\s+|(?=\\p{Script=Han}))',
  ')(?=[^\\s+\\-−*/=×÷<>≤≥^])',
].join(''), 'iu')

// `(2 marks)`, `[1 mark]`, `（3分）`, `(共 4 分)`, `(5 points)`.
const TRAILING_MARKS = /\s*[([（【]\s*(?:(?:共|每題|每题|本題|本题)?\s*(\d{1,3})\s*分|(\d{1,3})\s*(?:marks?|points?|pts?))\s*[)\]）】]\s*$/iu

const FENCE_START = /^\s*```[\w-]*[^\S\n]*\n?/
const FENCE_END = /\n?[^\S\n]*```\s*$/

/** The text of a question without fences, leading number and trailing marks (specification 2, section 5). */
export const cleanQuestionText = (words: string): string => stripFences(words).replace(LEADING_NUMBER, '').replace(TRAILING_MARKS, '').trim()

/** The marks that a text names at its end, in English or Chinese; undefined when it names none. */
export function marksInText(words: string): number | undefined {
  const found = TRAILING_MARKS.exec(stripFences(words))
  const digits = found?.[1] ?? found?.[2]
  return digits === undefined ? undefined : Number(digits)
}

/** What stands inside a code fence that is around the whole text; a text that is not fenced stays as it is. */
export function stripFences(text: string): string {
  return FENCE_START.test(text) && FENCE_END.test(text) ? text.replace(FENCE_START, '').replace(FENCE_END, '') : text
}
