/** Options stand beside each other as if Typst had measured them, though it is told how wide they are. */
import { expect, test } from 'vitest'
import { layOut } from '#layout/lay-out.ts'
import { describePaper } from '#printing/pdf/describe-paper.ts'
import { setPaper } from '#printing/pdf/print-pdf.ts'
import { makeStructurePaper } from '#questions/from-families/make-structure-paper.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { hkdsePaper2 } from '#templates/hkdse-paper-2.ts'

test.each(['en', 'zh-TW'] as const)('of a Paper 2 (%s)', async (language) => {
  const paper = makeStructurePaper(
    {
      structure: 'hkdse-paper-2',
      language,
      templateId: hkdsePaper2.id,
      instructions: '',
      seed: 'foreseen',
      now: '2026-01-01T00:00:00Z',
    },
    toSimplified,
  )
  const nothingLearnt = { uncovered: new Set<string>(), formulas: new Map(), figures: new Map() }
  const { files } = await describePaper(layOut(paper, hkdsePaper2, { part: 'paper', pageSize: 'a4' }), nothingLearnt)
  const known = files['paper.json']!.match(WIDEST) ?? []
  expect(known.length).toBeGreaterThan(35)
  const measured = { ...files, 'paper.json': files['paper.json']!.replace(WIDEST, '') }
  expect(bytesOf(files).equals(bytesOf(measured))).toBe(true)
})

const WIDEST = /,"widest":\{"least":[\d.]+,"most":[\d.]+\}/g

function bytesOf(files: Readonly<Record<string, string>>): Buffer {
  const { document } = setPaper(files)
  const written = document.writePdf()
  if (!written.ok) throw new Error(written.message)
  return Buffer.from(written.bytes)
}
