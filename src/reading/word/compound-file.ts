/**
 * Reads the OLE2 compound file, the little file system inside which .doc (and .xls, .ppt, encrypted .docx) are kept.
 * Source: [MS-CFB].
 */

export type CompoundFile = {
  /** Names of the streams and storages directly in the root. */
  readonly names: readonly string[]
  /** The bytes of a stream of the root, or undefined where there is none or its chain of sectors is broken. */
  stream(name: string): Uint8Array | undefined
}

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

export const isCompoundFile = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, index) => bytes[index] === byte)

/**
 * Undefined when the file is cut short or its tables are broken. Never throws; memory stays within a few times the
 * file's size.
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile | undefined {
  if (!isCompoundFile(bytes) || bytes.length < HEADER_SIZE) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorShift = view.getUint16(30, true)
  if (sectorShift !== 9 && sectorShift !== 12) return undefined
  const file: Sectors = { bytes, view, sectorSize: 1 << sectorShift, table: [] }
  file.table = readAllocationTable(file)
  const directory = readChain(file, view.getUint32(48, true))
  if (!directory) return undefined
  const entries = readDirectory(directory, sectorShift === 9)
  const root = entries.find((entry) => entry.type === ROOT)
  if (!root) return undefined
  const children = entriesOf(entries, root.child)
  const openMini = (): MiniSectors | undefined => {
    const container = readChain(file, root.start)
    const table = readChain(file, view.getUint32(60, true))
    return container && table ? { container, table: toNumbers(table) } : undefined
  }
  return {
    names: children.map((entry) => entry.name),
    stream(name) {
      const entry = children.find((child) => child.type === STREAM && child.name === name)
      if (!entry || entry.size > bytes.length) return undefined
      const mini = entry.size < MINI_STREAM_LIMIT ? openMini() : undefined
      const whole =
        entry.size < MINI_STREAM_LIMIT
          ? mini
            ? readMiniChain(mini, entry.start, entry.size)
            : undefined
          : readChain(file, entry.start)
      return whole && whole.length >= entry.size ? whole.subarray(0, entry.size) : undefined
    },
  }
}

type Sectors = { readonly bytes: Uint8Array; readonly view: DataView; readonly sectorSize: number; table: number[] }
type MiniSectors = { readonly container: Uint8Array; readonly table: readonly number[] }
type Entry = {
  readonly name: string
  readonly type: number
  readonly left: number
  readonly right: number
  readonly child: number
  readonly start: number
  readonly size: number
}

const HEADER_SIZE = 512
const LAST_SECTOR = 0xfffffffa
const MINI_SECTOR_SIZE = 64
const MINI_STREAM_LIMIT = 4096
const ENTRY_SIZE = 128
const NO_ENTRY = 0xffffffff
const STREAM = 2
const ROOT = 5
const TABLE_PLACES_IN_HEADER = 109

function readAllocationTable(file: Sectors): number[] {
  const places: number[] = []
  for (let index = 0; index < TABLE_PLACES_IN_HEADER; index += 1) places.push(file.view.getUint32(76 + index * 4, true))
  const perSector = file.sectorSize / 4 - 1
  const mostSectors = file.bytes.length / file.sectorSize
  let next = file.view.getUint32(68, true)
  for (let read = 0; next < LAST_SECTOR && read < mostSectors; read += 1) {
    const sector = sectorAt(file, next)
    if (!sector) break
    const numbers = toNumbers(sector)
    places.push(...numbers.slice(0, perSector))
    next = numbers[perSector] ?? LAST_SECTOR
  }
  const table: number[] = []
  for (const place of places) {
    const sector = place < LAST_SECTOR ? sectorAt(file, place) : undefined
    if (!sector || table.length > mostSectors + perSector) continue
    for (const number of toNumbers(sector)) table.push(number)
  }
  return table
}

function sectorAt(file: Sectors, index: number): Uint8Array | undefined {
  const start = (index + 1) * file.sectorSize
  if (start >= file.bytes.length) return undefined
  return file.bytes.subarray(start, start + file.sectorSize)
}

/** Undefined when the chain leaves the file or runs in a circle. */
function readChain(file: Sectors, first: number): Uint8Array | undefined {
  const sectors: Uint8Array[] = []
  const most = file.bytes.length / file.sectorSize + 1
  for (let index = first; index < LAST_SECTOR; index = file.table[index] ?? LAST_SECTOR) {
    const sector = sectorAt(file, index)
    if (!sector || sectors.length > most) return undefined
    sectors.push(sector)
  }
  return joinBytes(sectors)
}

function readMiniChain(mini: MiniSectors, first: number, size: number): Uint8Array | undefined {
  const sectors: Uint8Array[] = []
  const most = size / MINI_SECTOR_SIZE + 1
  for (let index = first; index < LAST_SECTOR && sectors.length < most; index = mini.table[index] ?? LAST_SECTOR) {
    const start = index * MINI_SECTOR_SIZE
    if (start >= mini.container.length) return undefined
    sectors.push(mini.container.subarray(start, start + MINI_SECTOR_SIZE))
  }
  return joinBytes(sectors)
}

function readDirectory(directory: Uint8Array, shortSizes: boolean): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  const entries: Entry[] = []
  for (let at = 0; at + ENTRY_SIZE <= directory.length; at += ENTRY_SIZE) {
    const nameLength = Math.min(64, view.getUint16(at + 64, true))
    let name = ''
    for (let index = 0; index + 2 < nameLength; index += 2)
      name += String.fromCharCode(view.getUint16(at + index, true))
    const low = view.getUint32(at + 120, true)
    // Version 3 files may hold rubbish in the upper half of a size ([MS-CFB] 2.6.1).
    const size = shortSizes ? low : low + view.getUint32(at + 124, true) * 2 ** 32
    entries.push({
      name,
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      start: view.getUint32(at + 116, true),
      size,
    })
  }
  return entries
}

/** The tree of siblings that begins at an entry. */
function entriesOf(entries: readonly Entry[], first: number): Entry[] {
  const found = new Set<Entry>()
  const waiting = [first]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = index === NO_ENTRY ? undefined : entries[index]
    if (!entry || found.has(entry)) continue
    found.add(entry)
    waiting.push(entry.left, entry.right)
  }
  return [...found]
}

function toNumbers(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true))
}

/** The parts one after the other. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
