/** Prints golden papers into a folder as PDF, and as PNG pages where pdftoppm is installed: `node test/golden/look.ts FOLDER [name…]`. For looking, not for a test. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { layOut } from '#layout/lay-out.ts'
import { PAPER_PARTS } from '#layout/laid-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { TEMPLATES } from '#templates/templates.ts'
import { GOLDEN_PAPERS } from './papers/golden-papers.ts'

const [folder, ...names] = process.argv.slice(2)
if (folder === undefined) throw new Error('Cannot print the golden papers: expected a folder to print into')
mkdirSync(folder, { recursive: true })
for (const [name, paper] of Object.entries(GOLDEN_PAPERS)) {
  if (names.length > 0 && !names.includes(name)) continue
  for (const template of TEMPLATES) {
    for (const part of PAPER_PARTS) {
      const file = join(folder, `${name}-${template.id}-${part}`)
      const bytes = await printPdf(layOut(paper, template, { part, pageSize: 'a4' }), (warning) => console.log(name, JSON.stringify(warning)))
      writeFileSync(`${file}.pdf`, bytes)
      try {
        execFileSync('pdftoppm', ['-r', '70', '-png', `${file}.pdf`, file])
      } catch {
        console.log(`no pictures of ${file}.pdf: pdftoppm is not installed`)
      }
    }
  }
}
