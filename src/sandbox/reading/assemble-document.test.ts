import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import { BLOCK_KINDS, type Block } from '#reading/document.ts'
import { assembleDocument } from './assemble-document.ts'
import { cutDocument } from './cut-document.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'

const block = (text: string, more: Partial<Block> = {}): Block => ({ kind: 'paragraph', text, spans: [], ...more })
const topic = {
  id: asId<'Topic'>('t'),
  name: 'Cells',
  description: 'Cells are small.',
  subtopics: ['Walls'],
  difficulty: 'easy' as const,
  confidence: 0.5,
  category: 'General',
  pages: [1],
}
const term = { key: 'cell', form: 'cells', confidence: 1, count: 3, blocks: [0], proper: false, bold: true }

const withBlocks = (blocks: readonly Block[], more: Partial<DocumentWithTopics['found']> = {}): DocumentWithTopics => ({
  document: {
    id: asId<'Document'>('d'),
    name: 'a.pdf',
    fileType: 'pdf',
    pageCount: 3,
    language: 'en',
    blocks,
    outline: [],
    warnings: [{ code: 'scanned_pages', pages: [2] }],
  },
  found: { topics: [], terms: [], ...more },
})

const throughThePipe = (read: DocumentWithTopics): ReturnType<ReturnType<typeof assembleDocument>['finish']> => {
  const assembler = assembleDocument()
  for (const part of cutDocument(read)) expect(assembler.add(JSON.parse(JSON.stringify(part)))).toBe(true)
  return assembler.finish()
}

describe('a document', () => {
  test('comes out as it went in, whatever its blocks', () => {
    const anyBlock = fc.record({
      kind: fc.constantFrom(...BLOCK_KINDS),
      text: fc.string({ unit: 'binary', size: 'small' }),
      spans: fc.constant([]),
    })
    fc.assert(
      fc.property(fc.array(anyBlock, { maxLength: 30 }), (blocks) => {
        const read = withBlocks(blocks)
        expect(throughThePipe(read)).toEqual({ ok: true, value: read })
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    { name: 'one line of 400,001 characters', read: withBlocks([block('短'.repeat(400_001)), block('end')]) },
    {
      name: 'a surrogate pair where the text is cut',
      read: withBlocks([block(`${'x'.repeat(63_999)}😀${'y'.repeat(64_000)}`)]),
    },
    {
      name: '9,000 spans in a block',
      read: withBlocks([
        block('a'.repeat(9000), {
          spans: Array.from({ length: 9000 }, (_, start) => ({ start, end: start + 1, kind: 'bold' as const })),
        }),
      ]),
    },
    {
      name: '50,000 small blocks',
      read: withBlocks(
        Array.from({ length: 50_000 }, (_, index) => block(`paragraph ${index}`, { page: 1 + (index % 3) })),
      ),
    },
    {
      name: 'a topic and a term over 5,000 blocks',
      read: withBlocks(
        Array.from({ length: 5000 }, () => block('x')),
        { topics: [{ topic, blocks: [...Array(5000).keys()] }], terms: [{ ...term, blocks: [...Array(5000).keys()] }] },
      ),
    },
  ])('travels in parts under 2 MB: $name', ({ read }) => {
    const longest = Math.max(...[...cutDocument(read)].map((part) => Buffer.byteLength(JSON.stringify(part))))
    expect(longest).toBeLessThan(500_000)
    expect(throughThePipe(read)).toEqual({ ok: true, value: read })
  })
})

test('a title longer than a line is cut', () => {
  const { document, found } = withBlocks([block('text')])
  const title = 'T'.repeat(5_000_000)
  const read = throughThePipe({ document: { ...document, title, outline: [{ title, level: 1 }] }, found })
  expect(read?.ok && [read.value.document.title?.length, read.value.document.outline[0]!.title.length]).toEqual([
    1000, 1000,
  ])
})

describe('what does not fit is not believed', () => {
  const [head] = [...cutDocument(withBlocks([]))]
  const blocks = { part: 'blocks', blocks: [block('abc')] }

  test.each([
    { name: 'a value that is no part', parts: [{ surprise: true }] },
    { name: 'null', parts: [null] },
    { name: 'a text without a block', parts: [head, { part: 'more_text', text: 'x' }] },
    { name: 'a second head', parts: [head, head] },
    {
      name: 'a kind of block that does not exist',
      parts: [head, { part: 'blocks', blocks: [block('a', { kind: 'poem' as 'code' })] }],
    },
    { name: 'a property too many', parts: [head, { part: 'blocks', blocks: [{ ...block('a'), constructor: 1 }] }] },
    { name: 'a confidence over 1', parts: [head, { part: 'terms', terms: [{ ...term, confidence: 2 }] }] },
    { name: 'a page of 1.5', parts: [head, { part: 'blocks', blocks: [block('a', { page: 1.5 })] }] },
    { name: 'a fault after a document', parts: [head, { part: 'fault', fault: { code: 'damaged' } }] },
    { name: 'a fault of no known code', parts: [{ part: 'fault', fault: { code: 'tired' } }] },
  ])('refused at once: $name', ({ parts }) => {
    const assembler = assembleDocument()
    const taken = parts.map((part) => assembler.add(part))
    expect(taken.at(-1)).toBe(false)
  })

  test.each([
    { name: 'no head', parts: [] },
    { name: 'a page beyond the last', parts: [head, { part: 'blocks', blocks: [block('a', { page: 4 })] }] },
    {
      name: 'a span beyond its text',
      parts: [head, { part: 'blocks', blocks: [block('abc', { spans: [{ start: 2, end: 4, kind: 'bold' }] })] }],
    },
    {
      name: 'an outline entry of a missing block',
      parts: [head, blocks, { part: 'outline', outline: [{ title: 'x', level: 1, block: 1 }] }],
    },
    { name: 'a term on a missing block', parts: [head, blocks, { part: 'terms', terms: [{ ...term, blocks: [1] }] }] },
    {
      name: 'a block of two topics',
      parts: [
        head,
        blocks,
        {
          part: 'topics',
          topics: [
            { topic, blocks: [0] },
            { topic, blocks: [0] },
          ],
        },
      ],
    },
  ])('refused at the end: $name', ({ parts }) => {
    const assembler = assembleDocument()
    for (const part of parts) expect(assembler.add(part)).toBe(true)
    expect(assembler.finish()).toBeUndefined()
  })

  test('a fault is passed on as it is', () => {
    const assembler = assembleDocument()
    expect(assembler.add({ part: 'fault', fault: { code: 'too_many_pages', limit: 500, pages: [501] } })).toBe(true)
    expect(assembler.finish()).toEqual({ ok: false, error: { code: 'too_many_pages', limit: 500, pages: [501] } })
  })
})
