/** A disk or a store that is full or away: a clear refusal, nothing half stored, and everything else goes on. */
import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, open, readdir, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '#server/housekeeping/sweep.ts'
import { startMain } from '../operating/run-service.ts'
import { startS3Server, type S3Server } from './s3-server.ts'
import { Client, signUp, startService, type TestService } from './test-service.ts'
import { DEEP } from '#test/deep.ts'

const KILOBYTE = 1024
/** A text of about that size. */
const text = (bytes: number, mark: string): Uint8Array =>
  new TextEncoder().encode(
    `${'Bees dance to tell each other where the flowers are. '.repeat(Math.ceil(bytes / 52)).slice(0, bytes)} ${mark}`,
  )
const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

/** What holds after a refused upload, wherever the bytes go. */
async function expectNothingStored(service: TestService, teacher: Client, documents: number): Promise<void> {
  expect((await teacher.get('/documents')).body.data.total).toBe(documents)
  expect((await teacher.get('/usage/stats')).body.data.usage).toMatchObject({ documents })
  expect(
    (await service.service.db.selectFrom('blob').select('blobId').where('state', '=', 'kept').execute()).length,
  ).toBe(documents)
  // As when the quarter of an hour is over.
  await sweep({ ...service.service, now: () => new Date(Date.now() + 3_600_000) })
  expect((await service.service.db.selectFrom('blob').select('state').execute()).map(({ state }) => state)).toEqual(
    Array.from({ length: documents }, () => 'kept'),
  )
}

const NO_DISK = 'this account may mount no disk'
type Disk = { readonly folder: string; readonly isMounted: boolean }

/** A disk of that size, mounted only where one of the tests around it runs; `isMounted` is false where none may be. */
function withDisk(size: string): Disk {
  const disk = { folder: '', isMounted: false }
  beforeAll(async () => {
    disk.folder = await mkdtemp(join(tmpdir(), 'setpaper-small-disk-'))
    await chmod(disk.folder, 0o755)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', disk.folder], { stdio: 'ignore' })
      disk.isMounted = true
    } catch {
      // The tests say that they are passed over.
    }
  })
  afterAll(async () => {
    if (disk.isMounted) execFileSync('umount', [disk.folder])
    await rm(disk.folder, { recursive: true, force: true })
  })
  return disk
}

describe('a disk of 1 MB', () => {
  const disk = withDisk('1m')
  let service: TestService
  let teacher: Client
  beforeAll(async () => {
    if (!disk.isMounted) return
    service = await startService({ dataDirectory: disk.folder })
    teacher = await signUp(service.url)
  })
  afterAll(async () => {
    if (disk.isMounted) await service.end()
  })

  test('takes what fits, refuses the rest with a sentence, keeps nothing of it, and serves on', async ({ skip }) => {
    skip(!disk.isMounted, NO_DISK)
    const first = await teacher.upload([{ name: 'fits.txt', bytes: text(350 * KILOBYTE, 'first') }])
    expect(first.status).toBe(201)
    await teacher.settled(first.body.data.id)
    for (const [mark, bytes] of [
      ['at the store', 400 * KILOBYTE],
      ['on its way', 4000 * KILOBYTE],
    ] as const) {
      const refused = await teacher.upload([{ name: 'too-much.txt', bytes: text(bytes, mark) }])
      expect({ status: refused.status, code: refused.body.code, error: refused.body.error }).toEqual({
        status: 507,
        code: 'no_space',
        error:
          'The server has no room left to store this. What is stored already is safe; tell whoever runs the server, and try again later.',
      })
    }
    await expectNothingStored(service, teacher, 1)
    expect((await filesBelow(join(disk.folder, 'blobs'))).length).toBe(1)
    expect(await filesBelow(join(disk.folder, 'temporary'))).toEqual([])
    expect((await teacher.upload([{ name: 'small.txt', bytes: text(1000, 'small') }])).status).toBe(201)
    const { url } = (await teacher.get(`/documents/${first.body.data.id}/url`)).body.data
    expect((await fetch(`${service.url}${new URL(url).pathname}`)).status).toBe(200)
  })
})

describe('a start on a disk that is full', () => {
  const disk = withDisk('60m')
  const fill = async (filling: string): Promise<void> => {
    const file = await open(filling, 'w')
    const chunk = Buffer.alloc(256 * KILOBYTE)
    try {
      for (;;) await file.write(chunk)
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
    } finally {
      await file.close()
    }
  }
  const refusal = async (dataDirectory: string): Promise<string> => {
    const started = startMain({ DATA_DIR: dataDirectory, LOG_LEVEL: 'silent' })
    expect((await started.exited).status).toBe(1)
    return started.printed()
  }

  test('says so at the first start, and at a later one', DEEP, async ({ skip }) => {
    skip(!disk.isMounted, NO_DISK)
    const filling = join(disk.folder, 'filling')
    const dataDirectory = join(disk.folder, 'data')
    const sentence = `Cannot write to the data directory ${dataDirectory}: the disk is full. Make room there, or set DATA_DIR to a folder on another disk.\n`
    await fill(filling)
    // Room for the folders, none for a database.
    await truncate(filling, (await stat(filling)).size - 2048 * KILOBYTE)
    expect(await refusal(dataDirectory)).toBe(sentence)
    await rm(filling)
    const started = startMain({ DATA_DIR: dataDirectory })
    await started.ready
    started.process.kill('SIGTERM')
    await started.exited
    await fill(filling)
    expect(await refusal(dataDirectory)).toBe(sentence)
  })
})

describe('a form that is refused while it is still sent', () => {
  test.each([
    { what: 'a file over the limit', files: [11 * 1024 * KILOBYTE], code: 'file_too_large' },
    { what: 'a sixth file', files: [1, 1, 1, 1, 1, 3 * 1024 * KILOBYTE], code: 'too_many_files' },
  ])('$what is told why', async ({ files, code }) => {
    const service = await startService()
    try {
      const teacher = await signUp(service.url)
      const refused = await teacher.upload(
        files.map((bytes, index) => ({ name: `${index}.txt`, bytes: text(bytes, String(index)) })),
      )
      expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 413, code })
      expect((await teacher.get('/documents')).body.data.total).toBe(0)
      expect(await filesBelow(join(service.root, 'temporary'))).toEqual([])
    } finally {
      await service.end()
    }
  })
})

describe('an S3-compatible store that is', () => {
  let s3: S3Server
  let service: TestService
  let teacher: Client
  beforeAll(async () => {
    s3 = await startS3Server()
    service = await startService({ s3: s3.configuration })
    teacher = await signUp(service.url)
  })
  afterAll(async () => {
    await service.end()
    await s3.close()
  })

  test.each([
    { state: 'full', broken: 507, status: 507, code: 'no_space' },
    { state: 'away', broken: 503, status: 503, code: 'unavailable' },
    { state: 'refusing us', broken: 403, status: 503, code: 'unavailable' },
  ])(
    '$state: uploads are refused with $status, and taken again afterwards',
    async ({ state, broken, status, code }) => {
      const documents = (await teacher.get('/documents')).body.data.total
      s3.broken = broken
      const refused = await teacher.upload([{ name: `${state}.txt`, bytes: text(2000, state) }])
      s3.broken = undefined
      expect({ status: refused.status, code: refused.body.code, success: refused.body.success }).toEqual({
        status,
        code,
        success: false,
      })
      await expectNothingStored(service, teacher, documents)
      const taken = await teacher.upload([{ name: `${state}.txt`, bytes: text(2000, state) }])
      expect(taken.status).toBe(201)
      await teacher.settled(taken.body.data.id)
      expect(s3.objects.size).toBe(documents + 1)
    },
  )
})
