import { expect, test } from 'vitest'
import { lexiconOf } from './lexicon.ts'
import { readField } from './read-field.ts'

const TERM = 'mitosis | 有絲分裂 | process | S4 | the division into two like nuclei | 分成兩個相同子核的過程'

test('a term with its extras, in its chapter', () => {
  const { terms } = readField(
    'biology',
    `== Cells | 細胞\n${TERM} | also=karyokinesis, M phase; also-zh=間接分裂; not=meiosis; kind=cell division`,
  )
  expect(terms).toEqual([
    {
      id: 'biology/process/mitosis',
      field: 'biology',
      chapter: { en: 'Cells', zh: '細胞' },
      name: { en: 'mitosis', zh: '有絲分裂' },
      aliases: { en: ['karyokinesis', 'M phase'], zh: ['間接分裂'] },
      class: 'process',
      stage: 'S4',
      definition: { en: 'the division into two like nuclei', zh: '分成兩個相同子核的過程' },
      mistakenFor: ['meiosis'],
      kindOf: 'cell division',
    },
  ])
})
test.each([
  ['mitosis | 有絲分裂 | thing | S4 | a | b', /Line 1 of biology is no row: there is no class "thing"/],
  ['mitosis | 有絲分裂 | process | S9 | a | b', /there is no stage "S9"/],
  ['mitosis | 有絲分裂', /two names and two definitions/],
  ['fact | sodium | 鈉', /a fact has eight columns/],
  ['set | ways | 方式', /a set has four columns/],
])('%s is refused', (line, sentence) => {
  expect(() => readField('biology', line)).toThrow(sentence)
})
test('members are terms of the own field, else of another, else names', () => {
  const set = 'set | ways | 方式 | mitosis; meiosis=減數分裂; binary fission=二分裂; budding=出芽'
  const others =
    'meiosis | 減數分裂 | process | S4 | what halves | 減半者\nmitosis | 有絲分裂 | process | S4 | of b | 乙'
  const lexicon = lexiconOf([readField('a', `${TERM}\n${set}`), readField('b', others)])
  expect(lexicon.sets[0]?.members).toEqual([
    { name: { en: 'mitosis', zh: '有絲分裂' }, term: 'a/process/mitosis' },
    { name: { en: 'meiosis', zh: '減數分裂' }, term: 'b/process/meiosis' },
    { name: { en: 'binary fission', zh: '二分裂' } },
    { name: { en: 'budding', zh: '出芽' } },
  ])
  expect(lexicon.setsOf('b/process/meiosis')).toEqual(lexicon.sets)
  expect(() => lexiconOf([readField('a', 'set | ways | 方式 | x; y; z; w')])).toThrow(/names "x", which is no term/)
})
test('a cycle is a sequence that begins again', () => {
  const { sequences } = lexiconOf([
    readField('a', 'cycle | seasons | 四季 | spring=春 > summer=夏 > autumn=秋 > winter=冬'),
  ])
  expect(sequences.map(({ isCyclic, members }) => [isCyclic, members.length])).toEqual([[true, 4]])
})
