/** Quotations as questions cite them, in the pieces of text that a page really holds. */
import { expect, test } from 'vitest'
import { findQuote, findQuoteOnPages } from './find-quote.ts'

const marked = (texts: readonly string[], quote: string): string[] | undefined =>
  findQuote(texts, quote)?.marks.map(({ index, start, end }) => texts[index]!.slice(start, end))

test.each([
  {
    what: 'within a piece',
    texts: ['A lack of iron causes anaemia. Iodine helps.'],
    quote: 'A lack of iron causes anaemia.',
    marks: ['A lack of iron causes anaemia'],
  },
  {
    what: 'across pieces, lines and a hyphen',
    texts: ['Then photo-', '', 'synthesis be', 'gins. The end'],
    quote: 'photosynthesis begins.',
    marks: ['photo', 'synthesis be', 'gins'],
  },
  {
    what: 'with a hyphen of its own',
    texts: ['a well known', ' fact'],
    quote: 'well-known fact',
    marks: ['well known', ' fact'.trim()],
  },
  {
    what: 'with ligatures',
    texts: ['Dietary ﬁbre adds bulk'],
    quote: 'dietary fibre adds',
    marks: ['Dietary ﬁbre adds'],
  },
  {
    what: 'with other quotation marks and dashes',
    texts: ['he said “no” – twice'],
    quote: 'he said "no" - twice',
    marks: ['he said “no” – twice'],
  },
  {
    what: 'with an accent in two characters',
    texts: ['the cafe\u0301 opened early'],
    quote: 'the café opened',
    marks: ['the cafe\u0301 opened'],
  },
  {
    what: 'in Chinese, with the spaces of a set line',
    texts: ['毛 筆 是 用 動 物', '的毛製成筆頭。'],
    quote: '毛筆是用動物的毛製成筆頭',
    marks: ['毛 筆 是 用 動 物', '的毛製成筆頭'],
  },
  { what: 'with characters outside of the first plane', texts: ['𠮷野家在𠮷田'], quote: '𠮷田', marks: ['𠮷田'] },
  {
    what: 'with a formula in it',
    texts: ['the area A = πr', '2', ' of the whole circle'],
    quote: 'the area $A = \\pi r^2$ of the whole circle',
    marks: ['the area A = πr', '2', 'of the whole circle'],
  },
])('a quotation is found $what', ({ texts, quote, marks }) => {
  expect(marked(texts, quote)).toEqual(marks)
})

test('what the page has more in the middle is not marked', () => {
  const texts = ['Glucose is stored as glycogen', '12', ' in the liver and in the muscles.']
  expect(marked(texts, 'Glucose is stored as glycogen in the liver and in the muscles.')).toEqual([
    'Glucose is stored as glycogen',
    'in the liver and in the muscles',
  ])
})

test('what is written in another way in the middle is marked with the rest', () => {
  const texts = ['The area of the circle is ', 'πr²', ' where r is the radius.']
  expect(marked(texts, 'The area of the circle is pi r squared, where r is the radius.')).toEqual([
    'The area of the circle is',
    'πr²',
    'where r is the radius',
  ])
})

test('a quotation that goes on over the page is marked to its end, and said to be a part', () => {
  const found = findQuote(['Enzymes are proteins that speed up'], 'Enzymes are proteins that speed up reactions.')
  expect(found?.isWhole).toBe(false)
  expect(found?.marks).toEqual([{ index: 0, start: 0, end: 34 }])
})

test.each([
  [
    'words that are not there',
    ['Something else stands on this page altogether.'],
    'Enzymes are proteins that speed up reactions.',
  ],
  [
    'a beginning alone',
    ['Enzymes are found in every cell of the body.'],
    'Enzymes are proteins that speed up reactions in living things.',
  ],
  ['a page of a picture', [], 'Enzymes are proteins.'],
  ['a quotation without letters', ['a = b'], '…'],
])('%s are not found', (_, texts, quote) => {
  expect(findQuote(texts, quote)).toBeUndefined()
})

test.each([
  {
    what: 'on the page where its paragraph begins',
    pages: [['Iron makes haemoglobin.'], ['Calcium makes bones.']],
    marks: [['Iron makes haemoglobin'], []],
  },
  {
    what: 'on the next page',
    pages: [['Calcium makes bones.'], ['Iron makes haemoglobin.']],
    marks: [[], ['Iron makes haemoglobin']],
  },
  {
    what: 'across both, with a page number and a running head between',
    pages: [
      ['The red pigment needs iron ', '12'],
      ['5 Food', 'to carry oxygen through the body. Iron makes'],
    ],
    quote: 'The red pigment needs iron to carry oxygen through the body.',
    marks: [['The red pigment needs iron'], ['to carry oxygen through the body']],
  },
])('of two pages, a quotation is found $what', ({ pages, quote = 'Iron makes haemoglobin.', marks }) => {
  const found = findQuoteOnPages(pages, quote)
  expect(found?.isWhole).toBe(true)
  expect(
    found?.marks.map((ofPage, page) => ofPage.map(({ index, start, end }) => pages[page]![index]!.slice(start, end))),
  ).toEqual(marks)
})
