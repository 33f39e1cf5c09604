import fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { decodeBytes, ENCODINGS } from './decode-bytes.ts'

const byIconv = (bytes: Uint8Array, encoding: string): string => iconv.decode(bytes, encoding, { stripBOM: false })
const PIECES = Array.from({ length: 0x10000 }, (_, code) => [code >> 8, code & 0xff, 0x0a])

describe('decoding is that of iconv-lite', () => {
  test.each(ENCODINGS)('for every pair of bytes in %s', (encoding) => {
    for (const piece of PIECES) {
      const bytes = Uint8Array.from(piece)
      if (decodeBytes(bytes, encoding) !== byIconv(bytes, encoding))
        expect(decodeBytes(bytes, encoding), String(piece)).toBe(byIconv(bytes, encoding))
    }
  })

  test('for every character of GB 18030', () => {
    const text = Array.from({ length: 0x110000 }, (_, code) =>
      code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
    ).join('')
    const bytes = iconv.encode(text, 'gb18030')
    expect(decodeBytes(bytes, 'gb18030') === byIconv(bytes, 'gb18030')).toBe(true)
  })

  test.each(ENCODINGS)('for bytes of chance in %s', (encoding) => {
    const telling = fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.integer({ min: 0x81, max: 0xfe }),
      fc.integer({ min: 0x30, max: 0x39 }),
    )
    fc.assert(
      fc.property(fc.array(telling, { maxLength: 40 }), (piece) => {
        const bytes = Uint8Array.from(piece)
        return decodeBytes(bytes, encoding) === byIconv(bytes, encoding)
      }),
      { numRuns: 3000 },
    )
  })
})
