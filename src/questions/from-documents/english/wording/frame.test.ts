import { expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { frameFor } from './frame.ts'

const frame = (term: string, title: string): string | undefined => {
  const lesson = lessonFromText('A virus is a small particle that lives in cells.')
  return frameFor(term, {
    ...lesson,
    material: { ...lesson.material, document: { ...lesson.material.document, title } },
  })
}

test.each([
  ['envelope', '21 | Viruses', 'viruses'],
  ['preserve', 'Chapter 47: Conservation Biology', 'conservation biology'],
  ['group I virus', 'Viruses', 'viruses'],
])('“%s” of “%s” needs the frame “%s”', (term, title, expected) => {
  expect(frame(term, title)).toBe(expected)
})

test.each([
  ['a technical word means one thing', 'endoplasmic reticulum', 'Cell Structure'],
  ['a question is no matter', 'envelope', 'What Are Viruses and How Do They Spread?'],
  ['the title says the term', 'memory', 'Memory'],
  ['no title', 'envelope', ''],
])('%s: “%s” of “%s” stands without', (_, term, title) => {
  expect(frame(term, title)).toBeUndefined()
})
