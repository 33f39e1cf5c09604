/**
 * Fits src/questions/acceptance.json from the kept verdicts: `node test/judging/fit-acceptance.ts` prints it and how
 * well it orders documents it was not fitted on, with `--write` it is kept.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { correlation, fitAcceptance, judgedSamples, orderedUnseen } from './acceptance-fit.ts'
import { keptRounds } from './kept-rounds.ts'

const samples = judgedSamples(keptRounds())
const fitted = JSON.stringify(fitAcceptance(samples), undefined, 2)
if (process.argv.includes('--write'))
  writeFileSync(join(import.meta.dirname, '../../src/questions/acceptance.json'), `${fitted}\n`)
console.log(fitted)
const passing = samples.filter(({ rejected }) => !rejected)
console.log(
  `${samples.length} questions, of which ${passing.length} pass the gate. Correlation with the verdicts of these: of the makers' scores ${correlation(passing.map(({ score, target }) => [score, target])).toFixed(2)}, of the acceptance ${correlation(orderedUnseen(samples)).toFixed(2)} (each document left out of the fit that orders it).`,
)
