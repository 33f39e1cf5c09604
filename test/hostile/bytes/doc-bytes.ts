/**
 * Writes old Word files (.doc, Word 97): a compound file with a document stream and a piece table ([MS-CFB], [MS-DOC]).
 */

const SECTOR = 512
const FREE = 0xffffffff
const END = 0xfffffffe
const FAT_SECTOR = 0xfffffffd

/** Streams of a compound file; each is padded to 4,096 bytes at least, so that none goes to the mini stream. */
export type CompoundStream = { readonly name: string; readonly data: Uint8Array }

/** Where to break the file: gets all of it, and the places of its tables. */
export type CompoundPlaces = {
  readonly fatAt: number
  readonly directoryAt: number
  readonly firstSectors: readonly number[]
}

/** Sectors: header, then one FAT sector, one directory sector, then the streams in order. At most 126 sectors. */
export function writeCompound(
  streams: readonly CompoundStream[],
  breakIt: (file: Buffer, places: CompoundPlaces) => void = () => undefined,
): Buffer {
  const padded = streams.map(({ data }) => Buffer.concat([data, Buffer.alloc(paddedLength(data.length) - data.length)]))
  const fat = Buffer.alloc(SECTOR, 0xff)
  fat.writeUInt32LE(FAT_SECTOR, 0)
  fat.writeUInt32LE(END, 4)
  const firstSectors: number[] = []
  let sector = 2
  for (const data of padded) {
    firstSectors.push(sector)
    const last = sector + data.length / SECTOR - 1
    for (; sector <= last; sector += 1) fat.writeUInt32LE(sector === last ? END : sector + 1, sector * 4)
  }
  const directory = writeDirectory(
    streams.map(({ name }, index) => ({ name, first: firstSectors[index]!, size: padded[index]!.length })),
  )
  const file = Buffer.concat([writeHeader(), fat, directory, ...padded])
  breakIt(file, { fatAt: SECTOR, directoryAt: 2 * SECTOR, firstSectors })
  return file
}

const paddedLength = (length: number): number => Math.max(4096, Math.ceil(length / SECTOR) * SECTOR)

function writeHeader(): Buffer {
  const header = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(END, 60)
  header.writeUInt32LE(END, 68)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  return header
}

function writeDirectory(
  streams: readonly { readonly name: string; readonly first: number; readonly size: number }[],
): Buffer {
  const entries = [
    { name: 'Root Entry', first: END, size: 0, type: 5, child: 1, right: FREE },
    ...streams.map((stream, index) => ({
      ...stream,
      type: 2,
      child: FREE,
      right: index + 1 < streams.length ? index + 2 : FREE,
    })),
  ]
  const directory = Buffer.alloc(SECTOR)
  entries.forEach((entry, index) => {
    const at = index * 128
    const name = Buffer.from(`${entry.name}\0`, 'utf16le')
    name.copy(directory, at)
    directory.writeUInt16LE(name.length, at + 64)
    directory.writeUInt8(entry.type, at + 66)
    directory.writeUInt8(1, at + 67)
    directory.writeUInt32LE(FREE, at + 68)
    directory.writeUInt32LE(entry.right, at + 72)
    directory.writeUInt32LE(entry.child, at + 76)
    directory.writeUInt32LE(entry.first, at + 116)
    directory.writeUInt32LE(entry.size, at + 120)
  })
  return directory
}

export type WordOptions = {
  /** The number of characters claimed; the true one by default. */
  readonly claimedCharacters?: number
  /** Each piece shows the same text again. */
  readonly pieces?: number
  /** 0x00c1 is Word 97; 0x0065 Word 6, 0x0104 what Word 95 wrote. */
  readonly version?: number
  readonly encrypted?: boolean
  /** Where the piece table is said to stand in the table stream. */
  readonly tableOffset?: number
  readonly breakIt?: (file: Buffer, places: CompoundPlaces) => void
}

const TEXT_AT = 0x400

/** A .doc of the given text (Latin letters), paragraphs ended by carriage returns. */
export function writeDoc(text: string, options: WordOptions = {}): Buffer {
  const pieces = options.pieces ?? 1
  const characters = options.claimedCharacters ?? text.length * pieces
  const table = pieceTable(text.length, pieces, characters)
  const fib = Buffer.alloc(TEXT_AT)
  fib.writeUInt16LE(0xa5ec, 0)
  fib.writeUInt16LE(options.version ?? 0x00c1, 2)
  fib.writeUInt16LE(0x0200 | (options.encrypted ? 0x0100 : 0), 0x0a)
  fib.writeUInt32LE(TEXT_AT, 0x18)
  fib.writeUInt32LE(TEXT_AT + text.length, 0x1c)
  fib.writeUInt16LE(14, 0x20)
  fib.writeUInt16LE(22, 0x3e)
  fib.writeUInt32LE(characters >>> 0, 0x4c)
  fib.writeUInt16LE(0x5d, 0x98)
  fib.writeUInt32LE(options.tableOffset ?? 0, 0x1a2)
  fib.writeUInt32LE(table.length, 0x1a6)
  return writeCompound(
    [
      { name: 'WordDocument', data: Buffer.concat([fib, Buffer.from(text, 'latin1')]) },
      { name: '1Table', data: table },
    ],
    options.breakIt,
  )
}

function pieceTable(length: number, pieces: number, characters: number): Buffer {
  const table = Buffer.alloc(5 + 4 * (pieces + 1) + 8 * pieces)
  table.writeUInt8(2, 0)
  table.writeUInt32LE(table.length - 5, 1)
  for (let piece = 0; piece <= pieces; piece += 1)
    table.writeUInt32LE(piece === pieces ? characters >>> 0 : piece * length, 5 + 4 * piece)
  for (let piece = 0; piece < pieces; piece += 1) {
    // Bit 30 says that the piece holds one byte a character; the offset is then doubled.
    table.writeUInt32LE((0x40000000 | (TEXT_AT * 2)) >>> 0, 5 + 4 * (pieces + 1) + 8 * piece + 2)
  }
  return table
}

export const HONEST_TEXT = Array.from(
  { length: 40 },
  (_, index) => `Osmosis moves water through a membrane from dilute to concentrated solution ${index + 1}.`,
).join('\r')
