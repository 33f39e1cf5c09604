import { expect, test } from 'vitest'
import { MOST_BYTES, whatOf } from './pick.ts'

test.each([
  { name: 'chapter.pdf', size: 10, what: 'read' },
  { name: ' 課文.DOCX ', size: 10, what: 'read' },
  { name: 'lesson.pptx', size: 10, what: 'read' },
  { name: 'lesson.ppt', size: 10, what: 'type' },
  { name: 'notes.txt', size: MOST_BYTES, what: 'read' },
  { name: 'old.doc', size: 10, what: 'sample' },
  { name: 'notes.txt', size: MOST_BYTES + 1, what: 'too_large' },
  { name: 'old.doc', size: MOST_BYTES + 1, what: 'too_large' },
  { name: 'notes.txt', size: 0, what: 'empty' },
  { name: 'picture.png', size: 10, what: 'type' },
  { name: 'chapter', size: 10, what: 'type' },
])('$name of $size bytes: $what', ({ name, size, what }) => {
  expect(whatOf([{ name, size }])).toBe(what)
})

test('no file and two files are not one', () => {
  expect([
    whatOf([]),
    whatOf([
      { name: 'a.txt', size: 1 },
      { name: 'b.txt', size: 1 },
    ]),
  ]).toEqual(['one', 'one'])
})
