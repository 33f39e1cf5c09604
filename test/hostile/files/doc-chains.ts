/** Old Word files (.doc) whose sectors, directory or pieces go in circles or nowhere. */
import { HONEST_TEXT, writeCompound, writeDoc, type CompoundPlaces } from '../bytes/doc-bytes.ts'
import { byMechanism, type HostileFile } from '../hostile-file.ts'

/** The same file with one 16- or 32-bit number changed. */
const poked = (at: (places: CompoundPlaces) => number, value: number, size: 2 | 4 = 4) => (): Buffer =>
  writeDoc(HONEST_TEXT, { breakIt: (file, places) => void (size === 4 ? file.writeUInt32LE(value >>> 0, at(places)) : file.writeUInt16LE(value, at(places))) })

const chains = byMechanism('.doc sector chains', [
  { name: 'document-chain-is-a-circle.doc', make: poked(({ fatAt, firstSectors }) => fatAt + 4 * (firstSectors[0]! + 2), 2), short: true },
  { name: 'sector-follows-itself.doc', make: poked(({ fatAt, firstSectors }) => fatAt + 4 * firstSectors[0]!, 2) },
  { name: 'directory-chain-is-a-circle.doc', make: poked(({ fatAt }) => fatAt + 4, 1) },
  { name: 'chain-leaves-the-file.doc', make: poked(({ fatAt, firstSectors }) => fatAt + 4 * firstSectors[0]!, 0x7ffffff0) },
  { name: 'directory-entry-is-its-own-sibling.doc', make: poked(({ directoryAt }) => directoryAt + 128 + 72, 1) },
  { name: 'directory-children-go-in-circles.doc', make: poked(({ directoryAt }) => directoryAt + 256 + 68, 1) },
  { name: 'root-is-its-own-child.doc', make: poked(({ directoryAt }) => directoryAt + 76, 0) },
  { name: 'mini-chain-is-a-circle.doc', make: () => writeDoc(HONEST_TEXT, { breakIt: (file, { directoryAt }) => { file.writeUInt32LE(100, directoryAt + 128 + 120); file.writeUInt32LE(0, 60); file.writeUInt32LE(1, 64) } }) },
  { name: 'table-of-sectors-names-itself.doc', make: poked(() => 76, 1) },
  { name: 'directory-starts-in-the-document.doc', make: poked(() => 48, 2) },
])

const counts = byMechanism('.doc giant counts', [
  { name: 'claims-4e9-sectors.doc', make: poked(() => 44, 0xffffffff) },
  { name: 'claims-4e9-extra-tables.doc', make: () => writeDoc(HONEST_TEXT, { breakIt: (file) => { file.writeUInt32LE(0, 68); file.writeUInt32LE(0xffffffff, 72) } }) },
  { name: 'sector-size-of-2-to-the-31.doc', make: poked(() => 30, 31, 2) },
  { name: 'sector-size-of-1.doc', make: poked(() => 30, 0, 2) },
  { name: 'document-stream-of-4-gigabytes.doc', make: poked(({ directoryAt }) => directoryAt + 128 + 120, 0xfffffff0) },
  { name: 'claims-2e9-characters.doc', make: () => writeDoc(HONEST_TEXT, { claimedCharacters: 2_000_000_000 }), short: true },
  { name: '3000-pieces-of-one-text.doc', make: () => writeDoc('mitosis divides the cell. '.repeat(600), { pieces: 3000 }) },
  { name: 'piece-table-outside-its-stream.doc', make: () => writeDoc(HONEST_TEXT, { tableOffset: 0x7fffffff }) },
  { name: 'claims-minus-one-characters.doc', make: () => writeDoc(HONEST_TEXT, { claimedCharacters: 0xffffffff }) },
  { name: '3500-pieces-of-nothing.doc', make: () => writeDoc('', { pieces: 3500 }) },
])

const kinds = byMechanism('.doc that is another', [
  { name: 'word-6.doc', make: () => writeDoc(HONEST_TEXT, { version: 0x0065 }) },
  { name: 'encrypted.doc', make: () => writeDoc(HONEST_TEXT, { encrypted: true }) },
  { name: 'compound-file-without-document.doc', make: () => writeCompound([{ name: 'Workbook', data: Buffer.alloc(4096) }]) },
  { name: 'document-of-zeros.doc', make: () => writeCompound([{ name: 'WordDocument', data: Buffer.alloc(8192) }, { name: '1Table', data: Buffer.alloc(4096) }]) },
  { name: 'word-95.doc', make: () => writeDoc(HONEST_TEXT, { version: 0x0104 }) },
  { name: 'word-of-no-known-version.doc', make: () => writeDoc(HONEST_TEXT, { version: 0xffff }) },
  { name: 'compound-file-of-nothing.doc', make: () => writeCompound([]) },
  { name: 'slides.doc', make: () => writeCompound([{ name: 'PowerPoint Document', data: Buffer.alloc(8192, 'slide ') }, { name: 'Current User', data: Buffer.alloc(4096) }]) },
  { name: 'message.doc', make: () => writeCompound([{ name: '__substg1.0_1000001F', data: Buffer.from(HONEST_TEXT, 'utf16le') }]) },
  { name: 'document-named-in-other-letters.doc', make: () => writeCompound([{ name: 'WORDDOCUMENT', data: Buffer.alloc(8192, HONEST_TEXT) }, { name: '0Table', data: Buffer.alloc(4096, 0xff) }]) },
])

export const docChains: readonly HostileFile[] = [...chains, ...counts, ...kinds]
