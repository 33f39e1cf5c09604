/** A round of judging as it is kept: one question a line, with its source and without its maker. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { LEVELS } from '#domain/difficulty.ts'
import { QUESTION_TYPES } from '#domain/question.ts'

const row = z.strictObject({ text: z.string(), marks: z.number(), remark: z.string().optional() })
const citation = z.strictObject({
  quote: z.string(),
  page: z.number().optional(),
  heading: z.string().optional(),
  before: z.string(),
  after: z.string(),
})

/** Texts are Markdown with `$LaTeX$`, as everywhere in the product; a blank is `____`. */
export const judgedQuestion = z.strictObject({
  /** From the words of question and source: the same question has the same id in every round. */
  id: z.string().regex(/^j_[0-9a-f]{12}$/),
  document: z.strictObject({ title: z.string(), licence: z.string(), from: z.string() }),
  language: z.enum(PAPER_LANGUAGES),
  type: z.enum(QUESTION_TYPES),
  level: z.enum(LEVELS),
  marks: z.number(),
  stem: z.string(),
  options: z.array(z.string()).optional(),
  left: z.array(z.string()).optional(),
  right: z.array(z.string()).optional(),
  /** What the answer key prints; of parts, see there. */
  key: z.string().optional(),
  scheme: z.array(row).optional(),
  parts: z
    .array(
      z.strictObject({ label: z.string(), stem: z.string(), marks: z.number(), key: z.string(), scheme: z.array(row) }),
    )
    .optional(),
  explanation: z.string(),
  /** What the key rests on, each with some sentences of the text before and after it. */
  sources: z.array(citation).min(1),
})
export type JudgedQuestion = z.infer<typeof judgedQuestion>

/** The questions of a round's file. Throws a SyntaxError that names the line which is none. */
export function readRound(path: string): JudgedQuestion[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const parsed = judgedQuestion.safeParse(JSON.parse(line))
      if (!parsed.success)
        throw new SyntaxError(
          `Cannot read question ${index + 1} of ${basename(path)}: ${z.prettifyError(parsed.error)}`,
        )
      return parsed.data
    })
}

/** `rounds/first.jsonl` is the round "first". */
export const roundName = (path: string): string => basename(path, '.jsonl')
