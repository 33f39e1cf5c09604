/** A question to be answered on a screen: its fields, its button, and its answer, which opens. */
import type { KeyAnswer, Labelled, PartBlock } from '#layout/laid-out.ts'
import { itemAt } from '#domain/must-be-there.ts'
import type { LaidOutQuiz, QuizQuestion } from '#layout/quiz.ts'
import { element, type Content } from '../element.ts'
import { figureOf } from '../figures.ts'
import { keyAnswerOf, notesOf } from '../key.ts'
import { passageOf } from '../passages.ts'
import { numberValue, partAsked } from '../questions.ts'
import { labelled, labelledList, labelOf, marksOf, phrase, plain, type Words } from '../words.ts'

type Messages = LaidOutQuiz['messages']

/** `id`: of the question in its page. */
export function quizQuestionOf(question: QuizQuestion, id: string, messages: Messages, words: Words): Content {
  const { block, check, marks, answers } = question
  const inParts = block.answer.kind === 'parts'
  let blank = 0
  const inWords: Words =
    check.kind === 'blanks'
      ? {
          ...words,
          blank: () =>
            element('input', {
              type: 'text',
              'aria-label': itemAt(messages.blanks, blank++),
              autocomplete: 'off',
              autocapitalize: 'off',
              spellcheck: 'false',
            }),
        }
      : words
  return [
    block.passage === undefined ? undefined : element('li', { class: 'about' }, passageOf(block.passage, words)),
    element(
      'li',
      {
        ...numberValue(block.number),
        class: 'question',
        id,
        'data-marks': marks,
        'data-kind': check.kind,
        'data-key': keyOf(question),
      },
      element(
        'div',
        { class: 'words', id: `${id}-stem` },
        labelOf(block.number),
        phrase(block.stem, inWords),
        marksOf(block.marks),
      ),
      element(
        'div',
        { class: 'indented' },
        figureOf(block.figure),
        fieldsOf(question, id, messages, words),
        check.kind === 'none'
          ? undefined
          : element(
              'p',
              { class: 'checking scripted', hidden: true },
              element('button', { type: 'button', class: 'check', 'aria-describedby': `${id}-stem` }, messages.check),
              ' ',
              element('span', { class: 'verdict', role: 'status' }),
            ),
        inParts
          ? question.explanation === undefined
            ? undefined
            : reveal(notesOf(question, words), messages)
          : reveal([answers.map((answer) => keyAnswerOf(answer, words)), notesOf(question, words)], messages),
      ),
    ),
  ]
}

const keyOf = ({ check }: QuizQuestion): string | undefined => {
  switch (check.kind) {
    case 'one':
      return JSON.stringify(check.key)
    case 'blanks':
      return JSON.stringify(check.accepted)
    case 'pairs':
      return JSON.stringify(check.partners)
    case 'none':
      return undefined
  }
}

const reveal = (answer: Content, messages: Messages): Content =>
  element(
    'details',
    {},
    element('summary', {}, messages.showAnswer),
    element('div', { class: 'entries' }, element('div', { class: 'shown' }, answer)),
  )

function fieldsOf({ block, answers }: QuizQuestion, id: string, messages: Messages, words: Words): Content {
  const { answer } = block
  switch (answer.kind) {
    case 'options':
      return choices(
        id,
        answer.options.map(({ label, phrase: said }) => [labelOf(label), phrase(said, words)]),
      )
    case 'choice':
      return choices(id, answer.choices.map(plain))
    case 'inside':
      return undefined
    case 'space':
      return writing(messages.yourAnswer, answer.lines)
    case 'matching':
      return element(
        'div',
        { class: 'matching' },
        element(
          'div',
          {},
          element('h3', {}, plain(answer.heads[0])),
          pairing(answer.left, answer.right, messages, words),
        ),
        element(
          'div',
          { class: 'to-choose' },
          element('h3', {}, plain(answer.heads[1])),
          labelledList(answer.right, words, 'items'),
        ),
      )
    case 'parts':
      return element(
        'ol',
        { class: 'parts', role: 'list' },
        answer.parts.map((part, index) => partOf(part, answers[index], messages, words)),
      )
  }
}

const choices = (id: string, all: readonly Content[]): Content =>
  element(
    'div',
    { class: 'choices', role: 'radiogroup', 'aria-labelledby': `${id}-stem` },
    all.map((said, index) =>
      element(
        'label',
        {},
        element('input', { type: 'radio', name: id, value: index, autocomplete: 'off' }),
        element('span', { class: 'words' }, said),
      ),
    ),
  )

const writing = (name: string, lines: number): Content =>
  element('textarea', {
    'aria-label': name,
    rows: Math.min(12, Math.max(2, lines)),
    autocomplete: 'off',
  })

const pairing = (left: readonly Labelled[], right: readonly Labelled[], messages: Messages, words: Words): Content =>
  element(
    'ol',
    { class: 'items pairing', role: 'list' },
    left.map(({ label, phrase: said }) =>
      element('li', {}, element('label', {}, labelled(label, phrase(said, words)), ' ', chooser(right, messages))),
    ),
  )

const chooser = (right: readonly Labelled[], messages: Messages): Content =>
  element(
    'select',
    { autocomplete: 'off' },
    element('option', { value: '' }, messages.choose),
    right.map(({ label }, index) => element('option', { value: index }, plain(label).replace(/\.$/, ''))),
  )

/** The answer of a part repeats what it asks, which stands there already. */
const partOf = (part: PartBlock, answer: KeyAnswer | undefined, messages: Messages, words: Words): Content => {
  const { stem: _stem, figure: _figure, marks: _marks, ...bare } = answer ?? { label: '' }
  const isAsked = part.space !== undefined
  return element(
    'li',
    { class: part.depth === 1 ? 'part deep' : 'part' },
    partAsked(part, words),
    element(
      'div',
      { class: 'indented' },
      figureOf(part.figure),
      isAsked ? writing(`${messages.yourAnswer} ${plain(part.label)}`, part.space.lines) : undefined,
      isAsked && answer !== undefined ? reveal(keyAnswerOf({ ...bare, label: '' }, words), messages) : undefined,
    ),
  )
}
