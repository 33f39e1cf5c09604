import { expect, test } from 'vitest'
import { asId } from './ids.ts'
import { optionLetter, questionFault, type Question } from './question.ts'
import { blank, literalText } from './rich-text.ts'

const words = literalText('words')
const base = {
  id: asId<'Question'>('q'),
  stem: words,
  explanation: [],
  marks: 2,
  minutes: 3,
  difficulty: 'easy',
  topic: 'T',
  provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
} as const
const part = { label: '(a)', stem: words, marks: 2, key: words, markingScheme: [] } as const

test.each<{ name: string; question: Question; fault: string | undefined }>([
  {
    name: 'a key among the options',
    question: { ...base, type: 'multiple_choice', options: [words, words], keyIndex: 1 },
    fault: undefined,
  },
  {
    name: 'a key outside the options',
    question: { ...base, type: 'multiple_choice', options: [words, words], keyIndex: 2 },
    fault: 'the key must be one of the 2 options, got number 3',
  },
  {
    name: 'a key between two options',
    question: { ...base, type: 'multiple_choice', options: [words, words], keyIndex: 0.5 },
    fault: 'the key must be one of the 2 options, got number 1.5',
  },
  {
    name: 'no marks',
    question: { ...base, marks: 0, type: 'true_false', key: true },
    fault: 'marks must be a whole number of at least 1, got 0',
  },
  {
    name: 'half marks',
    question: { ...base, marks: 1.5, type: 'true_false', key: true },
    fault: 'marks must be a whole number of at least 1, got 1.5',
  },
  {
    name: 'a key a blank',
    question: {
      ...base,
      stem: [blank, ...words, { kind: 'strong', content: [blank] }],
      type: 'fill_blank',
      keys: [[words], [words]],
    },
    fault: undefined,
  },
  {
    name: 'a blank without a key',
    question: { ...base, stem: [blank, ...words, blank], type: 'fill_blank', keys: [[words]] },
    fault: 'each blank needs one key: found 2 blanks and 1 keys',
  },
  {
    name: 'each left side with a partner',
    question: {
      ...base,
      type: 'matching',
      left: [words, words],
      right: [words],
      pairs: [
        [1, 0],
        [0, 0],
      ],
    },
    fault: undefined,
  },
  {
    name: 'a left side without a partner',
    question: { ...base, type: 'matching', left: [words, words], right: [words], pairs: [[1, 0]] },
    fault: 'each item on the left needs exactly one partner on the right',
  },
  {
    name: 'a left side with two partners',
    question: {
      ...base,
      type: 'matching',
      left: [words],
      right: [words, words],
      pairs: [
        [0, 0],
        [0, 1],
      ],
    },
    fault: 'each item on the left needs exactly one partner on the right',
  },
  {
    name: 'a partner that is not there',
    question: { ...base, type: 'matching', left: [words], right: [words], pairs: [[0, 1]] },
    fault: 'each item on the left needs exactly one partner on the right',
  },
  {
    name: 'parts that add up',
    question: { ...base, marks: 4, type: 'long_question', parts: [part, part] },
    fault: undefined,
  },
  {
    name: 'parts that do not add up',
    question: { ...base, marks: 5, type: 'long_question', parts: [part, part] },
    fault: 'the parts carry 4 marks and the question 5',
  },
])('$name', ({ question, fault }) => {
  expect(questionFault(question)).toBe(fault)
})

test('options are lettered from A', () => {
  expect([0, 1, 3].map(optionLetter)).toEqual(['A', 'B', 'D'])
})
