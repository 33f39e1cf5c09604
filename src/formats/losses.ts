/** What a format cannot hold of the questions of a paper, from what its entry says; pure, for server, browser and shell. */
import {
  leavesOut,
  weightOf,
  type EmptyFileAdvice,
  type Loss,
  type LossCause,
  type LossChoice,
  type PaperLoss,
} from '#domain/loss.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Figure, MarkingRow } from '#domain/question.ts'
import { countBlanks, type RichText } from '#domain/rich-text.ts'
import type { Template } from '#domain/template.ts'
import type { CandidateQuestion } from '#layout/candidate-paper.ts'
import type { FormatEntry } from './format.ts'
import { numberedQuestions, type Questions } from './numbered.ts'
import { askedText, inOneLine, lineOf } from './words.ts'

/** A question as its reader has it: a link may show no answers. */
export type ReadQuestion = CandidateQuestion & Answered & { readonly parts?: readonly Answered[] }
type Answered = {
  readonly explanation?: RichText
  readonly markingScheme?: readonly MarkingRow[]
  readonly markingGuide?: readonly MarkingRow[]
  readonly keyIndex?: number
  readonly keys?: readonly (readonly RichText[])[]
}
export type ReadQuestions<Question extends ReadQuestion = ReadQuestion> = Questions<Question> & {
  readonly language: PaperLanguage
}

type Asked = { readonly template: Template; readonly part: ExportPart; readonly choice: LossChoice }

/** The losses of a file, in the order in which they are told; each names the questions that it meets. */
export function lossesOf(entry: FormatEntry, paper: ReadQuestions, { template, part, choice }: Asked): readonly Loss[] {
  const found = new Map<string, { readonly cause: LossCause; readonly numbers: string[] }>()
  for (const { number, causes } of judged(entry, paper, { template, part, choice })) {
    // What is left out loses nothing else.
    const leavingOut = causes.filter((cause) => leavesOut(cause, choice)).slice(0, 1)
    for (const cause of leavingOut.length > 0 ? leavingOut : causes) {
      const key = JSON.stringify(cause)
      const before = found.get(key) ?? { cause, numbers: [] }
      before.numbers.push(number)
      found.set(key, before)
    }
  }
  return [...found.values()]
    .toSorted((one, other) => ORDER.indexOf(one.cause.kind) - ORDER.indexOf(other.cause.kind))
    .flatMap(({ cause, numbers: [first, ...others] }) =>
      first === undefined ? [] : [{ ...cause, questions: [first, ...others] as const }],
    )
}

const ORDER: readonly LossCause['kind'][] = [
  'type',
  'questions_many',
  'passages',
  'figures',
  'stem_long',
  'option_long',
  'options_many',
  'blanks_many',
  'formulas',
  'answers',
  'styles',
  'marks',
  'schemes',
  'explanations',
]

/** What a file does not hold of the paper as a whole; told, since no choice changes it. */
export const paperLossesOf = (
  { carriage }: FormatEntry,
  { template, part }: { readonly template: Template; readonly part: ExportPart },
): readonly PaperLoss[] => [
  ...(carriage.record !== undefined && template.setting.practicalRecord && part !== 'key' ? (['record'] as const) : []),
  ...(carriage.readIn !== undefined && part !== 'both' ? (['answers'] as const) : []),
]

/** Whether a choice changes anything: some questions would be changed, and could be left out. */
export const hasChoice = (losses: readonly Loss[]): boolean => losses.some((loss) => weightOf(loss) === 'changed')

/** The questions that the file holds, in the paper's own order. */
export function carriedQuestions<Question extends ReadQuestion>(
  entry: FormatEntry,
  paper: ReadQuestions<Question>,
  asked: Asked,
): readonly Question[] {
  const carried = new Set(
    judged(entry, paper, asked)
      .filter(({ causes }) => !isLeftOut(causes, asked.choice))
      .map(({ question }) => question),
  )
  return paper.questions.filter((question) => carried.has(question))
}

/** What is to be done where the file would hold no question of the paper; undefined where it holds some. */
export function emptyFileAdvice(entry: FormatEntry, paper: ReadQuestions, asked: Asked): EmptyFileAdvice | undefined {
  if (paper.questions.length === 0 || carriedQuestions(entry, paper, asked).length > 0) return undefined
  return carriedQuestions(entry, paper, { ...asked, choice: 'convert' }).length > 0 ? 'convert' : 'leave_out'
}

const isLeftOut = (causes: readonly LossCause[], choice: LossChoice): boolean =>
  causes.some((cause) => leavesOut(cause, choice))

function judged<Question extends ReadQuestion>(
  entry: FormatEntry,
  paper: ReadQuestions<Question>,
  { template, part, choice }: Asked,
): readonly { readonly number: string; readonly question: Question; readonly causes: readonly LossCause[] }[] {
  const most = entry.carriage.most?.questions ?? Infinity
  let carried = 0
  return numberedQuestions(paper, template).map(({ number, question }) => {
    const causes = causesOf(entry, question, part, paper.language)
    if (isLeftOut(causes, choice)) return { number, question, causes }
    carried += 1
    return { number, question, causes: carried > most ? [{ kind: 'questions_many', most } as const] : causes }
  })
}

function causesOf(
  { carriage }: FormatEntry,
  question: ReadQuestion,
  part: ExportPart,
  language: PaperLanguage,
): readonly LossCause[] {
  const { types, passages, figures, formulas, answers, styles, marks, schemes, explanations, most = {} } = carriage
  const becomes = types?.[question.type]
  const texts = textsOf(question, part)
  const hasKey = part !== 'paper'
  const options = question.type === 'multiple_choice' ? question.options : []
  return [
    ...(becomes === undefined ? [] : [{ kind: 'type', type: question.type, becomes } as const]),
    ...(passages !== undefined && question.passageId !== undefined
      ? [{ kind: 'passages', becomes: passages } as const]
      : []),
    ...(figures !== undefined && figuresOf(question).length > 0
      ? [{ kind: 'figures', becomes: figures } as const]
      : []),
    ...(most.stem !== undefined && inOneLine(askedText(question, carriage, language)).length > most.stem
      ? [{ kind: 'stem_long', most: most.stem } as const]
      : []),
    ...overLong(options, most.option, carriage),
    ...(most.options !== undefined && options.length > most.options
      ? [{ kind: 'options_many', most: most.options } as const]
      : []),
    ...(most.blanks !== undefined && question.type === 'fill_blank' && countBlanks(question.stem) > most.blanks
      ? [{ kind: 'blanks_many', most: most.blanks } as const]
      : []),
    ...(formulas !== undefined && texts.some(hasFormula) ? [{ kind: 'formulas', becomes: formulas } as const] : []),
    ...(answers !== undefined && hasKey && losesAnswers(question, answers)
      ? [{ kind: 'answers', becomes: answers } as const]
      : []),
    ...(styles !== undefined && texts.some(hasStyle) ? [{ kind: 'styles' } as const] : []),
    ...(marks === undefined ? [] : [{ kind: 'marks' } as const]),
    ...(schemes !== undefined && hasKey && hasScheme(question) ? [{ kind: 'schemes', becomes: schemes } as const] : []),
    ...(explanations !== undefined && hasKey && (question.explanation?.length ?? 0) > 0
      ? [{ kind: 'explanations' } as const]
      : []),
  ]
}

const losesAnswers = ({ type, keys = [] }: ReadQuestion, becomes: 'in_feedback' | 'first'): boolean =>
  type === 'fill_blank' && (becomes === 'in_feedback' || keys.some((accepted) => accepted.length > 1))

const overLong = (
  options: readonly RichText[],
  most: number | undefined,
  carriage: FormatEntry['carriage'],
): readonly LossCause[] =>
  most !== undefined && options.some((option) => inOneLine(lineOf(option, carriage)).length > most)
    ? [{ kind: 'option_long', most }]
    : []

/** What stands in the file of a question, as far as the part shows it. */
function textsOf(question: ReadQuestion, part: ExportPart): readonly RichText[] {
  const asked = [
    question.stem,
    ...(question.type === 'multiple_choice' ? question.options : []),
    ...(question.type === 'matching' ? [...question.left, ...question.right] : []),
    ...(question.type === 'long_question' ? question.parts.map(({ stem }) => stem) : []),
  ]
  return part === 'paper' ? asked : [...asked, ...(question.explanation === undefined ? [] : [question.explanation])]
}

const figuresOf = (question: ReadQuestion): readonly Figure[] =>
  [question.figure, ...(question.type === 'long_question' ? question.parts.map(({ figure }) => figure) : [])].filter(
    (figure) => figure !== undefined,
  )

const hasScheme = ({ markingScheme = [], markingGuide = [], parts = [] }: ReadQuestion): boolean =>
  markingScheme.length + markingGuide.length > 0 || parts.some((part) => (part.markingScheme ?? []).length > 0)

const hasFormula = (text: RichText): boolean =>
  text.some(
    (inline) =>
      inline.kind === 'math' ||
      ((inline.kind === 'strong' || inline.kind === 'emphasis') && hasFormula(inline.content)),
  )
const hasStyle = (text: RichText): boolean => text.some(({ kind }) => kind === 'strong' || kind === 'emphasis')
