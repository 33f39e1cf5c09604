/** Pages of notes as Hong Kong teachers hand them out: each fills a paper of twenty, whatever its format. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { QUESTION_TYPES, questionFault } from '#domain/question.ts'
import { nonEmpty } from '#domain/must-be-there.ts'
import { seededRandom } from '#domain/random.ts'
import { makeQuestions } from '#questions/make-questions.ts'
import { readSample } from '#test/reading/read-sample.ts'
import { notesAsPdf, notesAsWord } from './notes/write-notes.ts'

const folder = new URL('./notes/', import.meta.url)
const pages = readdirSync(folder).filter((name) => name.endsWith('.txt'))

async function twentyOf(bytes: Uint8Array, name: string): Promise<void> {
  const sample = await readSample(bytes, name)
  const { questions } = await makeQuestions(
    [sample],
    {
      total: 20,
      types: nonEmpty(QUESTION_TYPES.slice(0, 5), 'types'),
      difficulty: 'mixed',
      language: sample.document.language,
    },
    seededRandom('a'),
  )
  expect(questions).toHaveLength(20)
  expect(new Set(questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(4)
  for (const question of questions) {
    expect(questionFault(question)).toBeUndefined()
    const { quote = '?', further = [] } = question.provenance.source ?? {}
    for (const words of [quote, ...further.map((one) => one.quote)])
      expect(sample.document.blocks.some(({ text }) => text.includes(words))).toBe(true)
  }
}

test('there are six pages', () => expect(pages).toHaveLength(6))
test.each(pages)('%s gives twenty questions of four types at least', async (name) =>
  twentyOf(new Uint8Array(readFileSync(new URL(name, folder))), name),
)
test.each(['geography', 'history-chinese'])('%s gives as many as a Word file', async (name) =>
  twentyOf(await notesAsWord(readFileSync(new URL(`${name}.txt`, folder), 'utf8')), `${name}.docx`),
)
test.each(['biology', 'primary-science-chinese'])('%s gives as many as a PDF', async (name) =>
  twentyOf(notesAsPdf(readFileSync(new URL(`${name}.txt`, folder), 'utf8')), `${name}.pdf`),
)
