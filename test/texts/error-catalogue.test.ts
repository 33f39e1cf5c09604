/**
 * Every sentence of the error catalogues is in the catalogue of messages, and raised by its cause in the test that is
 * named; one never shown says why.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ERROR_CATALOGUE } from './error-catalogue.ts'
import { saidInEnglish } from './literals.ts'

const said = new Set([...saidInEnglish(), ...literalsOfThePageItself()])

describe.each(ERROR_CATALOGUE)('“$sentence”', ({ sentence, raised, never }) => {
  test('is raised or never shown', () => expect([raised, never].filter((one) => one !== undefined)).toHaveLength(1))
  test.runIf(raised !== undefined)('is said, and the test that raises it shows it', () => {
    expect(said).toContain(sentence)
    expect(readFileSync(raised!.by, 'utf8')).toContain(raised!.shows)
  })
})

/** It is there before any catalogue is loaded. */
function literalsOfThePageItself(): string[] {
  return [/'(Error: [^']+)'/.exec(readFileSync('src/web/main.tsx', 'utf8'))![1]!]
}
