/**
 * Writes the sample chapters in samples/ as PDF, Word and plain text, some as slides, from samples/source/: `node
 * scripts/make-samples.ts [name…]`. Run it after a change of the source.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSample } from './samples/source.ts'
import { writeDocx } from './samples/write-docx.ts'
import { writePdf } from './samples/write-pdf.ts'
import { writePptx } from './samples/write-pptx.ts'
import { writeText } from './samples/write-text.ts'

const folder = resolve(import.meta.dirname, '../samples')
/** One in each script. */
const SLIDES = ['nutrition', 'self-strengthening']
const wanted = process.argv.slice(2)

for (const file of readdirSync(join(folder, 'source'))) {
  const [name, language] = file.split('.') as [string, string]
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const blocks = parseSample(readFileSync(join(folder, 'source', file), 'utf8'))
  const title = blocks.find((block) => block.kind === 'heading')?.text ?? name
  const chinese = language.startsWith('zh')
  writeFileSync(join(folder, `${name}.txt`), writeText(blocks))
  writeFileSync(join(folder, `${name}.docx`), await writeDocx(blocks, chinese ? 'PMingLiU' : 'Times New Roman'))
  if (SLIDES.includes(name)) writeFileSync(join(folder, `${name}.pptx`), writePptx(blocks))
  writeFileSync(join(folder, `${name}.pdf`), writePdf(blocks, title, chinese ? 'zh' : 'en'))
  console.log(`${name}: written`)
}
