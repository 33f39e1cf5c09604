/**
 * Files of tests that passed and whose key is still the same are not run again, but for some by chance
 * (docs/decisions/remembered-tests.md): one in ten, of those that start a service or a browser one in two.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { STARTS_OTHERS } from './test-keys.ts'

/** How many tests of a file passed and were skipped, where none failed. */
export type Passed = { readonly passed: number; readonly skipped: number }
export type Outcome = Passed | 'failed'
type Table = Readonly<Record<string, Passed & { readonly key: string }>>
export type Memory = {
  /** Not to be run again, with what passed in each. */
  readonly remembered: ReadonlyMap<string, Passed>
  /** Of those that stand as they passed, the ones that run all the same. */
  readonly sampled: readonly string[]
  /** To be told of every file that ran; files of other projects are not kept. */
  readonly keep: (ran: readonly { readonly file: string; readonly outcome: Outcome }[]) => void
}

const TESTS = '{src,test,lint,scripts}/**/*.test.{ts,tsx}'
/** What depends on clocks and processes, too, says less of the next run when it passes. */
const runsAllTheSame = (test: string): number => (STARTS_OTHERS.test(test) ? 1 / 2 : 1 / 10)

/** `chance` gives numbers from 0 to below 1. */
export function openMemory(
  table: string,
  keyOf: (test: string) => string,
  chance: () => number,
  tests: readonly string[] = globSync(TESTS).filter((file) => !file.includes('.deep.test.')),
): Memory {
  const known: Table = readTable(table)
  const keys = new Map(tests.map((test) => [test, keyOf(test)]))
  const remembered = new Map<string, Table[string]>()
  const sampled: string[] = []
  for (const test of tests) {
    const last = known[test]
    if (last === undefined || last.key !== keys.get(test)) continue
    if (chance() < runsAllTheSame(test)) sampled.push(test)
    else remembered.set(test, last)
  }
  return {
    remembered,
    sampled,
    keep(ran) {
      const next: Record<string, Table[string]> = Object.fromEntries(remembered)
      for (const { file, outcome } of ran) {
        const key = keys.get(file)
        if (key !== undefined && outcome !== 'failed') next[file] = { key, ...outcome }
      }
      writeTable(table, next)
    },
  }
}

/** A table that is missing or cut short remembers nothing. */
export function readTable<Entry>(file: string): Readonly<Record<string, Entry>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Entry>>
  } catch {
    return {}
  }
}

export function writeTable(file: string, table: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(table))
}
