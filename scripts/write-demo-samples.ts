/**
 * Writes what the demo of the landing page shows where it cannot read a file: `node scripts/write-demo-samples.ts`. Run
 * it after a change of how questions are made; a test compares.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { ownSample } from './demo-samples/own-sample.ts'

for (const language of PAPER_LANGUAGES)
  writeFileSync(
    join(import.meta.dirname, '../src/web/landing/demo/own-samples', `${language}.json`),
    await ownSample(language),
  )
