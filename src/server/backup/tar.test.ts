import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDigest, readTar, TarFault, writeTar } from './tar.ts'

type File = { readonly name: string; readonly body: Uint8Array }

async function archived(files: readonly File[]): Promise<{ readonly bytes: Buffer; readonly digest: string }> {
  const digest = openDigest()
  const bytes = await buffer(
    writeTar(async (add) => {
      for (const { name, body } of files)
        await add(name, body.byteLength, [body], name === 'last' ? openDigest() : digest)
    }),
  )
  return { bytes, digest: digest.digest('hex') }
}

async function* inChunks(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
}

async function read(bytes: Uint8Array, size = 700): Promise<{ readonly files: File[]; readonly digest: string }> {
  const digest = openDigest()
  const files: File[] = []
  for await (const { name, body } of readTar(inChunks(bytes, size), digest, 'last')) {
    const parts: Uint8Array[] = []
    for await (const part of body) parts.push(Uint8Array.from(part))
    files.push({ name, body: new Uint8Array(Buffer.concat(parts)) })
  }
  return { files, digest: digest.digest('hex') }
}

const last: File = { name: 'last', body: new Uint8Array([1]) }
/** By the writer of our own that there was before tar-stream. */
const WRITTEN_BEFORE =
  'H4sIAAAAAAACA0vKyU8q1i+ON9RPijdioA0wMDAwMDMwANMGmLShoTGcDRE3NDA0MGBQMGCgAygtLkksYjCgi12DETAyMbOwsrFzcHJx8/Dy8QsICgmLiIqJS0hKScvIyskrKCopq6iqqWtoamnr6OrpGxgaGZuYmplbWFpZ29ja2Ts4Ojm7uLq5e3h6efv4+vkHBAYFh4SGhUdERkXHxMbFJyQmJaekpqVnZGZl5+Tm5RcUFhWXlJaVV1RWVdfU1tU3NDY1t7S2tXd0dnX39Pb1T5g4afKUqdOmz5g5a/acufPmL1i4aPGSpcuWr1i5avWatevWb9i4afOWrdu279i5a/eevfv2Hzh46PCRo8eOnzh56vSZs+fOX7h46fKVq9eu37h56/adu/fuP3j46PGTp8+ev3j56vWbt+/ef/j46fOXr9++//j5a9TrNPQ6wygYEiAnsbiE1nYQKP9BVQBq+W9gZmZoNFr+j4JRMApGwSgYBbQCAI9jGssADgAA'
const some = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => at % 251)

describe('an archive', () => {
  test('gives back what was put in, whatever the sizes and the chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 2_000 }), { maxLength: 6 }),
        fc.integer({ min: 1, max: 3_000 }),
        async (sizes, chunk) => {
          const files = [...sizes.map((size, at) => ({ name: `d/${at}`, body: some(size) })), last]
          const { bytes, digest } = await archived(files)
          expect(await read(bytes, chunk)).toEqual({ files, digest })
        },
      ),
      { numRuns: 60 },
    )
  })
  test('is one that tar itself unpacks', async () => {
    const { bytes } = await archived([{ name: 'blobs/s_1/b_2', body: some(1_300) }, last])
    const folder = mkdtempSync(join(tmpdir(), 'tar-'))
    try {
      writeFileSync(join(folder, 'a.tar'), bytes)
      expect(spawnSync('tar', ['xf', 'a.tar'], { cwd: folder, encoding: 'utf8' })).toMatchObject({
        status: 0,
        stderr: '',
      })
      expect(new Uint8Array(readFileSync(join(folder, 'blobs/s_1/b_2')))).toEqual(some(1_300))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
  test('that lost its end, at any length, is refused', async () => {
    const { bytes } = await archived([{ name: 'a', body: some(600) }, last])
    for (let length = 0; length < bytes.byteLength - 512; length += 97)
      await expect(read(bytes.subarray(0, length)), String(length)).rejects.toThrow(TarFault)
  })
  test('in which any byte was changed is refused, or has another digest', async () => {
    const { bytes, digest } = await archived([{ name: 'a', body: some(600) }, last])
    // Neither the padding nor the last part, whose checks are its reader's, is covered.
    for (let at = 0; at < 512 + 600; at += 13) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 0x41
      expect(
        await read(changed).then(
          (found) => found.digest,
          () => 'refused',
        ),
        String(at),
      ).not.toBe(digest)
    }
  })
  test('says so where a body has another size than it should', async () => {
    for (const size of [3, 5])
      await expect(buffer(writeTar((add) => add('a', size, [some(4)], openDigest())))).rejects.toThrow(
        `Cannot archive a: it has 4 bytes, not the ${size}`,
      )
  })
  test('fails with what could not be added', async () => {
    await expect(buffer(writeTar(() => Promise.reject(new Error('no more rows'))))).rejects.toThrow('no more rows')
  })
  test('has nothing after its last part, and nothing but files', async () => {
    const { bytes } = await archived([{ name: 'a', body: some(600) }, last, { name: 'b', body: some(1) }])
    await expect(read(bytes)).rejects.toThrow('goes on after its last part')
    const folder = Buffer.from(bytes)
    folder[156] = 0x35
    folder.write(`${(Number.parseInt(folder.toString('latin1', 148, 154), 8) + 5).toString(8).padStart(6, '0')}`, 148)
    await expect(read(folder)).rejects.toThrow(TarFault)
  })
  test('whose source fails is no damaged one', async () => {
    const { bytes } = await archived([{ name: 'a', body: some(600) }, last])
    for (const length of [0, 100, 512, 700, bytes.byteLength]) {
      const failing = async function* (): AsyncIterable<Uint8Array> {
        yield bytes.subarray(0, length)
        throw new Error('the disk is gone')
      }
      await expect(async () => {
        for await (const { body } of readTar(failing(), openDigest(), 'last')) for await (const _ of body);
      }, String(length)).rejects.toThrow('the disk is gone')
    }
  })
  test('is read to the end of a part before the next one is asked for', async () => {
    const { bytes } = await archived([{ name: 'a', body: some(600) }, last])
    await expect(async () => {
      for await (const _ of readTar(inChunks(bytes, 700), openDigest(), 'last'));
    }).rejects.toThrow('the body of a was not read')
  })
  test('of an earlier version of the program is read', async () => {
    const { files, digest } = await read(gunzipSync(Buffer.from(WRITTEN_BEFORE, 'base64')))
    expect(files).toEqual([
      { name: 'blobs/s_1/b_2', body: some(600) },
      { name: 'last', body: some(1) },
    ])
    expect(digest).toBe('8729b4749f270fc6690bac43f9fa97a1dd1e362a493330612f77ffa65e28c6cf')
  })
})
