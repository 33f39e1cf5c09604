/** Builds the limited children (vite.children.config.ts) when a source of theirs changed since the last build. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, projectRoot } from './runtime.mjs'

/** The folders of src/ that they are made of (layers.ts), and what says how. */
const FOLDERS = ['domain', 'curriculum', 'families', 'lexicon', 'platform', 'reading', 'questions', 'sandbox']
const FILES = ['package.json', 'package-lock.json', 'vite.children.config.ts']
const folder = join(projectRoot, 'out', 'children')
const stamp = join(projectRoot, 'out', 'children.built-for')

/** The folder of children that are made of the sources as they are; undefined where they cannot be built. */
export function builtChildren() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(folder)) return folder
  const vite = spawnSync(
    pinnedNode(),
    [
      join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js'),
      'build',
      '--config=vite.children.config.ts',
      '--logLevel=error',
    ],
    { cwd: projectRoot, stdio: 'ignore' },
  )
  if (vite.status !== 0) return undefined
  writeFileSync(stamp, wanted)
  return folder
}

// Node 20, which starts the product, does not know the word; what runs this file by itself is newer.
if (import.meta.main) process.exitCode = builtChildren() === undefined ? 1 : 0

/** By size and time of change: this is asked at every start of the command line. */
function fingerprint() {
  const hash = createHash('sha256')
  const add = (file) => {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  for (const file of FILES) add(join(projectRoot, file))
  for (const name of FOLDERS)
    for (const entry of readdirSync(join(projectRoot, 'src', name), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) add(join(entry.parentPath, entry.name))
  return hash.digest('hex')
}
