import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import WordExtractor from 'word-extractor'
import { READING_LIMITS, type Block, type ReadDocument } from '../document.ts'
import { buildDoc, SPRM, u16, u32, type FixtureParagraph } from '#test/reading/doc-files.ts'
import { readDoc } from './read-doc.ts'

const BODY =
  'Plants, algae and some bacteria make their own food from light, water and carbon dioxide; animals and fungi cannot.'

function read(bytes: Uint8Array): ReadDocument {
  const result = readDoc(bytes, 'a.doc', READING_LIMITS)
  if (!result.ok) throw new Error(`Cannot read the file: ${result.error.code}`)
  return result.value
}
/** `kind level text`, with each span in brackets behind. */
const shown = (blocks: readonly Block[]): string[] =>
  blocks.map((block) =>
    [
      `${block.kind}${block.level ?? ''}`,
      block.text,
      ...block.spans.map((span) => `[${span.kind}: ${block.text.slice(span.start, span.end)}]`),
    ].join(' | '),
  )

describe('a .doc of Word 97', () => {
  const cases: readonly {
    readonly title: string
    readonly paragraphs: readonly FixtureParagraph[]
    readonly expected: readonly string[]
  }[] = [
    {
      title: 'headings come from styles',
      paragraphs: [{ text: 'Cells', style: 1 }, { text: 'Membranes', style: 2 }, { text: BODY }],
      expected: ['heading1 | Cells', 'heading2 | Membranes', `paragraph | ${BODY}`],
    },
    {
      title: 'a heading may have an outline level of its own',
      paragraphs: [{ text: 'Cells', style: 1 }, { text: 'Walls', outline: 1 }, { text: BODY }],
      expected: ['heading1 | Cells', 'heading2 | Walls', `paragraph | ${BODY}`],
    },
    {
      title: 'without styles a bold line over text is a heading',
      paragraphs: [{ text: 'Cells', runs: [{ start: 0, end: 5, sprms: SPRM.bold }] }, { text: BODY }],
      expected: ['heading1 | Cells | [bold: Cells]', `paragraph | ${BODY}`],
    },
    {
      title: 'without styles larger text is a heading',
      paragraphs: [{ text: 'Cells', runs: [{ start: 0, end: 5, sprms: SPRM.size(32) }] }, { text: BODY }],
      expected: ['heading1 | Cells', `paragraph | ${BODY}`],
    },
    {
      title: 'bold and italic are spans',
      paragraphs: [
        {
          text: 'The nucleus holds DNA.',
          runs: [
            { start: 4, end: 11, sprms: SPRM.bold },
            { start: 18, end: 21, sprms: SPRM.italic },
          ],
        },
      ],
      expected: ['paragraph | The nucleus holds DNA. | [bold: nucleus] | [italic: DNA]'],
    },
    {
      title: 'raised and lowered characters',
      paragraphs: [
        {
          text: '103 m of CO2',
          runs: [
            { start: 2, end: 3, sprms: SPRM.raised },
            { start: 11, end: 12, sprms: SPRM.lowered },
          ],
        },
      ],
      expected: ['paragraph | 10³ m of CO₂'],
    },
    {
      title: 'hidden and deleted text is left out',
      paragraphs: [
        {
          text: 'The old big new cell',
          runs: [
            { start: 4, end: 8, sprms: SPRM.deleted },
            { start: 8, end: 12, sprms: SPRM.hidden },
          ],
        },
      ],
      expected: ['paragraph | The new cell'],
    },
    {
      title: 'a link keeps its text, not its code',
      paragraphs: [{ text: 'See \u0013 HYPERLINK "x" \u0014the museum\u0015.' }],
      expected: ['paragraph | See the museum.'],
    },
    {
      title: 'contents do not repeat the headings',
      paragraphs: [{ text: '\u0013 TOC \\o \u0014Cells 3' }, { text: 'Life 9\u0015' }, { text: 'Cells', style: 1 }],
      expected: ['heading1 | Cells'],
    },
    {
      title: 'list items',
      paragraphs: [
        { text: 'Root', list: true },
        { text: 'Stem', list: true },
      ],
      expected: ['list_item | Root', 'list_item | Stem'],
    },
    {
      title: 'a table has tabs and new lines',
      paragraphs: [
        { text: 'Gas', ends: 'cell' },
        { text: 'Share', ends: 'cell' },
        { text: '', ends: 'row' },
        { text: 'Oxygen', ends: 'cell' },
        { text: '21 %', ends: 'cell' },
        { text: '', ends: 'row' },
        { text: 'Next.' },
      ],
      expected: ['table | Gas\tShare\nOxygen\t21 %', 'paragraph | Next.'],
    },
    {
      title: 'Chinese text',
      paragraphs: [{ text: '第一章 細胞', style: 1 }, { text: '細胞是生命的基本單位。' }],
      expected: ['heading1 | 第一章 細胞', 'paragraph | 細胞是生命的基本單位。'],
    },
    {
      title: 'a bold line that a break parts from its text is a heading',
      paragraphs: [{ text: `Cells\u000b${BODY}`, runs: [{ start: 0, end: 5, sprms: SPRM.bold }] }],
      expected: ['heading1 | Cells | [bold: Cells]', `paragraph | ${BODY}`],
    },
    {
      title: 'a paragraph whose mark was deleted goes on in the next',
      paragraphs: [{ text: 'One half ', markDeleted: true }, { text: 'and the other.' }],
      expected: ['paragraph | One half and the other.'],
    },
    {
      title: 'characters moved off the line',
      paragraphs: [
        {
          text: 'x2 y1',
          runs: [
            { start: 1, end: 2, sprms: SPRM.moved(6) },
            { start: 4, end: 5, sprms: SPRM.moved(-6) },
          ],
        },
      ],
      expected: ['paragraph | x² y₁'],
    },
    {
      title: 'a reading over a character',
      paragraphs: [{ text: '\u0013EQ \\o\\ad(\\s\\up 9(ㄕㄥ),生)\u0015命' }],
      expected: ['paragraph | 生命'],
    },
    {
      title: 'a fraction made by a field',
      paragraphs: [{ text: 'Half is \u0013EQ \\f(1,2)\u0015 here.' }],
      expected: ['paragraph | Half is \\frac{1}{2} here. | [math: \\frac{1}{2}]'],
    },
    {
      title: 'pictures and other marks leave no trace',
      paragraphs: [{ text: '\u0001\u0008A cell\u0002 lives' }],
      expected: ['paragraph | A cell lives'],
    },
  ]
  test.each(cases)('$title', ({ paragraphs, expected }) => {
    expect(shown(read(buildDoc(paragraphs)).blocks)).toEqual(expected)
  })

  test('footnotes stand behind the text', () => {
    expect(shown(read(buildDoc([{ text: 'Cells\u0002 live.' }], [{ text: '\u0002 Found by Hooke.' }])).blocks)).toEqual(
      ['paragraph | Cells live.', 'footnote | Found by Hooke.'],
    )
  })

  test('footnotes follow the paragraph of their mark where the tables say it', () => {
    const tables = new Map([
      [2, [...u32(5), ...u32(20), ...u16(1)]],
      [3, [...u32(0), ...u32(17), ...u32(18)]],
    ])
    const bytes = buildDoc(
      [{ text: 'Cells\u0002 live.' }, { text: 'Next.' }],
      [{ text: '\u0002 Found by Hooke.' }],
      tables,
    )
    expect(shown(read(bytes).blocks)).toEqual([
      'paragraph | Cells live.',
      'footnote | Found by Hooke.',
      'paragraph | Next.',
    ])
  })

  test('a list gives headings the numbers that Word computes', () => {
    const level = [
      ...u32(1),
      39,
      0,
      ...Array.from({ length: 22 }, () => 0),
      ...u16(3),
      ...u16(0x7b2c),
      ...u16(0),
      ...u16(0x7ae0),
    ]
    const definitions = [...u16(1), ...u32(7), ...Array.from({ length: 22 }, () => 0), 1, 0]
    const lists = [...u32(1), ...u32(7), ...Array.from({ length: 12 }, () => 0), ...u32(0)]
    // The level stands behind the definitions, in the bytes that no table claims.
    const tables = new Map([
      [73, definitions],
      [92, level],
      [74, lists],
    ])
    const bytes = buildDoc(
      [{ text: '細胞', list: true }, { text: BODY }, { text: '遺傳', list: true, style: 1 }],
      [],
      tables,
    )
    expect(shown(read(bytes).blocks)).toEqual(['list_item | 細胞', `paragraph | ${BODY}`, 'heading1 | 第二章 遺傳'])
    const plain = buildDoc(
      [{ text: '細胞', list: true }, { text: BODY }, { text: '遺傳', list: true }, { text: BODY }],
      [],
      tables,
    )
    expect(shown(read(plain).blocks)).toEqual([
      'heading1 | 第一章 細胞',
      `paragraph | ${BODY}`,
      'heading1 | 第二章 遺傳',
      `paragraph | ${BODY}`,
    ])
  })

  test('equations of the old editor are pictures, and the document says that they are lost', () => {
    expect(read(buildDoc([{ text: 'Energy is \u0013 EMBED Equation.3 \u0014\u0001\u0015' }])).warnings).toEqual([
      { code: 'formulas_lost', pages: [] },
    ])
  })
})

const shared = '../shared/documents'
describe.skipIf(!existsSync(shared))('real .doc files', () => {
  // word-extractor reads the same file by other code: a second route to the words. It writes "undefined" for each soft
  // hyphen.
  test.each(['openstax-psy-ch6-learning-2col.doc', 'drcd-reader.doc', 'poi-ob_is.doc', 'poi-o_kurs.doc'])(
    '%s has the words that word-extractor finds in its body',
    async (name) => {
      const bytes = readFileSync(`${shared}/${name}`)
      const words = (text: string): string[] => text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
      const theirs = words(
        (await new WordExtractor().extract(bytes)).getBody({ filterUnicode: false }).replaceAll('undefined', ''),
      )
      const ours = new Set(
        words(
          read(new Uint8Array(bytes))
            .blocks.map((block) => block.text)
            .join('\n'),
        ),
      )
      const missing = theirs.filter((word) => !ours.has(word))
      expect(missing.length / theirs.length, missing.slice(0, 20).join(' ')).toBeLessThan(0.01)
    },
  )
})
