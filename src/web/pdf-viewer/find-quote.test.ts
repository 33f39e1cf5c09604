/** Quotations as questions cite them, in the pieces of text that a page really holds. */
import { expect, test } from 'vitest'
import { findQuote } from './find-quote.ts'

const marked = (texts: readonly string[], quote: string): string[] | undefined => findQuote(texts, quote)?.marks.map(({ index, start, end }) => texts[index]!.slice(start, end))

test.each([
  { what: 'within a piece', texts: ['A lack of iron causes anaemia. Iodine helps.'], quote: 'A lack of iron causes anaemia.', marks: ['A lack of iron causes anaemia'] },
  { what: 'across pieces, lines and a hyphen', texts: ['Then photo-', '', 'synthesis be', 'gins. The end'], quote: 'photosynthesis begins.', marks: ['photo', 'synthesis be', 'gins'] },
  { what: 'with a hyphen of its own', texts: ['a well known', ' fact'], quote: 'well-known fact', marks: ['well known', ' fact'.trim()] },
  { what: 'with ligatures', texts: ['Dietary ﬁbre adds bulk'], quote: 'dietary fibre adds', marks: ['Dietary ﬁbre adds'] },
  { what: 'with other quotation marks and dashes', texts: ['he said “no” – twice'], quote: 'he said "no" - twice', marks: ['he said “no” – twice'] },
  { what: 'with an accent in two characters', texts: ['the cafe\u0301 opened early'], quote: 'the café opened', marks: ['the cafe\u0301 opened'] },
  { what: 'in Chinese, with the spaces of a set line', texts: ['毛 筆 是 用 動 物', '的毛製成筆頭。'], quote: '毛筆是用動物的毛製成筆頭', marks: ['毛 筆 是 用 動 物', '的毛製成筆頭'] },
  { what: 'with characters outside of the first plane', texts: ['𠮷野家在𠮷田'], quote: '𠮷田', marks: ['𠮷田'] },
  { what: 'with a formula in it', texts: ['the area A = πr', '2', ' of the whole circle'], quote: 'the area $A = \\pi r^2$ of the whole circle', marks: ['the area A = πr', '2', 'of the whole circle'] },
])('a quotation is found $what', ({ texts, quote, marks }) => {
  expect(marked(texts, quote)).toEqual(marks)
})

test('what reading left out in the middle is marked with the rest', () => {
  const texts = ['Glucose is stored as glycogen', '12', ' in the liver and in the muscles.']
  expect(marked(texts, 'Glucose is stored as glycogen in the liver and in the muscles.')).toEqual(['Glucose is stored as glycogen', '12', 'in the liver and in the muscles'])
})

test('a quotation that goes on over the page is marked to its end, and said to be a part', () => {
  const found = findQuote(['Enzymes are proteins that speed up'], 'Enzymes are proteins that speed up reactions.')
  expect(found?.isWhole).toBe(false)
  expect(found?.marks).toEqual([{ index: 0, start: 0, end: 34 }])
})

test.each([
  ['words that are not there', ['Something else stands on this page altogether.'], 'Enzymes are proteins that speed up reactions.'],
  ['a beginning alone', ['Enzymes are found in every cell of the body.'], 'Enzymes are proteins that speed up reactions in living things.'],
  ['a page of a picture', [], 'Enzymes are proteins.'],
  ['a quotation without letters', ['a = b'], '…'],
])('%s are not found', (_, texts, quote) => {
  expect(findQuote(texts, quote)).toBeUndefined()
})
