/** Lint rule: every import in src/ keeps to layers.ts, however it is written. */
import { builtinModules } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'
import { LAYERS, TEST_PACKAGES, type Layer, type Level } from '../layers.ts'

const root = resolve(import.meta.dirname, '..')
const BUILTIN = new Set(builtinModules)

/** Why `specifier` may not stand in `file`, or undefined when it may. `file` is an absolute path. */
export function importFault(file: string, specifier: string): string | undefined {
  const [top, folder, ...path] = relative(root, file).split(sep)
  if (top !== 'src' || folder === undefined) return undefined
  const layer = LAYERS[folder]
  if (!layer) return `The folder src/${folder} is not in layers.ts: add it there with what it may import.`
  const isTest = /\.test\.tsx?$/.test(file)
  const target = targetOf(file, specifier)
  switch (target.kind) {
    case 'inside':
      return insideFault(folder, layer, path, target.path)
    case 'outside':
      return `"${specifier}" leaves src/: import another folder of src/ as "#folder/file.ts".`
    case 'relative-folder':
      return `"${specifier}" reaches into src/${target.folder} by a relative path: write "#${target.folder}/…".`
    case 'cases':
      return isTest ? undefined : `"${specifier}" is of the tests: only a test may import it.`
    case 'folder':
      return target.folder === folder
        ? `"${specifier}" names its own folder: inside a folder imports are relative.`
        : layer.folders.includes(target.folder)
          ? undefined
          : `src/${folder} may not import src/${target.folder}: it may import ${layer.folders.join(', ') || 'no other folder'} (layers.ts).`
    case 'node':
      return isTest || layer.node === 'all' || layer.node.includes(target.module)
        ? undefined
        : `src/${folder} may not import ${target.module}: it may import ${layer.node.join(', ') || 'no module of Node'} (layers.ts).`
    case 'package': {
      if (isTest && TEST_PACKAGES.some((name) => name === target.name)) return undefined
      const place = placeOf(layer.levels ?? [], path)
      const packages = place?.level.packages ?? layer.packages
      const importer = place?.level.packages === undefined ? `src/${folder}` : `src/${folder}/${place.folder}`
      return layer.packages.includes(target.name) && packages.includes(target.name)
        ? undefined
        : `${importer} may not import the package ${target.name}: it may import ${packages.join(', ') || 'none'} (layers.ts).`
    }
  }
}

/** Why a file of a layer may not import another one of the same layer. Paths begin inside the layer. */
function insideFault(
  folder: string,
  { levels }: Layer,
  from: readonly string[],
  to: readonly string[],
): string | undefined {
  if (levels === undefined || !/\.tsx?$/.test(to.at(-1) ?? '')) return undefined
  const importer = placeOf(levels, from)
  const imported = placeOf(levels, to)
  if (importer === undefined || imported === undefined)
    return `src/${[folder, ...(importer === undefined ? from : to)].join('/')} is on no level of src/${folder}: add its folder in layers.ts.`
  if (imported.folder === importer.folder || imported.height < importer.height) return undefined
  const pair = `src/${folder}/${importer.folder} may not import src/${folder}/${imported.folder}`
  return imported.height === importer.height
    ? `${pair}: both are on the level "${importer.level.name}". What both need becomes a part below them (layers.ts).`
    : `${pair}: the level "${imported.level.name}" stands above "${importer.level.name}" (layers.ts).`
}

type Place = { readonly level: Level; readonly height: number; readonly folder: string }

/** On which level a file stands, by the longest folder of the levels that it is in. */
function placeOf(levels: readonly Level[], path: readonly string[]): Place | undefined {
  for (let length = path.length - 1; length >= 0; length--) {
    const folder = path.slice(0, length).join('/') || '.'
    const height = levels.findIndex(({ folders }) => folders.includes(folder))
    const level = levels[height]
    // The files in no folder are '.', those of a folder that is not listed are not.
    if (level !== undefined && (folder !== '.' || path.length === 1)) return { level, height, folder }
  }
  return undefined
}

type Target =
  | { kind: 'inside'; path: readonly string[] }
  | { kind: 'outside' }
  | { kind: 'cases' }
  | { kind: 'relative-folder' | 'folder'; folder: string }
  | { kind: 'node'; module: string }
  | { kind: 'package'; name: string }

function targetOf(file: string, specifier: string): Target {
  if (specifier.startsWith('#test/')) return { kind: 'cases' }
  if (specifier.startsWith('#')) return { kind: 'folder', folder: specifier.slice(1).split('/')[0]! }
  if (specifier.startsWith('.') || specifier.startsWith('/') || specifier.startsWith('file:')) {
    const [, own] = relative(root, file).split(sep)
    const [top, folder, ...path] = relative(root, resolve(dirname(file), specifier)).split(sep)
    if (top !== 'src' || folder === undefined) return { kind: 'outside' }
    return folder === own ? { kind: 'inside', path } : { kind: 'relative-folder', folder }
  }
  if (specifier.startsWith('node:') || BUILTIN.has(specifier))
    return { kind: 'node', module: specifier.startsWith('node:') ? specifier : `node:${specifier}` }
  return {
    kind: 'package',
    name: specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  }
}

/** The little of ESTree that the rule reads. */
type Node = { readonly type: string; readonly [key: string]: unknown }
type Context = { readonly filename: string; report(fault: { message: string; node: Node }): void }

const rule = {
  create(context: Context): Record<string, (node: Node) => void> {
    const check = (source: unknown, node: Node): void => {
      const specifier = stringOf(source)
      const message = specifier === undefined ? undefined : importFault(context.filename, specifier)
      if (message !== undefined) context.report({ message, node })
    }
    const bySource = (node: Node): void => check(node.source, node)
    return {
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      TSImportType: bySource,
      TSExternalModuleReference: (node) => check(node.expression, node),
      CallExpression: (node) => {
        const callee = node.callee as Node
        const name = (callee.type === 'MemberExpression' ? callee.object : callee) as Node
        if (name.type === 'Identifier' && name.name === 'require') check((node.arguments as Node[])[0], node)
      },
    }
  },
}

/** The text of a string literal, or of a template without holes. */
function stringOf(source: unknown): string | undefined {
  const node = source as Node | null | undefined
  if (typeof node?.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.length === 1 ? quasis[0]!.value.cooked : undefined
}

export default { meta: { name: 'layers' }, rules: { direction: rule } }
