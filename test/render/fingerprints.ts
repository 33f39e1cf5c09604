/**
 * Draws every source as PNG into a folder to be looked at, and writes down what their SVGs are: `node
 * test/render/fingerprints.ts out/render`.
 */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderLatex, type LatexOrder } from '../../src/printing/latex/render-latex.ts'
import { FORMULAS, PICTURES } from './sources.ts'

const folder = process.argv[2] ?? 'out/render'
await mkdir(folder, { recursive: true })
const lines: string[] = []
for (const [index, { name, latex }] of [...FORMULAS, ...PICTURES].entries()) {
  const draw = async (format: LatexOrder['format']) => {
    const drawn = await renderLatex({
      latex,
      format,
      dpi: 110,
      packages: [],
      ...(format === 'png' ? { background: '#ffffff' } : {}),
    })
    if (!drawn.ok) throw new Error(`${name}: ${JSON.stringify(drawn.error)}`)
    return drawn.value
  }
  const [svg, png] = [await draw('svg'), await draw('png')]
  if (svg.format === 'svg')
    lines.push(`${createHash('sha256').update(svg.svg).digest('hex').slice(0, 12)} ${name.replaceAll('\n', ' ')}`)
  if (png.format === 'png') await writeFile(join(folder, `${String(index).padStart(3, '0')}.png`), png.png)
}
await writeFile(new URL('fingerprints.txt', import.meta.url), `${lines.join('\n')}\n`)
