import { describe, expect, test } from 'vitest'
import { tagEnglish } from '#reading/words/english.ts'
import { wordsOf, type Word } from '../../survey/words.ts'
import { canBeStated, canNameTerm } from './asked-meaning.ts'
import type { Definition } from './definition.ts'

const definition = (term: string, meaning: string): Definition => {
  const meaningWords: readonly Word[] = wordsOf(tagEnglish(meaning)[0]!)
  return { term, meaning, meaningWords, pattern: 'is', plural: false } as Partial<Definition> as Definition
}

describe('a meaning', () => {
  test.each([
    {
      term: 'homeostasis',
      meaning: 'a state of balance in which the body is kept at optimal levels',
      stated: true,
      names: true,
    },
    {
      term: 'nutrient-dense food',
      meaning: 'the opposite of a food that provides many calories and little else',
      stated: false,
      names: false,
    },
    {
      term: 'vector',
      meaning: 'a similar collection type that is allowed to grow or shrink',
      stated: false,
      names: false,
    },
    { term: 'nature', meaning: 'genes and biology', stated: false, names: true },
    {
      term: 'ionosphere',
      meaning: 'the part of the atmosphere that is ionized by the sun',
      stated: true,
      names: false,
    },
    {
      term: 'moral reasoning',
      meaning: 'process proposed by Kohlberg; people move through three stages',
      stated: false,
      names: true,
    },
    { term: 'rumen', meaning: 'the four compartments of the stomach of a cow', stated: false, names: false },
    {
      term: 'species-area relationship',
      meaning: 'relationship between the area surveyed and the number of species met',
      stated: false,
      names: false,
    },
    {
      term: 'components of emotion',
      meaning: 'arousal of the body, judgement of the case, and feeling',
      stated: false,
      names: false,
    },
    {
      term: 'micturition',
      meaning: 'the process of voiding the bladder and involves many muscles of the body',
      stated: false,
      names: false,
    },
    {
      term: 'plasma membrane',
      meaning: 'a double layer of lipids, so only small molecules can pass it unaided',
      stated: false,
      names: false,
    },
    {
      term: 'relay',
      meaning: 'the old sodium pump requires energy in the form of heat',
      stated: false,
      names: false,
    },
    {
      term: 'architecture',
      meaning: 'the temple in Athens, finished in the 430s BC, has tall columns',
      stated: false,
      names: false,
    },
    { term: 'Greece', meaning: 'a land of mountains and of many islands', stated: false, names: true },
    { term: 'perimeter of a shape', meaning: 'the total length of its sides', stated: true, names: false },
    {
      term: 'genetic diversity',
      meaning: 'variety of genes in a species or ecosystem, the term can refer to allelic diversity',
      stated: false,
      names: false,
    },
    {
      term: 'complex carbohydrate',
      meaning: 'a long chain of sugars that can be branched',
      stated: true,
      names: false,
    },
  ])('“$meaning” may be asked for ($stated) or by ($names)', ({ term, meaning, stated, names }) => {
    expect([canBeStated(definition(term, meaning)), canNameTerm(definition(term, meaning))]).toEqual([stated, names])
  })
})
