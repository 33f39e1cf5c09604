/**
 * The ledger of credits: after any operations, at once and over several connections, its sum is the balance, and the
 * balance never went below nothing.
 */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Connection } from '#server/database/connect.ts'
import { balanceOf, grant, refund, spend } from '#server/plans/credits.ts'
import { runRandomOperations, sumOfLedger } from '../campaigns/ledger.ts'
import { freshDatabase } from './test-service.ts'

describe('the ledger of credits', () => {
  let connections: Connection[]
  const db = () => connections[0]!.db
  beforeAll(async () => {
    const url = await freshDatabase()
    connections = Array.from({ length: 4 }, () => connect(url, { most: 3, onFault: () => undefined }))
  })
  afterAll(() => Promise.all(connections.map((connection) => connection.close())))

  async function school(): Promise<string> {
    const schoolId = `s_${randomBytes(8).toString('hex')}`
    await db().insertInto('school').values({ schoolId }).execute()
    return schoolId
  }

  test('grants once for each reference, also when it is asked many times at once', async () => {
    const schoolId = await school()
    const granted = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        grant(connections[index % 4]!.db, schoolId, 50, 'purchase', 'stripe:session'),
      ),
    )
    expect(granted.filter(Boolean)).toHaveLength(1)
    expect(await grant(db(), schoolId, 7, 'purchase', 'stripe:other')).toBe(true)
    expect(await balanceOf(db(), schoolId)).toBe(57)
    // Another school may have been paid by the same words.
    expect(await grant(db(), await school(), 50, 'purchase', 'stripe:session')).toBe(true)
  })
  test('spends what is there and not more, also when it is asked many times at once', async () => {
    const schoolId = await school()
    await grant(db(), schoolId, 20, 'grant', 'g')
    const spent = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        spend(connections[index % 4]!.db, schoolId, 1, { reason: 'paper', about: 'Bees' }, `p${index}`),
      ),
    )
    expect(spent.filter(Boolean)).toHaveLength(20)
    expect(await balanceOf(db(), schoolId)).toBe(0)
    expect(await sumOfLedger(db(), schoolId)).toBe(0)
  })
  test('gives back once, and names what for', async () => {
    const schoolId = await school()
    await grant(db(), schoolId, 20, 'grant', 'g')
    await spend(db(), schoolId, 15, { reason: 'paper', about: 'Bees' }, 'p')
    expect([
      await refund(db(), schoolId, 4, 'p:back', 'Bees'),
      await refund(db(), schoolId, 4, 'p:back', 'Bees'),
    ]).toEqual([true, false])
    expect(await balanceOf(db(), schoolId)).toBe(9)
    expect(
      await db()
        .selectFrom('creditEntry')
        .select(['delta', 'reason', 'about'])
        .where('schoolId', '=', schoolId)
        .orderBy('createdAt')
        .execute(),
    ).toEqual([
      { delta: 20, reason: 'grant', about: null },
      { delta: -15, reason: 'paper', about: 'Bees' },
      { delta: 4, reason: 'refund', about: 'Bees' },
    ])
  })
  test('what is rolled back changed neither balance nor ledger', async () => {
    const schoolId = await school()
    await grant(db(), schoolId, 20, 'grant', 'g')
    await expect(
      db()
        .transaction()
        .execute(async (transaction) => {
          expect(await spend(transaction, schoolId, 5, { reason: 'paper' }, 'p')).toBe(true)
          throw new Error('what it was for failed')
        }),
    ).rejects.toThrow('what it was for failed')
    expect([await balanceOf(db(), schoolId), await sumOfLedger(db(), schoolId)]).toEqual([20, 20])
  })
  test('a reference that was spent is not spent again', async () => {
    const schoolId = await school()
    await grant(db(), schoolId, 20, 'grant', 'g')
    await spend(db(), schoolId, 5, { reason: 'paper' }, 'p')
    await expect(spend(db(), schoolId, 5, { reason: 'paper' }, 'p')).rejects.toThrow()
    expect([await balanceOf(db(), schoolId), await sumOfLedger(db(), schoolId)]).toEqual([15, 15])
  })
  test.each([0, -3, 1.5, Number.NaN])('an amount of %s is a fault of ours', async (amount) => {
    const schoolId = await school()
    expect(() => grant(db(), schoolId, amount, 'grant', 'g')).toThrow('Cannot change credits')
    expect(() => spend(db(), schoolId, amount, { reason: 'paper' }, 'p')).toThrow('Cannot change credits')
  })

  test('after 2,000 random operations over four connections the sum is the balance, as counted beside it', async () => {
    const report = await runRandomOperations(
      connections.map((connection) => connection.db),
      { operations: 2_000, schools: 5, atOnce: 12, seed: 8 },
    )
    expect(report.faults).toEqual([])
    // A run that meets no refusal, no repetition and no rollback proves little.
    for (const count of Object.values(report.counts)) expect(count).toBeGreaterThan(60)
  })
})
