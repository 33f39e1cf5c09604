import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEEP } from '#test/deep.ts'
import { chosenSynsets, type NounLemma, type NounSynset } from './choose-synsets.ts'
import { readNounSynsets, WORDNET } from './read-wordnet.ts'
import { writtenTable } from './written-table.ts'

const shipped = join(import.meta.dirname, '../../src/platform/tables')

const lemma = (text: string, given: Partial<NounLemma> = {}): NounLemma => ({
  text,
  rank: 1,
  uses: 0,
  isOnly: true,
  usesOfOthers: 0,
  ...given,
})
const synset = (
  id: string,
  lemmas: readonly NounLemma[],
  hypernyms: readonly string[] = [],
  given: Partial<NounSynset> = {},
): NounSynset => ({ id, field: 3, lemmas, hypernyms, usage: [], isInstance: false, ...given })

describe('what is kept', () => {
  const thing = synset('1', [lemma('thing')])
  const fish = synset('2', [lemma('fish')], ['1'], { field: 5 })
  test.each([
    { what: 'a kind', one: synset('9', [lemma('salmon')], ['2'], { field: 5 }), kept: ['salmon'] },
    {
      what: 'a species named by two words',
      one: synset('9', [lemma('dog salmon')], ['2'], { field: 5 }),
      kept: undefined,
    },
    { what: 'a phrase that its head places as well', one: synset('9', [lemma('river fish')], ['2']), kept: undefined },
    {
      what: 'a phrase that names what its head does not tell',
      one: synset('9', [lemma('guinea pig')], ['2']),
      kept: ['guinea pig'],
    },
    {
      what: 'a phrase with another name',
      one: synset('9', [lemma('river fish'), lemma('alewife')], ['2']),
      kept: ['river fish', 'alewife'],
    },
    { what: 'a fourth sense', one: synset('9', [lemma('sand', { rank: 4, isOnly: false })], ['1']), kept: undefined },
    { what: 'a single river', one: synset('9', [lemma('Rhine')], ['1'], { isInstance: true }), kept: undefined },
    {
      what: 'a brand beside the thing',
      one: synset('9', [lemma('hydrocortisone'), lemma('Cortef')], ['1'], { field: 27 }),
      kept: ['hydrocortisone'],
    },
    {
      what: 'a demeaning name',
      one: synset('9', [lemma('Down syndrome'), lemma('mongolism')], ['1']),
      kept: ['Down syndrome'],
    },
  ])('$what: $kept', ({ one, kept }) => {
    expect(
      chosenSynsets([thing, fish, one])
        .find(({ id }) => id === '9')
        ?.lemmas.map(({ text }) => text),
    ).toEqual(kept)
  })
})

test('a synset stands below its first hypernym, further ones are named by number, and senses come by rank with their signs', () => {
  const table = writtenTable([
    synset('a', [lemma('entity')]),
    synset('b', [lemma('act', { rank: 2, isOnly: false })], ['a']),
    synset(
      'c',
      [lemma('law', { isOnly: false, uses: 8, usesOfOthers: 2 }), lemma('act', { isOnly: false, uses: 1 })],
      ['a', 'b'],
    ),
  ])
  expect(table).toMatchObject({ depths: '011', furtherHypernyms: [[2, 1]], lemmas: 'act\t2+1^\nentity\t0!\nlaw\t2*' })
})

describe('what is shipped', () => {
  test('is what the script makes of the installed WordNet', DEEP, () => {
    const made = `${JSON.stringify(writtenTable(chosenSynsets(readNounSynsets())))}\n`
    expect(made === readFileSync(join(shipped, 'noun-table.json'), 'utf8'), 'run scripts/make-noun-table.ts').toBe(true)
  })
  test('comes with the licence that the database states', () => {
    const stated = readFileSync(join(WORDNET, 'data.noun'), 'utf8')
      .split('\n')
      .slice(0, 29)
      .map((line) => line.replace(/^ +\d+ /, '').trim())
      .join('\n')
    expect(readFileSync(join(shipped, 'wordnet-licence.txt'), 'utf8')).toContain(stated)
  })
})
