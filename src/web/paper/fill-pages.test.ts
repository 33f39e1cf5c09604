import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillPages, type Page } from './fill-pages.ts'
import type { FlowItem, Piece } from './piece.ts'

const ROOM = 100

type Made = Partial<Piece> & { readonly height: number }
/** Pieces named by their place, whose signature is their height. */
const flow = (...made: readonly Made[]): FlowItem[] =>
  made.map(({ height, ...piece }, index) => ({
    kind: 'piece',
    piece: { key: `${index}`, signature: `${height}`, draw: () => null, above: 0, below: 0, sticky: false, ...piece },
  }))
const sizeOf = ({ signature }: Piece) => ({
  height: Number(signature),
  fragments: Number(signature) > ROOM ? Math.ceil(Number(signature) / ROOM) : 1,
})
const keysOf = (pages: readonly Page[]): string[][] =>
  pages.map(({ items }) =>
    items.map((item) =>
      item.kind === 'columns'
        ? [item.left, item.right]
            .map((side) => side.flatMap(({ pieces }) => pieces.map(({ key }) => key)).join('+'))
            .join('|')
        : item.piece.key,
    ),
  )
const filled = (...made: readonly Made[]): string[][] => keysOf(fillPages(flow(...made), sizeOf, ROOM))

describe('pages', () => {
  test.each<{ name: string; made: readonly Made[]; pages: string[][] }>([
    {
      name: 'hold what fits, and the next begins with what does not',
      made: [{ height: 60 }, { height: 40 }, { height: 10 }],
      pages: [['0', '1'], ['2']],
    },
    {
      name: 'take the larger of two gaps that meet',
      made: [
        { height: 50, below: 10 },
        { height: 45, above: 4 },
      ],
      pages: [['0'], ['1']],
    },
    { name: 'begin without a gap', made: [{ height: 60 }, { height: 100, above: 30 }], pages: [['0'], ['1']] },
    {
      name: 'do not end with a heading',
      made: [{ height: 80 }, { height: 10, sticky: true }, { height: 30 }],
      pages: [['0'], ['1', '2']],
    },
    {
      name: 'hold together what is one thing and short',
      made: [
        { height: 70 },
        { height: 20, unit: { id: 'a', most: 0.5 } },
        { height: 20, unit: { id: 'a', most: 0.5 } },
      ],
      pages: [['0'], ['1', '2']],
    },
    {
      name: 'break one thing that is long',
      made: [
        { height: 70 },
        { height: 20, unit: { id: 'a', most: 0.3 } },
        { height: 20, unit: { id: 'a', most: 0.3 } },
      ],
      pages: [['0', '1'], ['2']],
    },
    {
      name: 'break a chain that is longer than a page',
      made: [{ height: 60, sticky: true }, { height: 50, sticky: true }, { height: 40 }],
      pages: [['0'], ['1', '2']],
    },
    {
      name: 'spread a piece higher than a page over several',
      made: [{ height: 10 }, { height: 250 }, { height: 10 }],
      pages: [['0'], ['1'], ['1'], ['1'], ['2']],
    },
    {
      name: 'begin anew where a piece wants it',
      made: [{ height: 10 }, { height: 10, opensPage: true }],
      pages: [['0'], ['1']],
    },
  ])('$name', ({ made, pages }) => {
    expect(filled(...made)).toEqual(pages)
  })

  test('nothing is lost, nothing stands twice, no page overflows, whatever the heights', () => {
    const piece = fc.record({
      height: fc.integer({ min: 1, max: ROOM }),
      above: fc.integer({ min: 0, max: 12 }),
      below: fc.integer({ min: 0, max: 12 }),
      sticky: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 40 }), (made) => {
        const pages = fillPages(flow(...made), sizeOf, ROOM)
        expect(keysOf(pages).flat()).toEqual(made.map((_, index) => `${index}`))
        for (const { end } of pages) expect(end).toBeLessThanOrEqual(ROOM + 1)
      }),
    )
  })
})

describe('two columns', () => {
  const columns = (heights: readonly number[], before = 0): string[][] => {
    const groups = heights.map((height, index) => ({
      pieces: [(flow({ height })[0] as Extract<FlowItem, { kind: 'piece' }>).piece].map((piece) => ({
        ...piece,
        key: `${index}`,
      })),
      above: 0,
    }))
    return keysOf(
      fillPages(
        [
          ...(before === 0 ? [] : flow({ height: before, key: 'head' })),
          { kind: 'columns', groups, above: 0, below: 0, sticky: false },
        ],
        sizeOf,
        ROOM,
      ),
    )
  }
  test.each([
    { name: 'are equally long on their last page', heights: [20, 20, 20, 20], before: 0, pages: [['0+1|2+3']] },
    {
      name: 'begin in the room that is left',
      heights: [20, 20, 20, 20],
      before: 70,
      pages: [['head', '0|1'], ['2|3']],
    },
    { name: 'begin on the next page where there is none', heights: [40, 40], before: 70, pages: [['head'], ['0|1']] },
    { name: 'leave a last one alone over the whole width', heights: [60, 60, 60], before: 0, pages: [['0|1'], ['2']] },
  ])('$name', ({ heights, before, pages }) => {
    expect(columns(heights, before)).toEqual(pages)
  })
})
