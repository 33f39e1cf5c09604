import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { termKinds } from './term-kinds.ts'
import type { Entry } from '../survey/vocabulary.ts'

const GLOSSARY = `# The body
Every chapter on the body names its parts.
# Key Terms
larynx: organ of the neck that holds the vocal cords
sensory receptor: neuron that answers to one kind of stimulus
cornea: transparent tissue over the eye
retina: light-sensitive tissue at the back of the eye
stress: state of an individual who feels threatened
speed: distance that is covered in a unit of time
velocity: speed of a body in a given direction`

const lesson = lessonFromText(GLOSSARY)
const entryOf = (form: string): Entry => {
  const found = lesson.vocabulary.entries.find((entry) => entry.form === form)
  if (!found) throw new Error(`Cannot compare ${form}: it was wanted among the terms`)
  return found
}
const undefinedTerm = (form: string, given: Partial<Entry> = {}): Entry => ({
  key: form,
  form,
  plural: false,
  proper: false,
  kind: undefined,
  head: form,
  confidence: 0.5,
  count: 1,
  bold: false,
  leading: false,
  ...given,
})

describe('terms of a document', () => {
  const kinds = termKinds()
  test('are like as things, however little the text says', () => {
    expect(kinds.likeness(entryOf('cornea'), entryOf('retina'))).toBeGreaterThan(
      kinds.likeness(entryOf('cornea'), entryOf('stress'))!,
    )
  })
  test('are compared with none that is not known, nor with a name', () => {
    expect(kinds.likeness(entryOf('cornea'), undefinedTerm('whereupon'))).toBeUndefined()
    expect(kinds.likeness(entryOf('cornea'), undefinedTerm('Iris', { proper: true }))).toBeUndefined()
  })
  test('may be one where they are synonyms, or one a kind of the other, unless the text defines both', () => {
    expect(kinds.mayBeOne(undefinedTerm('speed'), undefinedTerm('velocity'))).toBe(true)
    expect(kinds.mayBeOne(undefinedTerm('nerve cell'), undefinedTerm('cell'))).toBe(true)
    expect(kinds.mayBeOne(undefinedTerm('cornea'), undefinedTerm('retina'))).toBe(false)
    expect(termKinds().mayBeOne(entryOf('speed'), entryOf('velocity'))).toBe(false)
  })
})

describe('other names of a term', () => {
  test.each([
    { of: 'a part of the body', entry: entryOf('larynx'), names: ['voice box'] },
    {
      of: 'several cells',
      entry: undefinedTerm('erythrocytes', { plural: true, kind: 'cell_part' }),
      names: ['red blood cells'],
    },
    { of: 'what the text calls a neuron', entry: entryOf('sensory receptor'), names: [] },
    { of: 'a thought', entry: undefinedTerm('cognition', { kind: 'mind' }), names: [] },
    { of: 'a drug by what it does', entry: undefinedTerm('depressant', { kind: 'substance' }), names: [] },
    { of: 'a name', entry: undefinedTerm('Larynx', { proper: true, kind: 'body_part' }), names: [] },
  ])('$of: $names', ({ entry, names }) => {
    expect(termKinds().otherNames(entry)).toEqual(names)
  })
})
