/**
 * The private database dies under load and comes back: who asks meanwhile is told so, and nothing needs a restart.
 *
 * @module-tag deep
 */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { followEvents } from './event-stream.ts'
import { expectOnlyOutages, health, healthy, load } from './outages.ts'
import { readyDocument, signUp, startService, type TestService } from './test-service.ts'

describe('an embedded database that dies', () => {
  test('is started again by the service, which answers 503 in between', async () => {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'setpaper-embedded-'))
    await chmod(dataDirectory, 0o755)
    let service: TestService | undefined
    let working: ReturnType<typeof load> | undefined
    try {
      service = await startService({ dataDirectory, databaseUrl: undefined })
      const teacher = await signUp(service.url)
      const documentId = await readyDocument(teacher, 'samples/nutrition.txt')
      const events = await followEvents(teacher)
      working = load(teacher)
      const [postmaster] = (
        await readFile(join(dataDirectory, 'postgresql', 'cluster', 'postmaster.pid'), 'utf8')
      ).split('\n')
      process.kill(Number(postmaster), 'SIGKILL')
      await expect.poll(() => working!.answers.some(({ body }) => body.code === 'unavailable')).toBe(true)
      expect(await health(teacher)).toMatchObject({ status: 'degraded', database: 'down' })
      await healthy(teacher)
      await events.until(({ name }) => name === 'gap')
      await working.stop()
      expectOnlyOutages(working.answers)
      expect((await teacher.get(`/documents/${documentId}`)).body.data.status).toBe('ready')
      const made = await teacher.post('/quizzes/generate/document', {
        sourceDocuments: [documentId],
        questionCount: 5,
        questionTypes: ['true_false', 'fill_blank'],
      })
      expect(made.status).toBe(201)
      await events.close()
    } finally {
      await working?.stop().catch(() => undefined)
      await service?.end()
      await rm(dataDirectory, { recursive: true, force: true })
    }
  })
})
