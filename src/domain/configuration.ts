/**
 * Reads the configuration of a paper as it arrives from forms, calls and the command line: defaults, ranges, fallbacks.
 */
import { DIFFICULTIES, parseLevel, type Difficulty } from './difficulty.ts'
import { PAPER_LANGUAGES, parsePaperLanguage, type PaperLanguage } from './language.ts'
import { TOTAL_MARKS } from './marks.ts'
import type { NonEmpty } from './must-be-there.ts'
import { PAPER_FORMATS, type PaperConfiguration, type PaperFormat } from './paper.ts'
import { QUESTION_TYPES, type QuestionType } from './question.ts'
import { parseQuestionType } from './normalising/question-type-spelling.ts'
import { err, ok, type Result } from './result.ts'
import type { SchoolLevel } from './school-level.ts'
import { readBoolean, readList, readRecord, readWords, showKey } from './normalising/tolerant-fields.ts'

/**
 * `default` where nothing is said, `fallback` where what is said is blank or no number (specification 2, sections 5 and
 * 9).
 */
export const CONFIGURATION_NUMBERS = {
  totalQuestions: { least: 5, most: 100, default: 10, fallback: 20 },
  timeLimit: { least: 15, most: 300, default: 60, fallback: 60 },
  totalMarks: { ...TOTAL_MARKS, default: undefined, fallback: 100 },
} as const

/** Types that stand chosen in the configuration step, and those of a bare call (decision D37). */
export const DEFAULT_TYPES = {
  step: ['multiple_choice', 'essay'],
  call: ['multiple_choice'],
} as const satisfies Record<string, NonEmpty<QuestionType>>

/** The types that a paper of each format may hold (decisions D1, D37). */
export const OFFERED_TYPES: Readonly<Record<PaperFormat, NonEmpty<QuestionType>>> = {
  standard: QUESTION_TYPES,
  hkdse_paper1: ['short_answer', 'long_question'],
  hkdse_paper2: ['multiple_choice'],
}

/** The types that question families give, and so a paper on the curriculum may hold. */
export const CONCEPT_TYPES = [
  'multiple_choice',
  'short_answer',
  'long_question',
] as const satisfies readonly QuestionType[]

export type ConfigurationNumber = keyof typeof CONFIGURATION_NUMBERS

export type ConfigurationFault =
  | { readonly code: 'title_missing' }
  | { readonly code: 'no_types' }
  | {
      readonly code: 'unknown_value'
      readonly field: 'type' | 'difficulty' | 'language' | 'format'
      readonly found: string
      readonly wanted: readonly string[]
    }
  | {
      readonly code: 'type_not_offered'
      readonly type: QuestionType
      readonly format: PaperFormat
      readonly wanted: readonly QuestionType[]
    }
  | {
      readonly code: 'number_out_of_range'
      readonly field: ConfigurationNumber
      readonly found: number
      readonly least: number
      readonly most: number
    }

/** What stands in for fields that say nothing; the caller words them in the paper's language. */
export type WordedDefaults = {
  /** Undefined makes the title required, as in the configuration step. */
  readonly title?: (language: PaperLanguage) => string
  readonly instructions: (language: PaperLanguage, minutes: number) => string
  /** How many topics are picked, for `questionsPerTopic`; at least 1. */
  readonly topics: number
  readonly schoolLevel?: SchoolLevel | undefined
}

/**
 * Reads a configuration. What says nothing takes its default, a blank or unreadable number its fallback; a number
 * outside its
 * range, an unknown word or a type that the format does not offer is a fault: nothing is shortened silently (decision
 * D6).
 */
export function parseConfiguration(
  input: unknown,
  defaults: WordedDefaults,
): Result<PaperConfiguration, readonly ConfigurationFault[]> {
  const fields = readRecord(input) ?? {}
  const faults: ConfigurationFault[] = []
  const fault = (found: ConfigurationFault): void => void faults.push(found)
  const language = readChoice(fields.language, 'language', PAPER_LANGUAGES, 'en', parsePaperLanguage, fault)
  const difficulty = readChoice<Difficulty>(
    fields.difficulty,
    'difficulty',
    DIFFICULTIES,
    'medium',
    (word) => (word === 'mixed' ? word : parseLevel(word)),
    fault,
  )
  const paperFormat = readChoice(
    fields.paperFormat,
    'format',
    PAPER_FORMATS,
    'standard',
    (word) => PAPER_FORMATS.find((format) => format === word),
    fault,
  )
  const questionTypes = readTypes(fields.questionTypes, paperFormat, fault)
  const totalQuestions = readNumber(fields.totalQuestions, 'totalQuestions', fault)
  const timeLimit = readNumber(fields.timeLimit, 'timeLimit', fault)
  const totalMarks =
    fields.totalMarks === undefined || fields.totalMarks === null
      ? undefined
      : readNumber(fields.totalMarks, 'totalMarks', fault)
  const title = readWords(fields.title) ?? defaults.title?.(language)
  if (title === undefined) fault({ code: 'title_missing' })
  if (title === undefined || questionTypes === undefined || faults.length > 0) return err(faults)
  return ok({
    title,
    language,
    difficulty,
    questionTypes,
    totalQuestions,
    questionsPerTopic: Math.ceil(totalQuestions / defaults.topics),
    timeLimit,
    ...(totalMarks === undefined ? {} : { totalMarks }),
    instructions: readWords(fields.instructions) ?? defaults.instructions(language, timeLimit),
    includeAnswerKey: readBoolean(fields.includeAnswerKey) ?? true,
    ...(readBoolean(fields.includeExplanations) === false ? { includeExplanations: false } : {}),
    paperFormat,
    ...(defaults.schoolLevel === undefined ? {} : { schoolLevel: defaults.schoolLevel }),
  })
}

type Complain = (fault: ConfigurationFault) => void

function readChoice<Choice extends string>(
  value: unknown,
  field: 'difficulty' | 'language' | 'format',
  wanted: readonly Choice[],
  byDefault: Choice,
  parse: (word: string) => Choice | undefined,
  complain: Complain,
): Choice {
  const word = readWords(value)
  if (word === undefined) return byDefault
  const choice = parse(word)
  if (choice === undefined) complain({ code: 'unknown_value', field, found: showKey(word), wanted })
  return choice ?? byDefault
}

function readTypes(
  value: unknown,
  format: PaperFormat,
  complain: Complain,
): PaperConfiguration['questionTypes'] | undefined {
  const offered = OFFERED_TYPES[format]
  if (value === undefined || value === null) return format === 'standard' ? DEFAULT_TYPES.call : offered
  const words = readList(value) ?? (typeof value === 'string' ? value.split(',') : [])
  const types = new Set<QuestionType>()
  for (const word of words) {
    const type = parseQuestionType(word)
    if (type === undefined)
      complain({ code: 'unknown_value', field: 'type', found: showKey(word), wanted: QUESTION_TYPES })
    else if (!offered.includes(type)) complain({ code: 'type_not_offered', type, format, wanted: offered })
    else types.add(type)
  }
  const [first, ...others] = types
  if (words.length === 0) complain({ code: 'no_types' })
  return first === undefined ? undefined : [first, ...others]
}

function readNumber(value: unknown, field: ConfigurationNumber, complain: Complain): number {
  const { least, most, fallback, default: byDefault } = CONFIGURATION_NUMBERS[field]
  if (value === undefined || value === null) return byDefault ?? fallback
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) return fallback
  if (number < least || number > most) complain({ code: 'number_out_of_range', field, found: number, least, most })
  return number
}
