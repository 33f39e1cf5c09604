import { expect, test } from 'vitest'
import { fitToPages, type Fit, type GroupPlace, type StretchEnd } from './fit-to-pages.ts'

/** A printer of stretches with so many pages of content, which remembers how it was asked. */
function printer(stretches: readonly number[], shrinks = 0.7) {
  const asked: Fit[] = []
  const print = (fit: Fit) => {
    asked.push(fit)
    let page = 0
    const ends = stretches.map((content, index): StretchEnd => {
      const height = fit.heights[index] ?? 1
      // Half of the content is space between questions.
      const pages = (content * (1 - shrinks * (1 - fit.spacing))) / height
      page += Math.ceil(pages)
      return { page, fill: height * (pages - Math.ceil(pages) + 1) }
    })
    return { ends, places: [], fit }
  }
  return { asked, print }
}
/** Groups one below the other. Those of `tornFrom` go on over the page, the others open one where they do not fit. */
function groupPrinter(heights: readonly number[], tornFrom: readonly ('question' | 'part')[] = []) {
  const asked: Fit[] = []
  const print = (fit: Fit) => {
    asked.push(fit)
    let [page, y] = [1, 0]
    const places = heights.flatMap((height, at): GroupPlace[] => {
      const kind = tornFrom[at] ?? 'question'
      const isFull = tornFrom.length === 0 ? y + height > 1 : y > 0.9
      if (fit.breaks.includes(at) || isFull) [page, y] = [page + 1, 0]
      const begins: GroupPlace = { kind, at, page, y }
      y += height
      if (y > 1) [page, y] = [page + 1, y - 1]
      return [begins, { kind: 'ends', at, page, y }]
    })
    return { ends: [{ page, fill: y }], places, fit }
  }
  return { asked, print }
}
const flowing = { blocks: [] }
const columns = { blocks: [{ kind: 'section', flow: 'columns' }] } as never

test('a paper that ends well is printed once', () => {
  const { asked, print } = printer([2.6])
  expect(fitToPages(print, flowing).fit).toEqual({ spacing: 1, heights: [], breaks: [] })
  expect(asked).toHaveLength(1)
})
test('a few lines over are drawn onto the page before, no closer than it takes', () => {
  expect(fitToPages(printer([2.05]).print, flowing).fit).toMatchObject({ spacing: 0.85, heights: [] })
  expect(fitToPages(printer([2.3]).print, flowing).fit).toMatchObject({ spacing: 0.7, heights: [] })
})
test('where no page is saved, the pages take equal shares', () => {
  const { fit, ends } = fitToPages(printer([2.2], 0).print, flowing)
  expect(fit.spacing).toBe(1)
  expect(fit.heights[0]).toBeCloseTo(2.2 / 3 + 0.04)
  expect(ends).toEqual([{ page: 3, fill: expect.closeTo(0.65, 1) }])
})
test('each stretch between page breaks is looked at for itself', () => {
  const { fit } = fitToPages(printer([1.2, 0.3, 2.7], 0).print, flowing)
  expect(fit.heights).toEqual([expect.closeTo(0.64), 1, 1])
})
test('one page alone may be as empty as it is', () => {
  const { asked, print } = printer([0.1, 0.2])
  fitToPages(print, flowing)
  expect(asked).toHaveLength(1)
})
test('columns, which end equally long, keep whole pages', () => {
  const { fit } = fitToPages(printer([2.2], 0).print, columns)
  expect(fit).toEqual({ spacing: 1, heights: [], breaks: [] })
})
test('questions that end on a page by themselves take others with them, where no page is saved', () => {
  const { asked, print } = groupPrinter(Array.from({ length: 9 }, () => 0.24))
  const { fit, ends } = fitToPages(print, flowing)
  expect(fit).toMatchObject({ spacing: 1, heights: [], breaks: [4, 7] })
  expect(ends[0]?.fill).toBeCloseTo(0.48)
  // As it comes, drawn together in vain, broken anew.
  expect(asked).toHaveLength(3)
})
test('a question that is torn opens a page, where as many pages hold it whole', () => {
  const heights = [0.5, 0.3, 0.3, 0.3, 0.3]
  const { print } = groupPrinter(heights, ['question', 'part', 'question', 'part', 'part'])
  const { fit, ends } = fitToPages(print, flowing)
  expect(fit.breaks).toEqual([2])
  expect(ends).toHaveLength(1)
})
test('pages of parts that are well filled are printed once', () => {
  const { asked, print } = groupPrinter([0.5, 0.45, 0.6, 0.35], ['question', 'part', 'question', 'part'])
  fitToPages(print, flowing)
  expect(asked).toHaveLength(1)
})
