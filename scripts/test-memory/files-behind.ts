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

/**
 * Whole paths, `file` among them. Packages are left out. `found`: files that need no second look. `known`: what files
 * import, for calls that come to the same ones.
 */
export function filesBehind(
  root: string,
  file: string,
  found = new Set<string>(),
  known = new Map<string, readonly string[]>(),
): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = known.get(file) ?? importsOf(root, file)
  known.set(file, imports)
  for (const target of imports) filesBehind(root, target, found, known)
  return found
}

function importsOf(root: string, file: string): readonly string[] {
  if (!CODE.test(file)) return []
  const text = readFileSync(file, 'utf8')
  return IMPORTS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, name = '']) => filesOf(root, file, name)),
  ).filter((target) => existsSync(target))
}

/** As `imports` of package.json says; what differs between Node and browsers is there for both. */
function filesOf(root: string, from: string, name: string): readonly string[] {
  if (name.startsWith('.')) return [join(dirname(from), name)]
  if (name.startsWith('#platform/'))
    return ['node', 'browser'].map((place) => join(root, 'src/platform', place, name.slice('#platform/'.length)))
  if (name.startsWith('#test/')) return [join(root, name.slice(1))]
  return name.startsWith('#') ? [join(root, 'src', name.slice(1))] : []
}
