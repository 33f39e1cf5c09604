import { expect, test } from 'vitest'
import { trustOf, trustOfAll } from './trust.ts'

const source = { documentId: 'd', quote: 'The words of the document.' }

test.each([
  { name: 'a family’s answer is proved', provenance: { proof: 'proved' }, label: 'proved' },
  {
    name: 'a sentence of the document shows its source',
    provenance: { proof: 'quoted', source },
    label: 'source_shown',
  },
  {
    name: 'an AI’s answer that only a quotation confirmed shows its source, in papers of old as well',
    provenance: { proof: 'checked', source },
    label: 'source_shown',
  },
  { name: 'an AI’s answer that was calculated is proved', provenance: { proof: 'checked' }, label: 'proved' },
  { name: 'a genuine quotation decides nothing', provenance: { proof: 'unchecked', source }, label: 'read_this' },
  { name: 'a teacher’s own is to be read', provenance: { proof: 'unchecked' }, label: 'read_this' },
] as const)('$name', ({ provenance, label }) => {
  expect(trustOf(provenance)).toBe(label)
})

test('all have a label where they have the same', () => {
  expect(trustOfAll([{ proof: 'proved' }, { proof: 'checked' }])).toBe('proved')
  expect(trustOfAll([{ proof: 'proved' }, { proof: 'unchecked' }])).toBeUndefined()
  expect(trustOfAll([])).toBeUndefined()
})
