/** What vitest tells of a run, and what is read from it. */
import { relative } from 'node:path'
import type { Outcome } from './test-memory/remembered-tests.ts'

const SLOWEST = 20

export type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly tags: readonly string[]
    }[]
  }[]
}

/** Without those of the other set, which are no business of this run. */
export function skippedOf({ testResults }: Pick<Report, 'testResults'>, deep: boolean): number {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => !['passed', 'failed'].includes(status) && tags.includes('deep') === deep).length
}

export type Failure = { readonly file: string; readonly name: string }

/** The tests that failed, and the files that failed before or after their tests. */
export function failuresOf({ testResults }: Report): readonly Failure[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name)
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => ({ file, name: `${file} > ${fullName}` }))
    return status === 'failed' ? [{ file, name: file }] : []
  })
}

/** What became of each file, in the order they ended. */
export function outcomesOf(
  report: Report,
  deep: boolean,
): readonly { readonly file: string; readonly outcome: Outcome }[] {
  return report.testResults.map((result) => {
    const failed = failuresOf({ ...report, testResults: [result] }).length > 0 || result.status !== 'passed'
    const passed = result.assertionResults.filter(({ status }) => status === 'passed').length
    return {
      file: relative('.', result.name),
      outcome: failed ? 'failed' : { passed, skipped: skippedOf({ testResults: [result] }, deep) },
    }
  })
}

export function tellSlowest({ testResults }: Report, seconds: number): void {
  const files = testResults
    .map(({ name, startTime, endTime }) => ({ name: relative('.', name), seconds: (endTime - startTime) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
  console.log(`\nThe slowest of ${testResults.length} files, in ${seconds.toFixed(0)} s of tests:`)
  for (const one of files) console.log(`${one.seconds.toFixed(1).padStart(7)} s  ${one.name}`)
}
