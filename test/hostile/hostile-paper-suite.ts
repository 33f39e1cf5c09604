/** Hostile papers printed one after another: each ends in a PDF or a fault, and leaves nothing behind. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPrintingPool } from '#sandbox/printing/print-in-child.ts'
import { endurePrinting } from './endure-printing.ts'
import type { HostilePaper } from './hostile-papers.ts'
import { watchChildProcesses, watchTemporaryFiles } from './left-behind.ts'

export function describeHostilePapers(papers: readonly HostilePaper[]): void {
  describe('hostile papers', () => {
    let children: ReturnType<typeof watchChildProcesses>
    beforeAll(() => void (children = watchChildProcesses()))
    const temporary = watchTemporaryFiles()
    const pool = openPrintingPool({ atOnce: 1, spares: 0 })
    beforeAll(() => pool.warmUp())
    afterAll(() => pool.close())

    test.each(papers)('$name: ends in a PDF or a fault, and holds nothing up', async (paper) => {
      expect((await endurePrinting(paper, pool)).faults).toEqual([])
    })

    test('no process and no temporary file is left behind', async () => {
      await pool.close()
      expect(children.end()).toEqual([])
      expect(temporary.end()).toEqual([])
    })
  })
}
