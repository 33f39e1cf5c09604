import { describe, expect, test } from 'vitest'
import { printableText } from './printable-text.ts'

const printed = (text: string, uncovered: readonly string[] = []) => {
  const found: string[] = []
  return { text: printableText(text, new Set(uncovered), (sign) => found.push(sign)), found }
}

describe('printable text', () => {
  test.each([
    {
      name: 'every ASCII sign stays',
      from: '!"#$%&\'()*+,-./ :;<=>?@[\\]^_`{|}~',
      to: '!"#$%&\'()*+,-./ :;<=>?@[\\]^_`{|}~',
      found: [],
    },
    { name: 'Chinese with its marks stays', from: '「細胞」——《甲》（乙）…', to: '「細胞」——《甲》（乙）…', found: [] },
    { name: 'controls go', from: 'a\u0000\u0007\u001B\u0090b', to: 'ab', found: [] },
    { name: 'white space is one space', from: 'a \t\n\u0085\u2028\u3000 b', to: 'a b', found: [] },
    {
      name: 'soft hyphens, joiners and directions go',
      from: 'pho\u00ADto\u200B\u200D\u202Esyn\u2066th\uFEFFesis',
      to: 'photosynthesis',
      found: [],
    },
    {
      name: 'the name of a part is kept in one line',
      from: 'the one in (b)(i), (c)',
      to: 'the one in (b)\u2060(i), (c)',
      found: [],
    },
    { name: 'a decomposed letter is composed', from: 'e\u0301', to: 'é', found: [] },
    { name: 'a lone half of a pair is a box', from: 'a\uD800b', to: 'a□b', found: ['\uFFFD'] },
    {
      name: 'private-use signs are boxes',
      from: '\uE000\uF8FF\u{F0000}',
      to: '□□□',
      found: ['\uE000', '\uF8FF', '\u{F0000}'],
    },
    { name: 'an emoji is one box', from: '😀!', to: '□!', found: ['😀'] },
    { name: 'a family, a flag and a hand are one box each', from: '👨‍👩‍👧🇭🇰👍🏽', to: '□□□', found: ['👨‍👩‍👧', '🇭🇰', '👍🏽'] },
  ])('$name', ({ from, to, found }) => {
    expect(printed(from)).toEqual({ text: to, found })
  })
  test('a sign that no font has is a box, wherever it stands', () => {
    expect(printed('aกbก', ['ก'])).toEqual({ text: 'a□b□', found: ['ก', 'ก'] })
  })
  test('a long address may break after its marks', () => {
    expect(printed('https://www.example.org/a/long/address').text).toBe(
      'https://\u200Bwww.\u200Bexample.\u200Borg/\u200Ba/\u200Blong/\u200Baddress',
    )
  })
  test('a word of ordinary length does not break', () => {
    expect(printed('photosynthetically-active').text).toBe('photosynthetically-active')
  })
  test('a run without marks may break, so that it cannot leave the page', () => {
    expect(
      Math.max(
        ...printed('a'.repeat(200))
          .text.split('\u200B')
          .map((run) => run.length),
      ),
    ).toBeLessThanOrEqual(24)
  })
})
