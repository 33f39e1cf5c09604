import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Options, Phrase } from '#layout/laid-out.ts'
import type { RichText } from '#domain/rich-text.ts'
import { opensStatement, surelyLower, widestOption } from './foresee.ts'

const phrase = (...text: RichText): Phrase => ({ language: 'en', text })
const words = (text: string): RichText[number] => ({ kind: 'text', text })
const maths = (tex: string, display = false): RichText[number] => ({ kind: 'math', tex, display })
const options = (...phrases: readonly Phrase[]): Pick<Options, 'options'> => ({
  options: phrases.map((one, index) => ({ label: `${'ABCD'[index]}.`, phrase: one })),
})
const isSet = () => ({ kind: 'typst', source: 'x', height: 1, whole: false, alt: 'x' }) as const
const isLiteral = () => ({ kind: 'literal', text: 'x', reason: 'a test' }) as const

describe('the widest option', () => {
  test('lies between what its words and formulas add up to', () => {
    const widest = widestOption(options(phrase(words('I only')), phrase(maths('x = 12'), words(' metres'))), isSet)!
    // “B.” 0.81, half an em, “x = 12” 2.91 and “ metres” 2.97: about 7.2.
    expect(widest.least).toBeGreaterThan(6)
    expect(widest.least).toBeLessThan(7.2)
    expect(widest.most).toBeGreaterThan(7.2)
    expect(widest.most).toBeLessThan(8.5)
  })
  test.each([
    ['a displayed formula', phrase(maths('x', true))],
    ['a formula that it cannot add up', phrase(maths('\\sum x'))],
    ['a line break', phrase(words('a'), { kind: 'break' }, words('b'))],
    ['words in bold', phrase({ kind: 'strong', content: [words('a')] })],
    ['signs that it does not know', phrase(words('ก'))],
  ])('is not known where one holds %s', (_name, one) => {
    expect(widestOption(options(phrase(words('a')), one), isSet)).toBeUndefined()
  })
  test('is not known where a formula is printed as its LaTeX', () => {
    expect(widestOption(options(phrase(maths('x'))), isLiteral)).toBeUndefined()
  })
})

describe('a question is surely lower', () => {
  const none = () => false
  const figure = { svg: '<svg/>', alt: '' }
  const long = phrase(words('word '.repeat(400)))
  test.each([
    ['than a third of a page where it says little', { stem: phrase(words('Why?')) }, 'little'],
    ['than a page with a figure', { stem: phrase(words('Why?')), figure }, 'page'],
    ['never where it says much', { stem: long }, undefined],
    ['never where it says much beside a figure', { stem: long, figure }, undefined],
    ['never with two figures', { stem: phrase(words('Why?')), figure, parts: [{ figure }] }, undefined],
  ])('%s', (_name, item, lower) => expect(surelyLower(item, none)).toBe(lower))
  test('never with a big formula', () => {
    expect(surelyLower({ stem: phrase(maths('x')) }, () => true)).toBeUndefined()
  })
  test('whatever LaTeX a formula of usual height takes', () => {
    expect(surelyLower({ stem: phrase(maths('x'.repeat(5000))) }, none)).toBe('little')
  })
})

test('a statement begins a line', () => {
  const line: RichText[number] = { kind: 'break' }
  expect(opensStatement(phrase(words('Of these'), line, words('II. is true')))).toBe(true)
  expect(opensStatement(phrase(words('Of these'), line, words('(2) is true')))).toBe(true)
  expect(opensStatement(phrase(words('I. am'), line, words('here')))).toBe(false)
})

test('only the sheet itself knows the paper: what Typst set of another paper can be used again', () => {
  const folder = new URL('./sheet/', import.meta.url)
  const knowing = readdirSync(folder).filter((name) =>
    readFileSync(new URL(name, folder), 'utf8').includes('paper.json"'),
  )
  expect(knowing).toEqual(['main.typ'])
})
