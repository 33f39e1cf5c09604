import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDigest, readTar, TAR_END, TarFault, tarEntry } from './tar.ts'

type File = { readonly name: string; readonly body: Uint8Array }

async function archived(files: readonly File[]): Promise<{ readonly bytes: Buffer; readonly digest: string }> {
  const digest = openDigest()
  const parts: Uint8Array[] = []
  for (const { name, body } of files) for await (const part of tarEntry(name, body.byteLength, [body], name === 'last' ? openDigest() : digest)) parts.push(part)
  return { bytes: Buffer.concat([...parts, TAR_END]), digest: digest.digest('hex') }
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
const some = (length: number): Uint8Array => Uint8Array.from({ length }, (_, at) => at % 251)

describe('an archive', () => {
  test('gives back what was put in, whatever the sizes and the chunks', async () => {
    await fc.assert(fc.asyncProperty(fc.array(fc.nat({ max: 2_000 }), { maxLength: 6 }), fc.integer({ min: 1, max: 3_000 }), async (sizes, chunk) => {
      const files = [...sizes.map((size, at) => ({ name: `d/${at}`, body: some(size) })), last]
      const { bytes, digest } = await archived(files)
      expect(await read(bytes, chunk)).toEqual({ files, digest })
    }), { numRuns: 60 })
  })
  test('is one that tar itself unpacks', async () => {
    const { bytes } = await archived([{ name: 'blobs/s_1/b_2', body: some(1_300) }, last])
    const folder = mkdtempSync(join(tmpdir(), 'tar-'))
    try {
      writeFileSync(join(folder, 'a.tar'), bytes)
      expect(spawnSync('tar', ['xf', 'a.tar'], { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
      expect(new Uint8Array(readFileSync(join(folder, 'blobs/s_1/b_2')))).toEqual(some(1_300))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
  test('that lost its end, at any length, is refused', async () => {
    const { bytes } = await archived([{ name: 'a', body: some(600) }, last])
    for (let length = 0; length < bytes.byteLength - 512; length += 97) await expect(read(bytes.subarray(0, length)), String(length)).rejects.toThrow(TarFault)
  })
  test('in which any byte was changed is refused, or has another digest', async () => {
    const { bytes, digest } = await archived([{ name: 'a', body: some(600) }, last])
    // Neither the padding nor the last part, whose checks are its reader's, is covered.
    for (let at = 0; at < 512 + 600; at += 13) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 0x41
      expect(await read(changed).then((found) => found.digest, () => 'refused'), String(at)).not.toBe(digest)
    }
  })
  test('says so where a body has another size than it should', async () => {
    await expect(async () => { for await (const _ of tarEntry('a', 5, [some(4)], openDigest())); }).rejects.toThrow('Cannot archive a: it has 4 bytes, not the 5')
  })
})
