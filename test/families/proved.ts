/**
 * Which families are proved in every draw as they stand now: the hashes in proved.json, which the deep run writes. A
 * family counts with the files that it alone imports; what all draws are proved with (kit, examination) counts once.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Family } from '#families/kit/family.ts'
import { filesBehind } from '../../scripts/test-memory/files-behind.ts'

/** `prover changed`: the family is as it was proved, but what proved it is not. */
export type Standing = 'proved' | 'changed' | 'prover changed'
type Table = { readonly prover: string; readonly families: Readonly<Record<string, string>> }

const ROOT = join(import.meta.dirname, '../..')
const TABLE = join(import.meta.dirname, 'proved.json')
const PROVER = filesBehind(ROOT, join(import.meta.dirname, 'examine.ts'))
export const prover = hashOf(PROVER)

export function standingOf(table: Table, family: Family): Standing {
  if (table.families[family.meta.id] !== familyHash(family)) return 'changed'
  return table.prover === prover ? 'proved' : 'prover changed'
}

export const readProved = (): Table => JSON.parse(readFileSync(TABLE, 'utf8')) as Table

/** All of them had every draw proved just now. */
export function writeProved(families: readonly Family[]): void {
  const table: Table = {
    prover,
    families: Object.fromEntries(families.map((family) => [family.meta.id, familyHash(family)])),
  }
  writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`)
}

export function familyHash({ meta: { id } }: Family): string {
  const file = ['junior', 'senior'].map((stage) => join(ROOT, 'src/families', stage, `${id}.ts`)).find(existsSync)
  if (file === undefined) throw new Error(`No file of src/families is called ${id}.ts`)
  return hashOf([...filesBehind(ROOT, file, new Set(PROVER))].filter((one) => !PROVER.has(one)))
}

function hashOf(files: Iterable<string>): string {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
