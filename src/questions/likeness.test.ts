import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import { literalText, parseRichText } from '#domain/rich-text.ts'
import type { Candidate } from './candidate.ts'
import { Entry } from './selection.ts'

const base = {
  explanation: [],
  provenance: {
    origin: { kind: 'document' },
    proof: 'quoted',
    source: { documentId: asId<'Document'>('d'), quote: 'q' },
  },
} as const
const entry = (draft: Candidate['draft']): Entry =>
  new Entry({ draft, topicId: asId('t'), level: 'easy', maker: 'm', score: 1, exclusions: [] }, 1)
const blankOf = (stem: string, key: string): Entry =>
  entry({ ...base, type: 'fill_blank', stem: parseRichText(stem), keys: [[literalText(key)]] })
const statement = (stem: string): Entry => entry({ ...base, type: 'true_false', stem: literalText(stem), key: true })
const choice = (stem: string, [key, ...others]: NonEmpty<string>): Entry =>
  entry({
    ...base,
    type: 'multiple_choice',
    stem: literalText(stem),
    options: [key, ...others].map(literalText) as never,
    keyIndex: 0,
  })

const matching = (pairs: readonly (readonly [string, string])[]): Entry =>
  entry({
    ...base,
    type: 'matching',
    stem: literalText('Match each term with its meaning.'),
    left: pairs.map(([left]) => literalText(left)) as never,
    right: pairs.map(([, right]) => literalText(right)) as never,
    pairs: pairs.map((_, index) => [index, index] as const),
  })
const long = (stem: string, parts: readonly (readonly [string, string])[]): Entry =>
  entry({
    ...base,
    type: 'long_question',
    stem: literalText(stem),
    parts: parts.map(([asks, key]) => ({
      label: '(a)',
      stem: literalText(asks),
      marks: 1,
      key: literalText(key),
      markingScheme: [],
    })) as never,
  })
const ORGANS = [
  ['gall bladder', 'stores bile until it is needed'],
  ['ileum', 'absorbs digested food into the blood'],
] as const

describe('two questions clash', () => {
  test.each([
    {
      name: 'that say nearly the same',
      a: statement('Bile is made in the liver and stored in the gall bladder.'),
      b: statement('Bile is made in the liver and kept in the gall bladder.'),
    },
    {
      name: 'when a statement prints the answer to a blank in its own words',
      a: blankOf('Pepsin is an enzyme of the ____ that breaks down proteins.', 'stomach'),
      b: statement('The stomach holds pepsin, an enzyme that breaks down proteins of meat.'),
    },
    {
      name: 'when a statement prints the key of a choice',
      a: choice('In which organ is bile stored until it is needed?', ['gall bladder', 'liver', 'ileum', 'mouth']),
      b: statement('Bile is stored until it is needed in the gall bladder.'),
    },
    {
      name: 'when columns print a term beside its meaning',
      a: blankOf('The ____ stores bile until it is needed.', 'gall bladder'),
      b: matching(ORGANS),
    },
    {
      name: 'when a statement tells a pair of the columns',
      a: matching(ORGANS),
      b: statement('The gall bladder stores the bile until it is needed.'),
    },
    {
      name: 'when a statement tells what a part asks',
      a: long('This question is about digestion.', [
        ['Name the organ that stores bile until it is needed.', 'gall bladder'],
      ]),
      b: statement('The gall bladder is the organ that stores bile until it is needed.'),
    },
    {
      name: 'in Chinese',
      a: blankOf('輪船招商局由____在1872年創辦。', '李鴻章'),
      b: statement('輪船招商局由李鴻章創辦，採用官督商辦的形式。'),
    },
  ])('$name', ({ a, b }) => {
    expect(a.clashesWith(b)).toBe(true)
    expect(b.clashesWith(a)).toBe(true)
  })
})

describe('two questions stand beside each other', () => {
  test.each([
    {
      name: 'that share a term only',
      a: blankOf('The ____ is a muscular bag that stores food.', 'stomach'),
      b: statement('Hydrochloric acid in the stomach kills most bacteria.'),
    },
    {
      name: 'whose parts ask of other matters under a stem of the same words',
      a: long('This question is about the digestion of food.', [['Name the organ that stores bile.', 'gall bladder']]),
      b: long('This question is about the digestion of fat.', [
        ['Explain how the gall bladder is emptied.', 'by the tightening of its wall'],
      ]),
    },
    {
      name: 'on other matters',
      a: statement('Iron is needed to make haemoglobin.'),
      b: statement('Villi increase the surface area for absorption.'),
    },
    {
      name: 'that ask for the wrong statement among others',
      a: choice('Which of the following statements is INCORRECT?', [
        'Bile is red.',
        'Starch is a carbohydrate.',
        'Pepsin is an enzyme.',
        'Fat stores energy.',
      ]),
      b: choice('Which of the following statements is INCORRECT?', [
        'Villi are long bones.',
        'Iron is a mineral.',
        'Water is absorbed.',
        'Glucose is a sugar.',
      ]),
    },
  ])('$name', ({ a, b }) => {
    expect(a.clashesWith(b)).toBe(false)
  })
})
