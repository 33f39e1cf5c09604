import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { ownSample } from './own-sample.ts'

test.each(PAPER_LANGUAGES)('the sample in %s is what the demo makes of our own chapter', async (language) => {
  const shipped = readFileSync(
    join(import.meta.dirname, '../../src/web/landing/demo/own-samples', `${language}.json`),
    'utf8',
  )
  expect(shipped === (await ownSample(language)), 'run scripts/write-demo-samples.ts').toBe(true)
})
