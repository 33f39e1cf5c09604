/** A file keeps the name that the server gave it. */
import { expect, test } from 'vitest'
import { nameIn } from './download.ts'

test.each([
  { header: 'attachment; filename="quadratics_2026-11-20.pdf"', name: 'quadratics_2026-11-20.pdf' },
  { header: "attachment; filename=\"_.pdf\"; filename*=UTF-8''%E8%AF%95%E5%8D%B7.pdf", name: '试卷.pdf' },
  { header: 'attachment', name: undefined },
  { header: null, name: undefined },
])('$header names $name', ({ header, name }) => {
  expect(nameIn(header)).toBe(name)
})
