/** Plain text: all words of the paper, in order, with formulas in a line. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberedQuestions } from '#formats/numbered.ts'
import { lineOf } from '#formats/words.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { naughtyPaper } from './naughty-papers.ts'
import { ofRandomPapers } from './of-random-papers.ts'
import { randomPapers } from './random-papers.ts'
import { templateOf, writtenAs } from './write-as.ts'

const read = async (...asked: Parameters<typeof writtenAs>): Promise<string> =>
  new TextDecoder().decode(await writtenAs(...asked))
const bare = (text: string): string => text.replaceAll(/\s/g, '')
const line = (text: Parameters<typeof lineOf>[0]): string => bare(lineOf(text, { formulas: 'line' }))

ofRandomPapers(
  'random papers: each question under its number, with its options, one after the other',
  async (numRuns) => {
    await fc.assert(
      fc.asyncProperty(randomPapers, async (paper) => {
        const found = bare(await read('txt', paper, { part: 'paper' }))
        let at = 0
        for (const { number, question } of numberedQuestions(paper, templateOf(paper))) {
          at = found.indexOf(`${number}.${line(question.stem)}`, at)
          expect(at).toBeGreaterThan(-1)
          if (question.type === 'multiple_choice')
            for (const option of question.options) {
              at = found.indexOf(line(option), at + 1)
              expect(at).toBeGreaterThan(-1)
            }
        }
      }),
      { numRuns },
    )
  },
)

test('every naughty string stands as it is', async () => {
  const texts = NAUGHTY_STRINGS.filter((text) => text.trim() !== '' && text.length < 9999)
  const found = bare(await read('txt', naughtyPaper(texts)))
  for (const text of texts) expect(found.includes(bare(text.toWellFormed())), JSON.stringify(text)).toBe(true)
})

test('a paper in Chinese is underlined as wide as it is, and its figures are told', async () => {
  const paper = { ...GOLDEN_PAPERS['english-science']!, title: '科學測驗 A' }
  const [, title, rule] = /^(.*)\n(=+)$/m.exec(await read('txt', paper, { part: 'paper' })) ?? []
  expect([title, rule]).toEqual(['科學測驗 A', '='.repeat(10)])
  expect(await read('txt', paper, { part: 'paper' })).toMatch(/^ *\[Figure: .+\]$/m)
})
