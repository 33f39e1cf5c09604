/** A question of each type that says one text wherever a teacher can write. */
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import type { Figure, Question } from '#domain/question.ts'
import { blank, formatRichText, literalText, type RichText } from '#domain/rich-text.ts'
import { GOLDEN_PAPERS } from '../../golden/papers/golden-papers.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0H9"/></svg>'

export function naughtyQuestions(naughty: string): Question[] {
  const text = literalText(naughty)
  const figure: Figure = { svg: SVG, alt: naughty, caption: naughty }
  const row = { text, marks: 1, remark: formatRichText(text) }
  const more = (words: string): RichText => literalText(`${naughty}${words}`)
  const base = (type: string) => ({
    id: asId<'Question'>(type),
    stem: text,
    explanation: text,
    marks: 2,
    minutes: 3,
    difficulty: 'easy' as const,
    topic: naughty,
    figure,
    provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' } as const,
  })
  return [
    { ...base('choose'), type: 'multiple_choice', options: [text, more('1')], keyIndex: 1 },
    { ...base('judge'), type: 'true_false', key: false },
    {
      ...base('fill'),
      type: 'fill_blank',
      stem: [...text, blank, ...text, blank],
      keys: [[text, more('1')], [more('2')]],
    },
    { ...base('short'), type: 'short_answer', key: text, markingScheme: [row, row] },
    { ...base('essay'), type: 'essay', markingGuide: [row] },
    {
      ...base('match'),
      type: 'matching',
      left: [text, more('1')],
      right: [text, more('1'), more('2')],
      pairs: [
        [1, 0],
        [0, 2],
      ],
    },
    {
      ...base('long'),
      type: 'long_question',
      parts: [
        { label: '(a)', stem: text, marks: 1, key: text, markingScheme: [row], figure },
        { label: '(b)', stem: text, marks: 1, key: more('1'), markingScheme: [] },
      ],
    },
  ]
}

export const paperOf = (title: string, questions: readonly Question[]): Paper => ({
  ...GOLDEN_PAPERS['english-science']!,
  title,
  questions,
})

/** A random paper may say one id twice, which no paper of the product does. */
export const withOwnIds = (paper: Paper): Paper => ({
  ...paper,
  questions: paper.questions.map((question, index) => ({ ...question, id: asId<'Question'>(`q_${index + 1}`) })),
})
