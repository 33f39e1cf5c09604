/** Connections to the database are cut under load: who asks meanwhile is told so, and nothing needs a restart. */
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { DEEP } from '#test/deep.ts'
import { followEvents } from './event-stream.ts'
import { expectOnlyOutages, healthy, load } from './outages.ts'
import { readyDocument, signUp, startService } from './test-service.ts'

describe('connections to the database that are cut under load', DEEP, () => {
  test('give 503 with a sentence, or nothing that anyone notices; events tell of the gap; all works again by itself', async () => {
    const service = await startService()
    try {
      const teacher = await signUp(service.url)
      const events = await followEvents(teacher)
      const working = load(teacher)
      const outside = new pg.Client({ connectionString: service.databaseUrl })
      await outside.connect()
      for (let cut = 0; cut < 12; cut += 1) {
        await new Promise((resolve) => {
          setTimeout(resolve, 150)
        })
        await outside.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
      }
      await outside.end()
      await events.until(({ name }) => name === 'gap')
      await working.stop()
      expectOnlyOutages(working.answers)
      expect(working.answers.some(({ body }) => body.code === 'unavailable')).toBe(true)
      expect(working.answers.filter(({ body }) => body.success).length).toBeGreaterThan(10)

      await healthy(teacher)
      // What was acknowledged is there, once.
      const topics = working.answers
        .filter(({ status, body }) => status === 201 && body.data.grade === undefined && 'subtopics' in body.data)
        .map(({ body }) => body.data.id)
      for (const id of topics) expect((await teacher.get(`/topics/${id}`)).status).toBe(200)
      const documents = working.answers
        .filter(({ status, body }) => status === 201 && 'fileSize' in body.data)
        .map(({ body }) => body.data.id)
      expect(documents.length).toBeGreaterThan(0)
      for (const id of documents) expect(['ready', 'error']).toContain((await teacher.settled(id)).status)
      const before = events.seen.length
      await service.service.db.updateTable('school').set({ tier: 'pro' }).execute()
      const ready = await readyDocument(teacher, 'samples/nutrition.txt')
      await events.until((event) => event.id === ready && event.status === 'ready')
      expect(events.seen.length).toBeGreaterThan(before)
      await events.close()
    } finally {
      await service.end()
    }
  })
})
