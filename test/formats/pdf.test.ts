/** PDF, read by pdf.js: all words of the laid-out tree in its order, and each formula in words for who cannot see it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import { PAPER_PARTS } from '#domain/paper-part.ts'
import type { LaidOut } from '#layout/laid-out.ts'
import { layOut } from '#layout/lay-out.ts'
import { formulaAltText } from '#printing/maths/formula-alt-text.ts'
import { mathsIn } from '#printing/pdf/describe-formula.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { readContent, readPdf } from '../golden/read-pdf.ts'
import { DEEP } from '#test/deep.ts'
import { naughtyPaper } from './naughty-papers.ts'
import { bare, missingIn, wordsOf } from '../word/words-of.ts'
import { ofRandomPapers } from './of-random-papers.ts'
import { randomPapers } from './random-papers.ts'
import { templateOf } from './write-as.ts'

ofRandomPapers(
  'random papers come back, question paper and key',
  (numRuns) => fc.assert(fc.asyncProperty(randomPapers, reads), { numRuns }),
  3,
)

async function reads(paper: Paper): Promise<void> {
  for (const part of PAPER_PARTS) {
    const laidOut = layOut(paper, templateOf(paper), { part, pageSize: 'a4' })
    const bytes = await printPdf(laidOut)
    expect(missingIn(await readContent(bytes), wordsOf(questionsOf(laidOut)).filter(isText))).toBeUndefined()
    const said = [...(await readPdf(bytes)).alternatives]
    for (const { tex } of mathsIn(laidOut)) {
      const at = said.indexOf(formulaAltText(tex))
      expect(at, tex).toBeGreaterThan(-1)
      said.splice(at, 1)
    }
  }
}

/** Without the head, whose words stand beside each other. */
const questionsOf = (laidOut: LaidOut): LaidOut =>
  ({ ...laidOut, blocks: laidOut.blocks.filter(({ kind }) => /section/i.test(kind)) }) as LaidOut

/** A gap is a line that is drawn. */
const isText = (words: string): boolean => !/^_+$/.test(words)

describe('naughty strings are words in every field, and nothing else', () => {
  const texts = NAUGHTY_STRINGS.map((text) => text.slice(0, 2000)).filter((text) => asRead(text) !== '')
  test('every twentieth', () => readsAll(texts.filter((text, index) => index % 20 === 0 && text.length < 300)))
  test('all of them', { ...DEEP, timeout: 600_000 }, () => readsAll(texts))
})

/** What nobody sees does not count; pdf.js takes ligatures apart. */
const asRead = (text: string): string =>
  bare(
    text
      .toWellFormed()
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .normalize('NFKC'),
  )

/** How often each stands there, too: no field may lose it. Marks over letters, and what is read from the right, come in another order. */
async function readsAll(texts: readonly string[]): Promise<void> {
  for (let at = 0; at < texts.length; at += 40) {
    const some = texts.slice(at, at + 40)
    const paper = naughtyPaper(some)
    for (const part of PAPER_PARTS) {
      const boxed = new Set<string>()
      const bytes = await printPdf(layOut(paper, templateOf(paper), { part, pageSize: 'a4' }), (warning) => {
        if (warning.kind === 'signs') for (const sign of warning.signs) boxed.add(sign)
      })
      const found = asRead(await readContent(bytes))
      const whole = some.filter(
        (text) =>
          !/[\p{M}\uFFFD\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text.toWellFormed()) &&
          ![...boxed].some((sign) => text.normalize('NFC').includes(sign)),
      )
      for (const text of whole.map(asRead)) expect(found.split(text).length, text).toBeGreaterThan(LEAST[part])
    }
  }
}
/** A question of each of the seven types says a text in its stem, and most say it again. */
const LEAST = { paper: 10, key: 15 } as const
