/**
 * Writes src/lexicon/signposts.json: the names by which the fields of the lexicon that a text is about are told.
 * Run it when a field has changed; a test says when.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { signpostsOf } from './lexicon/signposts-of.ts'

writeFileSync(
  resolve(import.meta.dirname, '../src/lexicon/signposts.json'),
  `${JSON.stringify(await signpostsOf(), undefined, 1)}\n`,
)
