/**
 * Checks a reader's verdicts and keeps them: `node test/judging/record.ts test/judging/rounds/first.jsonl --reader
 * NAME FILE...`.
 * Each line is `id, as_is|small_edit|reject, reason, note, adequate distractors`, parted by tabs; several files are
 * read as one.
 * Nothing is kept while anything is wrong; every fault is said.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readRound, roundName } from './round.ts'
import { formatVerdicts, parseVerdicts } from './verdict.ts'

const { values, positionals } = parseArgs({ options: { reader: { type: 'string' } }, allowPositionals: true })
const [path, ...files] = positionals
if (path === undefined || files.length === 0 || values.reader === undefined || !/^[a-z0-9-]+$/.test(values.reader))
  throw new Error(
    'Cannot keep verdicts: expected a round, --reader with a name in small letters, and one or more files of verdicts',
  )
const { verdicts, faults } = parseVerdicts(files.map((file) => readFileSync(file, 'utf8')).join('\n'), readRound(path))
if (faults.length > 0) {
  for (const fault of faults) console.error(fault)
  process.exitCode = 1
} else {
  const folder = join(import.meta.dirname, 'verdicts', roundName(path))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${values.reader}.tsv`), formatVerdicts(verdicts))
  console.log(`Kept ${verdicts.length} verdicts of ${values.reader} on the round ${roundName(path)}.`)
}
