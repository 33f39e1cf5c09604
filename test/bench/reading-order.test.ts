import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { READING_LIMITS } from '#reading/document.ts'
import { readPdf } from '#reading/pdf/read-pdf.ts'
import { DOCUMENTS, haveDocuments, readGold } from './gold.ts'
import { commonSubsequence, orderF1 } from './token-order.ts'

describe('the measure of order', () => {
  test.each([
    { a: 'a b c d', b: 'a b c d', length: 4 },
    { a: 'a b c d', b: 'c d a b', length: 2 },
    { a: 'a b c', b: 'x y z', length: 0 },
    { a: 'a b a b a', b: 'b b b a', length: 3 },
  ])('of "$a" and "$b" is $length long', ({ a, b, length }) => {
    expect(commonSubsequence(a.split(' '), b.split(' '))).toBe(length)
  })

  test('counts over more tokens than a machine word has bits', () => {
    const many = Array.from({ length: 200 }, (_, index) => `t${index}`)
    expect(
      commonSubsequence(
        many,
        many.filter((_, index) => index % 3 !== 0),
      ),
    ).toBe(133)
  })

  test('falls when the halves of a text change places', () => {
    expect(orderF1('one two three four', 'three four one two')).toBe(0.5)
  })
})

describe.skipIf(!haveDocuments())('real documents', () => {
  test.each(['openstax-bio-ch8-photosynthesis-2col', 'openstax-psy-ch8-memory', 'drcd-reader'])(
    '%s is read in order',
    async (name) => {
      const read = await readPdf(new Uint8Array(readFileSync(`${DOCUMENTS}${name}.pdf`)), name, READING_LIMITS)
      const text = read.ok ? read.value.blocks.map((block) => block.text).join('\n') : ''
      expect(orderF1(readGold(name).text, text)).toBeGreaterThanOrEqual(0.99)
    },
    60_000,
  )
})
