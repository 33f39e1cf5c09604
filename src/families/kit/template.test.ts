import { describe, expect, test } from 'vitest'
import { compileTemplate, fillTemplate } from './template.ts'
import { word } from './given.ts'
import { rational } from './exact/value.ts'

const values = {
  n: 3,
  price: 12_340,
  cents: rational(25, 2),
  thing: word('apple', '蘋果'),
  tool: word('box', '盒子', { plural: 'boxes' }),
  one: 1,
  turn: 22,
  p: rational(1, 4),
  big: 11,
}
const fill = (text: string, script: 'en' | 'zh-TW' | 'zh-CN' = 'en'): string =>
  fillTemplate(compileTemplate(text, new Map()), values, script, (words) => words.replaceAll('蘋', '苹'))
    .map((inline) => (inline.kind === 'math' ? `$${inline.tex}$` : inline.kind === 'text' ? inline.text : ''))
    .join('')

describe('holes', () => {
  test.each([
    ['He buys @{thing : a} and @n @{tool : plural}.', 'He buys an apple and 3 boxes.'],
    ['$x^@n + @{x - n}$', '$x^3 + x - 3$'],
    ['$@{price : money}$ or $@{cents : money}$', '$\\$12\\,340$ or $\\$12.50$'],
    ['$@{p : decimal}$, $@{p : dp3}$, $@{p : sf2}$', '$0.25$, $0.250$, $0.25$'],
    ['the @{turn : th} and the @{big : th} term', 'the 22nd and the 11th term'],
    ['$@{big : bin}$ and $@{turn : hex}$', '$1011_{2}$ and $16_{16}$'],
    ['It costs \\$5, or $\\$@n$.', 'It costs $5, or $\\$3$.'],
  ])('%s', (text, filled) => expect(fill(text)).toBe(filled))
  test('words stand in the script of the text', () => {
    expect(fill('@thing', 'zh-TW')).toBe('蘋果')
    expect(fill('@thing', 'zh-CN')).toBe('苹果')
  })
  test('relations are joined in the language of the text', () => {
    expect(fill('$@{x < n | x > big}$')).toBe('$x < 3\\text{ or }x > 11$')
    expect(fill('$@{x < n | x > big}$', 'zh-TW')).toBe('$x < 3\\text{ 或 }x > 11$')
    expect(fill('$@{x < n & y > big}$', 'zh-CN')).toBe('$x < 3\\text{ 及 }y > 11$')
  })
  test.each(['$x', '@ n', '@{n : pounds}', '@{n +}'])('%s is refused when it is compiled', (text) =>
    expect(() => fill(text)).toThrow(),
  )
})
