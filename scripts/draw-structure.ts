/**
 * Draws which folder of src/web and src/server imports which, as Markdown: `node scripts/draw-structure.ts` for the code
 * as it stands, `… --at COMMIT` as it stood, with other folders named behind. `--screens a,b` where the screens of src/web
 * were others than layers.ts says. docs/structure.md holds two such drawings.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { LAYERS } from '../layers.ts'
import { findKnots, withoutImplied } from './structure/find-knots.ts'
import { readStructure, type Arrow, type Structure } from './structure/read-arrows.ts'

const { values, positionals } = parseArgs({
  options: { at: { type: 'string' }, screens: { type: 'string' } },
  allowPositionals: true,
})
const folders = positionals.length > 0 ? positionals : ['src/web', 'src/server']
const root = resolve(import.meta.dirname, '..')

const print = (from: string): void =>
  console.log(folders.map((folder) => drawn(folder, readStructure(from, folder))).join('\n\n'))

if (values.at === undefined) print(root)
else {
  const copy = mkdtempSync(join(tmpdir(), 'structure-'))
  try {
    const tree = execFileSync('git', ['archive', values.at, ...folders], { cwd: root, maxBuffer: 1024 ** 3 })
    execFileSync('tar', ['-x', '-C', copy], { input: tree })
    print(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function drawn(folder: string, { folders: inside, arrows }: Structure): string {
  const knots = findKnots(arrows)
  const isKnotted = ({ from, to }: Arrow): boolean => knots.some((knot) => knot.includes(from) && knot.includes(to))
  return [
    `### ${folder}`,
    '',
    `Folders: ${inside.size}. Arrows: ${arrows.length}. Knots: ${knots.length}.`,
    ...knots.map((knot) => `- A knot of ${knot.length}: ${knot.join(', ')}`),
    ...betweenScreens(folder, arrows),
    '',
    '```mermaid',
    'flowchart TD',
    ...[...inside].map(
      ([name, files]) => `  ${idOf(name)}["${name === '.' ? 'files in no folder' : name} (${files})"]`,
    ),
    ...withoutImplied(arrows).map(
      (arrow) =>
        `  ${idOf(arrow.from)} ${isKnotted(arrow) ? `-. ${arrow.imports.length} .->` : '-->'} ${idOf(arrow.to)}`,
    ),
    '```',
    '',
    'An arrow is left out where a longer way says the same; dotted ones belong to a knot, with the number of imports.',
  ].join('\n')
}

/** For src/web: what one screen imports of another. */
function betweenScreens(folder: string, arrows: readonly Arrow[]): string[] {
  const known = LAYERS[folder.replace('src/', '')]?.levels?.find(({ name }) => name === 'screens')?.folders
  if (known === undefined) return []
  const screens = values.screens?.split(',') ?? known
  const found = arrows.filter(({ from, to }) => screens.includes(from) && screens.includes(to))
  return [
    '',
    `Imports from one screen to another: ${found.flatMap(({ imports }) => imports).length}.`,
    ...found.flatMap(({ imports }) => imports.map((one) => `- ${one}`)),
  ]
}

/** Names that mermaid takes for words of its own are kept apart. */
function idOf(name: string): string {
  return `f_${name.replaceAll(/\W/g, '_')}`
}
