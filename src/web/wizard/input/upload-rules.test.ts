import { describe, expect, test } from 'vitest'
import { sortPicked, UPLOAD_RULES } from './upload-rules.ts'

const file = (name: string, size = 3): File => new File([new Uint8Array(size)], name)

describe('picked files', () => {
  test('PDF files wait to be looked at, others go at once, whatever the case of their endings', () => {
    const { pdfs, others, refused, left } = sortPicked([
      file('a.PDF'),
      file('b.docx'),
      file('c.Txt'),
      file('d.doc'),
      file('e.pptx'),
    ])
    expect(pdfs.map(({ name }) => name)).toEqual(['a.PDF'])
    expect(others.map(({ name }) => name)).toEqual(['b.docx', 'c.Txt', 'd.doc', 'e.pptx'])
    expect([refused, left]).toEqual([[], undefined])
  })

  test.each([
    { name: 'picture.png', size: 3, code: 'file_type_unsupported' },
    { name: 'no ending', size: 3, code: 'file_type_unsupported' },
    { name: 'pdf', size: 3, code: 'file_type_unsupported' },
    { name: 'chapter.pdf', size: UPLOAD_RULES.bytes + 1, code: 'file_too_large' },
    { name: 'chapter.pdf', size: UPLOAD_RULES.bytes, code: undefined },
  ])('$name of $size bytes: $code', ({ name, size, code }) => {
    expect(sortPicked([file(name, size)]).refused[0]?.refusal.code).toBe(code)
  })

  test('of more than five the first five are taken, and the rest is told of', () => {
    const { others, left } = sortPicked(['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.txt`)))
    expect(others).toHaveLength(5)
    expect(left).toEqual({ code: 'too_many_files', most: 5 })
  })
})
