/**
 * Prints golden papers and the samples of the templates into a folder as PDF, and as PNG pages where pdftoppm is
 * installed: `node test/golden/look.ts FOLDER [name…]`. For looking, not for a test.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Paper } from '#domain/paper.ts'
import type { Template } from '#domain/template.ts'
import { layOut } from '#layout/lay-out.ts'
import { PAPER_PARTS } from '#domain/paper-part.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { SAMPLE_PAPERS } from '#templates/sample-papers.ts'
import { getTemplate, templateFor, TEMPLATES } from '#templates/templates.ts'
import { EXAMINATION_PAPERS, GOLDEN_PAPERS, PASSAGE_PAPERS } from './papers/golden-papers.ts'
import { parseSample } from './sample-papers.ts'

const [folder, ...names] = process.argv.slice(2)
if (folder === undefined) throw new Error('Cannot print the golden papers: expected a folder to print into')
mkdirSync(folder, { recursive: true })

type Print = { readonly name: string; readonly paper: Paper; readonly template: Template }
const golden = Object.entries({ ...GOLDEN_PAPERS, ...PASSAGE_PAPERS }).flatMap(([name, paper]) =>
  TEMPLATES.map((template): Print => ({ name, paper, template })),
)
const examinations = Object.entries(EXAMINATION_PAPERS).map(([name, paper]): Print => ({
  name,
  paper,
  template: templateFor(paper.configuration),
}))
const samples = SAMPLE_PAPERS.map((sample): Print => ({
  name: sample.id,
  paper: parseSample(sample),
  template: getTemplate(sample.templateId),
}))
const wanted = [...golden, ...examinations, ...samples].filter(({ name }) => names.length === 0 || names.includes(name))

for (const { name, paper, template } of wanted) {
  for (const part of PAPER_PARTS) {
    const file = join(folder, `${name}-${template.id}-${part}`)
    const bytes = await printPdf(layOut(paper, template, { part, pageSize: 'a4' }), (warning) =>
      console.log(name, JSON.stringify(warning)),
    )
    writeFileSync(`${file}.pdf`, bytes)
    try {
      execFileSync('pdftoppm', ['-r', '70', '-png', `${file}.pdf`, file])
    } catch {
      console.log(`no pictures of ${file}.pdf: pdftoppm is not installed`)
    }
  }
}
