/** The rounds and verdicts that are kept in the repository. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readRound, roundName } from './round.ts'
import type { JudgedRound } from './summarise.ts'
import { parseVerdicts } from './verdict.ts'

const ROUNDS = join(import.meta.dirname, 'rounds')

/** In the order of their names. Throws a SyntaxError where verdicts do not fit their round. */
export function keptRounds(): JudgedRound[] {
  if (!existsSync(ROUNDS)) return []
  return readdirSync(ROUNDS)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .map((file) => {
      const questions = readRound(join(ROUNDS, file))
      const folder = join(import.meta.dirname, 'verdicts', roundName(file))
      const readers = existsSync(folder)
        ? readdirSync(folder)
            .filter((name) => name.endsWith('.tsv'))
            .toSorted()
        : []
      const readings = new Map(
        readers.map((reader) => {
          const { verdicts, faults } = parseVerdicts(readFileSync(join(folder, reader), 'utf8'), questions)
          if (faults.length > 0) throw new SyntaxError(`Cannot read the verdicts of ${reader} on ${file}: ${faults[0]}`)
          return [reader.replace(/\.tsv$/, ''), verdicts]
        }),
      )
      return { name: roundName(file), questions, readings }
    })
}
