/** Prints one hostile paper in a limited child and says how it went for the parent. */
import type { PrintingPool } from '#sandbox/printing/print-in-child.ts'
import { faultsOfTime } from './endure.ts'
import type { HostilePaper } from './hostile-papers.ts'
import { watchWork, type Stalls } from './watch-stalls.ts'

export type EnduredPrinting = {
  readonly ms: number
  readonly stalls: Stalls
  readonly outcome: string
  readonly faults: readonly string[]
}

export async function endurePrinting({ make }: HostilePaper, pool: PrintingPool): Promise<EnduredPrinting> {
  const laidOut = make()
  const { value: printed, ms, stalls } = await watchWork(() => pool.printInChild({ printer: 'pdf', laidOut }))
  const leak = printed.ok && Buffer.from(printed.value).includes('root:x:0') ? ['gave away a file of this machine'] : []
  return {
    ms,
    stalls,
    outcome: printed.ok ? `${printed.value.length} bytes` : printed.error.code,
    faults: [...leak, ...faultsOfTime(ms, stalls)],
  }
}
