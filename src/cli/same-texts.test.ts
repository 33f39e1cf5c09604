import { expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { withoutCopies } from './same-texts.ts'

const source = (name: string, from: number, to: number): DocumentWithTopics => ({
  document: {
    id: asId(name),
    name,
    fileType: 'txt',
    language: 'en',
    outline: [],
    warnings: [],
    blocks: Array.from({ length: to - from }, (_, index) => ({
      kind: 'paragraph' as const,
      spans: [],
      text: `Word${from + index} of every w${from + index}b turns into a w${from + index}c slowly.`,
    })),
  },
  found: { topics: [], terms: [] },
})

test.each([
  { name: 'one document is kept', sources: [source('a.pdf', 0, 100)], kept: ['a.pdf'], notices: [] },
  {
    name: 'strangers are all kept',
    sources: [source('a.pdf', 0, 100), source('b.pdf', 200, 300)],
    kept: ['a.pdf', 'b.pdf'],
    notices: [],
  },
  {
    name: 'of three formats the first is kept',
    sources: [source('a.pdf', 0, 100), source('a.docx', 0, 100), source('a.txt', 0, 100)],
    kept: ['a.pdf'],
    notices: [
      ['same_text', 'a.docx', 'a.pdf'],
      ['same_text', 'a.txt', 'a.pdf'],
    ],
  },
  {
    name: 'a book and its chapter are both kept',
    sources: [source('book.pdf', 0, 300), source('chapter.pdf', 0, 100)],
    kept: ['book.pdf', 'chapter.pdf'],
    notices: [['shared_text', 'chapter.pdf', 'book.pdf']],
  },
  {
    name: 'a chapter and its book, the other way about',
    sources: [source('chapter.pdf', 0, 100), source('book.pdf', 0, 300)],
    kept: ['chapter.pdf', 'book.pdf'],
    notices: [['shared_text', 'chapter.pdf', 'book.pdf']],
  },
])('$name', ({ sources, kept, notices }) => {
  const found = withoutCopies(sources)
  expect(found.kept.map(({ document }) => document.name)).toEqual(kept)
  expect(
    found.notices.map((notice) => ('of' in notice ? [notice.kind, notice.document, notice.of] : [notice.kind])),
  ).toEqual(notices)
})
