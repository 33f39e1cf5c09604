import { describe, expect, test } from 'vitest'
import { type Affine, multiply } from './affine.ts'
import { fontStyle } from './font-style.ts'
import { gatherPage, layOutDocument } from './lay-out-document.ts'
import { pageText } from './page-text.ts'
import { printed, printedLines } from '#test/reading/printed-pages.ts'
import { isVertical, uprightPose } from './turned-page.ts'

/** A4 with y counted from the bottom, as pdf.js gives it. */
const VIEWPORT = { transform: [1, 0, 0, -1, 0, 842], width: 595, height: 842 }
const item = (str: string, transform: number[], width = str.length * 5) => ({
  str,
  transform,
  width,
  height: 10,
  dir: 'ltr',
  fontName: 'f',
  hasEOL: false,
})
const style = { ascent: 0, descent: 0, vertical: false, fontFamily: 'f' }

const read = (items: ReturnType<typeof item>[]) => {
  const text = pageText({ items, styles: { f: style }, lang: null }, VIEWPORT)
  const page = {
    number: 1,
    width: text.pose.width,
    height: text.pose.height,
    runs: text.toRuns(() => fontStyle('')),
    pictures: false,
    shapes: [],
  }
  return layOutDocument([gatherPage(page)], []).blocks.map((block) => block.text)
}

describe('pages whose text is turned', () => {
  const words = ['Cells are the smallest units of', 'life, and all that lives is made', 'of one cell or of many.']

  test.each([
    {
      name: 'text that runs up',
      items: words.map((line, index) => item(line, [0, 10, -10, 0, 100 + index * 12, 100])),
    },
    {
      name: 'text that runs down',
      items: words.map((line, index) => item(line, [0, -10, 10, 0, 400 - index * 12, 700])),
    },
    { name: 'upright text', items: words.map((line, index) => item(line, [10, 0, 0, 10, 100, 700 - index * 12])) },
  ])('$name is read in its order', ({ items }) => {
    expect(read(items)).toEqual([words.join(' ')])
  })

  test('a turned label in the margin of an upright page turns nothing', () => {
    const view = VIEWPORT.transform as unknown as Affine
    const pose = { view, width: 595, height: 842 }
    expect(
      uprightPose(
        [...words.map((line) => item(line, [10, 0, 0, 10, 100, 700])), item('Chapter 4', [0, 10, -10, 0, 20, 300])],
        pose,
      ),
    ).toBe(pose)
  })

  test('a view that is turned takes a point at the right edge to the top', () => {
    const pose = uprightPose([item('down', [0, -10, 10, 0, 595, 842])], {
      view: VIEWPORT.transform as unknown as Affine,
      width: 595,
      height: 842,
    })
    expect(multiply(pose.view, [1, 0, 0, 1, 595, 842]).slice(4)).toEqual([0, 0])
    expect([pose.width, pose.height]).toEqual([842, 595])
  })
})

describe('vertical writing', () => {
  const column = (text: string, x: number) =>
    Array.from(text, (character, index) => item(character, [10, 0, 0, 10, x, 700 - index * 10], 10))

  test('columns are read from right to left, Latin words on their side among them', () => {
    const first = column('細胞是生物體結構和功能的基本單位，由細胞膜和細胞質組成', 500)
    const second = [
      ...column('的。它在', 480),
      item('1665', [0, -10, 10, 0, 483, 669], 20),
      ...column('年', 480).map((one) => ({ ...one, transform: [10, 0, 0, 10, 480, 640] })),
      ...column('由虎克發現的', 480).map((one, index) => ({
        ...one,
        transform: [10, 0, 0, 10, 480, 630 - index * 10],
      })),
    ]
    expect(read([item('閱讀', [8, 0, 0, 8, 300, 800], 16), ...first, ...second])).toEqual([
      '細胞是生物體結構和功能的基本單位，由細胞膜和細胞質組成的。它在1665年由虎克發現的',
    ])
  })

  test('columns of a font for vertical writing are read from right to left', () => {
    const column = (text: string, x: number) => ({
      ...item(text, [10, 0, 0, 10, x, 760], 10),
      height: text.length * 10,
    })
    const text = pageText(
      {
        items: [column('細胞是生物體的基本單', 300), column('位，在1665年由', 284), column('虎克發現。', 268)],
        styles: { f: { ...style, vertical: true } },
        lang: null,
      },
      VIEWPORT,
    )
    const page = {
      number: 1,
      width: text.pose.width,
      height: text.pose.height,
      runs: text.toRuns(() => fontStyle('')),
      pictures: false,
      shapes: [],
    }
    expect(layOutDocument([gatherPage(page)], []).blocks.map((block) => block.text)).toEqual([
      '細胞是生物體的基本單位，在1665年由虎克發現。',
    ])
  })

  test('a short label that stands letter below letter makes no page vertical', () => {
    expect(
      isVertical([
        ...Array.from('細胞膜', (character, index) => printed(character, 30, 100 + index * 10)),
        ...printedLines(['細胞是生物體結構和功能的基本單位。'], 60, 100),
      ]),
    ).toBe(false)
  })
})
