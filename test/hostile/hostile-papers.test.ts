import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPrintingPool } from '#sandbox/printing/print-in-child.ts'
import { endurePrinting } from './endure-printing.ts'
import { HOSTILE_PAPERS } from './hostile-papers.ts'
import { childProcesses, watchTemporaryFiles } from './left-behind.ts'

describe('hostile papers', () => {
  const temporary = watchTemporaryFiles()
  const pool = openPrintingPool({ atOnce: 1, spares: 0 })
  beforeAll(() => pool.warmUp())
  afterAll(() => pool.close())

  test.each(HOSTILE_PAPERS.filter(({ slow }) => !slow))('$name: ends in a PDF or a fault, and holds nothing up', async (paper) => {
    expect((await endurePrinting(paper, pool)).faults).toEqual([])
  })

  test('no process and no temporary file is left behind', async () => {
    await pool.close()
    expect(childProcesses()).toEqual([])
    expect(temporary.end()).toEqual([])
  })
})
