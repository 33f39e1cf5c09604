import { describe, expect, test } from 'vitest'
import type { GlyphRun, Shape } from './glyph-run.ts'
import { gatherPage, layOutDocument } from './lay-out-document.ts'
import { page, printed, printedLines } from '#test/reading/printed-pages.ts'

const read = (runs: readonly GlyphRun[], shapes: readonly Shape[] = []) =>
  layOutDocument([gatherPage(page(runs, 1, shapes))], []).blocks.map(({ kind, text }) => [kind, text])

const TEXT = printedLines(
  [
    'The cell is the smallest unit of life, and all that lives',
    'is made of one cell or of many cells that work as one.',
  ],
  60,
  100,
)
const READ_TEXT = [
  'paragraph',
  'The cell is the smallest unit of life, and all that lives is made of one cell or of many cells that work as one.',
]

describe('worksheets', () => {
  test('the options of a question in one row are no heading, though they are set larger', () => {
    const options = ['A. heart', 'B. blood', 'C. nerve cell'].map((option, index) =>
      printed(option, 60 + index * 100, 200, { size: 11 }),
    )
    const [, shown] = read([...TEXT, ...options])
    expect(shown![0]).not.toBe('heading')
  })

  test('a line to be filled in is neither text nor a formula, and a question in a box stays one', () => {
    const box = { left: 50, right: 400, top: 180, bottom: 250 }
    const question = [
      printed('1. What is a cell? Explain in your own words.', 60, 200),
      printed('_'.repeat(50), 60, 220),
      printed('_'.repeat(50), 60, 235),
    ]
    expect(read([...TEXT, printed('Name: ______ Class: ____', 60, 160), ...question], [box])).toEqual([
      READ_TEXT,
      ['paragraph', 'Name: ______ Class: ____'],
      ['list_item', '1. What is a cell? Explain in your own words.'],
    ])
  })

  test('numbers that count the lines of a passage in its margin are no part of it, those of a table are', () => {
    const passage = Array.from(
      { length: 12 },
      (_, index) => `line ${'abcdefghijkl'[index]} of a passage that is read in class and`,
    )
    const numbers = [5, 10].map((number) => printed(String(number), 330, 99 + (number - 1) * 12, { size: 8 }))
    expect(read([...printedLines(passage, 60, 100), ...numbers])).toEqual([['paragraph', passage.join(' ')]])
    const table = passage
      .slice(0, 4)
      .flatMap((line, index) => [
        printed(line, 60, 100 + index * 12),
        printed(String((index + 1) * 5), 400, 100 + index * 12),
      ])
    expect(
      read(table)
        .map(([, text]) => text)
        .join(' '),
    ).toContain('15')
  })

  test('a word across the page in huge letters is a watermark where the text runs through it, else a title', () => {
    const mark = printed('DRAFT', 60, 118, { size: 60 })
    expect(read([...TEXT, mark])).toEqual([READ_TEXT])
    expect(read([...TEXT, { ...mark, y: 400 }])).toEqual([READ_TEXT, ['heading', 'DRAFT']])
  })
})

describe('lines that begin anew', () => {
  const wide = printed('The parts of the cell are named here, each of them with what it does:', 60, 160)

  test('items whose bullets are drawn, not written, are a paragraph each', () => {
    expect(
      read([
        ...TEXT,
        wide,
        ...printedLines(['The nucleus holds the genes', 'Ribosomes make proteins', 'Vacuoles store water'], 80, 172),
      ])
        .slice(2)
        .map(([, text]) => text),
    ).toEqual(['The nucleus holds the genes', 'Ribosomes make proteins', 'Vacuoles store water'])
  })

  test('a line that leaves room and does not begin as a sentence does goes on', () => {
    expect(read([...TEXT, wide, ...printedLines(['The nucleus holds the', 'genes'], 80, 172)]).at(-1)![1]).toContain(
      'holds the genes',
    )
  })

  test('Chinese lines beside a picture fill their part of the column, and are one paragraph', () => {
    const chinese = [
      printed('細胞是生物體結構和功能的基本單位由細胞膜細胞質和細胞核等所組成的', 60, 148),
      ...printedLines(
        [
          '所有生物都由細胞組成有些生物',
          '只由一個細胞組成例如細菌另一',
          '些生物例如樹木和人類則由數以',
          '億計的細胞組成。',
        ],
        60,
        160,
      ),
    ]
    expect(read(chinese)).toHaveLength(1)
  })

  test('so are English ones, though a name begins one of them', () => {
    const english = [
      printed('The cell was seen first in the year 1665 by means of a microscope that', 60, 148),
      ...printedLines(
        [
          'was made in London, when Robert',
          'Hooke looked at a slice of cork',
          'and saw in it a great many small',
          'rooms.',
        ],
        60,
        160,
      ),
    ]
    expect(read([...TEXT, ...english]).at(-1)![1]).toContain('when Robert Hooke looked')
  })

  test('a section of a Chinese worksheet is not part of the line above it', () => {
    expect(
      read(
        printedLines(
          ['姓名：王小明 班別：二甲班 學號：三十 日期：九月一日 分數：八十分', '1. 果實', '二、填充題'],
          60,
          100,
        ),
      ).map(([, text]) => text),
    ).toContain('二、填充題')
  })
})

describe('tables of schools', () => {
  test('a table on coloured stripes is a table', () => {
    const stripes = [200, 220, 240].map((top) => ({ left: 60, right: 400, top, bottom: top + 20 }))
    const cells = [
      ['Part', 'Task'],
      ['Nucleus', 'Holds the genes'],
      ['Ribosome', 'Makes protein'],
    ].flatMap((row, line) => row.map((cell, column) => printed(cell, 64 + column * 150, 214 + line * 20)))
    expect(read([...TEXT, ...cells], stripes)[1]).toEqual([
      'table',
      'Part\tTask\nNucleus\tHolds the genes\nRibosome\tMakes protein',
    ])
  })

  test('columns that stand near one another are known by the pieces of the rules above and below them', () => {
    const rules = [200, 220, 260].flatMap((top) =>
      [
        [60, 110],
        [110, 140],
        [140, 400],
      ].map(([left, right]) => ({ left: left!, right: right!, top, bottom: top + 0.7 })),
    )
    const cells = [
      ['English', '中文', 'Meaning'],
      ['enzyme', '酶', 'a protein that speeds up reactions'],
      ['osmosis', '滲透', 'the movement of water'],
    ].flatMap((row, line) =>
      row.map((cell, column) =>
        printed(cell, [61, 111, 141][column]!, 214 + line * 20, { width: [47, 27, 200][column]! }),
      ),
    )
    expect(read([...TEXT, ...cells], rules)[1]).toEqual([
      'table',
      'English\t中文\tMeaning\nenzyme\t酶\ta protein that speeds up reactions\nosmosis\t滲透\tthe movement of water',
    ])
  })
})

describe('notes', () => {
  test('the raised number of a note behind a full stop is no part of the sentence', () => {
    const noted = [
      printed('It was seen first by Hooke.', 60, 160),
      printed('1', 195, 156, { size: 6 }),
      printed('Others saw it later.', 201, 160),
    ]
    expect(read([...TEXT, ...noted])[1]).toEqual(['paragraph', 'It was seen first by Hooke. Others saw it later.'])
  })
})

describe('fractions', () => {
  test('a numerator behind a comma is no number of a note', () => {
    const halves = [
      printed('The fractions one half, ', 60, 160),
      printed('2', 181, 156, { size: 6 }),
      printed('4', 181, 165, { size: 6 }),
      printed(' and others are alike.', 186, 160),
    ]
    expect(read([...TEXT, ...halves])[1]![1]).toMatch(/half, [2²].*and others/)
  })
})

describe('spaced Chinese', () => {
  test('no gap between letters set wide is a space, whatever runs it is made of', () => {
    const runs = [
      printed('細 胞 是', 60, 100, { width: 36 }),
      printed(' ', 96, 100, { width: 2 }),
      printed('生', 98, 100),
      printed(' ', 108, 100, { width: 2 }),
      printed('物 體 結 構 和 功 能 的 基 本 單 位 。', 110, 100, { width: 150 }),
    ]
    expect(read(runs)).toEqual([['paragraph', '細胞是生物體結構和功能的基本單位。']])
  })

  test('no space stands beside a mark, but one between words may be meant', () => {
    expect(read([printed('這裡， 「細胞」 是單位 。', 60, 100)])).toEqual([['paragraph', '這裡，「細胞」是單位。']])
    expect(read([...TEXT, printed('陳大文 李小明是這一班的學生。', 60, 160)])[1]).toEqual([
      'paragraph',
      '陳大文 李小明是這一班的學生。',
    ])
  })
})

describe('remarks beside the text', () => {
  const FULL = [
    'Cells are the smallest units of life, and every living thing is',
    'made of them, be it one alone or a great many that work with',
    'one another in one body for as long as it lives on this Earth',
  ]
  const SHORT = [
    'Most of the oxygen in the air comes',
    'from the sea, where small algae live',
    'near the surface and use the light',
    'of the sun as plants on land do it',
  ]
  const REMARK = printedLines(['Algae have no roots', 'and no leaves at all.'], 280, 131, { italic: true })
  const BELOW = printedLines(
    ['in the same way and with the same green colour, as was shown by', 'many people long ago.'],
    60,
    172,
  )
  const whole = [
    ...SHORT,
    'in the same way and with the same green colour, as was shown by',
    'many people long ago.',
  ].join(' ')

  test('one that the lines run around on its left is boxed, and breaks no sentence', () => {
    expect(read([...printedLines(FULL, 60, 88), ...printedLines(SHORT, 60, 124), ...REMARK, ...BELOW])).toEqual(
      expect.arrayContaining([
        ['boxed', 'Algae have no roots and no leaves at all.'],
        ['paragraph', expect.stringContaining(whole)],
      ]),
    )
  })

  test('one that the lines run around on its right is, too', () => {
    const remark = REMARK.map((run) => ({ ...run, x: 60 }))
    expect(read([...printedLines(FULL, 60, 88), ...printedLines(SHORT, 185, 124), ...remark, ...BELOW])).toEqual(
      expect.arrayContaining([
        ['boxed', 'Algae have no roots and no leaves at all.'],
        ['paragraph', expect.stringContaining(whole)],
      ]),
    )
  })

  test('the end of a column beside another one is none', () => {
    const left = printedLines(SHORT, 60, 100)
    const right = [
      ...printedLines(['with one another in the open', 'water of the wide sea.'], 280, 106),
      ...printedLines(SHORT, 280, 190),
    ]
    const across = printedLines(FULL, 60, 148)
    expect(read([...left, ...right, ...across]).map(([kind]) => kind)).not.toContain('boxed')
  })

  test('terms in the margin stand before the paragraphs that explain them, and no table is made of them', () => {
    const explained = (term: string, y: number): GlyphRun[] => [
      printed(term, 60, y, { bold: true }),
      ...printedLines(
        [
          'The organelle that is named in the margin here has',
          `a task of its own, and that of the ${term} is told`,
          'in this paragraph of three lines.',
        ],
        150,
        y,
      ),
    ]
    const text = (term: string): string =>
      `The organelle that is named in the margin here has a task of its own, and that of the ${term} is told in this paragraph of three lines.`
    expect(
      read(['nucleus', 'ribosome', 'vacuole'].flatMap((term, index) => explained(term, 100 + index * 50))),
    ).toEqual(
      ['nucleus', 'ribosome', 'vacuole'].flatMap((term) => [
        ['paragraph', term],
        ['paragraph', text(term)],
      ]),
    )
  })
})
