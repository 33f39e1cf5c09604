import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { openZip } from './open-zip.ts'

const SAMPLE = new Uint8Array(readFileSync(new URL('../../../samples/nutrition.docx', import.meta.url)))

/** What yauzl, another reader, finds in the file: names with their bytes, or that it is none. */
async function byYauzl(bytes: Uint8Array): Promise<Map<string, string | undefined> | undefined> {
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { validateEntrySizes: true })
    const found = new Map<string, string | undefined>()
    for await (const entry of zip.eachEntry()) {
      const parts: Uint8Array[] = []
      try {
        for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
        found.set(entry.fileName, Buffer.concat(parts).toString('base64'))
      } catch {
        found.set(entry.fileName, undefined)
      }
    }
    return found
  } catch {
    return undefined
  }
}

async function byOurs(bytes: Uint8Array): Promise<Map<string, string | undefined> | undefined> {
  const zip = await openZip(bytes)
  if (!zip.ok) return undefined
  const found = new Map<string, string | undefined>()
  for (const name of zip.value.names) {
    const part = await zip.value.read(name)
    found.set(name, part && Buffer.from(part).toString('base64'))
  }
  return found
}

/** A zip file of one entry as bytes, by hand. */
function zipOf(
  name: string,
  content: Buffer,
  { method = 8, size = content.length, flags = 0, after = Buffer.alloc(0) } = {},
): Uint8Array {
  const packed = Buffer.concat([method === 8 ? deflateRawSync(content) : content, after])
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(flags, 2)
  common.writeUInt16LE(method, 4)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(size, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed])
  const directory = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0', 'latin1'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(local.length, 16)
  return new Uint8Array(Buffer.concat([local, directory, end]))
}

const TEXT = Buffer.from('Cells are the units of life. '.repeat(50))

describe('opening a zip file', () => {
  test.each([
    { name: 'packed', zip: zipOf('word/document.xml', TEXT) },
    { name: 'stored', zip: zipOf('word/document.xml', TEXT, { method: 0 }) },
    { name: 'with backslashes', zip: zipOf('word\\document.xml', TEXT) },
    { name: 'with bytes after the packed ones', zip: zipOf('a.xml', TEXT, { after: Buffer.from('junk') }) },
    { name: 'of the sample', zip: SAMPLE },
  ])('gives an entry $name', async ({ zip }) => {
    const found = await byOurs(zip)
    expect(found).toEqual(await byYauzl(zip))
    expect([...found!.values()]).not.toContain(undefined)
  })

  test.each([
    { name: 'that is encrypted', zip: zipOf('a.xml', TEXT, { flags: 1 }) },
    { name: 'that is packed in another way', zip: zipOf('a.xml', TEXT, { method: 12, size: TEXT.length }) },
    { name: 'of more bytes than were announced', zip: zipOf('a.xml', TEXT, { size: 20 }) },
    { name: 'of fewer', zip: zipOf('a.xml', TEXT, { size: 9000 }) },
  ])('gives no bytes of an entry $name', async ({ zip }) => {
    const found = await byOurs(zip)
    expect(found).toEqual(await byYauzl(zip))
    expect([...found!.values()]).toEqual([undefined])
  })

  test.each([
    { name: 'a name that leads out of it', zip: zipOf('../a.xml', TEXT) },
    { name: 'an absolute name', zip: zipOf('/a.xml', TEXT) },
    { name: 'two sizes of what is stored', zip: zipOf('a.xml', TEXT, { method: 0, size: 3 }) },
    { name: 'strong encryption', zip: zipOf('a.xml', TEXT, { flags: 0x40 }) },
    { name: 'no directory', zip: SAMPLE.subarray(0, 4000) },
    { name: 'something after its end', zip: new Uint8Array([...SAMPLE, 0x20]) },
    { name: 'no byte', zip: new Uint8Array() },
  ])('refuses a file with $name', async ({ zip }) => {
    expect(await byYauzl(zip)).toBeUndefined()
    expect(await openZip(zip)).toEqual({ ok: false, error: { code: 'damaged' } })
  })

  test('finds in mutated files what yauzl finds', async () => {
    const small = zipOf('word/document.xml', TEXT)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(small.length - 1), fc.nat(255)), { minLength: 1, maxLength: 3 }),
        async (changes) => {
          const mutated = small.slice()
          for (const [at, byte] of changes) mutated[at] = byte
          const [ours, theirs] = [await byOurs(mutated), await byYauzl(mutated)]
          // Names that are not plain are decoded in another way, and what announces a bomb is refused.
          const plain = theirs && [...theirs.keys()].every((name) => /^[\x20-\x7e]*$/.test(name))
          if (ours !== undefined && plain !== false) expect(ours).toEqual(theirs)
          if (ours === undefined && theirs !== undefined)
            expect(await openZip(mutated)).toEqual({ ok: false, error: { code: 'too_much_memory' } })
        },
      ),
      { numRuns: 1500 },
    )
  })
})
