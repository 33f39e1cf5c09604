/** What a file of this repository comes to by its imports, however deep. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** `import … from`, `export … from`, `import '…'` and `import('…')`; types are gone when the code runs. */
const IMPORTS = [
  /^(?:import|export)\s+(?!type\b)[^'";]*from\s+'([^']+)'/gm,
  /^import\s+'([^']+)'/gm,
  /\bimport\(\s*['"`]([^'"`$]+)['"`]/g,
]
const CODE = /\.[cm]?tsx?$|\.mjs$/

/** Whole paths, `file` among them. Packages are left out. `found`: files that need no second look. */
export function filesBehind(root: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  if (!CODE.test(file)) return found
  const text = readFileSync(file, 'utf8')
  for (const pattern of IMPORTS)
    for (const [, name = ''] of text.matchAll(pattern))
      for (const target of filesOf(root, file, name)) if (existsSync(target)) filesBehind(root, target, found)
  return found
}

/** As `imports` of package.json says; what differs between Node and browsers is there for both. */
function filesOf(root: string, from: string, name: string): readonly string[] {
  if (name.startsWith('.')) return [join(dirname(from), name)]
  if (name.startsWith('#platform/'))
    return ['node', 'browser'].map((place) => join(root, 'src/platform', place, name.slice('#platform/'.length)))
  if (name.startsWith('#test/')) return [join(root, name.slice(1))]
  return name.startsWith('#') ? [join(root, 'src', name.slice(1))] : []
}
