/** Which folder inside a folder imports which, from the code itself: every way of writing an import, types too. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

/** `.` stands for the files that are in no folder. */
export type Arrow = { readonly from: string; readonly to: string; readonly imports: readonly string[] }
export type Structure = { readonly folders: ReadonlyMap<string, number>; readonly arrows: readonly Arrow[] }

/** `folder` from `root`, as `src/web`. Tests are left out. */
export function readStructure(root: string, folder: string): Structure {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .toSorted()
  const known = new Set(files)
  const folders = new Map<string, number>()
  const arrows = new Map<string, { from: string; to: string; imports: string[] }>()
  for (const file of files) {
    const from = folderOf(file)
    folders.set(from, (folders.get(from) ?? 0) + 1)
    for (const specifier of specifiersOf(file, readFileSync(join(root, folder, file), 'utf8'))) {
      if (!specifier.startsWith('.')) continue
      const target = posix.join(posix.dirname(file), specifier)
      const to = folderOf(target)
      if (!known.has(target) || to === from) continue
      const arrow = arrows.get(`${from} ${to}`) ?? { from, to, imports: [] }
      arrow.imports.push(`${file} → ${target}`)
      arrows.set(`${from} ${to}`, arrow)
    }
  }
  return { folders, arrows: [...arrows.values()] }
}

const folderOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '.') : '.')

function specifiersOf(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`Cannot draw the structure: ${file} cannot be parsed`)
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    // The nodes that say where something comes from, and no others, have a `source`.
    if ('source' in node) found.push(...textOf(node.source))
    Object.values(node).forEach(visit)
  }
  visit(program)
  return found
}

/** The text of a literal, or of a template without holes; nothing of anything else. */
function textOf(source: unknown): readonly string[] {
  if (typeof source !== 'object' || source === null) return []
  if ('value' in source && typeof source.value === 'string') return [source.value]
  const quasis = 'quasis' in source && Array.isArray(source.quasis) ? source.quasis : []
  return quasis.length === 1 ? [String(quasis[0].value.cooked)] : []
}
