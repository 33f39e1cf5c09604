import { describe, expect, test } from 'vitest'
import { formatSignature, parseSignature, signatureOf } from './signature.ts'

const TEXT = ['The cell is the smallest unit of a living thing.', '細胞是生物的基本單位。']

describe('a kept signature', () => {
  test('reads back as it was', () => {
    const signature = signatureOf(TEXT)
    const kept = formatSignature(signature)
    expect(kept).toHaveLength(1034)
    expect(parseSignature(kept)).toEqual({ ok: true, value: signature })
  })

  test('is the same in every release of this version', () => {
    expect(formatSignature(signatureOf(TEXT)).slice(0, 42)).toBe('010000001006cedb6d0a08b21c08eec59725e23d94')
  })

  test.each([
    { name: 'of another version', kept: `02${'0'.repeat(1032)}`, code: 'other_version' },
    { name: 'cut off', kept: formatSignature(signatureOf(TEXT)).slice(0, -1), code: 'not_a_signature' },
    { name: 'that is a word', kept: 'signature', code: 'not_a_signature' },
    { name: 'that is empty', kept: '', code: 'not_a_signature' },
  ])('$name is refused', ({ kept, code }) => {
    expect(parseSignature(kept)).toEqual({ ok: false, error: { code } })
  })
})

test('ten words and ten Chinese characters have a shingle at each but the last four', () => {
  expect(signatureOf(TEXT).shingles).toBe(10 + 10 - 4)
})
