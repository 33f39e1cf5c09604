/**
 * What a browser loads before the wizard, or a public page, can be used: by the manifest of the build (vite.config.ts).
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

export const BUILT = resolve(import.meta.dirname, '../../out/web')
/** Kilobytes of JavaScript, compressed. */
export const MOST_KILOBYTES = 220
/** Of the landing page, with all that it loads by itself. */
export const MOST_PUBLIC_KILOBYTES = 80

export type Chunk = { readonly file: string; readonly text: string; readonly kilobytes: number }

/**
 * The page, the route of the wizard and the texts of the language (English stands for all three), with all that these
 * import at once.
 */
const WIZARD = ['index.html', 'wizard/wizard.tsx', '../messages/interface/en.ts', '../messages/told/en.ts']
/** A public page loads its entry. */
export const PUBLIC_PAGE = ['public/entry.ts']
/** What the demo adds when the reader comes near it, before a file is picked. */
export const DEMO = ['landing/hydrate-demo.tsx', '../messages/public/en.ts']

export function firstLoad(roots: readonly string[] = WIZARD): Chunk[] {
  const manifest = JSON.parse(readFileSync(join(BUILT, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, { readonly file: string; readonly imports?: readonly string[] }>
  >
  const files = new Set<string>()
  const visit = (key: string): void => {
    const entry = manifest[key]
    if (entry === undefined) throw new Error(`Cannot follow the imports of the build: ${key} is not in its manifest`)
    if (files.has(entry.file)) return
    files.add(entry.file)
    entry.imports?.forEach(visit)
  }
  roots.forEach(visit)
  return [...files].map((file) => {
    const bytes = readFileSync(join(BUILT, file))
    return { file, text: bytes.toString('utf8'), kilobytes: gzipSync(bytes).byteLength / 1000 }
  })
}
