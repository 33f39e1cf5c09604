/** Takes a file's packed parts out and puts them back, so that a mutation reaches behind the compression. */
import { deflateSync, inflateRawSync, inflateSync } from 'node:zlib'
import type { Random } from '#domain/random.ts'
import { writeZip, type ZipEntry } from './bytes/zip-bytes.ts'

/**
 * Changes what one packed part of the file says, and packs it again; the file itself where it has none. `change` gets
 * the unpacked bytes.
 */
export function changeInside(file: Buffer, random: Random, change: (part: Buffer) => Buffer): Buffer {
  if (file.subarray(0, 2).toString('latin1') === 'PK') return changeInZip(file, random, change)
  if (file.subarray(0, 5).toString('latin1') === '%PDF-') return changeInPdf(file, random, change)
  return change(file)
}

function changeInZip(file: Buffer, random: Random, change: (part: Buffer) => Buffer): Buffer {
  const entries = readZip(file)
  const chosen = random.pick(entries.filter(({ path }) => path.endsWith('.xml') || path.endsWith('.rels')))
  return writeZip(entries.map((entry) => (entry === chosen ? { ...entry, data: change(entry.data) } : entry)))
}

/** The entries of a sound archive, by its directory. */
function readZip(file: Buffer): (ZipEntry & { readonly data: Buffer })[] {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'))
  let at = file.readUInt32LE(end + 16)
  return Array.from({ length: file.readUInt16LE(end + 10) }, () => {
    const [nameLength, extraLength, commentLength] = [
      file.readUInt16LE(at + 28),
      file.readUInt16LE(at + 30),
      file.readUInt16LE(at + 32),
    ]
    const path = file.toString('utf8', at + 46, at + 46 + nameLength)
    const local = file.readUInt32LE(at + 42)
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20))
    const data = file.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : Buffer.from(packed)
    at += 46 + nameLength + extraLength + commentLength
    return { path, data }
  })
}

/** The places of the file's tables are then wrong, as in many files of the wild: readers rebuild them. */
function changeInPdf(file: Buffer, random: Random, change: (part: Buffer) => Buffer): Buffer {
  const text = file.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].filter(({ index }) => text.slice(index - 3, index) !== 'end')
  const unpacked = streams.flatMap((match) => {
    const start = match.index + match[0].length
    const end = text.indexOf('endstream', start)
    const data = inflated(file.subarray(start, end))
    return data && data.length > 0 ? [{ start, end, data }] : []
  })
  if (unpacked.length === 0) return change(file)
  const { start, end, data } = random.pick(unpacked)
  return Buffer.concat([file.subarray(0, start), deflateSync(change(data)), Buffer.from('\n'), file.subarray(end)])
}

function inflated(bytes: Buffer): Buffer | undefined {
  try {
    return inflateSync(bytes)
  } catch {
    return undefined
  }
}
