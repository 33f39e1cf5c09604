/** Prints what the kept verdicts say: `node test/judging/summary.ts`; with `--write` it goes into docs/judging.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { keptRounds } from './kept-rounds.ts'
import { computedPart, REPORT, withComputedPart } from './report.ts'
import { summarise } from './summarise.ts'

const summary = summarise(keptRounds())
if (process.argv.includes('--write')) {
  const text = readFileSync(REPORT, 'utf8')
  computedPart(text)
  writeFileSync(REPORT, withComputedPart(text, summary))
}
console.log(summary)
