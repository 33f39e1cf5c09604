/**
 * A worker that is killed while it reads, once and time after time: kill.deep.test.ts kills a whole service there.
 *
 * @module-tag deep
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { STARTS_SOONER } from '../operating/starts-sooner.ts'
import { buryWorkers, withQueue } from './dead-workers.ts'
import { freshDatabase, signUp, startService } from './test-service.ts'

test.each([
  { times: 1, isNoticed: 'by its silence' },
  { times: 4, isNoticed: 'at once' },
])(
  'a worker killed $times times while it reads is noticed, $isNoticed, and another reads the document within a minute',
  { timeout: 180_000 },
  async ({ times, isNoticed }) => {
    const databaseUrl = await freshDatabase()
    const shared = { databaseUrl, authSecret: 'a'.repeat(32) }
    const web = await startService({ ...shared, role: 'web' })
    const teacher = await signUp(web.url)
    const { id } = (await teacher.uploadFile('samples/honey-bees.txt')).body.data
    for (let time = 0; time < times; time += 1) {
      const doomed = spawn(process.execPath, [resolve('src/server/main.ts')], {
        stdio: 'ignore',
        env: {
          PATH: process.env.PATH,
          ...STARTS_SOONER,
          ROLE: 'worker',
          PORT: '0',
          DATABASE_URL: databaseUrl,
          AUTH_SECRET: shared.authSecret,
          DATA_DIR: web.root,
          LOG_LEVEL: 'error',
          SETPAPER_FAILPOINT: 'document_parsed',
        },
      })
      expect((await once(doomed, 'exit'))[1]).toBe('SIGKILL')
      if (isNoticed === 'at once') await withQueue(databaseUrl, buryWorkers)
    }
    const began = performance.now()
    expect((await teacher.get(`/documents/${id}`)).body.data.status).toBe('processing')
    const other = await startService({ ...shared, role: 'worker', dataDirectory: web.root })
    const document = await teacher.settled(id).catch(() => teacher.settled(id))
    expect(document.status).toBe('ready')
    expect(performance.now() - began).toBeLessThan(60_000)
    expect((await teacher.get('/usage/stats')).body.data.usage).toMatchObject({ documents: 1 })
    await other.end()
    await web.end()
  },
)
