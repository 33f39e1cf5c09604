/**
 * The service killed under load at each of its places; a campaign of 200 kills is test/campaigns/kill.ts.
 *
 * @module-tag deep
 */
import { expect, test } from 'vitest'
import { runKills } from '../campaigns/kill.ts'

test(
  'kills around the calls of an AI charge nothing twice, leave no reservation and no half paper, and each key repeats well',
  { timeout: 200_000 },
  async () => {
    const report = await runKills({
      kills: 4,
      checkEvery: 2,
      places: ['document_saved', 'ai_called', 'ai_answered', 'ai_charged'],
      seed: 8,
      teachers: 2,
    })
    expect(report.faults).toEqual([])
    // On a slow machine the first may be killed before there is a document to ask about.
    expect([...report.table.values()].filter(({ reached }) => reached > 0).length).toBeGreaterThanOrEqual(3)
  },
)

test('eight kills, one of each part of the work, lose nothing', { timeout: 300_000 }, async () => {
  const report = await runKills({
    kills: 8,
    checkEvery: 8,
    places: [
      'blob_stored',
      'document_written',
      'job_claimed',
      'document_saved',
      'paper_made',
      'paper_stored',
      'random with database',
      'row_deleted',
    ],
    seed: 7,
    teachers: 2,
  })
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(40)
  expect(report.longestStuckSeconds).toBeLessThan(60)
  // A campaign whose places are not reached kills at random instants only.
  expect([...report.table.values()].filter(({ reached }) => reached > 0).length).toBeGreaterThanOrEqual(6)
})

test('forty kills, at every place and at random, lose nothing', { timeout: 1_200_000 }, async () => {
  const report = await runKills({ kills: 40, checkEvery: 10, seed: 9 })
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(200)
})
