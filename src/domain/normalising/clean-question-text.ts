/** Takes off what an author or an AI writes around a question and the paper prints itself: fences, numbers, marks. */

// `Q4: `, `Question 5. `, `第6題：`, `1. `, `12) `, `7、`, `(3) `; `3.14`, `(2) + 5` and `第六題的` stay.
const LEADING_NUMBER = new RegExp(
  [
    '^\\s*(?:',
    'q(?:uestion)?\\.?\\s?\\d{1,3}\\s*[.):：、]\\s*',
    '|第\\s*[\\d一二三四五六七八九十百]{1,4}\\s*[題题](?:\\s*[.:：、。]\\s*|\\s+)',
    '|\\d{1,3}(?:[.)]\\s+|[、．）]\\s*)',
    '|[(（]\\d{1,3}[)）](?:\\s+|(?=\\p{Script=Han}))',
    ')(?=[^\\s+\\-−*/=×÷<>≤≥^])',
  ].join(''),
  'iu',
)

// `(2 marks)`, `[1 mark]`, `（3分）`, `(共 4 分)`, `(5 points)`.
const TRAILING_MARKS =
  /[([（【]\s*(?:(?:共|每題|每题|本題|本题)?\s*(\d{1,3})\s*分|(\d{1,3})\s*(?:marks?|points?|pts?))\s*[)\]）】]$/iu
/** Longer than any such ending; only so much of a text is searched for it. */
const ENDING = 40

const FENCE = '```'

/** The text of a question without fences, leading number and trailing marks (specification 2, section 5). */
export function cleanQuestionText(words: string): string {
  const text = stripFences(words).trim().replace(LEADING_NUMBER, '')
  const marks = TRAILING_MARKS.exec(text.slice(-ENDING))
  return marks === null ? text : text.slice(0, -marks[0].length).trim()
}

/** The marks that a text names at its end, in English or Chinese; undefined when it names none. */
export function marksInText(words: string): number | undefined {
  const found = TRAILING_MARKS.exec(stripFences(words).trim().slice(-ENDING))
  const digits = found?.[1] ?? found?.[2]
  return digits === undefined ? undefined : Number(digits)
}

/** What stands inside a code fence that is around the whole text; a text that is not fenced stays as it is. */
export function stripFences(text: string): string {
  const trimmed = text.trim()
  if (trimmed.length < 2 * FENCE.length || !trimmed.startsWith(FENCE) || !trimmed.endsWith(FENCE)) return text
  // The first line names the language, as in ```json.
  return trimmed
    .slice(FENCE.length, -FENCE.length)
    .replace(/^[\w-]*(?=\s)/, '')
    .trim()
}
