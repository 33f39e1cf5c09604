import { describe, expect, test } from 'vitest'
import { tagEnglish } from '#reading/words/english.ts'
import { indefiniteArticle, fitArticle } from '../wording/articles.ts'
import { lowerFirst, upperFirst } from '../wording/letter-case.ts'
import { headWord, isPlural, otherNumber } from './noun-number.ts'
import { nounPhraseEnd, textOf } from './noun-phrases.ts'
import { wordsOf } from './words.ts'

describe('articles', () => {
  test.each([
    ['atom', 'an'],
    ['cell', 'a'],
    ['unit', 'a'],
    ['uninteresting fact', 'an'],
    ['hour', 'an'],
    ['European country', 'a'],
    ['one-celled organism', 'a'],
    ['MRI scan', 'an'],
    ['DNA strand', 'a'],
    ['8-bit number', 'an'],
    ['11 km walk', 'an'],
    ['1665 book', 'a'],
  ])('before “%s” stands “%s”', (word, article) => {
    expect(indefiniteArticle(word)).toBe(article)
  })
  test('an article is made to fit the word that now follows it, with its capital', () => {
    expect(fitArticle('A enzyme helps.', 2)).toBe('An enzyme helps.')
    expect(fitArticle('It is an gas.', 9)).toBe('It is a gas.')
    expect(fitArticle('The gas.', 4)).toBe('The gas.')
  })
})

describe('number', () => {
  test.each([
    ['cells', true],
    ['cell', false],
    ['mitochondria', true],
    ['analysis', false],
    ['hypotheses', true],
    ['physics', false],
    ['mass', false],
    ['virus', false],
    ['units of force', true],
    ['unit of forces', false],
    ['species', false],
    ['children', true],
  ])('“%s” is plural: %s', (phrase, plural) => {
    expect(isPlural(phrase)).toBe(plural)
  })
  test.each([
    ['cell', 'cells'],
    ['bodies', 'body'],
    ['law of motion', 'laws of motion'],
    ['nuclei', 'nucleus'],
    ['process', 'processes'],
    ['glasses', 'glass'],
    ['gases', 'gas'],
    ['kinases', 'kinase'],
    ['species', undefined],
    ['photosynthesis', 'photosyntheses'],
    ['evaporation', undefined],
    ['Golgi bodies', 'Golgi body'],
  ])('the other number of “%s” is “%s”', (phrase, other) => {
    expect(otherNumber(phrase)).toBe(other)
  })
  test('the head of a phrase stands before “of”', () => {
    expect(headWord('centre of gravity')).toBe('centre')
    expect(headWord('plasma membrane')).toBe('membrane')
  })
})

describe('letter case', () => {
  const names = new Set(['newton', 'european'])
  test.each([
    ['The cell wall', 'the cell wall'],
    ['Newton’s law', 'Newton’s law'],
    ['DNA', 'DNA'],
    ['European bees', 'European bees'],
    ['Osmosis', 'osmosis'],
    ['pH', 'pH'],
    ['“Cell” theory', '“cell” theory'],
  ])('“%s” reads “%s” inside a sentence', (text, lowered) => {
    expect(lowerFirst(text, names)).toBe(lowered)
  })
  test('a sentence opens with a capital, behind a quotation mark too', () => {
    expect(upperFirst('“no” is a word')).toBe('“No” is a word')
  })
})

describe('noun phrases', () => {
  const phraseAt = (text: string, from: number): string => {
    const sentence = tagEnglish(text)[0]!
    const words = wordsOf(sentence)
    return textOf({ text: sentence.text, words }, from, nounPhraseEnd(words, from))
  }
  test.each([
    ['The plasma membrane protects the cell.', 1, 'plasma membrane'],
    ['Newton’s second law of motion explains this.', 0, 'Newton’s second law of motion'],
    ['Quickly the ball rolls.', 0, ''],
  ])('in “%s” from word %i: “%s”', (text, from, phrase) => {
    expect(phraseAt(text, from)).toBe(phrase)
  })
  test('a plain verb after “are” is read as the noun it must be', () => {
    const words = wordsOf(tagEnglish('Leaves are plant organs that make food.')[0]!)
    expect(words[2]).toMatchObject({ text: 'plant', tag: 'NOUN' })
  })
})
