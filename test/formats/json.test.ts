/** JSON is the twin of the import; a link gets what its page shows. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPaper, parsePaper } from '#domain/paper-json.ts'
import { publicPaper } from '#domain/public-paper.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { naughtyPaper } from './naughty-papers.ts'
import { ofRandomPapers } from './of-random-papers.ts'
import { randomPapers } from './random-papers.ts'
import { writtenAs } from './write-as.ts'

const read = async (...asked: Parameters<typeof writtenAs>): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await writtenAs(...asked)))

ofRandomPapers('random papers come back whole', async (numRuns) => {
  await fc.assert(
    fc.asyncProperty(randomPapers, async (paper) => {
      expect(parsePaper(await read('json', paper), { from: { kind: 'own' } })).toEqual({ ok: true, value: paper })
    }),
    { numRuns },
  )
})

test('every naughty string in every field comes back', async () => {
  const paper = naughtyPaper(NAUGHTY_STRINGS)
  expect(await read('json', paper)).toEqual(JSON.parse(JSON.stringify(formatPaper(paper))))
})

test('the question paper and a link get no more than the page of the link', async () => {
  await fc.assert(
    fc.asyncProperty(randomPapers, async (paper) => {
      const shown = (view: 'questions' | 'answers'): unknown =>
        JSON.parse(JSON.stringify(publicPaper(formatPaper(paper), view)))
      expect(await read('json', paper, { part: 'paper' })).toEqual(shown('questions'))
      expect(await read('json', paper, { part: 'paper', reader: 'link' })).toEqual(shown('questions'))
      expect(await read('json', paper, { reader: 'link' })).toEqual(shown('answers'))
    }),
    { numRuns: 30 },
  )
})
