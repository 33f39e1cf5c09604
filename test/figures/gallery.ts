/** Writes a sheet of example figures to a folder, to be looked at: `node test/figures/gallery.ts <folder>`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printScene } from '../../src/families/kit/figure/print-scene.ts'
import { sceneFaults } from './scene-faults.ts'
import type { Label } from '../../src/families/kit/figure/scene.ts'
import { examples } from './examples.ts'

const folder = process.argv[2]
if (folder === undefined) throw new RangeError('Cannot write the gallery: name a folder')
mkdirSync(folder, { recursive: true })

for (const language of ['en', 'zh'] as const) {
  const fill = (label: Label): string => (typeof label === 'string' ? label : label[language])
  const figures = Object.entries(examples).map(([name, make]) => {
    const scene = make()
    const { svg, alt } = printScene(scene, fill)
    writeFileSync(join(folder, `${name}.${language}.svg`), svg)
    const faults = sceneFaults(scene, fill)
    if (faults.length > 0) process.stdout.write(`${name} (${language}): ${faults.join('; ')}\n`)
    return `<figure>${svg}<figcaption>${name}<br><small>${alt}</small>${faults.map((fault) => `<br><b>${fault}</b>`).join('')}</figcaption></figure>`
  })
  writeFileSync(
    join(folder, `gallery.${language}.html`),
    `<!doctype html><meta charset="utf-8"><style>body{font:10px serif;display:flex;flex-wrap:wrap;gap:14px;margin:14px;align-items:end}figure{margin:0;max-width:390px}figcaption{color:#555;max-width:330px;border-top:1px solid #ddd;margin-top:6px}</style>${figures.join('\n')}`,
  )
  process.stdout.write(`${figures.length} figures in ${join(folder, `gallery.${language}.html`)}\n`)
}
