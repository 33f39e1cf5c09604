/** PDF, read by pdf.js: all words of the laid-out tree in its order, and each formula in words for who cannot see it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import { PAPER_PARTS } from '#domain/paper-part.ts'
import type { LaidOut } from '#layout/laid-out.ts'
import { layOut } from '#layout/lay-out.ts'
import { formulaAltText } from '#printing/maths/formula-alt-text.ts'
import { mathsIn } from '#printing/pdf/describe-formula.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { readContent, readPdf } from '../golden/read-pdf.ts'
import { missingIn, wordsOf } from '../word/words-of.ts'
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
