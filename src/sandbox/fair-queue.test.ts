import { expect, test } from 'vitest'
import { openFairQueue, type Asker, type FairQueue } from './fair-queue.ts'

const settle = (): Promise<void> => new Promise((done) => setTimeout(done))

/** Lets all of them ask, then work one after the other; gives the names in the order of their turns. */
async function orderOf(queue: FairQueue, askers: readonly (Asker & { readonly name: string })[]): Promise<string[]> {
  const served: string[] = []
  await Promise.all(
    askers.map(async ({ name, ...asker }) => {
      const leave = await queue.enter(asker)
      served.push(name)
      await settle()
      leave()
    }),
  )
  return served
}

test('accounts take turns, each in the order in which it asked', async () => {
  const many = ['a1', 'a2', 'a3'].map((name) => ({ name, account: 'a' }))
  const few = ['b1', 'b2'].map((name) => ({ name, account: 'b' }))
  expect(await orderOf(openFairQueue(1), [...many, ...few])).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
})
test('those of plans with priority go before others', async () => {
  expect(
    await orderOf(openFairQueue(1), [
      { name: 'a1', account: 'a' },
      { name: 'b1', account: 'b' },
      { name: 'c1', account: 'c', isFirst: true },
    ]),
  ).toEqual(['a1', 'c1', 'b1'])
})
test('an account never takes the last place from others', async () => {
  const queue = openFairQueue(2, 1)
  await queue.enter({ account: 'a' })
  let second = false
  void queue.enter({ account: 'a' }).then(() => {
    second = true
  })
  const leave = await queue.enter({ account: 'b' })
  leave()
  await settle()
  expect(second).toBe(false)
})
test('a caller that is gone gives its place to the next', async () => {
  const queue = openFairQueue(1)
  const leave = await queue.enter({ account: 'a' })
  const gone = new AbortController()
  const waits = queue.enter({ account: 'b', signal: gone.signal })
  const next = queue.enter({ account: 'b' })
  gone.abort(new Error('hung up'))
  await expect(waits).rejects.toThrow('hung up')
  leave()
  expect(await next).toBeTypeOf('function')
})
test('a queue that is closed refuses all who wait', async () => {
  const queue = openFairQueue(1)
  await queue.enter({})
  const waits = queue.enter({})
  queue.refuseAll(new Error('closed'))
  await expect(waits).rejects.toThrow('closed')
})
