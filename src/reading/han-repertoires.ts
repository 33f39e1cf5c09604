/** The everyday characters of the two Chinese scripts, taken from the national character sets themselves. */
import { decodeBytes } from './text/decode-bytes.ts'

/** The 5,401 frequent characters of Traditional Chinese: level 1 of Big5. */
export const FREQUENT_TRADITIONAL: ReadonlySet<string> = charactersOf('big5-hkscs', {
  firstLead: 0xa4,
  lastLead: 0xc6,
  trails: [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
})

/** The 3,755 frequent characters of Simplified Chinese: level 1 of GB 2312. */
export const FREQUENT_SIMPLIFIED: ReadonlySet<string> = charactersOf('gb18030', {
  firstLead: 0xb0,
  lastLead: 0xd7,
  trails: [[0xa1, 0xfe]],
})

type ByteRange = readonly [number, number]

function charactersOf(
  encoding: 'big5-hkscs' | 'gb18030',
  area: { firstLead: number; lastLead: number; trails: readonly ByteRange[] },
): Set<string> {
  const bytes: number[] = []
  for (let lead = area.firstLead; lead <= area.lastLead; lead += 1) {
    for (const [first, last] of area.trails) {
      for (let trail = first; trail <= last; trail += 1) bytes.push(lead, trail)
    }
  }
  return new Set(decodeBytes(Uint8Array.from(bytes), encoding).match(/\p{Script=Han}/gu))
}
