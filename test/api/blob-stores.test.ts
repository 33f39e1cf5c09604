/** The two stores keep one contract: on the disk and in an S3-compatible store. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BlobStore } from '#server/storage/blobs.ts'
import { openDiskBlobs } from '#server/storage/disk-blobs.ts'
import { openS3Blobs } from '#server/storage/s3-blobs.ts'
import { startS3Server, type S3Server } from './s3-server.ts'

let root: string
let s3: S3Server
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'setpaper-blobs-'))
  s3 = await startS3Server()
})
afterAll(async () => {
  await s3.close()
  await rm(root, { recursive: true, force: true })
})

const put = (store: BlobStore, key: string, bytes: Buffer): Promise<void> =>
  store.put(key, Readable.from([bytes], { objectMode: false }), bytes.byteLength, 'application/pdf')
const got = async (store: BlobStore, key: string): Promise<Buffer | undefined> => {
  const body = await store.get(key)
  return body && buffer(body)
}
const listed = async (store: BlobStore): Promise<string[]> => {
  const keys: string[] = []
  for await (const key of store.list()) keys.push(key)
  return keys.toSorted()
}

describe.each([
  { name: 'on the disk', open: () => openDiskBlobs(join(root, 'contract')) },
  { name: 'in an S3-compatible store', open: () => openS3Blobs(s3.configuration) },
])('a store $name', ({ open }) => {
  test.each([0, 1, 65_537, 10 * 1024 * 1024])('gives back the %i bytes that it was given', async (size) => {
    const store = open()
    const bytes = randomBytes(size)
    await put(store, `school_a/size-${size}`, bytes)
    const back = await got(store, `school_a/size-${size}`)
    expect(createHash('sha256').update(back!).digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
    await store.remove(`school_a/size-${size}`)
  })
  test('has nothing under a key that nobody put, and removing it does nothing', async () => {
    const store = open()
    expect(await store.get('school_a/none')).toBeUndefined()
    await store.remove('school_a/none')
  })
  test('a removed object is gone, its neighbours are not', async () => {
    const store = open()
    await put(store, 'school_a/one', Buffer.from('1'))
    await put(store, 'school_b/one', Buffer.from('2'))
    await store.remove('school_a/one')
    expect(await store.get('school_a/one')).toBeUndefined()
    expect(await got(store, 'school_b/one')).toEqual(Buffer.from('2'))
    await store.remove('school_b/one')
  })
  test('lists every key, over as many pages as that takes', async () => {
    const store = open()
    const keys = ['a b', 'c+d', 'e&f<g', 'ü', '試卷', 'plain-1', 'plain-2'].map((name) => `school_l/${name}`)
    for (const key of keys) await put(store, key, Buffer.from(key))
    expect(await listed(store)).toEqual(keys.toSorted())
    for (const key of keys) expect(await got(store, key)).toEqual(Buffer.from(key))
    for (const key of keys) await store.remove(key)
    expect(await listed(store)).toEqual([])
  })
  test('putting again replaces the whole object', async () => {
    const store = open()
    await put(store, 'school_a/again', Buffer.from('a longer first text'))
    await put(store, 'school_a/again', Buffer.from('short'))
    expect(await got(store, 'school_a/again')).toEqual(Buffer.from('short'))
    await store.remove('school_a/again')
  })
  test('a body that breaks half way leaves nothing', async () => {
    const store = open()
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000)
        throw new Error('The client hung up')
      })(),
      { objectMode: false },
    )
    await expect(store.put('school_a/half', broken, 5000, 'application/pdf')).rejects.toThrow()
    expect(await store.get('school_a/half')).toBeUndefined()
    expect(await listed(store)).toEqual([])
  })
})

describe('the store on the disk', () => {
  test('no key leads out of its folder', async () => {
    const store = openDiskBlobs(join(root, 'outside'))
    await expect(put(store, '../../escaped', Buffer.from('x'))).rejects.toThrow('leaves the store')
    await expect(store.get('../escaped')).rejects.toThrow('leaves the store')
  })
  test('what a killed process was writing is not listed, and goes with its key', async () => {
    const store = openDiskBlobs(join(root, 'parts'))
    await put(store, 'school_a/whole', Buffer.from('x'))
    await writeFile(join(root, 'parts', 'school_a', 'half.part'), 'half of it')
    expect(await listed(store)).toEqual(['school_a/whole'])
    await store.remove('school_a/half')
    expect(await readdir(join(root, 'parts', 'school_a'))).toEqual(['whole'])
  })
})

describe('the S3-compatible store', () => {
  test.each([
    { fault: 'another secret', change: { secretAccessKey: 'wrong' } },
    { fault: 'another key id', change: { accessKeyId: 'AKIAOTHER' } },
    { fault: 'another region', change: { region: 'us-east-1' } },
  ])('a request signed with $fault is refused, so the test server does check', async ({ change }) => {
    const store = openS3Blobs({ ...s3.configuration, ...change })
    await expect(put(store, 'school_a/forged', Buffer.from('x'))).rejects.toThrow('403')
    expect(s3.objects.has('school_a/forged')).toBe(false)
  })
  test.each([
    { status: 507, code: 'ENOSPC' },
    { status: 503, code: 'ESTORE' },
  ])('an answer $status is told as $code', async ({ status, code }) => {
    s3.broken = status
    try {
      await expect(put(openS3Blobs(s3.configuration), 'school_a/refused', Buffer.from('x'))).rejects.toMatchObject({
        code,
      })
    } finally {
      s3.broken = undefined
    }
  })
})
