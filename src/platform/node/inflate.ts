/** Unpacks deflated bytes: Node's way. */
import { inflateRawSync } from 'node:zlib'

/** Rejects where the bytes are damaged or unpack to more than `most`. */
export async function inflateRaw(packed: Uint8Array, most: number): Promise<Uint8Array> {
  return new Uint8Array(inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }))
}
