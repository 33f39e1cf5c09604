/**
 * Keeps labels with the features that their statements have now: `node test/judging/statements/keep.ts en|zh
 * LABELS.tsv DOCUMENT...`; the lines of LABELS are id, label and what else the reader
 * wrote, parted by tabs. Labels kept before stay; those of the documents given get their features anew.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import {
  LABELS,
  readLabelled,
  STATEMENT_LANGUAGES,
  writeLabelled,
  type Label,
  type LabelledStatement,
} from './labels.ts'
import { statementsOf } from './statements-of.ts'

const [language, labelFile, ...documents] = process.argv.slice(2)
const wanted = STATEMENT_LANGUAGES.find((one) => one === language)
if (!wanted || labelFile === undefined || documents.length === 0)
  throw new Error('Cannot keep labels without a language (en or zh), a file of labels and the documents')

const before = new Map(readLabelled(wanted).map((statement) => [statement.id, statement]))
const labels = new Map([
  ...[...before.values()].map(({ id, label }) => [id, label] as const),
  ...readFileSync(labelFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(readLine),
])
const kept = new Map<string, LabelledStatement>(before)
for (const path of documents) {
  for (const { id, features } of (await statementsOf(path)).statements) {
    const label = labels.get(id)
    if (label !== undefined) kept.set(id, { id, document: basename(path), label, features })
  }
}
writeLabelled(wanted, [...kept.values()])
console.log(
  `${kept.size} labelled statements are kept; ${[...labels.keys()].filter((id) => !kept.has(id)).length} were not found in these documents any more`,
)

function readLine(line: string): readonly [string, Label] {
  const [id, text] = line.split('\t')
  const label = LABELS.find((one) => String(one) === text)
  if (id === undefined || label === undefined)
    throw new SyntaxError(`Cannot read "${line}": expected an id and a label from 0 to 3, parted by a tab`)
  return [id, label]
}
