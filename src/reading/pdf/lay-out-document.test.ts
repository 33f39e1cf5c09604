import { describe, expect, test } from 'vitest'
import type { Block } from '../document.ts'
import type { Bookmark, GlyphRun, PdfPage } from './glyph-run.ts'
import { gatherPage, layOutDocument } from './lay-out-document.ts'
import { page, printed, printedLines } from '#test/reading/printed-pages.ts'

const read = (pages: readonly PdfPage[], bookmarks: readonly Bookmark[] = []) =>
  layOutDocument(pages.map(gatherPage), bookmarks)
const blocksOf = (...runs: readonly GlyphRun[]): readonly Block[] => read([page(runs)]).blocks
const textsOf = (...runs: readonly GlyphRun[]): string[] => blocksOf(...runs).map((block) => block.text)

const LEFT = [
  'The first column tells of cells,',
  'which are the smallest units of',
  'life and which were seen first',
  'by Hooke in a slice of cork.',
]
const RIGHT = [
  'The second column tells of what',
  'is in them: a nucleus, ribosomes',
  'and many mitochondria that give',
  'the cell the energy it needs.',
]

describe('columns', () => {
  test('the left column is read before the right one, though the file draws them line by line', () => {
    const runs = LEFT.flatMap((line, index) => [
      printed(line, 60, 100 + index * 12),
      printed(RIGHT[index]!, 320, 100 + index * 12),
    ])
    expect(textsOf(...runs)).toEqual([LEFT.join(' '), RIGHT.join(' ')])
  })

  test('a heading over both columns comes before them, one between parts of the page parts them', () => {
    const title = printed('A Title That Spans Both of the Columns of the Page', 60, 70, { size: 18, bold: true })
    const middle = printed('Another Title That Spans the Two Columns of It', 60, 190, { size: 18, bold: true })
    const columns = (y: number) => [...printedLines(LEFT, 60, y), ...printedLines(RIGHT, 320, y)]
    const blocks = blocksOf(title, ...columns(100), middle, ...columns(220))
    expect(blocks.map((block) => block.kind)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'heading',
      'paragraph',
      'paragraph',
    ])
    expect(blocks[3]!.text).toBe('Another Title That Spans the Two Columns of It')
  })

  test('columns that stand one em apart, as LaTeX sets them, are two', () => {
    const left = [...LEFT, ...LEFT]
    const right = [...RIGHT, ...RIGHT]
    const runs = [
      ...left.map((line, index) => printed(line, 60, 100 + index * 12, { width: 200 })),
      ...right.map((line, index) => printed(line, 270, 100 + index * 12, { width: 200 })),
    ]
    expect(textsOf(...runs).join(' ')).toBe([...left, ...right].join(' '))
  })

  test('a Chinese mark at the end of a line reaches over no gutter', () => {
    const left = Array.from({ length: 8 }, (_, index) =>
      printed(index === 3 ? '細胞是生物體的基本單位，' : '細胞是生物體結構的基本單位', 60, 100 + index * 12, {
        width: index === 3 ? 137 : 130,
      }),
    )
    const right = Array.from({ length: 8 }, (_, index) =>
      printed('由細胞膜和細胞質所組成的一', 200, 100 + index * 12, { width: 130 }),
    )
    expect(textsOf(...left, ...right).join('')).toBe([...left, ...right].map((run) => run.text).join(''))
  })

  test('a title too short to reach over the gutter parts three columns all the same', () => {
    const columns = (y: number) => [
      ...printedLines(LEFT, 40, y),
      ...printedLines(RIGHT, 220, y),
      ...printedLines(LEFT, 400, y),
    ]
    const title = printed('Cells', 40, 175, { size: 15, bold: true })
    const kinds = blocksOf(...columns(100), title, ...columns(200)).map((block) => block.kind)
    expect(kinds).toEqual(['paragraph', 'paragraph', 'paragraph', 'heading', 'paragraph', 'paragraph', 'paragraph'])
  })

  test('a title on a coloured bar across the page parts the columns', () => {
    const columns = (y: number) => [...printedLines(LEFT, 60, y), ...printedLines(RIGHT, 320, y)]
    const bar = { left: 60, right: 500, top: 160, bottom: 185 }
    const { blocks } = read([
      page([...columns(100), printed('Cells', 64, 178, { size: 14, bold: true }), ...columns(205)], 1, [bar]),
    ])
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'paragraph', 'heading', 'paragraph', 'paragraph'])
  })

  test('a sentence goes on from the foot of one column to the head of the next', () => {
    const left = [...LEFT.slice(0, 3), 'and by others in drops of water']
    const right = ['that they took from ponds near', ...RIGHT.slice(1)]
    const [text, ...others] = textsOf(...printedLines(left, 60, 100), ...printedLines(right, 320, 100))
    expect(text).toContain('in drops of water that they took from ponds')
    expect(others).toEqual([])
  })

  test('a sentence goes on over a page end with a note between', () => {
    const first = page([
      ...printedLines(
        [
          'A long paragraph stands at the foot of the page and is',
          'broken in the middle of its last sentence because the',
        ],
        60,
        600,
      ),
      printed('1', 60, 740, { size: 5 }),
      printed('A note in small print.', 64, 744, { size: 8 }),
    ])
    const second = page(printedLines(['page has come to its end.', 'So far the text.'], 60, 100), 2)
    const { blocks } = read([first, second])
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'footnote'])
    expect(blocks[0]!.text).toContain('because the page has come to its end.')
    expect(blocks[0]!.page).toBe(1)
  })
})

describe('paragraphs', () => {
  test('a first line that is indented begins a paragraph', () => {
    const lines = printedLines(
      ['In the beginning there was but one kind of cell in the sea,', 'and it lived on what it found there.'],
      60,
      100,
    )
    const indented = [
      printed('Later some cells learned to use the light of the sun, and', 74, 124),
      ...printedLines(['they gave the air its oxygen, which all the others breathe.'], 60, 136),
    ]
    expect(textsOf(...lines, ...indented)).toHaveLength(2)
  })

  test('terms of a glossary are a paragraph each', () => {
    const term = (word: string, meaning: string, y: number): GlyphRun[] => [
      printed(word, 60, y, { bold: true }),
      printed(` ${meaning}`, 60 + word.length * 5, y),
    ]
    const wide = printed('The following terms are used in this chapter and in those that follow it', 60, 100)
    expect(
      textsOf(
        wide,
        ...term('Biome', 'a large area with one climate', 130),
        ...term('Niche', 'the role of a species', 142),
        ...term('Habitat', 'where a species lives', 154),
      ),
    ).toEqual([
      wide.text,
      'Biome a large area with one climate',
      'Niche the role of a species',
      'Habitat where a species lives',
    ])
  })

  test('a centred caption of two lines is one, and the text below it begins anew', () => {
    const text = printedLines(
      [
        'The cell is the smallest unit of life, and all that lives',
        'is made of one cell or of many cells that work as one.',
      ],
      60,
      100,
    )
    const caption = [
      printed('Figure 2. A leaf of a water plant under a microscope in', 65, 220),
      printed('a drawing of the year 1850', 137, 232),
    ]
    const below = printedLines(
      ['Leaves of such plants are thin, so that the light falls', 'through all the cells.'],
      60,
      244,
    )
    expect(blocksOf(...text, ...caption, ...below).map(({ kind, text: shown }) => [kind, shown])).toEqual([
      [
        'paragraph',
        'The cell is the smallest unit of life, and all that lives is made of one cell or of many cells that work as one.',
      ],
      ['caption', 'Figure 2. A leaf of a water plant under a microscope in a drawing of the year 1850'],
      ['paragraph', 'Leaves of such plants are thin, so that the light falls through all the cells.'],
    ])
  })

  test('text beside a box is read as one paragraph', () => {
    const lines = [
      'Most of the oxygen in the air comes',
      'from the sea, where small algae live',
      'near the surface and use the light of',
      'the sun as plants on land do, in the',
      'same way and with the same colour.',
    ]
    const box = { left: 330, right: 540, top: 104, bottom: 150 }
    const remark = printedLines(['Did you know that algae have', 'no roots at all?'], 340, 120)
    const { blocks } = read([page([...printedLines(lines, 60, 100), ...remark], 1, [box])])
    expect(blocks.map((block) => [block.kind, block.text])).toEqual(
      expect.arrayContaining([
        ['paragraph', lines.join(' ')],
        ['boxed', 'Did you know that algae have no roots at all?'],
      ]),
    )
  })

  test('where paragraphs are indented, a new page that is not goes on with the last one', () => {
    const paragraph = (y: number): GlyphRun[] => [
      printed('A paragraph of this book begins with an indent of its own', 74, y),
      ...printedLines(
        ['and then goes on at the margin for as long as it wants to', 'until it comes to its end.'],
        60,
        y + 12,
      ),
    ]
    const first = page([
      ...paragraph(300),
      ...paragraph(336),
      ...paragraph(372),
      printed('The last one of the page ends its page with a sentence too.', 60, 408),
    ])
    const second = page(
      [...printedLines(['It goes on here in the middle of the thought, and not with', 'a new one.'], 60, 300)],
      2,
    )
    expect(read([first, second]).blocks.at(-1)!.text).toContain('with a sentence too. It goes on here')
  })
})

describe('words', () => {
  test.each([
    {
      lines: ['Cells need much infor\u2010', 'mation to live and to grow.'],
      text: 'Cells need much information to live and to grow.',
    },
    { lines: ['The photo-', 'synthesis of plants needs light.'], text: 'The photosynthesis of plants needs light.' },
    {
      lines: ['They often had low self-', 'esteem after the experiment.'],
      text: 'They often had low self-esteem after the experiment.',
    },
    {
      lines: ['A villus is a small finger-', 'like projection of the wall.'],
      text: 'A villus is a small finger-like projection of the wall.',
    },
    {
      lines: ['In well-known work, and in well-', 'known songs, they tell of it.'],
      text: 'In well-known work, and in well-known songs, they tell of it.',
    },
  ])('a hyphen at the end of a line: $text', ({ lines, text }) => {
    expect(textsOf(...printedLines(lines, 60, 100))).toEqual([text])
  })

  test('where hyphens at line ends make no words that stand elsewhere, they are those of compounds', () => {
    const lines = [
      'They were fast-',
      'paced in play, and tic-',
      'tac was a game they liked; four-',
      'year olds and soft-',
      'spoken children had a light-',
      'blue dress and a story.',
    ]
    expect(textsOf(...printedLines(lines, 60, 100))[0]).toContain(
      'fast-paced in play, and tic-tac was a game they liked; four-year olds and soft-spoken children had a light-blue',
    )
  })

  test('the second part of a parted word is no word of its own', () => {
    const lines = [
      'The change is exter-',
      'nal in cells of bone and in nal-',
      'oxone the drug was found in the blood, and what is external is known to all. The light waves of the uni-',
      'verse and the long inter-',
      'nal road, an exter-',
      'nal one.',
    ]
    expect(textsOf(...printedLines(lines, 60, 100)).join(' ')).toContain('internal road, an external one')
  })

  test.each([
    {
      name: 'a letter-spaced title',
      runs: [
        printed('4', 60, 100),
        printed(' ', 66, 100),
        printed('S T O R A G E', 72, 100),
        printed(' ', 140, 100),
        printed('I N', 150, 100),
      ],
      text: '4 STORAGE IN',
    },
    {
      name: 'letter-spaced Chinese with a year in it',
      runs: [printed('他 於 1 2 6 4 年 八 月 投 降', 60, 100)],
      text: '他於1264年八月投降',
    },
    {
      name: 'a row of leaders',
      runs: [printed('第一章 細胞', 60, 100), printed('ꞏ ꞏ ꞏ ꞏ ꞏ ꞏ ꞏ', 120, 100), printed('8', 200, 100)],
      text: '第一章 細胞 · · · · · · · 8',
    },
    {
      name: 'signs of options that stand apart',
      runs: [printed('Choose A B C or D of these', 60, 100)],
      text: 'Choose A B C or D of these',
    },
  ])('$name reads $text', ({ runs, text }) => {
    expect(textsOf(...runs)).toEqual([text])
  })

  test('ruby above and zhuyin beside Chinese characters is left out', () => {
    const runs = [
      printed('細胞是生命的單位。', 60, 100),
      printed('ㄒㄧˋ', 60, 91, { size: 4 }),
      printed('たん', 80, 91, { size: 4 }),
      printed('shì', 81, 91, { size: 4 }),
    ]
    expect(textsOf(...runs)).toEqual(['細胞是生命的單位。'])
  })

  test('ruby that is as large as the text is text', () => {
    expect(textsOf(printed('注音：ㄒㄧˋ', 60, 100))).toEqual(['注音：ㄒㄧˋ'])
  })

  test.each([
    {
      name: 'a letter of a word',
      capital: 'H',
      first: 'ave you ever seen a cell in a drop',
      text: 'Have you ever seen a cell in a drop of water? It is small, and the cell is round.',
    },
    {
      name: 'a word of one letter',
      capital: 'A',
      first: 'cell is what you see in a small drop',
      text: 'A cell is what you see in a small drop of water? It is small, and the cell is round.',
    },
  ])('a drop cap is the beginning of its first line: $name', ({ capital, first, text }) => {
    const runs = [
      printed(capital, 60, 118, { size: 32, width: 20 }),
      printed(first, 84, 102),
      printed('of water? It is small, and the cell', 84, 114),
      printed('is round.', 60, 126),
    ]
    expect(textsOf(...runs).join(' ')).toBe(text)
  })

  test('codes of TeX fonts without a map are ligatures and dashes', () => {
    expect(
      textsOf(printed('A speci\u001cc \u001cght\u0016the last\u0016was \u001cerce, and di\u000berent.', 60, 100)),
    ).toEqual(['A specific fight—the last—was fierce, and different.'])
  })

  test('radicals in place of characters become those', () => {
    expect(textsOf(printed('農⺠的成⻑與⻢匹', 60, 100))).toEqual(['農民的成長與马匹'])
  })

  test('Chinese lines are joined without a space', () => {
    expect(textsOf(...printedLines(['細胞是生物體結構和功能的基本單', '位，由細胞膜、細胞質組成。'], 60, 100))).toEqual(
      ['細胞是生物體結構和功能的基本單位，由細胞膜、細胞質組成。'],
    )
  })

  test('a year that a line end parts from its sign stays together where the text sets no spaces', () => {
    expect(
      textsOf(...printedLines(['香港在1997年回歸祖國，澳門在1999', '年回歸祖國，兩地都設特別行政區。'], 60, 100))[0],
    ).toContain('1999年回歸')
  })

  test('ligatures and letters in private use become letters', () => {
    const coded = Array.from('Cell Biology', (letter) => String.fromCharCode(0xf000 + letter.charCodeAt(0))).join('')
    expect(
      textsOf(
        printed(coded, 60, 100, { size: 18, bold: true }),
        printed('The e\ufb03cient \ufb02ow of water is a di\ufb00erent matter for them all.', 60, 140),
      ),
    ).toEqual(['Cell Biology', 'The efficient flow of water is a different matter for them all.'])
  })

  test('text that is printed twice to look bold is read once, as bold', () => {
    const [block] = blocksOf(
      printed('Osmosis', 60, 100),
      printed('Osmosis', 60.4, 100),
      printed(' is the flow of water through a membrane.', 95, 100),
    )
    expect(block!.text).toBe('Osmosis is the flow of water through a membrane.')
    expect(block!.spans).toEqual([{ start: 0, end: 7, kind: 'bold' }])
  })
})

describe('scripts', () => {
  test.each([
    {
      name: 'a power is raised',
      runs: [
        printed('The mass is about 10', 60, 100),
        printed('24', 160, 96, { size: 6 }),
        printed(' kilograms in all.', 166, 100),
      ],
      text: 'The mass is about 10²⁴ kilograms in all.',
    },
    {
      name: 'an index is lowered',
      runs: [
        printed('Plants need H', 60, 100),
        printed('2', 125, 102, { size: 6 }),
        printed('O and light to live.', 128, 100),
      ],
      text: 'Plants need H₂O and light to live.',
    },
    {
      name: 'an ordinal stays',
      runs: [
        printed('It was in the 19', 60, 100),
        printed('th', 140, 96, { size: 6 }),
        printed(' century that it began.', 146, 100),
      ],
      text: 'It was in the 19th century that it began.',
    },
    {
      name: 'what has no form of its own is marked',
      runs: [
        printed('The force F', 60, 100),
        printed('Rb', 115, 102, { size: 6 }),
        printed(' acts on the whole body.', 121, 100),
      ],
      text: 'The force F_{Rb} acts on the whole body.',
    },
  ])('$name', ({ runs, text }) => {
    expect(textsOf(...runs)).toEqual([text])
  })
})

describe('running lines', () => {
  const body = (number: number): GlyphRun[] =>
    printedLines(
      [
        `Page ${number} has a text of its own that goes on`,
        `for two lines, and its word is ${['red', 'blue', 'green', 'white'][number % 4]}.`,
      ],
      60,
      120,
    )
  const pages = [1, 2, 3, 4, 5, 6].map((number) =>
    page(
      [
        printed(number % 2 ? 'Cell Structure' : `Chapter 4 | ${number}`, 200, 40, { size: 8 }),
        ...body(number),
        printed(String(number), 290, 810),
      ],
      number,
    ),
  )

  test('headers that repeat, with or without numbers, and page numbers are no text', () => {
    const { blocks } = read(pages)
    expect(blocks).toHaveLength(6)
    expect(blocks.map((block) => block.text).join(' ')).not.toMatch(/Cell Structure|Chapter/)
    expect(blocks[0]!.text).toBe('Page 1 has a text of its own that goes on for two lines, and its word is blue.')
  })

  test('a header of changing words is known by the number of the page in it', () => {
    const heads = ['181 Cells', 'Respiration 182', '183 Plants', 'Animals 184', '185 Fungi', 'Bacteria 186']
    const { blocks } = read(
      heads.map((head, index) =>
        page(
          [
            printed(head, 60, 80),
            ...printedLines(
              [`Text of its own stands on page ${'abcdef'[index]} and`, 'ends after these two lines.'],
              60,
              94,
            ),
          ],
          index + 1,
        ),
      ),
    )
    expect(blocks).toHaveLength(6)
    expect(blocks.map((block) => block.text).join(' ')).not.toMatch(/18\d/)
  })

  test('a chapter title stays where the headers of the other pages repeat it', () => {
    const chapter = [1, 2, 3, 4].map((number) =>
      page(
        [
          number === 1
            ? printed('Cell Structure', 60, 60, { size: 20, bold: true })
            : printed('Cell Structure', 200, 40, { size: 8 }),
          ...body(number),
        ],
        number,
      ),
    )
    const { blocks } = read(chapter)
    expect(blocks.filter((block) => block.text === 'Cell Structure')).toHaveLength(1)
    expect(blocks[0]).toMatchObject({ kind: 'heading', page: 1 })
  })

  test('widely set lines at the edges of pages without headers are text', () => {
    const lines = (number: number) =>
      Array.from({ length: 20 }, (_, index) =>
        printed(
          `line ${'abcdefghijklmnopqrst'[index]} of page ${'abcdef'[number]} in a text that is set widely`,
          40,
          40 + index * 40,
        ),
      )
    const { blocks } = read([0, 1, 2, 3, 4, 5].map((number) => page(lines(number), number + 1)))
    expect(
      blocks
        .map((block) => block.text)
        .join(' ')
        .match(/line/g),
    ).toHaveLength(120)
  })

  test('the header of LaTeX on A4 stands deeper on the page', () => {
    const { blocks } = read(
      [1, 2, 3, 4, 5, 6].map((number) =>
        page(
          [
            printed(`CELL STRUCTURE ${number}`, 200, 112, { size: 9 }),
            ...printedLines(
              [
                `Text of page ${'abcdef'[number - 1]} that goes on and on for as long`,
                'as it takes to say what is to be said of it, and',
                'then it ends.',
              ],
              60,
              140,
            ),
          ],
          number,
        ),
      ),
    )
    expect(blocks.map((block) => block.text).join(' ')).not.toContain('CELL')
  })

  test('the number of a page set by LaTeX on A4 is none of the text, though it stands deeper than any footer', () => {
    const { blocks } = read(
      [1, 2].map((number) =>
        page(
          [
            ...printedLines(
              [
                `Text of page ${'ab'[number - 1]} that goes on and on for as long`,
                'as it takes to say what is to be said of',
                'all that is on it, and ends here.',
              ],
              60,
              643,
            ),
            printed(String(number), 290, 694),
          ],
          number,
        ),
      ),
    )
    expect(blocks.map((block) => block.text).join(' ')).not.toMatch(/\d/)
  })

  test('a page with nothing but its header has no text', () => {
    const headed = [1, 2, 3, 4, 5, 6].map((number) =>
      page(
        [
          printed(`CHAPTER 1. CELLS ${number}`, 200, 108),
          ...(number === 6
            ? []
            : printedLines(
                [
                  `Text of page ${'abcdef'[number - 1]} that goes on and on for as long`,
                  'as it takes to say what is to be said of it,',
                  'and then it ends.',
                ],
                60,
                140,
              )),
        ],
        number,
      ),
    )
    expect(
      read(headed)
        .blocks.map((block) => block.text)
        .join(' '),
    ).not.toContain('CELLS')
  })

  test('a title that stands as deep on its page stays', () => {
    const titled = [1, 2, 3, 4, 5, 6].map((number) =>
      page(
        [
          printed(['Cells', 'Plants', 'Fungi', 'Leaves', 'Roots', 'Seeds'][number - 1]!, 60, 112, {
            size: 14,
            bold: true,
          }),
          ...printedLines(
            [
              `Text of page ${'abcdef'[number - 1]} that goes on and on for as long`,
              'as it takes to say what is to be said of it, and',
              'then it ends.',
            ],
            60,
            150,
          ),
        ],
        number,
      ),
    )
    expect(read(titled).blocks.filter((block) => block.kind === 'heading')).toHaveLength(6)
  })

  test('a title at the head of one page stays', () => {
    const titled = [
      page([printed('The Structure of Cells', 60, 60, { size: 20, bold: true }), ...body(0)], 1),
      ...pages.map((other) => ({ ...other, number: other.number + 1 })),
    ]
    expect(read(titled).blocks[0]).toMatchObject({ kind: 'heading', text: 'The Structure of Cells' })
  })
})

describe('kinds of blocks', () => {
  const text = printedLines(
    [
      'The cell is the smallest unit of life, and all that lives',
      'is made of one cell or of many cells that work as one.',
    ],
    60,
    100,
  )

  test.each([
    {
      name: 'a bold larger line is a heading',
      runs: [printed('4.1 Studying Cells', 60, 200, { size: 14, bold: true })],
      kind: 'heading',
      shown: '4.1 Studying Cells',
    },
    {
      name: 'small capitals on a line of their own are a heading',
      runs: [printed('1 I', 60, 200), printed('NTRODUCTION', 72, 200, { size: 8 })],
      kind: 'heading',
      shown: '1 INTRODUCTION',
    },
    {
      name: 'a numbered line in italics is a heading',
      runs: [printed('A. Units of Force', 60, 200, { italic: true })],
      kind: 'heading',
      shown: 'A. Units of Force',
    },
    {
      name: 'a sentence in italics is none',
      runs: [printed('It moves all the same.', 60, 200, { italic: true })],
      kind: 'paragraph',
      shown: 'It moves all the same.',
    },
    {
      name: 'a bullet begins a list item',
      runs: printedLines(['• The nucleus holds the genes of the cell'], 60, 200),
      kind: 'list_item',
      shown: '• The nucleus holds the genes of the cell',
    },
    {
      name: 'a number far from its text begins a list item',
      runs: [printed('1.', 60, 200), printed('Draw a cell and label its parts', 90, 200)],
      kind: 'list_item',
      shown: '1. Draw a cell and label its parts',
    },
    {
      name: 'a label with a full stop is a caption',
      runs: printedLines(['Figure 4.2. A cell of an onion under a microscope.'], 60, 200),
      kind: 'caption',
      shown: 'Figure 4.2. A cell of an onion under a microscope.',
    },
    {
      name: 'a sentence about a figure is text',
      runs: printedLines(['Figure 4.2 shows a cell of an onion under a microscope.'], 60, 200),
      kind: 'paragraph',
      shown: 'Figure 4.2 shows a cell of an onion under a microscope.',
    },
    {
      name: 'a credit is a caption',
      runs: printedLines(['(credit: modification of work by Mary Smith)'], 60, 200, { size: 7 }),
      kind: 'caption',
      shown: '(credit: modification of work by Mary Smith)',
    },
    {
      name: 'a listing is code',
      runs: printedLines(['for (let i = 0; i < 9; i++) {'], 60, 200, { fixedPitch: true }),
      kind: 'code',
      shown: 'for (let i = 0; i < 9; i++) {',
    },
    {
      name: 'a line of signs is a formula',
      runs: [printed('F = ma = 5 × 2 = 10', 200, 200, { maths: true })],
      kind: 'formula',
      shown: 'F = ma = 5 × 2 = 10',
    },
    {
      name: 'a stacked fraction is a formula',
      runs: [
        printed('The speed is ', 60, 200),
        printed('s', 124, 196),
        printed('t', 124, 202),
        printed(' in metres per second here', 130, 200),
      ],
      kind: 'formula',
      shown: undefined,
    },
  ])('$name', ({ runs, kind, shown }) => {
    const block = blocksOf(...text, ...runs)[1]!
    expect(block.kind).toBe(kind)
    if (shown !== undefined) expect(block.text).toBe(shown)
  })

  test('cells between rules are a table, its cells parted by tabs and its rows by new lines', () => {
    const rules = [200, 220, 240, 260].map((y) => ({ left: 60, right: 300, top: y, bottom: y + 0.5 }))
    const sides = [60, 180, 300].map((x) => ({ left: x, right: x + 0.5, top: 200, bottom: 260 }))
    const cells = ['Part', 'Task', 'Nucleus', 'Holds genes', 'Ribosome', 'Makes protein'].map((cell, index) =>
      printed(cell, index % 2 ? 190 : 70, 214 + 20 * Math.floor(index / 2)),
    )
    const { blocks } = read([page([...text, ...cells], 1, [...rules, ...sides])])
    expect(blocks[1]).toMatchObject({
      kind: 'table',
      text: 'Part\tTask\nNucleus\tHolds genes\nRibosome\tMakes protein',
    })
  })

  test('rules that a browser draws cell by cell part the rows of a table without sides', () => {
    const rules = [200, 222, 256, 278].flatMap((y) => [
      { left: 60, right: 160, top: y, bottom: y + 0.7 },
      { left: 160, right: 400, top: y, bottom: y + 0.7 },
    ])
    const cells = [
      printed('Part', 62, 214),
      printed('Task', 162, 214),
      printed('Nucleus', 62, 242),
      printed('Holds the genes and', 162, 236),
      printed('copies them', 162, 248),
      printed('Wall', 62, 270),
      printed('Protects', 162, 270),
    ]
    const { blocks } = read([page([...text, ...cells], 1, rules)])
    expect(blocks[1]).toMatchObject({
      kind: 'table',
      text: 'Part\tTask\nNucleus\tHolds the genes and copies them\nWall\tProtects',
    })
  })

  test('rows whose cells stand in columns are a table without any rule', () => {
    const cells = [
      ['Planet', 'Moons', 'Rings'],
      ['Mars', '2', 'no'],
      ['Saturn', '146', 'yes'],
      ['Earth', '1', 'no'],
    ].flatMap((row, line) => row.map((cell, column) => printed(cell, 80 + column * 120, 200 + line * 14)))
    expect(blocksOf(...text, ...cells)[1]).toMatchObject({
      kind: 'table',
      text: 'Planet\tMoons\tRings\nMars\t2\tno\nSaturn\t146\tyes\nEarth\t1\tno',
    })
  })

  test('paragraphs in a frame are boxed, and the text around them goes on', () => {
    const box = { left: 50, right: 400, top: 180, bottom: 260 }
    const boxed = printedLines(['A career in cell biology can begin in', 'the laboratory of a hospital.'], 60, 210)
    const { blocks } = read([
      page([...text, ...boxed, printed('The text goes on below the box as if nothing were there.', 60, 290)], 1, [box]),
    ])
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'boxed', 'paragraph'])
  })

  test('an ellipsis inside a sentence makes no contents of it', () => {
    const quoted = [
      '“If you have a partner who works from nine to five . . . the',
      'ability to spend good time with them . . . that would be a',
      'problem.” So said one of the nurses in the study (2009, p.',
      '52). Others said the same of their work by night.',
    ]
    expect(blocksOf(...text, ...printedLines(quoted, 60, 140)).slice(1)).toMatchObject([
      { kind: 'paragraph', text: quoted.join(' ') },
    ])
  })

  test('a printed table of contents is a table', () => {
    const contents = [
      '1 Cells . . . . . . . . . . . . 1',
      '1.1 Studying Cells . . . . . . . 4',
      '1.2 Parts of Cells . . . . . . . 9',
    ]
    expect(blocksOf(...text, ...printedLines(contents, 60, 300))[1]).toMatchObject({
      kind: 'table',
      text: '1 Cells\t1\n1.1 Studying Cells\t4\n1.2 Parts of Cells\t9',
    })
  })
})

describe('outline', () => {
  const chapter = page([
    printed('4 | Cell Structure', 60, 100, { size: 22, bold: true }),
    ...printedLines(
      [
        'A brick is to a wall what a cell is to the body: the unit',
        'of which it is built and without which it would not be.',
      ],
      60,
      140,
    ),
    printed('4.1 Studying Cells', 60, 190, { size: 16, bold: true }),
    ...printedLines(
      [
        'Most cells are too small to be seen without a microscope,',
        'which is why nobody knew of them for so long a time.',
      ],
      60,
      220,
    ),
    printed('Microscopy', 60, 270, { size: 12, bold: true }),
    ...printedLines(
      [
        'A microscope makes small things look large by its lenses,',
        'and the best of them show things of a nanometre in size.',
      ],
      60,
      290,
    ),
  ])

  test('levels follow numbering and size', () => {
    expect(read([chapter]).outline).toEqual([
      { title: '4 | Cell Structure', level: 1, page: 1, block: 0 },
      { title: '4.1 Studying Cells', level: 2, page: 1, block: 2 },
      { title: 'Microscopy', level: 3, page: 1, block: 4 },
    ])
  })

  test('bookmarks decide titles and levels, and point at their headings', () => {
    const bookmarks = [
      { title: 'Cell Structure', level: 1, page: 1 },
      { title: 'Studying Cells', level: 3, page: 1 },
      { title: 'Appendix', level: 1, page: 9 },
    ]
    const { outline, blocks } = read([chapter], bookmarks)
    expect(outline).toEqual([
      { title: 'Cell Structure', level: 1, page: 1, block: 0 },
      { title: 'Studying Cells', level: 3, page: 1, block: 2 },
      { title: 'Appendix', level: 1, page: 9 },
    ])
    expect(blocks[2]!.level).toBe(3)
  })
})

describe('a paragraph with a fraction in it', () => {
  test('keeps its whole sentences, and the one with the fraction is a formula', () => {
    const blocks = blocksOf(
      ...printedLines(
        [
          'The speed of a body tells how far it moves in a second of',
          'time. It is found when its way is measured. The formula is',
        ],
        60,
        100,
      ),
      printed('s', 92, 122, { size: 7 }),
      printed('v =      , where s is the way and t is the time it takes. Speed', 60, 128),
      printed('t', 92, 134, { size: 7 }),
      printed('is measured in metres per second. A bird is fast.', 60, 144),
    )
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'formula', 'paragraph'])
    expect(blocks[0]!.text).toBe(
      'The speed of a body tells how far it moves in a second of time. It is found when its way is measured.',
    )
    expect(blocks[2]!.text).toBe('A bird is fast.')
  })
})
