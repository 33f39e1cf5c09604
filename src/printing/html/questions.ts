/** Sections with their questions, as they stand on the question paper. */
import type { AnswerBlock, Labelled, PaperBlock, PartBlock, QuestionBlock, SectionHeading } from '#layout/laid-out.ts'
import { element, type Content } from './element.ts'
import { figureOf } from './figures.ts'
import { columnsOf } from './option-columns.ts'
import { passageOf } from './passages.ts'
import { roomOf } from './rooms.ts'
import { labelled, labelledList, labelOf, marksOf, phrase, plain, type Words } from './words.ts'

export type SectionBlock = Extract<PaperBlock, { kind: 'section' }>

export const sectionOf = (section: SectionBlock, words: Words): Content =>
  element(
    'section',
    { class: section.opensPage === true ? 'opens-page' : undefined },
    headingOf(section.heading, words),
    element(
      'ol',
      { class: `questions ${section.flow}`, role: 'list' },
      section.questions.map((question) => [
        question.passage === undefined
          ? undefined
          : element('li', { class: 'about' }, passageOf(question.passage, words)),
        element(
          'li',
          { ...numberValue(question.number), class: questionClass(question) },
          questionOf(question, section.flow === 'page' || question.wide === true ? words : halfOf(words)),
        ),
      ]),
    ),
  )

/** Of two columns, each is a little less than half. */
const halfOf = (words: Words): Words => ({ ...words, lineWidth: words.lineWidth * 0.47 })

const questionClass = ({ keepTogether, wide }: QuestionBlock): string | undefined =>
  [...(keepTogether ? ['whole-question'] : []), ...(wide === true ? ['wide'] : [])].join(' ') || undefined

/** What a list says of itself where the number of a question is one. */
export const numberValue = (number: string): { readonly value?: string } => {
  const value = /^\d{1,6}(?=\.?$)/.exec(number)?.[0]
  return value === undefined ? {} : { value }
}

export const headingOf = ({ title, summary, instruction, plain: isPlain }: SectionHeading, words: Words): Content => [
  element(
    'h2',
    { class: isPlain === true ? 'plain' : undefined },
    plain(title),
    summary === '' ? undefined : [' ', element('span', { class: 'light' }, plain(summary))],
  ),
  instruction === ''
    ? undefined
    : element(
        'p',
        { class: 'instruction' },
        words.language === 'en' && isPlain !== true ? element('em', {}, plain(instruction)) : plain(instruction),
      ),
]

export const questionOf = (question: QuestionBlock, words: Words): Content => [
  stemOf(question, words),
  element('div', { class: 'indented' }, figureOf(question.figure), answerOf(question.answer, words)),
]

export function stemOf({ number, stem, marks, answer }: QuestionBlock, words: Words): Content {
  const said = labelled(
    number,
    answer.kind === 'inside' ? element('span', { class: 'inside' }, phrase(stem, words)) : phrase(stem, words),
    marksOf(marks),
  )
  return answer.kind === 'choice'
    ? element(
        'div',
        { class: 'with-choice' },
        said,
        element('p', { class: 'choice' }, answer.choices.map(plain).join('  /  ')),
      )
    : said
}

function answerOf(answer: AnswerBlock, words: Words): Content {
  switch (answer.kind) {
    case 'options':
      return labelledList(answer.options, words, `options in-${columnsOf(answer.options, words.lineWidth)}`)
    case 'choice':
      return undefined
    case 'inside':
      return undefined
    case 'space':
      return roomOf(answer)
    case 'matching':
      return matchingOf(answer, words)
    case 'parts':
      return partsOf(answer.parts, words)
  }
}

function matchingOf({ heads, left, right }: Extract<AnswerBlock, { kind: 'matching' }>, words: Words): Content {
  const side = (head: string, items: readonly Labelled[], name: string): Content =>
    element('div', { class: name }, element('h3', {}, plain(head)), labelledList(items, words, 'items'))
  return element('div', { class: 'matching' }, side(heads[0], left, 'to-answer'), side(heads[1], right, 'to-choose'))
}

/** A part of a part stands one step further in; the first one behind the letter of the part that it opens. */
export const partsOf = (parts: readonly PartBlock[], words: Words): Content =>
  element(
    'ol',
    { class: 'parts', role: 'list' },
    parts.map((part) =>
      element(
        'li',
        { class: partClass(part) },
        partAsked(part, words),
        element(
          'div',
          { class: 'indented' },
          figureOf(part.figure),
          part.space === undefined ? undefined : roomOf(part.space),
        ),
      ),
    ),
  )

/** Room for much writing may go over to the next page. */
const partClass = ({ depth, space }: PartBlock): string =>
  [
    'part',
    ...(depth === 1 ? ['deep'] : []),
    space === undefined
      ? 'leads'
      : space.lines > MOST_KEPT_ROWS && /lines|manuscript/.test(space.shape)
        ? 'long'
        : 'whole-question',
  ].join(' ')
const MOST_KEPT_ROWS = 8

export const partAsked = ({ outer, label, stem, marks }: PartBlock, words: Words): Content =>
  element(
    'div',
    { class: 'words' },
    outer === undefined ? undefined : labelOf(outer, 'outer'),
    labelOf(label),
    phrase(stem, words),
    marksOf(marks),
  )
