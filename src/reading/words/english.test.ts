import { describe, expect, test } from 'vitest'
import { stemEnglish, tagEnglish } from './english.ts'
import { quietSeconds } from '#test/quiet-seconds.ts'

const sentences = (text: string): string[] => tagEnglish(text).map((sentence) => sentence.text)
const words = (text: string): string[] => tagEnglish(text).flatMap(({ tokens }) => tokens.map((token) => token.text))
const tagOf = (text: string, word: string): string | undefined =>
  tagEnglish(text)
    .flatMap(({ tokens }) => tokens)
    .find((token) => token.text === word)?.tag

describe('sentences of English', () => {
  test.each([
    {
      name: 'a figure number does not end one',
      text: 'See Fig. 3 for more. It works.',
      cut: ['See Fig. 3 for more.', 'It works.'],
    },
    {
      name: 'equation and page abbreviations do not end one',
      text: 'See Eq. 4.2 and pp. 3–5. Then stop.',
      cut: ['See Eq. 4.2 and pp. 3–5.', 'Then stop.'],
    },
    {
      name: '"e.g." and "i.e." do not end one',
      text: 'Some metals (e.g. Iron) rust, i.e. They decay. All do.',
      cut: ['Some metals (e.g. Iron) rust, i.e. They decay.', 'All do.'],
    },
    {
      name: 'a title before a name does not end one',
      text: 'Dr. Lee met Prof. Chan. They talked.',
      cut: ['Dr. Lee met Prof. Chan.', 'They talked.'],
    },
    {
      name: 'the "v." of a case does not end one',
      text: 'The case of McCullen v. Coakley was heard. A body has a velocity v. The speed is its size.',
      cut: ['The case of McCullen v. Coakley was heard.', 'A body has a velocity v.', 'The speed is its size.'],
    },
    {
      name: 'initials of a person do not end one',
      text: 'J. J. Thomson found it. He won.',
      cut: ['J. J. Thomson found it.', 'He won.'],
    },
    {
      name: '"U.S." ends one only before a word that opens one',
      text: 'The U.S. Army won. He lives in the U.S. He is old.',
      cut: ['The U.S. Army won.', 'He lives in the U.S.', 'He is old.'],
    },
    {
      name: '"et al." before a year does not end one',
      text: 'Ng et al. (2010) found it. The rest followed.',
      cut: ['Ng et al. (2010) found it.', 'The rest followed.'],
    },
    {
      name: 'a species name does not end one',
      text: 'E. coli lives here. It divides.',
      cut: ['E. coli lives here.', 'It divides.'],
    },
    {
      name: 'a lettered thing does end one',
      text: 'Oranges hold vitamin C. It is good.',
      cut: ['Oranges hold vitamin C.', 'It is good.'],
    },
    { name: 'a unit ends one', text: 'It froze at 5 °C. Water expands.', cut: ['It froze at 5 °C.', 'Water expands.'] },
    { name: 'decimals do not end one', text: 'It is 3.5 m long. Good.', cut: ['It is 3.5 m long.', 'Good.'] },
    {
      name: 'the quotation mark after the stop belongs to it',
      text: 'She said “No.” Then she left.',
      cut: ['She said “No.”', 'Then she left.'],
    },
    {
      name: 'a question inside goes on in lower case',
      text: '"Why?" he asked. Nobody knew.',
      cut: ['"Why?" he asked.', 'Nobody knew.'],
    },
    {
      name: 'the number of a list item stays with it',
      text: '1. The cell divides. 2. It grows.',
      cut: ['1. The cell divides.', '2. It grows.'],
    },
    {
      name: 'a missing space does not hide an end',
      text: 'What is it?It is a cell.',
      cut: ['What is it?', 'It is a cell.'],
    },
    { name: 'a word like pH may open one', text: 'It is acid. pH is a scale.', cut: ['It is acid.', 'pH is a scale.'] },
    { name: 'a line end always ends one', text: 'Name\tMass\nIron\t56', cut: ['Name\tMass', 'Iron\t56'] },
    { name: 'an empty text has none', text: ' \n ', cut: [] },
  ])('$name', ({ text, cut }) => {
    expect(sentences(text)).toEqual(cut)
  })
})

describe('words of English', () => {
  test('every place is exact, with ligatures, wide characters and odd spaces about', () => {
    const text = " The ﬁrst  cell\u00a0membrane 😀 (1665)—Hooke’s “box”. 細胞 is Chinese; can't you?\nRow\ttwo "
    for (const sentence of tagEnglish(text)) {
      expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
      for (const token of sentence.tokens) expect(text.slice(token.start, token.end)).toBe(token.text)
    }
    expect(words(text)).toContain('membrane')
  })

  test.each([
    {
      name: 'a hyphenated compound is one word',
      text: 'The well-known real-time system.',
      expected: ['The', 'well-known', 'real-time', 'system', '.'],
    },
    { name: 'a formula with small digits is one word', text: 'We drink H₂O.', expected: ['We', 'drink', 'H₂O', '.'] },
    {
      name: 'a power of ten is one number',
      text: 'It is 3.0×10⁸ m.',
      expected: ['It', 'is', '3.0', '×', '10⁸', 'm', '.'],
    },
    { name: 'a possessive stands apart', text: "Newton's law", expected: ['Newton', "'s", 'law'] },
  ])('$name', ({ text, expected }) => {
    expect(words(text)).toEqual(expected)
  })

  test.each([
    { word: 'photosynthesis', tag: 'NOUN' },
    { word: 'converts', tag: 'VERB' },
    { word: 'small', tag: 'ADJ' },
  ])('$word is tagged $tag', ({ word, tag }) => {
    expect(tagOf('In plants, photosynthesis in small leaves converts light into energy.', word)).toBe(tag)
  })

  test('an ion is a name', () => {
    expect(tagOf('Nerve cells let Na⁺ and Ca²⁺ in.', 'Ca²⁺')).toBe('PROPN')
  })

  test.each([
    ['membranes', 'membrane'],
    ['Organism', 'organisms'],
    ['divides', 'dividing'],
  ])('%s and %s share a stem', (one, other) => {
    expect(stemEnglish(one)).toBe(stemEnglish(other))
  })

  test.each([
    { name: 'one run of 300,000 letters', text: 'x'.repeat(300_000) },
    { name: 'one sentence of 100,000 words', text: 'word '.repeat(100_000) },
    { name: 'a run of signs', text: 'a.b-c/'.repeat(50_000) },
    { name: 'nothing but stops', text: '. '.repeat(50_000) },
  ])('$name is tagged within 5 s of processor time', async ({ text }) => {
    expect(await quietSeconds(() => expect(tagEnglish(text).length).toBeGreaterThan(0))).toBeLessThan(5)
  })

  test('a sentence of 150,000 tokens does not overflow the stack', () => {
    expect(tagEnglish('= '.repeat(150_000))[0]!.tokens.length).toBeGreaterThanOrEqual(150_000)
  })
})
