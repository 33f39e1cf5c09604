import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areSynonymous, headSenses, isKindOf, likeness, nounSenses, synonymsOf } from './noun-senses.ts'

const like = (a: string, b: string): number => likeness(headSenses(a), headSenses(b))

describe('the senses of a phrase', () => {
  test.each([
    ['the Neurons', 'neuron'],
    ['analyses', 'analysis'],
    ['short term memory', 'short-term memory'],
    ['Red Blood Cells', 'red blood cell'],
    ['matrices', 'matrix'],
    ['businessmen', 'businessman'],
    ['specimen', 'specimen'],
    ['Alzheimer’s disease', "alzheimer's disease"],
  ])('“%s” is looked up as “%s”', (printed, lemma) => {
    expect(nounSenses(lemma)).not.toEqual([])
    expect(nounSenses(printed)).toEqual(nounSenses(lemma))
  })
  test.each([
    ['potassium ion channels in muscle', 'channel'],
    ['the gross domestic product of France', 'gross domestic product'],
    ['Keynesian multiplier', 'multiplier'],
  ])('“%s” is what its head is: “%s”', (phrase, head) => {
    expect(nounSenses(phrase)).toEqual([])
    expect(headSenses(phrase)).toEqual(headSenses(head))
  })
  test('a word that is no noun has none', () => {
    expect(headSenses('whereupon')).toEqual([])
  })
})

describe('the likest of two', () => {
  test.each([
    { key: 'cornea', near: 'retina', far: 'prism' },
    { key: 'malleus', near: 'incus', far: 'axon' },
    { key: 'mitosis', near: 'meiosis', far: 'ribosome' },
    { key: 'igneous rock', near: 'sedimentary rock', far: 'volcano' },
    { key: 'monarchy', near: 'democracy', far: 'parliament' },
    { key: 'simile', near: 'metaphor', far: 'sonnet' },
    { key: 'sonnet', near: 'ode', far: 'stanza' },
    { key: 'parabola', near: 'hyperbola', far: 'vertex' },
    { key: 'proton', near: 'electron', far: 'planet' },
    { key: 'thermometer', near: 'barometer', far: 'temperature' },
    { key: 'tariff', near: 'quota', far: 'monopoly' },
    { key: 'phoneme', near: 'morpheme', far: 'creativity' },
    { key: 'emperor', near: 'king', far: 'kingdom' },
    { key: 'insulin', near: 'glucagon', far: 'liver' },
    { key: 'fear', near: 'anger', far: 'memory' },
    { key: 'limestone', near: 'granite', far: 'cliff' },
    { key: 'violin', near: 'flute', far: 'symphony' },
    { key: 'asthma', near: 'tuberculosis', far: 'lung' },
  ])('for “$key” it is “$near”, not “$far”', ({ key, near, far }) => {
    expect(like(key, near)).toBeGreaterThan(like(key, far))
  })
})

test.each([
  ['pinna', 'auricle', true],
  ['white blood cell', 'leukocyte', true],
  ['speed', 'velocity', true],
  ['ethnic bias', 'ethnic prejudice', true],
  ['autobus', 'bus', true],
  ['cornea', 'retina', false],
  ['ethnic bias', 'social prejudice', false],
  ['mitosis', 'meiosis', false],
  ['ship', 'whereupon', false],
])('“%s” and “%s” may name one thing: %s', (a, b, expected) => {
  expect(areSynonymous(a, b)).toBe(expected)
  expect(areSynonymous(b, a)).toBe(expected)
})

test.each([
  ['neuron', 'cell', true],
  ['money', 'currency', true],
  ['enzymes', 'protein', true],
  ['tariff', 'tax', true],
  ['fear', 'emotion', true],
  ['freshwater salmon', 'fish', true],
  ['sonnet', 'poem', true],
  ['cell', 'neuron', false],
  ['cell', 'cell', false],
  ['white blood cell', 'leukocyte', false],
  ['retina', 'cornea', false],
])('“%s” is a kind of “%s”: %s', (narrow, wide, expected) => {
  expect(isKindOf(narrow, wide)).toBe(expected)
})

describe('other names', () => {
  test.each([
    ['neurons', 'nerve cell'],
    ['hypertension', 'high blood pressure'],
    ['larynx', 'voice box'],
    ['red blood cell', 'erythrocyte'],
    ['carbohydrate', 'saccharide'],
    ['checking account', 'chequing account'],
  ])('“%s” is also called “%s”', (term, name) => {
    expect(synonymsOf(term)).toContain(name)
  })
  test.each([['stimulus'], ['cone'], ['prejudice'], ['stress'], ['pupil'], ['whereupon']])(
    '“%s” has none, since it may mean more than one thing or is not known',
    (term) => {
      expect(synonymsOf(term)).toEqual([])
    },
  )
})

describe('of any two terms', () => {
  const TERMS =
    'neuron,nerve cell,animal tissue,enzyme,protein,chemical compound,organic compound,matter,quadruped,cone,retina,money,currency,speed,velocity,king,monarchy,sonnet,poem,cornea,acid,base,stress,whereupon,ion channel,river,angle,law of demand,tariff,tax,leukocyte,white blood cell'.split(
      ',',
    )
  const term = fc.constantFrom(...TERMS)
  test('likeness lies between 0 and 1, is the same both ways, and greatest with itself', () => {
    fc.assert(
      fc.property(term, term, (a, b) => {
        expect(like(a, b)).toBeGreaterThanOrEqual(0)
        expect(like(a, b)).toBeLessThanOrEqual(1)
        expect(like(a, b)).toBeCloseTo(like(b, a))
        expect(like(a, a)).toBeGreaterThanOrEqual(like(a, b))
      }),
    )
  })
  test('a name for a term has the term for a name, and is its synonym', () => {
    fc.assert(
      fc.property(term, (a) => {
        for (const name of synonymsOf(a))
          expect([synonymsOf(name).includes(a), areSynonymous(a, name)]).toEqual([true, true])
      }),
    )
  })
  test('what is a kind of a kind is a kind of it, where each word has one sense', () => {
    const only = TERMS.filter((one) => nounSenses(one).length === 1)
    const pairs = only.flatMap((narrow) =>
      only.filter((wide) => isKindOf(narrow, wide)).map((wide) => [narrow, wide] as const),
    )
    expect(pairs.length).toBeGreaterThan(2)
    for (const [a, b] of pairs)
      for (const [narrow, c] of pairs) if (narrow === b) expect([a, c, isKindOf(a, c)]).toEqual([a, c, true])
  })
})
