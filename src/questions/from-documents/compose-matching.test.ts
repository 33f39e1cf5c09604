import { asId } from '#domain/ids.ts'
import { questionFault, type Matching } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { literalText, plainText } from '#domain/rich-text.ts'
import { describe, expect, test } from 'vitest'
import { composeMatching, type MatchingPair, type MatchingWishes } from './compose-matching.ts'

const pair = (number: number, more: Partial<MatchingPair> = {}): MatchingPair => ({
  forms: ['process'],
  item: literalText(`item ${number}`),
  partner: literalText(`partner ${number}`),
  length: 8,
  citation: { quote: `Item ${number} is partner ${number}.`, page: number },
  topicId: asId('T'),
  exclusions: [`sentence:${number}`],
  score: 0.5,
  ...more,
})
const wishes = (more: Partial<MatchingWishes<MatchingPair>> = {}): MatchingWishes<MatchingPair> => ({
  maker: 'matching',
  documentId: asId('D'),
  random: seededRandom('seed'),
  clash: () => false,
  level: () => 'easy',
  stem: (_, spare) => literalText(`Match; ${spare} left over.`),
  explanation: (pairs) => literalText(pairs.map(({ citation }) => citation.quote).join(' ')),
  ...more,
})
const pool = (count: number, more: (number: number) => Partial<MatchingPair> = () => ({})): MatchingPair[] =>
  Array.from({ length: count }, (_, index) => pair(index + 1, more(index + 1)))
const draftOf = (candidate: { readonly draft: unknown }): Matching => candidate.draft as Matching

describe('how many sets, how many pairs, how many left over', () => {
  test.each([
    { name: 'three pairs are too few', pairs: 3, sets: [] },
    { name: 'four make a set without one left over', pairs: 4, sets: [[4, 4]] },
    { name: 'five make a set of four, with one left over', pairs: 5, sets: [[4, 5]] },
    { name: 'six make a set of five, with one left over', pairs: 6, sets: [[5, 6]] },
    {
      name: 'twelve make two sets',
      pairs: 12,
      sets: [
        [5, 6],
        [5, 6],
      ],
    },
  ])('$name', ({ pairs, sets }) => {
    expect(
      composeMatching(pool(pairs), wishes()).map((candidate) => [
        draftOf(candidate).left.length,
        draftOf(candidate).right.length,
      ]),
    ).toEqual(sets)
  })
})

describe('what does not stand together', () => {
  test.each([
    {
      name: 'pairs of two forms',
      more: (number: number) => ({ forms: [number % 2 === 0 ? 'process' : 'person'] as [string] }),
    },
    {
      name: 'a partner three times as long as another',
      more: (number: number) => ({ length: number % 2 === 0 ? 4 : 12 }),
    },
    { name: 'pairs that rest on one sentence', more: (number: number) => ({ exclusions: [`sentence:${number % 3}`] }) },
  ])('$name', ({ more }) => {
    expect(composeMatching(pool(6, more), wishes())).toEqual([])
  })

  test('pairs that clash', () => {
    const [found] = composeMatching(
      pool(6),
      wishes({ clash: (a, b) => [a, b].every(({ citation }) => (citation.page ?? 0) <= 2) }),
    )
    const items = draftOf(found!).right.map(plainText)
    expect(items.filter((item) => item === 'partner 1' || item === 'partner 2')).toHaveLength(1)
  })
})

describe('which pairs come together where there are several', () => {
  const groups = (more: (number: number) => Partial<MatchingPair>): number[][] =>
    composeMatching(pool(10, more), wishes()).map(({ exclusions }) =>
      exclusions.map((one) => Number(one.replace('sentence:', '')) % 2),
    )

  test('those of one topic', () => {
    expect(groups((number) => ({ topicId: asId<'Topic'>(number % 2 === 0 ? 'T' : 'U') }))).toEqual([
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
    ])
  })

  test('those of the stricter form', () => {
    expect(groups((number) => ({ forms: [number % 2 === 0 ? 'process' : 'place', 'thing'] }))).toEqual([
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
    ])
  })

  test('those of a looser form and of several topics, under the topic of most, where nothing else makes a set', () => {
    const [found, ...others] = composeMatching(
      pool(5, (number) => ({ forms: [`form ${number}`, 'thing'], topicId: asId<'Topic'>(number <= 2 ? 'T' : 'U') })),
      wishes(),
    )
    expect([found?.topicId, others]).toEqual(['U', []])
  })
})

test('each item is paired with its own partner, nothing is used twice, and every sentence is cited and excluded', () => {
  const [found] = composeMatching(pool(6), wishes())
  const draft = draftOf(found!)
  for (const [left, right] of draft.pairs)
    expect(plainText(draft.right[right]!).replace('partner', 'item')).toBe(plainText(draft.left[left]!))
  expect(new Set(draft.right.map(plainText)).size).toBe(6)
  expect(questionFault({ ...draft, marks: 5 })).toBeUndefined()
  const { source } = draft.provenance
  expect([source!.quote, ...source!.further!.map(({ quote }) => quote)]).toHaveLength(5)
  expect(found!.exclusions).toHaveLength(6)
})

test('the right column does not follow the left, over a hundred seeds', () => {
  const straight = Array.from({ length: 100 }, (_, seed) =>
    draftOf(composeMatching(pool(6), wishes({ random: seededRandom(`${seed}`) }))[0]!),
  ).filter(({ pairs }) => pairs.filter(([left, right]) => left === right).length > 1)
  expect(straight.length).toBeLessThan(3)
})
