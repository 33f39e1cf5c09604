import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { acceptedType } from './accepted-file.ts'

const ZIP = Buffer.from('PK\u0003\u0004 cut short')

test.each([
  { name: 'lesson.pptx', bytes: () => readFile('samples/nutrition.pptx'), type: 'pptx' },
  { name: 'lesson.docx', bytes: () => readFile('samples/nutrition.pptx'), type: 'pptx' },
  { name: 'chapter.docx', bytes: () => readFile('samples/nutrition.docx'), type: 'docx' },
  { name: 'chapter.pptx', bytes: () => readFile('samples/nutrition.docx'), type: 'docx' },
  { name: 'damaged.pptx', bytes: () => ZIP, type: 'pptx' },
  { name: 'damaged.docx', bytes: () => ZIP, type: 'docx' },
  {
    name: 'old.ppt',
    bytes: () => Buffer.from('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'latin1'),
    type: undefined,
  },
])('$name may be $type', async ({ name, bytes, type }) => {
  expect(acceptedType(await bytes(), name)).toBe(type)
})
