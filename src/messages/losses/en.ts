/** What a file format loses of a paper, and what is done instead, in English. */
import type { EmptyFileAdvice, LossCause, PaperLoss } from '#domain/loss.ts'
import { count } from '../number-words.ts'
import { list, typeNames } from '../printed/en.ts'

const have = (many: number, what: string): string => `${count(many, 'question')} ${many === 1 ? 'has' : 'have'} ${what}`

/** Of `many` questions, before the colon. */
function cannot(cause: LossCause, many: number, format: string): string {
  switch (cause.kind) {
    case 'type':
      return `${count(many, `${typeNames[cause.type]} question`)} cannot go into ${format}${cause.becomes === 'left_out' ? '' : ' as such'}`
    case 'passages':
      return `${count(many, 'question')} ${many === 1 ? 'is' : 'are'} about a passage, which ${format} cannot put above several questions`
    case 'figures':
      return have(many, `${many === 1 ? 'a figure' : 'figures'} that ${format} cannot show`)
    case 'formulas':
      return have(many, `formulas that ${format} cannot set`)
    case 'stem_long':
      return `${count(many, 'question')} ${many === 1 ? 'does' : 'do'} not fit ${format}’s ${cause.most} characters`
    case 'option_long':
      return have(many, `options that do not fit ${format}’s ${cause.most} characters`)
    case 'options_many':
      return have(many, `more than the ${cause.most} options that ${format} takes`)
    case 'blanks_many':
      return have(many, `more than the ${count(cause.most, 'blank')} that ${format} marks`)
    case 'questions_many':
      return `${format} takes ${cause.most} questions, and ${count(many, 'question')} ${many === 1 ? 'comes' : 'come'} after them`
    case 'answers':
      return cause.becomes === 'first'
        ? have(many, `several accepted answers to a blank, of which ${format} takes one`)
        : have(many, `blanks, whose accepted answers ${format} cannot be told`)
    case 'styles':
      return have(many, `bold or italic words, which ${format} cannot show`)
    case 'marks':
      return `${format} has no place for the marks of ${count(many, 'question')}`
    case 'schemes':
      return have(many, `${many === 1 ? 'a marking scheme' : 'marking schemes'}, which ${format} has no place for`)
    case 'explanations':
      return have(many, `${many === 1 ? 'an explanation' : 'explanations'}, which ${format} has no place for`)
  }
}

/** What is done, after the colon. */
function instead(cause: LossCause, many: number): string {
  switch (cause.kind) {
    case 'type':
      return cause.becomes === 'left_out'
        ? leftOut(many)
        : many === 1
          ? `it becomes ${typeNames[cause.becomes] === 'essay' ? 'an' : 'a'} ${typeNames[cause.becomes]} question`
          : `they become ${typeNames[cause.becomes]} questions`
    case 'passages':
      return cause.becomes === 'left_out'
        ? leftOut(many)
        : many === 1
          ? 'the passage stands in the question'
          : 'the passage stands in each of them'
    case 'figures':
      return many === 1 ? 'its description stands instead' : 'their descriptions stand instead'
    case 'formulas':
      return {
        picture: 'pictures of them stand instead',
        latex: 'their LaTeX stands instead',
        line: 'they are written in one line, as in x² or 1/2',
      }[cause.becomes]
    case 'stem_long':
      return leftOut(many)
    case 'option_long':
      return leftOut(many)
    case 'options_many':
      return 'wrong options beyond these are dropped'
    case 'blanks_many':
      return many === 1 ? 'it is asked openly, for you to mark' : 'they are asked openly, for you to mark'
    case 'questions_many':
      return leftOut(many)
    case 'answers':
      return cause.becomes === 'first'
        ? 'only the first goes over; add the others there'
        : `mark ${many === 1 ? 'it' : 'them'} yourself; all accepted answers stand in the feedback`
    case 'styles':
      return 'they are plain'
    case 'marks':
      return 'they are dropped'
    case 'schemes':
      return cause.becomes === 'dropped'
        ? dropped(many)
        : `${many === 1 ? 'it stands' : 'they stand'} in the explanation`
    case 'explanations':
      return dropped(many)
  }
}

const dropped = (many: number): string => (many === 1 ? 'it is dropped' : 'they are dropped')
const leftOut = (many: number): string => (many === 1 ? 'it is left out' : 'they are left out')

export const losses = {
  cannot,
  instead,
  leftOut,
  sentence: (what: string, done: string, numbers: readonly string[], many: number): string =>
    `${what}: ${done} (${many === 1 ? 'Question' : 'Questions'} ${list(numbers)}).`,
  ofPaper: {
    record: (format) => `${format} has no page to record the practical on: it is left out; give it out on paper.`,
    answers: (format) =>
      `${format} of the question paper alone has no answers: it cannot be read in again as the whole paper, which a file of both parts can.`,
  } satisfies Record<PaperLoss, (format: string) => string>,
  /** Above the sentences. */
  heading: (format: string) => `What ${format} cannot hold`,
  /** Where some questions could go over changed, or not at all. */
  choice: 'Such questions',
  choices: {
    convert: { name: 'Convert', hint: 'As the list says.' },
    leave_out: { name: 'Leave out', hint: 'Only questions that go over whole are in the file.' },
  },
  nothingLeft: (format: string, advice: EmptyFileAdvice) =>
    advice === 'convert'
      ? `${format} can hold none of the questions as they are: choose Convert, or leave ${format} out.`
      : `${format} can hold none of the questions: leave ${format} out.`,
}
