import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeFrames, encodeFrame, type Frame, type FrameFault } from './frames.ts'

const LIMITS = { json: 1000, bytes: 2000, total: 5000 }

/** What comes out when `wire` arrives in chunks of `chunkLength`. */
function decode(wire: Uint8Array, chunkLength: number, limits = LIMITS): { frames: Frame[]; faults: FrameFault[] } {
  const frames: Frame[] = []
  const faults: FrameFault[] = []
  const decoder = decodeFrames(
    limits,
    (frame) => frames.push(frame),
    (fault) => faults.push(fault),
  )
  for (let at = 0; at < wire.length; at += chunkLength) decoder.push(wire.subarray(at, at + chunkLength))
  return { frames, faults }
}

const header = (length: number, kind: number): Buffer => {
  const bytes = Buffer.alloc(5)
  bytes.writeUInt32LE(length, 0)
  bytes.writeUInt8(kind, 4)
  return bytes
}

describe('frames', () => {
  test('come out as they went in, however the pipe cuts them', () => {
    const frame = fc.oneof(
      fc.record({ kind: fc.constant('json' as const), value: fc.jsonValue({ maxDepth: 2 }) }),
      fc.record({ kind: fc.constant('bytes' as const), bytes: fc.uint8Array({ maxLength: 50 }) }),
    )
    const roomy = { json: 1e6, bytes: 1e6, total: 1e7 }
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 6 }), fc.integer({ min: 1, max: 40 }), (sent, chunkLength) => {
        const wire = Buffer.concat(sent.flatMap((each) => encodeFrame(each)))
        const { frames, faults } = decode(wire, chunkLength, roomy)
        expect(faults).toEqual([])
        const plain = (each: Frame): unknown => (each.kind === 'json' ? JSON.stringify(each.value) : [...each.bytes])
        expect(frames.map(plain)).toEqual(sent.map(plain))
      }),
    )
  })

  test.each([
    { name: 'a JSON frame over its limit, before its payload comes', wire: header(1001, 0), fault: 'frame_too_large' },
    { name: 'a bytes frame over its limit', wire: header(2001, 1), fault: 'frame_too_large' },
    { name: 'a kind that does not exist', wire: header(10, 7), fault: 'unknown_kind' },
    { name: 'JSON that is none', wire: Buffer.concat([header(3, 0), Buffer.from('{"a')]), fault: 'not_json' },
    {
      name: 'more in total than allowed',
      wire: Buffer.concat(Array.from({ length: 30 }, () => Buffer.concat([header(200, 1), Buffer.alloc(200)]))),
      fault: 'answer_too_large',
    },
  ])('$name is a fault, said once, and nothing follows it', ({ wire, fault }) => {
    const followed = Buffer.concat([wire, ...encodeFrame({ kind: 'json', value: 'later' })])
    const { frames, faults } = decode(followed, 100)
    expect(faults).toEqual([fault])
    expect(frames.filter((frame) => frame.kind === 'json')).toEqual([])
  })
})
