import { describe, expect, test } from 'vitest'
import { tagChinese } from './chinese.ts'
import { toSimplified, toSimplifiedInPlace, toTraditional } from './convert-chinese.ts'
import { quietSeconds } from '#test/quiet-seconds.ts'

const sentences = (text: string): string[] => tagChinese(text).map((sentence) => sentence.text)

describe('sentences of Chinese', () => {
  test.each([
    {
      name: 'full stops, questions and cries end one',
      text: '甚麼是細胞？細胞是生命的單位。真奇妙！',
      cut: ['甚麼是細胞？', '細胞是生命的單位。', '真奇妙！'],
    },
    {
      name: 'the closing quote belongs to it',
      text: '他說：「我來了。」然後走了。',
      cut: ['他說：「我來了。」', '然後走了。'],
    },
    {
      name: 'an end inside a quotation does not count',
      text: '他说：“我来。我见。”然后走了。',
      cut: ['他说：“我来。我见。”', '然后走了。'],
    },
    { name: 'a comma after the quotation goes on', text: '「好！」，他說。', cut: ['「好！」，他說。'] },
    {
      name: 'a Western stop between Chinese characters ends one',
      text: '实验表明有效.方法简单.',
      cut: ['实验表明有效.', '方法简单.'],
    },
    { name: 'a decimal point does not', text: '厚約7.5納米。', cut: ['厚約7.5納米。'] },
    { name: 'a line end always ends one', text: '第一章\n細胞', cut: ['第一章', '細胞'] },
  ])('$name', ({ text, cut }) => {
    expect(sentences(text)).toEqual(cut)
  })

  test('a quotation that is never closed does not swallow the text', () => {
    expect(sentences(`「${'他來了。'.repeat(200)}`).length).toBeGreaterThan(100)
  })
})

describe('words of Chinese', () => {
  test('Traditional and Simplified forms of a text give the same words, each at its place', () => {
    const traditional = '細胞膜控制物質進出細胞，DNA 在細胞核裏。'
    const simplified = '细胞膜控制物质进出细胞，DNA 在细胞核里。'
    const [one] = tagChinese(traditional)
    const [other] = tagChinese(simplified)
    expect(one!.tokens.map((token) => token.stem)).toEqual(other!.tokens.map((token) => token.stem))
    expect(one!.tokens.map((token) => token.stem)).toEqual(expect.arrayContaining(['细胞膜', '控制', 'dna', '细胞核']))
    for (const token of one!.tokens) expect(traditional.slice(token.start, token.end)).toBe(token.text)
  })

  test('a sentence of 500,000 characters without an end keeps its places, also of characters of two units', () => {
    const text = '光合作用是綠色植物利用陽光製造葡萄糖的過程，𠮷'.repeat(20_000)
    const tokens = tagChinese(text).flatMap((sentence) => sentence.tokens)
    expect(tokens.map((token) => token.text).join('')).toBe(text)
    expect(tokens.filter((token) => text.slice(token.start, token.end) !== token.text)).toEqual([])
  })

  test('places stay exact beside characters of two units', () => {
    const text = '😀電腦𠮷野家。頭髮😀後來。'
    for (const sentence of tagChinese(text))
      for (const token of sentence.tokens) expect(text.slice(token.start, token.end)).toBe(token.text)
    expect(tagChinese(text).flatMap(({ tokens }) => tokens.map((token) => token.text))).toContain('電腦')
  })

  test.each([
    { name: 'one sentence of 100,000 characters', text: '細胞膜由磷脂組成'.repeat(12_500) },
    { name: 'nothing but opening quotes', text: '「'.repeat(100_000) },
    { name: 'one character again and again', text: '中'.repeat(100_000) },
  ])('$name is tagged within 5 s of processor time', async ({ text }) => {
    expect(await quietSeconds(() => expect(tagChinese(text).length).toBeGreaterThan(0))).toBeLessThan(5)
  })
})

describe('conversion of Chinese', () => {
  test('hair and later part ways in Traditional characters', () => {
    expect(toTraditional('头发后来变白')).toBe('頭髮後來變白')
  })
  test('Hong Kong characters are simplified', () => {
    expect(toSimplified('在這裏，為甚麼說頭髮？')).toBe('在这里，为什么说头发？')
  })
  test('the conversion in place keeps every length', () => {
    const text = '😀電腦𠮷'
    expect(toSimplifiedInPlace(text)).toHaveLength(text.length)
    expect(toSimplifiedInPlace(text)).toBe('😀电脑𠮷')
  })
})
