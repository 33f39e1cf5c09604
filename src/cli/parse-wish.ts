/** What the user wants of `setpaper make`, from its options. */
import { randomBytes } from 'node:crypto'
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import { DIFFICULTIES, type Difficulty } from '#domain/difficulty.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import { TEMPLATES } from '#templates/templates.ts'
import { checkOutputs } from './files.ts'
import { oneOf, parseOptions, wholeNumber } from './options.ts'
import { MOST_FILES } from './read-documents.ts'
import { UserFault } from './user-fault.ts'

export type Wish = {
  readonly files: readonly string[]
  readonly total: number
  readonly types: readonly [QuestionType, ...QuestionType[]]
  readonly difficulty: Difficulty
  /** Undefined: the first document's. */
  readonly language?: Language
  readonly title?: string
  /** Undefined: 2 a question. */
  readonly marks?: number
  readonly minutes: number
  readonly template?: string
  readonly seed: string
  readonly output?: string
  readonly key?: string
  readonly json?: string
}

/** What a paper holds when no types are named: the short ones, of which every chapter gives enough. */
const DEFAULT_TYPES = ['multiple_choice', 'true_false', 'fill_blank', 'short_answer'] as const satisfies readonly QuestionType[]

/** Everything that can be wrong with the options is said before a document is read, as a UserFault. Ranges: specification 2, section 5. */
export function parseWish(args: readonly string[]): Wish {
  const { values, positionals } = parseOptions(args, {
    questions: { type: 'string' }, types: { type: 'string' }, difficulty: { type: 'string' }, language: { type: 'string' }, title: { type: 'string' },
    marks: { type: 'string' }, time: { type: 'string' }, template: { type: 'string' }, seed: { type: 'string' },
    output: { type: 'string', short: 'o' }, key: { type: 'string' }, json: { type: 'string' },
  })
  if (positionals.length === 0) throw new UserFault('Name at least one document: setpaper make FILE...')
  if (positionals.length > MOST_FILES) throw new UserFault(`At most ${MOST_FILES} documents can be used at once, not ${positionals.length}.`)
  if (values.title?.trim() === '') throw new UserFault('--title must not be empty.')
  checkOutputs(positionals, [values.output, values.key, values.json])
  return {
    files: positionals,
    total: wholeNumber('questions', values.questions, CONFIGURATION_NUMBERS.totalQuestions, 20),
    types: parseTypes(values.types),
    difficulty: oneOf('difficulty', values.difficulty, DIFFICULTIES, 'mixed'),
    minutes: wholeNumber('time', values.time, CONFIGURATION_NUMBERS.timeLimit, CONFIGURATION_NUMBERS.timeLimit.default),
    seed: values.seed ?? randomBytes(16).toString('hex'),
    ...given({
      language: oneOf('language', values.language, LANGUAGES, undefined),
      title: values.title?.trim(),
      marks: wholeNumber('marks', values.marks, CONFIGURATION_NUMBERS.totalMarks, undefined),
      template: oneOf('template', values.template, TEMPLATES.map(({ id }) => id as string), undefined),
      output: values.output,
      key: values.key,
      json: values.json,
    }),
  }
}

function parseTypes(text: string | undefined): readonly [QuestionType, ...QuestionType[]] {
  if (text === undefined) return DEFAULT_TYPES
  const [first, ...rest] = new Set(text.split(',').map((name) => oneOf('types', name, QUESTION_TYPES, QUESTION_TYPES[0])))
  return [first!, ...rest]
}

/** An object without the properties that are undefined. */
function given<Properties extends object>(properties: Properties): { [Name in keyof Properties]?: Exclude<Properties[Name], undefined> } {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as { [Name in keyof Properties]?: Exclude<Properties[Name], undefined> }
}
