/** Pro's jobs first: what a Pro teacher uploads later is read earlier, also when it is read again. */
import { expect, test } from 'vitest'
import { followEvents } from './event-stream.ts'
import { Client, freshDatabase, signUp, startService } from './test-service.ts'

test('a document of Pro that is queued last is read first', async () => {
  const databaseUrl = await freshDatabase()
  const shared = { databaseUrl, authSecret: 'a'.repeat(32), publicUrl: 'http://papers.example', workerConcurrency: 1 }
  const web = await startService({ ...shared, role: 'web' })
  const free = await signUp(web.url)
  const pro = await signUp(web.url)
  const { db } = web.service
  await db
    .updateTable('school')
    .set({ tier: 'pro' })
    .where('schoolId', '=', (eb) => eb.selectFrom('accountUser').select('schoolId').where('email', '=', pro.email!))
    .execute()
  const upload = async (client: Client, name: string): Promise<string> =>
    (
      await client.upload([
        {
          name,
          bytes: Buffer.from(
            `A bee is an insect that makes honey. The queen of ${name} lays eggs. Workers collect nectar from flowers.`,
          ),
        },
      ])
    ).body.data.id
  const queued = [await upload(free, 'one.txt'), await upload(free, 'two.txt'), await upload(pro, 'three.txt')]
  // Nobody has worked until here. The worker shares the disk of the web process, as `DATA_DIR` says.
  const events = await Promise.all([free, pro].map(followEvents))
  const worker = await startService({ ...shared, role: 'worker', dataDirectory: web.root })
  try {
    const order: string[] = []
    await Promise.all(
      queued.map(async (id, index) => {
        const client = index === 2 ? 1 : 0
        await events[client]!.until((event) => event.id === id && event.status !== 'processing', 60_000)
        order.push(['one', 'two', 'three'][index]!)
      }),
    )
    expect(order[0]).toBe('three')
  } finally {
    await Promise.all(events.map((stream) => stream.close()))
    await worker.end()
    await web.end()
  }
})
