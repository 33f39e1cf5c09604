/**
 * Writes src/families/families.ts, the table of contents of the question families, from the files of the units,
 * src/families/draws.ts, how many questions each holds, and src/families/rare-points.ts, where they are hard to find:
 * `node scripts/list-families.ts`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../src/families/', import.meta.url).pathname
const files = ['junior', 'senior']
  .flatMap((stage) =>
    readdirSync(join(root, stage), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${stage}/${file}`),
  )
  .sort()
const families = files.flatMap((file) => {
  const name = /^export const (\w+) = (?:formulaChoice|wordedChoice|statementChoice|conventional)\(/m.exec(
    readFileSync(join(root, file), 'utf8'),
  )?.[1]
  return name === undefined ? [] : [{ file, name }]
})

/** A name that two units use is told apart by its unit. */
const isShared = (name: string): boolean => families.filter((other) => other.name === name).length > 1
const ownName = ({ file, name }: { readonly file: string; readonly name: string }): string =>
  isShared(name)
    ? `${name}Of${file.split('/')[1]!.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`
    : name

const lines = [
  '/** Every question family, by unit: the table of contents (written by scripts/list-families.ts). */',
  "import type { Family } from './kit/family.ts'",
  ...families.map(
    (family) =>
      `import { ${family.name}${isShared(family.name) ? ` as ${ownName(family)}` : ''} } from './${family.file}'`,
  ),
  '',
  'export const FAMILIES: readonly Family[] = [',
  ...families.map((family) => `  ${ownName(family)},`),
  ']',
  '',
]
writeFileSync(join(root, 'families.ts'), lines.join('\n'))
console.log(`${families.length} families`)

const { FAMILIES } = await import('../src/families/families.ts')
const { declarationOf, writePoints } = await import('../src/families/kit/admissible-points.ts')
const { countDraws, rarePoints } = await import('../src/families/kit/space.ts')
const draws = FAMILIES.map((family) => `  '${family.meta.id}': ${countDraws(family)},`)
writeFileSync(
  join(root, 'draws.ts'),
  [
    '/** How many different questions each family holds (written by scripts/list-families.ts). */',
    'export const DRAWS: Readonly<Record<string, number>> = {',
    ...draws,
    '}',
    '',
  ].join('\n'),
)

const rare = FAMILIES.flatMap((family) => {
  const points = rarePoints(family)
  return points === undefined
    ? []
    : [`  '${family.meta.id}': { of: '${declarationOf(family)}', points: '${writePoints(points)}' },`]
})
writeFileSync(
  join(root, 'rare-points.ts'),
  [
    '/** The admissible points of families in whose space they are rare (written by scripts/list-families.ts). */',
    "import type { ListedPoints } from './kit/admissible-points.ts'",
    '',
    'export const RARE_POINTS: Readonly<Record<string, ListedPoints>> = {',
    ...rare,
    '}',
    '',
  ].join('\n'),
)
