import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { decodeText } from './read-text.ts'

const FIRST = '細胞是生物體最基本的結構和功能單位。\n植物細胞有細胞壁、葉綠體和大液泡，動物細胞則沒有。\n'
const SECOND = '真菌生長在枯木和落葉上，把它們分解成簡單的物質。\n'

describe('decodeText', () => {
  test.each([
    { own: 'utf-8', other: 'big5-hkscs' },
    { own: 'utf-8', other: 'gb18030' },
    { own: 'big5-hkscs', other: 'utf-8' },
  ])('a file in $own with a paragraph in $other gives both', ({ own, other }) => {
    const bytes = Uint8Array.from([
      ...iconv.encode(FIRST.repeat(3), own),
      ...iconv.encode(SECOND, other),
      ...iconv.encode(FIRST, own),
    ])
    expect(decodeText(bytes)).toBe(FIRST.repeat(3) + SECOND + FIRST)
  })

  test('a damaged byte spoils its own line only', () => {
    const bytes = Uint8Array.from(iconv.encode(FIRST + SECOND, 'utf-8'))
    bytes[9] = 0xff
    expect(decodeText(bytes).split('\n').slice(1)).toEqual((FIRST + SECOND).split('\n').slice(1))
  })
})
