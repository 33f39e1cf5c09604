import { expect, test } from 'vitest'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { asId } from '#domain/ids.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { sampleDocument } from '#test/reading/sample-document.ts'
import { taughtUnits } from './taught-units.ts'

const documentOn = (title: string, names: readonly string[], category = 'Mathematics'): DocumentWithTopics => {
  const document = { ...sampleDocument('en', '# A\nSome text.'), title }
  const found = extractTopics(document)
  const topics = names.map((name, index) => ({
    topic: { ...TOPIC, id: asId<'Topic'>(`t${index}`), name, category },
    blocks: [],
  }))
  return { document, found: { ...found, topics } } as never
}
const TOPIC = { description: '', subtopics: [], difficulty: 'medium', confidence: 1, pages: [] }
const unitsOf = (source: DocumentWithTopics): string[] => [...taughtUnits(source).values()].map((units) => units.join())

test('a title that names a unit decides for all topics', () =>
  expect(unitsOf(documentOn('Chapter 4 Quadratic Equations', ['The Quadratic Formula', 'Applications']))).toEqual([
    'SS1',
    'SS1',
  ]))
test('without one each topic has the unit of its own name, and one that names none those of the others', () =>
  expect(unitsOf(documentOn('Chapter 9', ['Probability', 'Percentages', 'Summary']))).toHaveLength(3))
test('a part of a word and another subject name no unit', () => {
  expect(unitsOf(documentOn('第五章', ['周界', '組合圖形']))).toEqual([])
  expect(unitsOf(documentOn('Reflection', ['Reflection', 'Refraction'], 'General'))).toEqual([])
  expect(unitsOf(documentOn('Quadratic Equations', ['Quadratic Equations'], 'Physics'))).toEqual([])
})
