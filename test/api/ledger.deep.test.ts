/**
 * The ledger of credits after many random operations at once.
 *
 * @module-tag deep
 */
import { expect, test } from 'vitest'
import { connect } from '#server/database/connect.ts'
import { runRandomOperations } from '../campaigns/ledger.ts'
import { freshDatabase } from './test-service.ts'

test('after 10,000 random operations over four connections the sum is the balance, as counted beside it', async () => {
  const url = await freshDatabase()
  const connections = Array.from({ length: 4 }, () => connect(url, { most: 3, onFault: () => undefined }))
  try {
    const report = await runRandomOperations(
      connections.map((connection) => connection.db),
      { operations: 10_000, schools: 5, atOnce: 12, seed: 8 },
    )
    expect(report.faults).toEqual([])
    // A run that meets no refusal, no repetition and no rollback proves little.
    for (const count of Object.values(report.counts)) expect(count).toBeGreaterThan(300)
  } finally {
    await Promise.all(connections.map((connection) => connection.close()))
  }
})
