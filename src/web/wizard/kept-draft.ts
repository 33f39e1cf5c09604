/** What of the draft is kept in the browser, and how it is read again. */
import type { Grade } from '#curriculum/units.ts'
import { DIFFICULTIES } from '#domain/difficulty.ts'
import { isPaperLanguage } from '#domain/language.ts'
import { PAPER_FORMATS } from '#domain/paper.ts'
import { QUESTION_TYPES } from '#domain/question.ts'
import { isPreset } from '../presets/preset.ts'
import { INPUT_METHODS, type ConfigurationDraft, type Draft } from './draft.ts'

const VERSION = 1

export const formatDraft = (draft: Draft): string => JSON.stringify({ version: VERSION, draft })

/** What was kept, or undefined where it is not of this version or was damaged. */
export function parseDraft(text: string | undefined): Draft | undefined {
  if (text === undefined) return undefined
  try {
    const { version, draft } = JSON.parse(text) as { readonly version?: unknown; readonly draft?: unknown }
    return version === VERSION && isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === 'string'
const isWhole: Check = (value) => Number.isInteger(value)
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0
const oneOf =
  (known: readonly unknown[]): Check =>
  (value) =>
    known.includes(value)
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check)
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const eachOf =
  (check: Check): Check =>
  (value) =>
    typeof value === 'object' && value !== null && Object.values(value).every(check)
const holds =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(([name, check]) => check((value as Readonly<Record<string, unknown>>)[name]))

/**
 * Of every field, since another version or a hand may have written what is kept; a field that this version does not
 * know does no harm.
 */
const isWholeDraft = holds({
  inputMethod: oneOf([...INPUT_METHODS, null]),
  document: maybe(holds({ id: isText, name: isText, title: maybe(isText) })),
  concept: maybe(
    holds({
      grade: maybe(oneOf(['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] satisfies readonly Grade[])),
      units: listOf(isText),
      inWords: maybe(holds({ topic: isText, subject: isText, grade: isText })),
    }),
  ),
  preset: maybe(isPreset),
  topics: listOf(holds({ id: isText, name: isText, category: isText, questionCount: isCount, asked: maybe(isCount) })),
  capacity: maybe(eachOf(holds(Object.fromEntries(QUESTION_TYPES.map((type) => [type, maybe(isCount)]))))),
  configuration: holds({
    title: maybe(isText),
    language: isPaperLanguage,
    difficulty: oneOf(DIFFICULTIES),
    questionTypes: maybe(listOf(oneOf(QUESTION_TYPES))),
    totalQuestions: maybe(isWhole),
    timeLimit: isWhole,
    totalMarks: maybe(isWhole),
    instructions: maybe(isText),
    includeAnswerKey: oneOf([true, false]),
    paperFormat: oneOf(PAPER_FORMATS),
  } satisfies Readonly<Record<keyof ConfigurationDraft, Check>>),
  templateId: maybe(isText),
  paperId: maybe(isText),
  held: maybe(
    (value) => holds({ kind: oneOf(['sample']) })(value) || holds({ kind: oneOf(['visitor']), keepKey: isText })(value),
  ),
} satisfies Readonly<Record<keyof Draft, Check>>)

const isDraft = (value: unknown): value is Draft => isWholeDraft(value)
