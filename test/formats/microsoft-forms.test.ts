/** The document for Microsoft Forms, read by word-extractor: numbered questions, lettered options, the answer below. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import WordExtractor from 'word-extractor'
import type { Paper } from '#domain/paper.ts'
import { numberedQuestions } from '#formats/numbered.ts'
import { inOneLine, lineOf } from '#formats/words.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { naughtyPaper } from './naughty-papers.ts'
import { ofRandomPapers } from './of-random-papers.ts'
import { randomPapers } from './random-papers.ts'
import { templateOf, writtenAs } from './write-as.ts'

const bare = (text: string): string => text.replaceAll(/\s/g, '')
/** Quotation marks of typists become plain ones in this reader, as all else that it unifies. */
async function read(paper: Paper): Promise<string> {
  const document = await new WordExtractor().extract(Buffer.from(await writtenAs('ms-forms', paper)))
  return document.getBody({ filterUnicode: false })
}
const line = (text: Parameters<typeof lineOf>[0]): string => lineOf(text, { formulas: 'line' })

ofRandomPapers('random papers: each question under its number, with its options and its answer', async (numRuns) => {
  await fc.assert(
    fc.asyncProperty(
      randomPapers.filter(({ questions, passages }) => questions.length > 0 && passages.length === 0),
      async (paper) => {
        const found = bare(await read(paper))
        let at = 0
        for (const [index, { question }] of numberedQuestions(paper, templateOf(paper)).entries()) {
          const options =
            question.type === 'multiple_choice' && question.figure === undefined
              ? `${question.options.map((option, place) => `${'ABCDEFGH'[place]}.${inOneLine(line(option))}`).join('')}Answer:${'ABCDEFGH'[question.keyIndex]}`
              : ''
          const wanted = bare(`${index + 1}.${line(question.stem)}${options}`)
          at = found.indexOf(wanted, at)
          expect(at, wanted).toBeGreaterThan(-1)
          at += wanted.length
        }
      },
    ),
    { numRuns },
  )
})

test('every naughty string is text', async () => {
  // What XML cannot hold is left out.
  const kept = (text: string): string =>
    bare(text.replace(/[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))
  // The reader takes a file apart in pieces, and spoils a sign that lies across two: a document stays within one.
  const texts = NAUGHTY_STRINGS.filter((text) => kept(text) !== '' && text.length < 600)
  for (let at = 0; at < texts.length; at += 5) {
    const some = texts.slice(at, at + 5)
    const { questions, ...paper } = naughtyPaper(some, 'A title')
    const found = bare(await read({ ...paper, questions: questions.filter(({ type }) => type === 'true_false') }))
    for (const text of some) expect(found.includes(kept(text)), JSON.stringify(text)).toBe(true)
  }
  for (const text of texts) expect(bare(await read({ ...naughtyPaper(['a'], text) }))).toContain(kept(text))
})
