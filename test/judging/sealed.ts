/** What the product knew of the questions of a round before they were read: beside the round, opened by no reader. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Judgeable } from '#questions/acceptance.ts'

/** Of rounds before the sixth, warnings and signs were not kept. */
export type Sealed = Pick<Judgeable, 'maker' | 'score' | 'signs'> & { readonly warnings?: number }

/** A line: id, maker, the maker's score, and as JSON the gate's warnings and the signs. */
export function formatSealed({ id, maker, score, warnings, signs }: { readonly id: string } & Judgeable): string {
  return `${[id, maker, score.toFixed(3), JSON.stringify({ warnings, ...(signs === undefined ? {} : { signs }) })].join('\t')}\n`
}

/** By the ids of the questions; empty where nothing is kept. */
export function readSealed(round: string): Map<string, Sealed> {
  const path = join(import.meta.dirname, 'rounds', `${round}.sealed.tsv`)
  if (!existsSync(path)) return new Map()
  return new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [id = '', maker = '', score, further = '{}'] = line.split('\t')
        return [id, { maker, score: Number(score), ...(JSON.parse(further) as Pick<Sealed, 'warnings' | 'signs'>) }]
      }),
  )
}
