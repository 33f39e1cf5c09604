/**
 * Golden papers: trees, texts and bytes as they were when their pages were last looked at.
 * When one changes on purpose: `node test/golden/look.ts FOLDER`, look at every page, then `npx vitest run
 * test/golden -u`.
 */
import { describe, expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import type { Template } from '#domain/template.ts'
import { layOut } from '#layout/lay-out.ts'
import { PAPER_PARTS } from '#domain/paper-part.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import { comprehensiveExamination } from '#templates/comprehensive-examination.ts'
import { hongKongPrimaryMathematics } from '#templates/hong-kong-primary-mathematics.ts'
import { TEMPLATES, templateFor } from '#templates/templates.ts'
import { EXAMINATION_PAPERS, GOLDEN_PAPERS, PASSAGE_PAPERS } from './papers/golden-papers.ts'
import { fingerprint, readPdf } from './read-pdf.ts'

const papers = Object.entries(GOLDEN_PAPERS)
const examinations = Object.entries(EXAMINATION_PAPERS)
// Papers of the school's own in an examination's dress: one of them shows how every type is set.
const dressed = papers.filter(([name]) => name === 'english-science')
const isExamination = ({ category }: Template): boolean => category.startsWith('hkdse')
const aboutPassages = Object.entries(PASSAGE_PAPERS)
const prints = [
  ...papers.flatMap(([name, paper]) =>
    TEMPLATES.filter((template) => !isExamination(template)).flatMap((template) => inParts(name, paper, template)),
  ),
  ...dressed.flatMap(([name, paper]) =>
    TEMPLATES.filter(isExamination).flatMap((template) => inParts(name, paper, template)),
  ),
  ...examinations.flatMap(([name, paper]) => inParts(name, paper, templateFor(paper.configuration))),
  ...aboutPassages.flatMap(([name, paper]) =>
    [comprehensiveExamination, hongKongPrimaryMathematics].flatMap((template) => inParts(name, paper, template)),
  ),
]

function inParts(name: string, paper: Paper, template: Template) {
  return PAPER_PARTS.map((part) => ({ name, paper, template, part, print: `${name}-${template.id}-${part}` }))
}

describe('the tree', () => {
  test.each(
    [...papers, ...aboutPassages].flatMap(([name, paper]) => PAPER_PARTS.map((part) => ({ name, paper, part }))),
  )('of the $part of $name', async ({ name, paper, part }) => {
    const tree = layOut(paper, comprehensiveExamination, { part, pageSize: 'a4' })
    await expect(`${JSON.stringify(tree, undefined, 1)}\n`).toMatchFileSnapshot(`trees/${name}-${part}.json`)
  })
})

describe('the PDF', () => {
  const fingerprints = new Map<string, string>()

  test.each(prints)(
    '$print has its text, its code, its tags and no warning',
    async ({ paper, template, part, print }) => {
      const warnings: PrintWarning[] = []
      const bytes = await printPdf(layOut(paper, template, { part, pageSize: 'a4' }), (warning) =>
        warnings.push(warning),
      )
      fingerprints.set(print, fingerprint(bytes))
      const read = await readPdf(bytes)
      expect(read.pages.every((page) => page.includes(paper.code))).toBe(true)
      expect(warnings).toEqual([])
      expect(read.language).toBe({ en: 'en-GB', 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN' }[paper.language])
      expect(read.title).toContain(paper.title)
      expect([...read.roles]).toEqual(expect.arrayContaining(['Document', 'H1', 'H2']))
      await expect(
        read.pages.map((page, index) => `=== page ${index + 1} ===\n${page}\n`).join('\n'),
      ).toMatchFileSnapshot(`texts/${print}.txt`)
    },
  )

  // Other processors may round the last digit of a position otherwise.
  test.skipIf(`${process.platform}-${process.arch}` !== 'linux-x64')(
    'has the very bytes that were looked at',
    async () => {
      // They were printed above, each once.
      expect([...fingerprints.keys()]).toEqual(prints.map(({ print }) => print))
      const lines = [...fingerprints].map(([print, bytes]) => `${bytes}  ${print}`)
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fingerprints.txt')
    },
  )
})
