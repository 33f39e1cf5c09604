import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReadingPool } from '#sandbox/reading/read-in-child.ts'
import { openQuestionPool } from './ask.ts'
import { endure } from './endure.ts'
import { SOUND } from './files/spoilt.ts'
import { HOSTILE_FILES } from './hostile-files.ts'
import { childProcesses, watchTemporaryFiles } from './left-behind.ts'

// The full campaign (`node test/hostile/campaign.ts`) takes ten minutes and gives each file its 25 s.
const SHORT_JOB_MS = 8_000
const files = HOSTILE_FILES.filter(({ short }) => short)

describe('hostile files', () => {
  const temporary = watchTemporaryFiles()
  const pool = openReadingPool({ atOnce: 1, spares: 1, processLimits: { jobMs: SHORT_JOB_MS } })
  const questionPool = openQuestionPool()
  beforeAll(() => pool.warmUp())
  afterAll(() => Promise.all([pool.close(), questionPool.close()]))

  test.each(files)('$mechanism: $name ends in a document or a fault, and holds nothing up', async (file) => {
    expect((await endure(file, pool, questionPool)).faults).toEqual([])
  })

  test.each(SOUND)('after all of them, a sound .$extension is still read', async ({ extension, make }) => {
    const read = await pool.readInChild(make(), `sound.${extension}`)
    expect(read.ok && read.value.document.blocks.length).toBeGreaterThan(0)
  })

  test('no process and no temporary file is left behind', async () => {
    await Promise.all([pool.close(), questionPool.close()])
    expect(childProcesses()).toEqual([])
    expect(temporary.end()).toEqual([])
  })
})

test('there are at least 20 mechanisms of at least 10 files each, every file made the same every time', async () => {
  const mechanisms = Object.values(Object.groupBy(HOSTILE_FILES, ({ mechanism }) => mechanism))
  expect(mechanisms.filter((group) => group!.length >= 10).length).toBeGreaterThanOrEqual(20)
  expect(new Set(HOSTILE_FILES.map(({ name }) => name)).size).toBe(HOSTILE_FILES.length)
  for (const file of files) expect(Buffer.compare(await file.make(), await file.make())).toBe(0)
})
