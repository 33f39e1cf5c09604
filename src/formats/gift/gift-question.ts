/** One question as the blocks of GIFT that ask it, in HTML. */
import { withoutControls } from '#domain/xml-text.ts'
import { itemAt } from '#domain/must-be-there.ts'
import type { FillBlank, Matching, Question } from '#domain/question.ts'
import { plainText } from '#domain/rich-text.ts'
import { letters } from '#layout/numbering.ts'
import { formatGuide, formatTask } from '../platforms/marked-by-hand.ts'
import { formatInlines, formatPassage, paragraph, type Dialect } from '../platforms/markup.ts'
import { isPlainWords } from '../platforms/plain-words.ts'
import type { PrintedQuestion } from '../platforms/printed-questions.ts'
import { questionName } from '../platforms/question-name.ts'
import { isPlainNumber, typedBlanks } from '../platforms/typed-answer.ts'
import { element, NOTHING, together, type Xml } from '../platforms/xml.ts'

export type GiftContext = {
  readonly dialect: Dialect
  /** The word for a level in the language of the paper. */
  readonly levelOf: (question: Question) => string
  readonly paperCode: string
  /** Of the highest number, so that names sort as the paper is printed. */
  readonly digits: number
}

/** Several blanks are a block each, since an answer has no place inside a sentence of several. */
export function formatQuestion(printed: PrintedQuestion, context: GiftContext): readonly string[] {
  const { question, passage } = printed
  const { dialect, levelOf, paperCode, digits } = context
  const bodies = bodiesOf(question, dialect)
  const tags = [question.topic, levelOf(question)].map(bare).filter((tag) => tag !== '')
  return bodies.map(({ label, below = NOTHING, answers, guide = NOTHING }, index) => {
    const place = bodies.length === 1 ? '' : `-${index + 1}`
    const asked = together([formatPassage(passage, dialect), formatTask(question, dialect), below])
    const told = together([
      question.explanation.length === 0 ? NOTHING : paragraph(formatInlines(question.explanation, dialect)),
      guide,
    ])
    const feedback = told.xml === '' ? [] : [`####[html]${escapeSigns(told.xml)}`]
    return [
      ['//', `[id:${bare(`${paperCode}-${question.id}${place}`)}]`, ...tags.map((tag) => `[tag:${tag}]`)].join(' '),
      `::${escapeSigns(questionName(printed, digits, label))}::[html]${escapeSigns(asked.xml)}{`,
      ...[...answers, ...feedback].map((line) => `\t${line}`),
      '}',
    ].join('\n')
  })
}

/** `label`: which blank it asks; `below`: what stands below the question; `guide`: for the teacher who marks it. */
type Body = {
  readonly label?: string
  readonly below?: Xml
  readonly answers: readonly string[]
  readonly guide?: Xml
}

function bodiesOf(question: Question, dialect: Dialect): readonly Body[] {
  const html = (content: Xml): string => escapeSigns(paragraph(content).xml)
  switch (question.type) {
    case 'multiple_choice':
      return [
        {
          answers: question.options.map(
            (option, index) => `${index === question.keyIndex ? '=' : '~'}${html(formatInlines(option, dialect))}`,
          ),
        },
      ]
    case 'true_false':
      return [{ answers: [question.key ? 'TRUE' : 'FALSE'] }]
    case 'fill_blank':
      return blankBodies(question, dialect)
    case 'matching':
      return matchBodies(question, dialect, html)
    case 'short_answer':
      return [byHand(question, dialect)]
    case 'essay':
      return [byHand(question, dialect)]
    case 'long_question':
      return [byHand(question, dialect)]
  }
}

/** GIFT keeps nothing for markers alone, so their guide stands in the feedback, which follows the answer. */
const byHand = (question: Question, dialect: Dialect): Body => ({ answers: [], guide: formatGuide(question, dialect) })

function blankBodies(question: FillBlank, dialect: Dialect): readonly Body[] {
  const typed = typedBlanks(question)
  // An arrow in an answer would make pairs of it, and these ampersands stand for signs.
  if (typed === undefined || typed.flat().some((answer) => /->|&&0/.test(answer))) return [byHand(question, dialect)]
  const { messages, text } = dialect
  return typed.map((accepted, index) => {
    const label = typed.length === 1 ? undefined : messages.key.blank(index + 1)
    const answers = accepted.every(isPlainNumber)
      ? ['#', ...accepted.map((answer) => `=%100%${answer}:0`)]
      : accepted.map((answer) => `=%100%[plain]${escapeSigns(answer.replaceAll('*', '\\*'))}`)
    return label === undefined ? { answers } : { label, below: paragraph(text(label)), answers }
  })
}

/** Right sides are plain words; where one has a formula, letters stand for them, and they below the question. */
function matchBodies(question: Matching, dialect: Dialect, html: (content: Xml) => string): readonly Body[] {
  const { left, right, pairs } = question
  const used = new Set(pairs.map(([, place]) => place))
  const unused = right.flatMap((_, place) => (used.has(place) ? [] : [place]))
  if (pairs.length + unused.length < 2) return [byHand(question, dialect)]
  const isPlain = right.every(isPlainWords)
  const wordsOf = (place: number): string =>
    isPlain ? escapeSigns(plainText(itemAt(right, place)).replace(/\s+/g, ' ').trim()) : letters(place)
  return [
    {
      ...(isPlain
        ? {}
        : {
            below: together(
              right.map((side, place) =>
                paragraph(element('strong', {}, `${letters(place)}.`), { xml: ' ' }, formatInlines(side, dialect)),
              ),
            ),
          }),
      answers: [
        ...pairs
          .toSorted(([one], [other]) => one - other)
          .map(([from, to]) => `=${html(formatInlines(itemAt(left, from), dialect))} -> ${wordsOf(to)}`),
        ...unused.map((place) => `= -> ${wordsOf(place)}`),
      ],
    },
  ]
}

/** Signs of the notation as themselves, on one line. */
const escapeSigns = (text: string): string =>
  withoutControls(text)
    .replace(/\n/g, ' ')
    .replace(/[\\~=#{}:]/g, '\\$&')

/** In a comment nothing can be escaped. */
const bare = (text: string): string =>
  withoutControls(text).replace(/\s+/g, ' ').replaceAll('[', '(').replaceAll(']', ')').trim()
