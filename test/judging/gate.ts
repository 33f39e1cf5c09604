/**
 * Prints how the gate of the product judges what readers have judged: `node test/judging/gate.ts [ROUND...]`, of all
 * kept rounds without one.
 */
import { gateReport, seenBoth } from './gate-report.ts'
import { keptRounds } from './kept-rounds.ts'

const wanted = process.argv.slice(2)
const rounds = keptRounds()
const unknown = wanted.filter((name) => !rounds.some((round) => round.name === name))
if (unknown.length > 0)
  throw new Error(
    `Cannot report on ${unknown.join(', ')}: expected rounds of test/judging/rounds, ${rounds.map(({ name }) => name).join(', ')}`,
  )
console.log(gateReport(seenBoth(wanted.length === 0 ? rounds : rounds.filter(({ name }) => wanted.includes(name)))))
