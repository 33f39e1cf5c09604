/**
 * Random grants, spendings, refunds, repetitions and failures on the ledger of credits, many at once over several
 * connections; what was acknowledged is counted beside it.
 */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#server/database/connect.ts'
import { balanceOf, grant, refund, spend } from '#server/plans/credits.ts'

const KINDS = ['grant', 'grantAgain', 'spend', 'spendTooMuch', 'refund', 'refundAgain', 'rollBack'] as const
type Kind = (typeof KINDS)[number]

export type LedgerReport = { readonly faults: readonly string[]; readonly counts: Readonly<Record<Kind, number>> }
type Spent = { readonly reference: string; readonly amount: number }
type Known = {
  readonly schoolId: string
  balance: number
  readonly granted: string[]
  readonly spent: Spent[]
  readonly refunded: Spent[]
}
type Run = { readonly random: () => number; readonly faults: string[]; readonly counts: Record<Kind, number> }

export async function runRandomOperations(
  connections: readonly Db[],
  {
    operations,
    schools,
    atOnce,
    seed,
  }: { readonly operations: number; readonly schools: number; readonly atOnce: number; readonly seed: number },
): Promise<LedgerReport> {
  const run: Run = {
    random: numbersFrom(seed),
    faults: [],
    counts: Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>,
  }
  const known: Known[] = []
  for (let index = 0; index < schools; index += 1) {
    const schoolId = `s_${randomBytes(8).toString('hex')}`
    await connections[0]!.insertInto('school').values({ schoolId }).execute()
    known.push({ schoolId, balance: 0, granted: [], spent: [], refunded: [] })
  }
  let left = operations
  await Promise.all(
    Array.from({ length: atOnce }, async (_, worker) => {
      const db = connections[worker % connections.length]!
      while (left > 0) {
        left -= 1
        await operate(db, known[Math.floor(run.random() * known.length)]!, run)
        // One statement sees balance and ledger at the same instant, whatever the others do.
        if (left % 100 === 0) run.faults.push(...(await faultsNow(db)))
      }
    }),
  )
  for (const { schoolId, balance } of known) {
    const found = [await balanceOf(connections[0]!, schoolId), await sumOfLedger(connections[0]!, schoolId)]
    if (found.some((one) => one !== balance))
      run.faults.push(`${schoolId}: balance and sum are ${found.join(' and ')}, acknowledged were ${balance}`)
  }
  return run
}

export const sumOfLedger = async (db: Db, schoolId: string): Promise<number> =>
  (
    await db
      .selectFrom('creditEntry')
      .select(sql<number>`coalesce(sum(delta), 0)`.as('sum'))
      .where('schoolId', '=', schoolId)
      .executeTakeFirstOrThrow()
  ).sum

async function faultsNow(db: Db): Promise<string[]> {
  const { rows } = await sql<{ schoolId: string; credits: number; sum: number }>`
    select s.school_id, s.credits, coalesce((select sum(delta) from credit_entry e where e.school_id = s.school_id), 0) as sum from school s`.execute(
    db,
  )
  return rows
    .filter(({ credits, sum }) => credits !== sum || credits < 0)
    .map(({ schoolId, credits, sum }) => `${schoolId} has ${credits}, its ledger ${sum}`)
}

const amountOf = ({ random }: Run): number => 1 + Math.floor(random() * 30)
/** Taken out, so that no two work on one. */
const pick = <Item>(items: Item[], { random }: Run): Item | undefined =>
  items.splice(Math.floor(random() * items.length), 1)[0]
const expect = (run: Run, what: string, found: boolean, wanted: boolean): void => {
  if (found !== wanted) run.faults.push(`${what} answers ${found}`)
}

async function operate(db: Db, school: Known, run: Run): Promise<void> {
  const kind = KINDS[Math.floor(run.random() * KINDS.length)]!
  if (await OPERATIONS[kind](db, school, run)) run.counts[kind] += 1
}

/** Each gives whether it could be tried. */
const OPERATIONS: Readonly<Record<Kind, (db: Db, school: Known, run: Run) => Promise<boolean>>> = {
  async grant(db, school, run) {
    const [amount, reference] = [amountOf(run), `g:${randomBytes(8).toString('hex')}`]
    // The same payment may be told twice at the same time.
    const done = await Promise.all([1, 2].map(() => grant(db, school.schoolId, amount, 'purchase', reference)))
    expect(run, 'a grant told twice', done.filter(Boolean).length === 1, true)
    school.balance += amount
    school.granted.push(reference)
    return true
  },
  async grantAgain(db, school, run) {
    const reference = school.granted[Math.floor(run.random() * school.granted.length)]
    if (reference === undefined) return false
    expect(
      run,
      `the second grant of ${reference}`,
      await grant(db, school.schoolId, amountOf(run), 'purchase', reference),
      false,
    )
    return true
  },
  async spend(db, school, run) {
    const [amount, reference] = [amountOf(run), `p:${randomBytes(8).toString('hex')}`]
    if (!(await spend(db, school.schoolId, amount, { reason: 'paper' }, reference))) return false
    school.balance -= amount
    school.spent.push({ reference, amount })
    return true
  },
  async spendTooMuch(db, school, run) {
    expect(
      run,
      'spending a million',
      await spend(db, school.schoolId, 1_000_000, { reason: 'paper' }, `p:${randomBytes(8).toString('hex')}`),
      false,
    )
    return true
  },
  async refund(db, school, run) {
    const spent = pick(school.spent, run)
    if (spent === undefined) return false
    expect(
      run,
      `the refund of ${spent.reference}`,
      await refund(db, school.schoolId, spent.amount, `refund:${spent.reference}`),
      true,
    )
    school.balance += spent.amount
    school.refunded.push(spent)
    return true
  },
  async refundAgain(db, school, run) {
    const spent = school.refunded[Math.floor(run.random() * school.refunded.length)]
    if (spent === undefined) return false
    expect(
      run,
      `the second refund of ${spent.reference}`,
      await refund(db, school.schoolId, spent.amount, `refund:${spent.reference}`),
      false,
    )
    return true
  },
  async rollBack(db, school, run) {
    await db
      .transaction()
      .execute(async (transaction) => {
        if (run.random() < 0.5)
          await grant(transaction, school.schoolId, amountOf(run), 'purchase', `x:${randomBytes(8).toString('hex')}`)
        else
          await spend(
            transaction,
            school.schoolId,
            amountOf(run),
            { reason: 'paper' },
            `x:${randomBytes(8).toString('hex')}`,
          )
        throw new RolledBack()
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error
      })
    return true
  },
}

class RolledBack extends Error {}

function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
