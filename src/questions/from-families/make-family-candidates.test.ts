import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { makeQuestions } from '../make-questions.ts'

const FILE = join(import.meta.dirname, '../../../samples/quadratic-equations.pdf')

test('a chapter on quadratic equations is mostly solved, with proved answers, and its text is asked beside', async () => {
  const read = await readDocument(new Uint8Array(readFileSync(FILE)), 'quadratic-equations.pdf', READING_LIMITS)
  if (!read.ok) throw new Error(read.error.code)
  const source = { document: read.value, found: extractTopics(read.value) }
  const { questions } = await makeQuestions(
    [source],
    // What the wizard asks of this chapter where nothing is changed.
    { total: 20, types: ['multiple_choice'], difficulty: 'mixed', language: 'en' },
    seededRandom('quadratic'),
  )
  expect(questions).toHaveLength(20)
  const proved = questions.filter(({ provenance }) => provenance.proof === 'proved')
  expect(proved.length).toBeGreaterThan(10)
  expect(proved.every(({ provenance }) => provenance.origin.kind === 'family')).toBe(true)
  // The chapter has no complex numbers, which are of the same unit.
  expect(JSON.stringify(proved)).not.toMatch(/real part|imaginary/)
  expect(new Set(proved.map(({ topic }) => topic)).size).toBeGreaterThan(1)
})
