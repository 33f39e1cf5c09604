/**
 * Builds the web (the application and the public pages) when something that it is made of changed since the last build.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, projectRoot } from './runtime.mjs'

/** The folders of src/ that it is made of (layers.ts). */
const FOLDERS = [
  'domain',
  'curriculum',
  'messages',
  'templates',
  'families',
  'lexicon',
  'platform',
  'reading',
  'questions',
  'layout',
  'formats',
  'contract',
  'web',
]
const BUILT = [join('out', 'web', 'index.html'), join('out', 'pages', 'render.js')]
const stamp = join(projectRoot, 'out', 'web.built-for')

export function buildWeb() {
  const wanted = fingerprint()
  if (
    BUILT.every((file) => existsSync(join(projectRoot, file))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted
  )
    return
  console.error('Building the web application…')
  const vite = spawnSync(
    pinnedNode(),
    [join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel=warn'],
    { cwd: projectRoot, stdio: ['ignore', 2, 2] },
  )
  if (vite.status !== 0) {
    console.error('Cannot build the web application: see the lines above.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

// Node 20, which starts the product, does not know the word; what runs this file by itself is newer.
if (import.meta.main) buildWeb()

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json', 'vite.config.ts'])
    hash.update(readFileSync(join(projectRoot, file)))
  for (const folder of FOLDERS) {
    const root = join(projectRoot, 'src', folder)
    for (const name of readdirSync(root, { recursive: true }).map(String).sort()) {
      if (/(?<!\.test)\.(?:tsx?|css|html|svg|json)$/.test(name))
        hash.update(name).update(readFileSync(join(root, name)))
    }
  }
  return hash.digest('hex')
}
