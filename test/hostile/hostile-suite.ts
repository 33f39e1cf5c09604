/** Hostile files read one after another: each ends in a document or a fault, and leaves nothing behind. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReadingPool } from '#sandbox/reading/read-in-child.ts'
import { openQuestionPool } from './ask.ts'
import { endure } from './endure.ts'
import { SOUND } from './files/spoilt.ts'
import type { HostileFile } from './hostile-file.ts'
import { watchChildProcesses, watchTemporaryFiles } from './left-behind.ts'

/** Another program may have the processors for a while: a child that starts late is no fault of a file. */
const START_MS = 60_000
/** Reading and making each have a clock of their own, and both may run out. */
const BOTH_MS = 240_000

/**
 * `cpuSeconds`: what a child may take of a processor for one of them; the product's own limit where it is undefined.
 * The clock is the product's either way.
 */
export function describeHostileFiles(files: readonly HostileFile[], cpuSeconds?: number): void {
  describe('hostile files', { timeout: BOTH_MS }, () => {
    let children: ReturnType<typeof watchChildProcesses>
    beforeAll(() => void (children = watchChildProcesses()))
    const temporary = watchTemporaryFiles()
    const pool = openReadingPool({
      atOnce: 1,
      spares: 1,
      processLimits: { startMs: START_MS, ...(cpuSeconds === undefined ? {} : { cpuSeconds }) },
    })
    const soundPool = openReadingPool({ atOnce: 1, spares: 0, processLimits: { startMs: START_MS } })
    const questionPool = openQuestionPool()
    const closeAll = () => Promise.all([pool, soundPool, questionPool].map(({ close }) => close()))
    afterAll(closeAll)

    test.each(files)('$mechanism: $name ends in a document or a fault, and holds nothing up', async (file) => {
      expect((await endure(file, pool, questionPool)).faults).toEqual([])
    })

    test.each(SOUND)('after all of them, a sound .$extension is still read', async ({ extension, make }) => {
      const read = await soundPool.readInChild(make(), `sound.${extension}`)
      expect(read.ok && read.value.document.blocks.length).toBeGreaterThan(0)
    })

    test('no process and no temporary file is left behind', async () => {
      await closeAll()
      expect(children.end()).toEqual([])
      expect(temporary.end()).toEqual([])
    })
  })
}
