/**
 * Frames between a parent and its limited child: length, kind, payload, over a pipe. Neither side trusts the other's
 * lengths.
 */

export type Frame =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }

/** In bytes. JSON is parsed in one go on the event loop, so its limit is the small one. */
export type FrameLimits = { readonly json: number; readonly bytes: number; readonly total: number }

/** Four bytes of payload length, little-endian, and one byte of kind. */
const HEADER_BYTES = 5
const KIND_JSON = 0
const KIND_BYTES = 1

export const FRAME_FAULTS = ['frame_too_large', 'answer_too_large', 'unknown_kind', 'not_json'] as const
export type FrameFault = (typeof FRAME_FAULTS)[number]

/** The buffers to write, in order, for one frame. Bytes are not copied. Throws a RangeError over 4 GiB. */
export function encodeFrame(frame: Frame): readonly Uint8Array[] {
  const payload = frame.kind === 'json' ? Buffer.from(JSON.stringify(frame.value), 'utf8') : frame.bytes
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32LE(payload.byteLength, 0)
  header.writeUInt8(frame.kind === 'json' ? KIND_JSON : KIND_BYTES, 4)
  return payload.byteLength === 0 ? [header] : [header, payload]
}

export type FrameDecoder = {
  /** Takes what came over the pipe. After a fault, everything further is ignored. */
  push(chunk: Uint8Array): void
}

/**
 * Puts chunks of any length together into frames, and gives each to `onFrame`.
 * The first breach of a limit or of the format goes to `onFault`, and nothing follows it.
 */
export function decodeFrames(
  limits: FrameLimits,
  onFrame: (frame: Frame) => void,
  onFault: (fault: FrameFault) => void,
): FrameDecoder {
  let chunks: Uint8Array[] = []
  let held = 0
  let total = 0
  let header: { kind: number; length: number } | undefined
  let failed = false

  const fail = (fault: FrameFault): void => {
    failed = true
    chunks = []
    onFault(fault)
  }
  const take = (length: number): Buffer => {
    const [first, ...more] = chunks
    const all = first !== undefined && more.length === 0 ? first : Buffer.concat(chunks, held)
    held = all.byteLength - length
    chunks = held > 0 ? [all.subarray(length)] : []
    return Buffer.from(all.buffer, all.byteOffset, length)
  }
  const takeHeader = (): void => {
    const bytes = take(HEADER_BYTES)
    header = { length: bytes.readUInt32LE(0), kind: bytes.readUInt8(4) }
    const fault = headerFault(header, limits)
    if (fault) fail(fault)
  }
  const takePayload = (kind: number, length: number): void => {
    const payload = take(length)
    header = undefined
    const frame = kind === KIND_BYTES ? { kind: 'bytes' as const, bytes: payload } : parseJsonFrame(payload)
    if (frame) onFrame(frame)
    else fail('not_json')
  }

  return {
    push(chunk) {
      if (failed) return
      total += chunk.byteLength
      if (total > limits.total) return fail('answer_too_large')
      chunks.push(chunk)
      held += chunk.byteLength
      while (!failed && held >= (header ? header.length : HEADER_BYTES)) {
        if (header) takePayload(header.kind, header.length)
        else takeHeader()
      }
    },
  }
}

function headerFault(header: { kind: number; length: number }, limits: FrameLimits): FrameFault | undefined {
  if (header.kind !== KIND_JSON && header.kind !== KIND_BYTES) return 'unknown_kind'
  return header.length > (header.kind === KIND_JSON ? limits.json : limits.bytes) ? 'frame_too_large' : undefined
}

/** Undefined when the payload is no JSON text. */
function parseJsonFrame(payload: Buffer): Frame | undefined {
  try {
    return { kind: 'json', value: JSON.parse(payload.toString('utf8')) as unknown }
  } catch {
    return undefined
  }
}
