/** What the user wants of `setpaper make`, from its options. */
import { MOST_SOURCES } from '#domain/limits.ts'
import { randomBytes } from 'node:crypto'
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import { DIFFICULTIES, type Difficulty } from '#domain/difficulty.ts'
import { PAPER_LANGUAGES, type PaperLanguage } from '#domain/language.ts'
import { nonEmpty, type NonEmpty } from '#domain/must-be-there.ts'
import { QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import { TEMPLATES } from '#templates/templates.ts'
import { checkOutputs } from './files.ts'
import { oneOf, parseOptions, wholeNumber } from './options.ts'
import { UserFault } from './user-fault.ts'

export type Wish = {
  readonly files: readonly string[]
  readonly total: number
  readonly types: NonEmpty<QuestionType>
  readonly difficulty: Difficulty
  /** Undefined: the first document's. */
  readonly language?: PaperLanguage
  readonly title?: string
  /** Undefined: 2 a question. */
  readonly marks?: number
  readonly minutes: number
  readonly template?: string
  readonly seed: string
  readonly output?: string
  readonly key?: string
  readonly json?: string
  /** Papers kept with --json: what they ask comes last. */
  readonly avoid: readonly string[]
}

export const DEFAULT_QUESTIONS = 20
/** The types of a paper where none are named: the short ones, since every chapter gives enough of these. */
export const DEFAULT_TYPES = [
  'multiple_choice',
  'true_false',
  'fill_blank',
  'short_answer',
] as const satisfies readonly QuestionType[]

/**
 * Everything that can be wrong with the options is said before a document is read, as a UserFault. Ranges:
 * specification 2, section 5.
 */
export function parseWish(args: readonly string[]): Wish {
  const { values, positionals } = parseOptions(args, {
    questions: { type: 'string' },
    types: { type: 'string' },
    difficulty: { type: 'string' },
    language: { type: 'string' },
    title: { type: 'string' },
    marks: { type: 'string' },
    time: { type: 'string' },
    template: { type: 'string' },
    seed: { type: 'string' },
    output: { type: 'string', short: 'o' },
    key: { type: 'string' },
    json: { type: 'string' },
    avoid: { type: 'string', multiple: true },
  })
  if (positionals.length === 0) throw new UserFault('Name at least one document: setpaper make FILE...')
  if (positionals.length > MOST_SOURCES)
    throw new UserFault(`At most ${MOST_SOURCES} documents can be used at once, not ${positionals.length}.`)
  if (values.title?.trim() === '') throw new UserFault('--title must not be empty.')
  checkOutputs(positionals, [values.output, values.key, values.json])
  return {
    files: positionals,
    avoid: values.avoid ?? [],
    total: wholeNumber('questions', values.questions, CONFIGURATION_NUMBERS.totalQuestions, DEFAULT_QUESTIONS),
    types: parseTypes(values.types),
    difficulty: oneOf('difficulty', values.difficulty, DIFFICULTIES, 'mixed'),
    minutes: wholeNumber('time', values.time, CONFIGURATION_NUMBERS.timeLimit, CONFIGURATION_NUMBERS.timeLimit.default),
    seed: values.seed ?? randomBytes(16).toString('hex'),
    ...given({
      language: oneOf('language', values.language, PAPER_LANGUAGES, undefined),
      title: values.title?.trim(),
      marks: wholeNumber('marks', values.marks, CONFIGURATION_NUMBERS.totalMarks, undefined),
      template: oneOf(
        'template',
        values.template,
        TEMPLATES.map(({ id }) => id as string),
        undefined,
      ),
      output: values.output,
      key: values.key,
      json: values.json,
    }),
  }
}

function parseTypes(text: string | undefined): NonEmpty<QuestionType> {
  if (text === undefined) return DEFAULT_TYPES
  const types = text.split(',').map((name) => oneOf('types', name, QUESTION_TYPES, QUESTION_TYPES[0]))
  return nonEmpty([...new Set(types)], 'a type')
}

/** An object without the properties that are undefined. */
function given<Properties extends object>(
  properties: Properties,
): { [Name in keyof Properties]?: Exclude<Properties[Name], undefined> } {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Properties]?: Exclude<Properties[Name], undefined>
  }
}
