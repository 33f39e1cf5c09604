import { describe, expect, test } from 'vitest'
import { CLASS_NOUNS } from '../word-lists/class-nouns.ts'
import { family, semanticClass, SEMANTIC_CLASSES, sphere } from './semantic-class.ts'

describe('the table of nouns', () => {
  const all = SEMANTIC_CLASSES.flatMap((name) => CLASS_NOUNS[name].split(' '))

  test('holds each noun once', () => {
    expect(all.filter((noun, index) => all.indexOf(noun) !== index)).toEqual([])
  })
  test('is written in small letters, without empty places', () => {
    expect(all.filter((noun) => !/^[a-z]+(?:-[a-z]+)*$/.test(noun))).toEqual([])
  })
  test('gives every class at least twenty nouns', () => {
    expect(SEMANTIC_CLASSES.filter((name) => CLASS_NOUNS[name].split(' ').length < 20)).toEqual([])
  })
})

describe('the class of a term of any subject', () => {
  test.each([
    ['prime minister', 'person'],
    ['trade unions', 'group'],
    ['parliament', 'group'],
    ['oxbow', 'landform'],
    ['photosynthesis', 'process'],
    ['haemoglobin', 'substance'],
    ['opportunity cost', 'money'],
    ['constitutional monarchy', 'system'],
    ['Treaty of Nanking', 'event'],
    ['statute', 'rule'],
    ['sonnet', 'work'],
    ['dramatic irony', 'rhetoric'],
    ['Taiping Rebellion', 'event'],
    ['burette', 'artefact'],
    ['tuberculosis', 'disorder'],
    ['chlorophyll', 'substance'],
    ['barometer', 'artefact'],
  ] as const)('“%s” is of class %s', (phrase, kind) => {
    expect(semanticClass(phrase)).toBe(kind)
  })

  test('what the text calls a thing counts before its own name', () => {
    expect(semanticClass('cell', 'room')).toBe(semanticClass('cell'))
    expect(semanticClass('spring', 'a place')).toBe('place')
  })
})

test.each([
  { a: 'institution', b: 'system', together: true },
  { a: 'place', b: 'landform', together: true },
  { a: 'work', b: 'rhetoric', together: true },
  { a: 'person', b: 'substance', together: false },
  { a: 'money', b: 'theory', together: false },
] as const)('$a and $b stand in one family: $together', ({ a, b, together }) => {
  expect(family(a) === family(b)).toBe(together)
})

test('every class has its sphere, and a family lies within one', () => {
  for (const a of SEMANTIC_CLASSES)
    for (const b of SEMANTIC_CLASSES)
      if (family(a) === family(b) && !['institution', 'system', 'rule'].includes(a))
        expect([a, b, sphere(a)]).toEqual([a, b, sphere(b)])
})
