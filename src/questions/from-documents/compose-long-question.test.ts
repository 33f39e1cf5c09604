import { asId } from '#domain/ids.ts'
import { questionFault, type LongQuestion } from '#domain/question.ts'
import { literalText, plainText } from '#domain/rich-text.ts'
import { describe, expect, test } from 'vitest'
import type { Candidate } from '../candidate.ts'
import { composeLongQuestions, type LongQuestionWords } from './compose-long-question.ts'

type Asked = {
  readonly maker: string
  readonly stem: string
  readonly key: string
  readonly heading?: string
  readonly exclusions?: readonly string[]
  readonly marks?: number
}

const candidate = ({ maker, stem, key, heading = 'Rivers', exclusions = [stem], marks = 2 }: Asked): Candidate => ({
  draft: {
    type: 'short_answer',
    stem: literalText(stem),
    key: literalText(key),
    explanation: [],
    markingScheme: [{ text: literalText(key), marks }],
    provenance: {
      origin: { kind: 'document' },
      proof: 'quoted',
      source: { documentId: asId('D'), heading, quote: `${stem} ${key}` },
    },
  },
  topicId: asId('T'),
  level: 'medium',
  maker,
  score: 0.5,
  exclusions,
})
const STEPS: Readonly<Record<string, number>> = { state: 1, list: 2, explain: 3 }
const words: LongQuestionWords = {
  documentId: asId('D'),
  part: (one) =>
    one.draft.type === 'short_answer'
      ? {
          stem: one.draft.stem,
          key: one.draft.key,
          rows: one.draft.markingScheme,
          step: STEPS[one.maker] ?? 1,
          maker: one.maker,
          candidate: one,
        }
      : undefined,
  stem: (heading) => (heading === 'Introduction' ? undefined : literalText(`About ${heading}:`)),
  explanation: (labels) => literalText(labels.join(' ')),
  level: () => 'hard',
}
const state: Asked = {
  maker: 'state',
  stem: 'What is meant by “delta”?',
  key: 'Land that a river builds at its mouth.',
}
const list: Asked = { maker: 'list', stem: 'Name the two parts of a river basin.', key: 'Channels; slopes.' }
const explain: Asked = {
  maker: 'explain',
  stem: 'Explain why rivers bend on plains.',
  key: 'The current is faster on one side.',
  marks: 3,
}

test('parts climb, are labelled in order, carry the marks of their rows, and name all sentences', () => {
  const [found, ...others] = composeLongQuestions([explain, list, state].map(candidate), words)
  const draft = found!.draft as LongQuestion
  expect(others).toEqual([])
  expect(draft.parts.map(({ label, marks, stem }) => [label, marks, plainText(stem)])).toEqual([
    ['(a)', 2, state.stem],
    ['(b)', 2, list.stem],
    ['(c)', 3, explain.stem],
  ])
  expect(questionFault({ ...draft, marks: 7 })).toBeUndefined()
  expect(draft.provenance.source?.further).toHaveLength(2)
  expect(found!.exclusions).toHaveLength(3)
})

describe('no long question is made', () => {
  test.each([
    { name: 'of two parts', asked: [state, list] },
    {
      name: 'of three questions of one maker',
      asked: [state, { ...state, stem: 'What is a levee?' }, { ...state, stem: 'What is a meander?' }],
    },
    { name: 'of parts under two headings', asked: [state, list, { ...explain, heading: 'Lakes' }] },
    {
      name: 'under a heading that says nothing',
      asked: [state, list, explain].map((one) => ({ ...one, heading: 'Introduction' })),
    },
    {
      name: 'when two parts rest on one sentence',
      asked: [state, { ...list, exclusions: ['s'] }, { ...explain, exclusions: ['s'] }],
    },
    { name: 'when the title prints the key of a part', asked: [{ ...state, key: 'River.' }, list, explain] },
    {
      name: 'when a part prints the key of another',
      asked: [state, list, { ...explain, stem: 'Explain why land that a river builds at its mouth is fertile.' }],
    },
    {
      name: 'when two parts turn on one fact',
      asked: [
        { ...state, stem: 'State the term for land that a river builds up at its mouth.', key: 'Delta.' },
        list,
        {
          ...explain,
          stem: 'A student writes: “A delta is land that a river wears down at its mouth.”',
          key: 'A delta is land that a river builds up at its mouth.',
        },
      ],
    },
  ])('$name', ({ asked }) => {
    expect(composeLongQuestions(asked.map(candidate), words)).toEqual([])
  })
})

test('a section with twice the parts gives two questions that share nothing', () => {
  const again = [state, list, explain].map((one) => ({
    ...one,
    stem: `${one.stem.slice(0, -1)} upstream?`,
    key: `Quite another ${one.maker} thing.`,
  }))
  const found = composeLongQuestions([state, list, explain, ...again].map(candidate), words)
  expect(found).toHaveLength(2)
  expect(found[0]!.exclusions.filter((one) => found[1]!.exclusions.includes(one))).toEqual([])
})

test('parts that are too few under each heading come together under the wider section', () => {
  const asked = [state, { ...list, heading: 'Lakes' }, { ...explain, heading: 'Seas' }].map(candidate)
  const [found] = composeLongQuestions(asked, { ...words, wider: () => 'Water' })
  expect(plainText(found!.draft.stem)).toBe('About Water:')
})

test('a part belongs to the section that teaches it, not to the list of terms that its source stands in', () => {
  const asked = [{ ...state, heading: 'Key terms' }, list, explain].map(candidate)
  const [found] = composeLongQuestions(asked, {
    ...words,
    heading: ({ maker }) => (maker === 'state' ? 'Rivers' : undefined),
  })
  expect(plainText(found!.draft.stem)).toBe('About Rivers:')
})
