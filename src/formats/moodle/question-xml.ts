/** One question as Moodle XML. */
import { withoutControls } from '#domain/xml-text.ts'
import { itemAt } from '#domain/must-be-there.ts'
import type { Matching, Question } from '#domain/question.ts'
import { plainText, type RichText } from '#domain/rich-text.ts'
import { formatGuide, formatTask } from '../platforms/marked-by-hand.ts'
import { formatInlines, formatPassage, paragraph, type Dialect } from '../platforms/markup.ts'
import { isPlainWords } from '../platforms/plain-words.ts'
import type { PrintedQuestion } from '../platforms/printed-questions.ts'
import { questionName } from '../platforms/question-name.ts'
import { typedBlanks } from '../platforms/typed-answer.ts'
import { element, lines, NOTHING, together, type Xml } from '../platforms/xml.ts'
import { formatBlanks, formatLetteredPairs } from './cloze.ts'
import { plainField, type WriteField } from './moodle-text.ts'

export type MoodleContext = {
  readonly field: WriteField
  /** Of a question with answers in its text. */
  readonly clozeField: WriteField
  /** How options are lettered on the paper. */
  readonly numbering: 'ABCD' | 'abc'
  /** The word for a level in the language of the paper. */
  readonly levelOf: (question: Question) => string
  readonly paperCode: string
  /** Of the highest number, so that names sort as the paper is printed. */
  readonly digits: number
}

export function formatQuestion(printed: PrintedQuestion, context: MoodleContext): Xml {
  const { question, passage } = printed
  const { field, clozeField, digits, paperCode, levelOf } = context
  const { type, ask = (dialect) => formatTask(question, dialect), own } = formatBody(question, context)
  return element(
    'question',
    { type },
    lines([
      plainField('name', questionName(printed, digits)),
      (type === 'cloze' ? clozeField : field)('questiontext', (dialect) =>
        together([formatPassage(passage, dialect), ask(dialect)]),
      ),
      field('generalfeedback', (dialect) =>
        question.explanation.length === 0 ? NOTHING : paragraph(formatInlines(question.explanation, dialect)),
      ),
      // Of a cloze question Moodle adds up the marks of its fields itself.
      element('defaultgrade', {}, String(question.marks)),
      element('penalty', {}, '0'),
      element('hidden', {}, '0'),
      element('idnumber', {}, [...`${paperCode}-${question.id}`].slice(0, LONGEST_ID).join('')),
      ...own,
      element(
        'tags',
        {},
        ...[question.topic, levelOf(question)]
          .map((tag) => withoutControls(tag).trim())
          .filter((tag) => tag !== '')
          .map((tag) => plainField('tag', tag)),
      ),
    ]),
  )
}

/** In characters, as Moodle takes them. */
const LONGEST_ID = 100

/** `ask`: the text of the question, where its stem is not all of it; `own`: what only its type has. */
type Body = { readonly type: string; readonly ask?: (dialect: Dialect) => Xml; readonly own: readonly Xml[] }

function formatBody(question: Question, context: MoodleContext): Body {
  const { field } = context
  switch (question.type) {
    case 'multiple_choice':
      return {
        type: 'multichoice',
        own: [
          element('single', {}, 'true'),
          // Explanations and options may name the letters, so they stay where they are.
          element('shuffleanswers', {}, 'false'),
          element('answernumbering', {}, context.numbering),
          ...question.options.map((option, index) =>
            field('answer', (dialect) => paragraph(formatInlines(option, dialect)), {
              fraction: index === question.keyIndex ? 100 : 0,
            }),
          ),
        ],
      }
    case 'true_false':
      return {
        type: 'truefalse',
        own: [true, false].map((truth) =>
          element('answer', { fraction: truth === question.key ? 100 : 0 }, element('text', {}, `${truth}`)),
        ),
      }
    case 'fill_blank': {
      const typed = typedBlanks(question)
      return typed === undefined
        ? essay(question, field)
        : {
            type: 'cloze',
            ask: (dialect) => formatBlanks(question, typed, dialect),
            own: [],
          }
    }
    case 'matching':
      return needsLetters(question)
        ? {
            type: 'cloze',
            ask: (dialect) => formatLetteredPairs(question, dialect),
            own: [],
          }
        : { type: 'matching', own: [element('shuffleanswers', {}, 'false'), ...formatPairs(question, field)] }
    case 'short_answer':
      return essay(question, field)
    case 'essay':
      return essay(question, field)
    case 'long_question':
      return essay(question, field)
  }
}

const essay = (question: Question, field: WriteField): Body => ({
  type: 'essay',
  own: [
    element('responseformat', {}, 'editor'),
    element('responserequired', {}, '1'),
    element('responsefieldlines', {}, question.type === 'short_answer' ? '5' : '15'),
    element('attachments', {}, '0'),
    field('graderinfo', (dialect) => formatGuide(question, dialect)),
    element('responsetemplate', { format: 'html' }, element('text', {})),
  ],
})

function formatPairs({ left, right, pairs }: Matching, field: WriteField): readonly Xml[] {
  const formatPair = (from: RichText | undefined, to: RichText): Xml =>
    field('subquestion', (dialect) => (from === undefined ? NOTHING : paragraph(formatInlines(from, dialect))), {
      after: [plainField('answer', plainText(to))],
    })
  const used = new Set(pairs.map(([, place]) => place))
  return [
    ...pairs
      .toSorted(([one], [other]) => one - other)
      .map(([from, to]) => formatPair(itemAt(left, from), itemAt(right, to))),
    // A right side that nothing matches has no left one.
    ...right.filter((_, place) => !used.has(place)).map((side) => formatPair(undefined, side)),
  ]
}

/** Moodle lists right sides as plain words, without formulas, and asks for two left sides or more. */
const needsLetters = ({ left, right }: Matching): boolean =>
  right.length > 1 && (left.length < 2 || !right.every(isPlainWords))
