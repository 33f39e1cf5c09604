/** What a worker that was killed leaves in the queue, as it is once nobody has heard of it for a while. */
import { PgBoss } from 'pg-boss'
import pg from 'pg'

/** Lets `work` ask the database and its queue, of which it is no worker. */
export async function withQueue<Value>(
  databaseUrl: string,
  work: (boss: PgBoss, client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', supervise: false, schedule: false, max: 1 })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await boss.start()
  try {
    return await work(boss, client)
  } finally {
    await boss.stop()
    await client.end()
  }
}

/** The supervisor finds out about those who hold a job and say nothing; their jobs may be taken at once. */
export async function buryWorkers(boss: PgBoss, client: pg.Client): Promise<void> {
  await client.query("update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'")
  await client.query("update jobs.queue set monitor_claim_on = now() - interval '1 minute'")
  await boss.supervise('read-document')
  await client.query("update jobs.job set start_after = now() where state = 'retry'")
}
