import { describe, expect, test } from 'vitest'
import { TELLING_KINDS } from './noun-kinds.ts'
import { nounTable } from '../word-lists/noun-table.ts'
import { semanticClass } from './semantic-class.ts'

describe('the kinds that tell a class', () => {
  const kinds = Object.values(TELLING_KINDS).flatMap((written) => written.split(', '))
  const synsetOf = (kind: string): number | undefined => {
    const [lemma, rank = '1'] = kind.split('#')
    return nounTable()
      .senses(lemma!)
      .find((sense) => sense.rank === Number(rank))?.synset
  }
  test('are all in the table', () => {
    expect(kinds.filter((kind) => synsetOf(kind) === undefined)).toEqual([])
  })
  test('stand once each', () => {
    const synsets = kinds.map(synsetOf)
    expect(kinds.filter((_, index) => synsets.indexOf(synsets[index]) !== index)).toEqual([])
  })
})

describe('terms that the hand-made table does not know', () => {
  test.each([
    ['melatonin', 'substance'],
    ['cytosine', 'substance'],
    ['tinnitus', 'disorder'],
    ['remarriage', 'process'],
    ['stickleback', 'organism'],
    ['lawmakers', 'person'],
    ['subcommittee', 'institution'],
    ['stopcock', 'artefact'],
    ['megawatts', 'unit'],
    ['chemotaxis', 'process'],
    ['immune system', 'body_part'],
    ['oval window', 'body_part'],
    ['polyandry', 'state'],
    ['linguistic relativity', 'theory'],
    ['plastid', 'cell_part'],
    ['civil disobedience', 'process'],
    ['cubism', 'theory'],
    ['euphoria', 'mind'],
  ] as const)('“%s” is of class %s', (phrase, kind) => {
    expect(semanticClass(phrase)).toBe(kind)
  })
  test.each([['belt'], ['Berlin'], ['ACE'], ['Kales']])(
    '“%s” is of none: it is a name, or may be of several',
    (phrase) => {
      expect(semanticClass(phrase)).toBeUndefined()
    },
  )
  test('the general noun of the text counts before', () => {
    expect(semanticClass('stressors', 'environmental event')).toBe(semanticClass('environmental event'))
  })
  test('an act in -ing is an act, whatever a dictionary has by that name', () => {
    expect(semanticClass('coping')).toBe('process')
  })
})
