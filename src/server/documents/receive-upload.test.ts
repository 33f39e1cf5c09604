import { expect, test } from 'vitest'
import { cleanName } from './receive-upload.ts'

test.each([
  ['a short name', 'bees.pdf', 'bees.pdf'],
  ['a long one', `${'a'.repeat(300)}.pdf`, `${'a'.repeat(196)}.pdf`],
  ['a long one in Chinese', `${'蜂'.repeat(201)}.docx`, `${'蜂'.repeat(195)}.docx`],
  ['one of 200 characters', `${'a'.repeat(196)}.txt`, `${'a'.repeat(196)}.txt`],
  ['a sentence with a dot', `Chapter 1. ${'word '.repeat(60)}`, `Chapter 1. ${'word '.repeat(60)}`.slice(0, 200)],
  ['no stem', '.pdf', '.pdf'],
  ['a path', 'C:\\lessons\\bees.pdf', 'bees.pdf'],
  ['nothing', undefined, 'document'],
])('%s is kept with its ending', (_what, given, kept) => expect(cleanName(given)).toBe(kept))
