import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEVELS, type Level } from '#domain/difficulty.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { QuestionType } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { chooseCandidates } from './choose-candidates.ts'
import type { Candidate } from './candidate.ts'
import { drawBlueprint } from './draw-blueprint.ts'
import { plantedCandidate, plantedTopic } from '#test/questions/planted-candidates.ts'
import { quietSeconds } from '#test/quiet-seconds.ts'

const TYPES: NonEmpty<QuestionType> = ['multiple_choice', 'true_false', 'fill_blank', 'short_answer']
const count = <Value>(items: readonly Value[], test: (item: Value) => boolean): number => items.filter(test).length

/** `each` candidates of every topic, type and level. */
function plenty(topics: readonly string[], each: number): Candidate[] {
  let number = 0
  return topics.flatMap((topic) =>
    TYPES.flatMap((type) =>
      LEVELS.flatMap((level) =>
        Array.from({ length: each }, () => plantedCandidate({ topic, type, level, number: (number += 1) })),
      ),
    ),
  )
}
const picked = (counts: Record<string, number>) =>
  Object.entries(counts).map(([name, questionCount]) => ({ topic: plantedTopic(name), questionCount }))

describe('where there is enough of everything', () => {
  test('the blueprint is filled exactly: topics, types and levels', () => {
    const blueprint = drawBlueprint(picked({ Rocks: 7, Rivers: 9, Winds: 4 }), TYPES, 'mixed')
    const { chosen, shortfalls } = chooseCandidates(
      plenty(['Rocks', 'Rivers', 'Winds'], 5),
      blueprint,
      seededRandom('a'),
    )
    expect(shortfalls).toEqual([])
    for (const { topicId, count: asked } of blueprint.topics)
      expect(count(chosen, (one) => one.topicId === topicId)).toBe(asked)
    for (const { type, count: asked } of blueprint.types)
      expect(count(chosen, (one) => one.draft.type === type)).toBe(asked)
    for (const { level, count: asked } of blueprint.levels)
      expect(count(chosen, (one) => one.level === level)).toBe(asked)
  })
  test('the same seed chooses the same, another seed others', () => {
    const blueprint = drawBlueprint(picked({ Rocks: 10 }), TYPES, 'mixed')
    const pool = plenty(['Rocks'], 5)
    expect(chooseCandidates(pool, blueprint, seededRandom('a'))).toEqual(
      chooseCandidates(pool, blueprint, seededRandom('a')),
    )
    expect(chooseCandidates(pool, blueprint, seededRandom('a'))).not.toEqual(
      chooseCandidates(pool, blueprint, seededRandom('b')),
    )
  })
  test('a much better question is taken before a poor one', () => {
    const poor = Array.from({ length: 10 }, (_, index) =>
      plantedCandidate({ topic: 'Rocks', type: 'true_false', number: index, score: 0.1 }),
    )
    const good = Array.from({ length: 4 }, (_, index) =>
      plantedCandidate({ topic: 'Rocks', type: 'true_false', number: 20 + index, score: 0.9 }),
    )
    const { chosen } = chooseCandidates(
      [...poor, ...good],
      drawBlueprint(picked({ Rocks: 4 }), ['true_false'], 'medium'),
      seededRandom('a'),
    )
    expect(chosen.every(({ score }) => score === 0.9)).toBe(true)
  })
  test('several makers share a section where their questions are about equally good', () => {
    const pool = ['definition', 'cloze', 'number'].flatMap((maker, at) =>
      Array.from({ length: 10 }, (_, index) => ({
        ...plantedCandidate({ topic: 'Rocks', type: 'fill_blank', number: at * 20 + index }),
        maker,
      })),
    )
    const { chosen } = chooseCandidates(
      pool,
      drawBlueprint(picked({ Rocks: 6 }), ['fill_blank'], 'medium'),
      seededRandom('a'),
    )
    for (const maker of ['definition', 'cloze', 'number']) expect(count(chosen, (one) => one.maker === maker)).toBe(2)
  })
  test('true and false statements come about equally often', () => {
    const pool = Array.from({ length: 40 }, (_, index) =>
      plantedCandidate({ topic: 'Rocks', type: 'true_false', number: index }),
    )
    const { chosen } = chooseCandidates(
      pool,
      drawBlueprint(picked({ Rocks: 10 }), ['true_false'], 'medium'),
      seededRandom('a'),
    )
    expect(count(chosen, ({ draft }) => draft.type === 'true_false' && draft.key)).toBe(5)
  })
  test('the reserve fills a type that is short, and never stands where a better one could', () => {
    const better = Array.from({ length: 3 }, (_, index) =>
      plantedCandidate({ topic: 'Rocks', type: 'multiple_choice', number: index, score: 0.2 }),
    )
    const reserve = Array.from({ length: 9 }, (_, index) => ({
      ...plantedCandidate({ topic: 'Rocks', type: 'multiple_choice', number: 20 + index, score: 0.9 }),
      reserve: true as const,
    }))
    const others = Array.from({ length: 20 }, (_, index) =>
      plantedCandidate({ topic: 'Rocks', type: 'short_answer', number: 40 + index }),
    )
    const { chosen, shortfalls } = chooseCandidates(
      [...reserve, ...better, ...others],
      drawBlueprint(picked({ Rocks: 10 }), ['multiple_choice', 'short_answer'], 'medium'),
      seededRandom('a'),
    )
    expect(shortfalls).toEqual([])
    expect(better.every((one) => chosen.includes(one))).toBe(true)
    expect(count(chosen, (one) => one.reserve === true)).toBe(2)
  })
  test('a large question that rests on the sentences of many short ones has its place all the same', () => {
    const short = Array.from({ length: 30 }, (_, index) =>
      plantedCandidate({
        topic: 'Rocks',
        type: index % 4 < 2 ? 'fill_blank' : 'true_false',
        number: index,
        score: 0.9,
        exclusions: [`s${index}`],
      }),
    )
    const large = (['matching', 'essay', 'long_question'] as const).map((type, index) =>
      plantedCandidate({
        topic: 'Rocks',
        type,
        number: 60 + index,
        score: 0.2,
        exclusions: [0, 1, 2, 3, 4].map((step) => `s${5 * index + step}`),
      }),
    )
    const blueprint = drawBlueprint(
      picked({ Rocks: 11 }),
      ['fill_blank', 'true_false', 'matching', 'essay', 'long_question'],
      'medium',
    )
    const { chosen, shortfalls } = chooseCandidates([...short, ...large], blueprint, seededRandom('a'))
    expect(shortfalls).toEqual([])
    expect(
      chosen
        .filter(({ score }) => score === 0.2)
        .map(({ draft }) => draft.type)
        .toSorted(),
    ).toEqual(['essay', 'long_question', 'matching'])
  })
  test('a large question gives way where a topic could not be filled beside it', () => {
    const short = Array.from({ length: 6 }, (_, index) =>
      plantedCandidate({ topic: 'Rocks', type: 'fill_blank', number: index, exclusions: [`s${index}`] }),
    )
    const large = plantedCandidate({
      topic: 'Rocks',
      type: 'essay',
      number: 60,
      exclusions: short.flatMap(({ exclusions }) => exclusions),
    })
    const { chosen } = chooseCandidates(
      [...short, large],
      drawBlueprint(picked({ Rocks: 6 }), ['fill_blank', 'essay'], 'medium'),
      seededRandom('a'),
    )
    expect(chosen).toHaveLength(6)
  })
})

describe('where something is missing', () => {
  test('a topic with too little is named, and no other topic fills its place', () => {
    const pool = [...plenty(['Rocks'], 5), plantedCandidate({ topic: 'Rivers', type: 'true_false', number: 1 })]
    const { chosen, shortfalls } = chooseCandidates(
      pool,
      drawBlueprint(picked({ Rocks: 4, Rivers: 4 }), TYPES, 'mixed'),
      seededRandom('a'),
    )
    expect(chosen).toHaveLength(5)
    expect(shortfalls).toContainEqual({ kind: 'topic', topic: 'Rivers', asked: 4, given: 1 })
  })
  test('a missing type is made up by the other types of the topic, and named', () => {
    const pool = plenty(['Rocks'], 5).filter(({ draft }) => draft.type !== 'short_answer')
    const { chosen, shortfalls } = chooseCandidates(
      pool,
      drawBlueprint(picked({ Rocks: 8 }), TYPES, 'mixed'),
      seededRandom('a'),
    )
    expect(chosen).toHaveLength(8)
    expect(shortfalls).toEqual([{ kind: 'type', type: 'short_answer', asked: 2, given: 0 }])
  })
  test('a missing level is made up by the other levels, and named', () => {
    const pool = plenty(['Rocks'], 5).filter(({ level }) => level !== 'hard')
    const { chosen, shortfalls } = chooseCandidates(
      pool,
      drawBlueprint(picked({ Rocks: 10 }), TYPES, 'mixed'),
      seededRandom('a'),
    )
    expect(chosen).toHaveLength(10)
    expect(shortfalls).toEqual([{ kind: 'level', level: 'hard', asked: 2, given: 0 }])
  })
  test('a greedy choice that blocks two others is exchanged', () => {
    const blocker = plantedCandidate({
      topic: 'Rocks',
      type: 'true_false',
      number: 1,
      score: 1,
      exclusions: ['granite', 'quartz'],
    })
    const pool = [
      blocker,
      plantedCandidate({ topic: 'Rocks', type: 'true_false', number: 2, score: 0.2, exclusions: ['granite'] }),
      plantedCandidate({ topic: 'Rocks', type: 'true_false', number: 3, score: 0.2, exclusions: ['quartz'] }),
    ]
    const { chosen } = chooseCandidates(
      pool,
      drawBlueprint(picked({ Rocks: 2 }), ['true_false'], 'medium'),
      seededRandom('a'),
    )
    expect(chosen).toHaveLength(2)
  })
})

test('no two chosen questions share an exclusion or are worded alike, and no topic gets more than asked', () => {
  const candidate = fc.record({
    topic: fc.constantFrom('Rocks', 'Rivers'),
    type: fc.constantFrom(...TYPES),
    level: fc.constantFrom<Level>(...LEVELS),
    number: fc.nat(200),
    exclusion: fc.nat(12),
  })
  fc.assert(
    fc.property(
      fc.array(candidate, { maxLength: 40 }),
      fc.integer({ min: 1, max: 12 }),
      fc.string(),
      (planted, asked, seed) => {
        const pool = planted.map(({ exclusion, ...at }) => plantedCandidate({ ...at, exclusions: [`e${exclusion}`] }))
        const { chosen } = chooseCandidates(
          pool,
          drawBlueprint(picked({ Rocks: asked, Rivers: asked }), TYPES, 'mixed'),
          seededRandom(seed),
        )
        const exclusions = chosen.flatMap((one) => one.exclusions)
        expect(new Set(exclusions).size).toBe(exclusions.length)
        for (const topic of ['Rocks', 'Rivers'])
          expect(count(chosen, (one) => one.topicId === topic)).toBeLessThanOrEqual(asked)
      },
    ),
    { numRuns: 60 },
  )
})

test('a hundred questions out of two thousand are chosen within a second', async () => {
  const pool = plenty(['Rocks', 'Rivers', 'Winds', 'Seas', 'Soils'], 34)
  const wanted = picked({ Rocks: 20, Rivers: 20, Winds: 20, Seas: 20, Soils: 20 })
  const seconds = await quietSeconds(() => {
    const { chosen } = chooseCandidates(pool, drawBlueprint(wanted, TYPES, 'mixed'), seededRandom('a'))
    expect(chosen).toHaveLength(100)
  })
  expect(seconds).toBeLessThan(1)
})
