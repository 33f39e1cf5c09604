import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { lendTools } from './lend-tools.ts'
import { openPrintingPool } from './print-in-child.ts'
import type { LaidOutPaper, PrintJob } from '#printing/print.ts'

const paper = (title: string): LaidOutPaper => ({
  part: 'paper',
  documentTitle: title,
  language: 'zh-TW',
  pageSize: 'a4',
  look: {
    header: 'standard',
    density: 'regular',
    colors: { primary: '#000000', secondary: '#000000', text: '#000000' },
  },
  runningTitle: title,
  code: 'ABC123',
  pageNumber: '{page} / {pages}',
  blocks: Array.from({ length: 40 }, (_, index) => ({
    kind: 'remark' as const,
    text: `${index + 1}. The cell membrane 細胞膜 is partially permeable.`,
  })),
})

describe('printing in a child', () => {
  const pool = openPrintingPool({ atOnce: 1, spares: 0 })
  afterAll(() => pool.close())

  test('gives the very bytes that printing in this process gives', async () => {
    const printed = await pool.printInChild({ printer: 'pdf', laidOut: paper('Cells') })
    expect(printed.ok && Buffer.from(printed.value).equals(Buffer.from(await printPdf(paper('Cells'))))).toBe(true)
  })
  test('tells of what it could not print as it stands', async () => {
    const warnings: unknown[] = []
    const printed = await pool.printInChild(
      {
        printer: 'pdf',
        laidOut: { ...paper('Odd'), blocks: [{ kind: 'remark', text: 'A sign of no font: \u{10A00}' }] },
      },
      (warning) => warnings.push(warning),
    )
    expect(printed.ok).toBe(true)
    expect(warnings).toMatchObject([{ kind: 'signs', signs: ['\u{10A00}'] }])
  })
  test('sets formulas by themselves, and leaves out what is no LaTeX', async () => {
    const formulas = [
      { tex: String.raw`\frac{1}{2}`, display: false },
      { tex: String.raw`\frac{1`, display: false },
    ]
    const set = await lendTools(pool, () => undefined).setFormulas(formulas)
    expect(set).toEqual({
      ok: true,
      value: [expect.stringMatching(/^<math .*<mfrac><mn>1<\/mn><mn>2<\/mn><\/mfrac>/), null],
    })
  })
})

describe('a printing child is not believed', () => {
  const pool = openPrintingPool({
    atOnce: 1,
    spares: 0,
    entry: fileURLToPath(new URL('../../../test/sandbox/printing-child.ts', import.meta.url)),
    processLimits: { jobMs: 2000 },
  })
  afterAll(() => pool.close())
  const none = { json: { warnings: [] } }

  test.each([
    { name: 'a PDF after its warnings', answers: [none, { text: '%PDF-1.7 …' }], ok: true },
    { name: 'nothing', answers: [], error: 'failed' },
    { name: 'no PDF', answers: [none], error: 'failed' },
    { name: 'a PDF before the warnings', answers: [{ text: '%PDF-1.7' }, none], error: 'failed' },
    { name: 'two PDFs', answers: [none, { text: '%PDF-1.7' }, { text: '%PDF-1.7' }], error: 'failed' },
    { name: 'bytes that are no PDF', answers: [none, { text: '<html>' }], error: 'failed' },
    {
      name: 'warnings of an unknown kind',
      answers: [{ json: { warnings: [{ kind: 'mood' }] } }, { text: '%PDF-1.7' }],
      error: 'failed',
    },
    { name: 'a loop', answers: [none, 'loop'], error: 'too_slow' },
  ])('$name', async ({ answers, ok, error }) => {
    const printed = await pool.printInChild({ printer: 'pdf', answers } as unknown as PrintJob)
    if (ok) expect(printed.ok).toBe(true)
    else expect(printed).toEqual({ ok: false, error: { code: error } })
  })
})
