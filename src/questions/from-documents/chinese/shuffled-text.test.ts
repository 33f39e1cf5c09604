import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BIOLOGY, CIVICS, HISTORY } from '#test/questions/chinese/lessons.ts'
import { makeChineseCandidates } from './make-candidates.ts'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'

const LESSONS = [BIOLOGY, HISTORY, CIVICS]
const CLAUSES = LESSONS.flatMap(({ paragraphs }) => paragraphs)
  .flatMap((paragraph) => paragraph.split(/[，。]/))
  .filter((clause) => clause !== '' && !clause.startsWith('#'))
const TERMS = LESSONS.flatMap(({ terms }) => terms)

const MARKS = ['，', '。', '、', '；', '：', '「', '」', '（', '）', '']
const piece = fc.record({
  clause: fc.constantFrom(
    ...CLAUSES,
    '遼朝為防禦高麗、女真',
    '金朝為防禦蒙古高原諸遊牧部落',
    '大築長城',
    '由於',
    '為了',
    '因此',
  ),
  from: fc.nat(6),
  cut: fc.nat(6),
  mark: fc.constantFrom(...MARKS),
})
const paragraph = fc
  .array(piece, { minLength: 1, maxLength: 12 })
  .map(
    (pieces) =>
      `${pieces.map(({ clause, from, cut, mark }) => clause.slice(Math.max(0, from - 3), clause.length - Math.max(0, cut - 3)) + mark).join('')}。`,
  )

test('clauses cut, joined and shuffled at random never make a maker fail', () => {
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 6 }), (paragraphs) => {
      makeChineseCandidates(plantedMaterial(['# 課文', ...paragraphs], TERMS))
    }),
    { numRuns: 20, seed: 20 },
  )
})

test('a reason whose words the tagger joins across its bounds', () => {
  expect(() =>
    makeChineseCandidates(
      plantedMaterial(['# 長城', '遼朝為防禦高麗、女真，金朝為防禦蒙古高原諸遊牧部落，大築長城。'], ['長城', '女真']),
    ),
  ).not.toThrow()
})
