/** Unpacks deflated bytes: a browser's way. */

/** Rejects where the bytes are damaged or unpack to more than `most`. */
export async function inflateRaw(packed: Uint8Array, most: number): Promise<Uint8Array> {
  const reader = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  const unpacked = new Uint8Array(most)
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return unpacked.subarray(0, length)
    if (length + value.length > most) throw new RangeError(`Cannot unpack the bytes: they are more than ${most}`)
    unpacked.set(value, length)
    length += value.length
  }
}
