/**
 * Builds small Word files by hand for tests: zips without compression, .docx around a body, compound files around
 * streams.
 */
import { joinBytes } from '#reading/word/compound-file.ts'

export type ZipPart = {
  readonly name: string
  readonly bytes: Uint8Array
  /** What the directory claims the part unpacks to. */ readonly claimedSize?: number
}

/** A zip whose entries are stored; `claimedSize` makes a directory that lies, as a bomb's does not need to. */
export function buildZip(parts: readonly ZipPart[]): Uint8Array {
  const local: Uint8Array[] = []
  const central: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes, claimedSize } of parts) {
    const nameBytes = encode(name)
    const shared = [
      ...u16(20),
      ...u16(0x800),
      ...u16(claimedSize === undefined ? 0 : 8),
      ...u16(0),
      ...u16(0),
      ...u32(crc32(bytes)),
      ...u32(bytes.length),
      ...u32(claimedSize ?? bytes.length),
      ...u16(nameBytes.length),
      ...u16(0),
    ]
    const header = joinBytes([Uint8Array.from([...u32(0x04034b50), ...shared]), nameBytes, bytes])
    local.push(header)
    central.push(
      joinBytes([
        Uint8Array.from([
          ...u32(0x02014b50),
          ...u16(20),
          ...shared,
          ...u16(0),
          ...u16(0),
          ...u16(0),
          ...u32(0),
          ...u32(offset),
        ]),
        nameBytes,
      ]),
    )
    offset += header.length
  }
  const directory = joinBytes(central)
  const end = Uint8Array.from([
    ...u32(0x06054b50),
    ...u16(0),
    ...u16(0),
    ...u16(parts.length),
    ...u16(parts.length),
    ...u32(directory.length),
    ...u32(offset),
    ...u16(0),
  ])
  return joinBytes([...local, directory, end])
}

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ')

/** A .docx with the given content of `w:body`, and of other parts by their names under `word/`. */
export function buildDocx(body: string, parts: Readonly<Record<string, string>> = {}): Uint8Array {
  return buildZip([
    {
      name: '[Content_Types].xml',
      bytes: encode('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    },
    {
      name: 'word/document.xml',
      bytes: encode(
        `<?xml version="1.0" encoding="UTF-8"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
      ),
    },
    ...Object.entries(parts).map(([name, content]) => ({
      name: `word/${name}`,
      bytes: encode(content.replace(/^<(\S+?)>/, `<$1 ${NAMESPACES}>`)),
    })),
  ])
}

const SECTOR = 512
const END_OF_CHAIN = 0xfffffffe
const FREE = 0xffffffff
const TABLE_SECTOR = 0xfffffffd

const MINI_LIMIT = 4096
const MINI_SECTOR = 64

/**
 * A compound file (version 3) with the given streams in its root; those under 4,096 bytes lie in its mini stream, as
 * the format demands.
 */
export function buildCompoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(streams)
  const sectors: Uint8Array[] = []
  const table: number[] = [TABLE_SECTOR]
  const append = (bytes: Uint8Array): number => {
    const first = table.length
    const count = Math.max(1, Math.ceil(bytes.length / SECTOR))
    for (let index = 0; index < count; index += 1) {
      const sector = new Uint8Array(SECTOR)
      sector.set(bytes.subarray(index * SECTOR, (index + 1) * SECTOR))
      sectors.push(sector)
      table.push(index + 1 < count ? first + index + 1 : END_OF_CHAIN)
    }
    return first
  }
  const mini = { parts: [] as Uint8Array[], table: [] as number[] }
  const appendMini = (bytes: Uint8Array): number => {
    const first = mini.table.length
    const count = Math.max(1, Math.ceil(bytes.length / MINI_SECTOR))
    mini.parts.push(joinBytes([bytes, new Uint8Array(count * MINI_SECTOR - bytes.length)]))
    for (let index = 1; index <= count; index += 1) mini.table.push(index < count ? first + index : END_OF_CHAIN)
    return first
  }
  const starts = entries.map(([, bytes]) => (bytes.length < MINI_LIMIT ? appendMini(bytes) : append(bytes)))
  const container = joinBytes(mini.parts)
  const containerStart = container.length > 0 ? append(container) : END_OF_CHAIN
  const miniTableStart = container.length > 0 ? append(Uint8Array.from(mini.table.flatMap(u32))) : END_OF_CHAIN
  // Each entry's right sibling is the next: a tree that is a list is still a tree.
  const directory = joinBytes([
    directoryEntry('Root Entry', 5, {
      child: entries.length > 0 ? 1 : FREE,
      right: FREE,
      start: containerStart,
      size: container.length,
    }),
    ...entries.map(([name, bytes], index) =>
      directoryEntry(name, 2, {
        child: FREE,
        right: index + 2 <= entries.length ? index + 2 : FREE,
        start: starts[index]!,
        size: bytes.length,
      }),
    ),
  ])
  const directoryStart = append(directory)
  const header = new Uint8Array(SECTOR).fill(0xff)
  header.set([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...Array.from({ length: 16 }, () => 0),
    ...u16(0x3e),
    ...u16(3),
    ...u16(0xfffe),
    ...u16(9),
    ...u16(6),
  ])
  header.set(
    [
      ...Array.from({ length: 10 }, () => 0),
      ...u32(1),
      ...u32(directoryStart),
      ...u32(0),
      ...u32(MINI_LIMIT),
      ...u32(miniTableStart),
      ...u32(1),
      ...u32(END_OF_CHAIN),
      ...u32(0),
      ...u32(0),
    ],
    34,
  )
  const tableSector = new Uint8Array(SECTOR).fill(0xff)
  if (table.length > SECTOR / 4)
    throw new RangeError(`Cannot build a compound file of ${table.length} sectors: at most ${SECTOR / 4}`)
  tableSector.set(table.flatMap(u32))
  return joinBytes([header, tableSector, ...sectors])
}

function directoryEntry(
  name: string,
  type: number,
  place: { child: number; right: number; start: number; size: number },
): Uint8Array {
  const entry = new Uint8Array(128)
  entry.set([...name].flatMap((character) => u16(character.charCodeAt(0))))
  entry.set([...u16((name.length + 1) * 2), type, 1, ...u32(FREE), ...u32(place.right), ...u32(place.child)], 64)
  entry.set([...u32(place.start), ...u32(place.size), ...u32(0)], 116)
  return entry
}

/** The first bytes of a stream `WordDocument`. */
export function buildDocHeader(ident: number, version: number, flags: number): Uint8Array {
  const header = new Uint8Array(2048)
  header.set([...u16(ident), ...u16(version), ...u16(0), ...u16(0), ...u16(0), ...u16(flags)])
  return header
}

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

const u16 = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff]
const u32 = (value: number): number[] => [
  value & 0xff,
  (value >>> 8) & 0xff,
  (value >>> 16) & 0xff,
  (value >>> 24) & 0xff,
]

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
