/** Zoom steps and bounds, the entered page, and which page is the one that is read. */
import { describe, expect, test } from 'vitest'
import { contentOf, fitScale, GAP, parsePage, placesOf, seenPages, zoomedIn, zoomedOut } from './places.ts'

const A4 = { width: 595, height: 842 }
const SLIDE = { width: 720, height: 405 }

test.each([
  { from: 1, into: 1.25, out: 0.75 },
  { from: 1.58, into: 1.75, out: 1.5 },
  { from: 3, into: 3, out: 2.75 },
  { from: 2.9, into: 3, out: 2.75 },
  { from: 0.5, into: 0.75, out: 0.5 },
  { from: 0.6, into: 0.75, out: 0.5 },
  // What fits a telephone is below the smallest step already: smaller is no way out.
  { from: 0.45, into: 0.5, out: 0.45 },
])('from $from the next steps are $into and $out', ({ from, into, out }) => {
  expect(zoomedIn(from)).toBe(into)
  expect(zoomedOut(from)).toBe(out)
})

test('all steps from 50 % to 300 % are quarters', () => {
  const steps = [0.5]
  while (steps.at(-1)! < 3) steps.push(zoomedIn(steps.at(-1)!))
  expect(steps).toEqual([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3])
})

test.each([
  ['0', 1],
  ['-4', 1],
  ['1', 1],
  ['7', 7],
  ['12', 12],
  ['999', 12],
  [' 3 ', 3],
  ['１１', 11],
  ['99999999999999999999', 12],
  ['two', undefined],
  ['', undefined],
  ['2.5', undefined],
])('of 12 pages, “%s” opens %s', (text, page) => {
  expect(parsePage(text, 12)).toBe(page)
})

describe('where pages stand', () => {
  test('a page fills the width of its box, turned or not, but is never larger than 300 %', () => {
    for (const rotation of [0, 90] as const)
      expect(placesOf([A4], rotation, fitScale([A4], rotation, 1000))[0]!.width).toBeCloseTo(1000 - 2 * GAP)
    expect(fitScale([A4], 0, 10_000)).toBe(3)
  })

  test('the widest page decides', () => {
    const places = placesOf([A4, SLIDE], 0, fitScale([A4, SLIDE], 0, 800))
    expect(Math.max(...places.map(({ width }) => width))).toBeCloseTo(800 - 2 * GAP)
  })

  test.each([
    { scale: 0.5, sizes: [SLIDE, SLIDE, SLIDE, SLIDE] },
    { scale: 1.5, sizes: [A4, SLIDE, A4, A4] },
  ])('each page can be brought to the top and is then the one that is read, at $scale', ({ scale, sizes }) => {
    const box = { width: 1200, height: 800 }
    const places = placesOf(sizes, 0, scale)
    const content = contentOf(places, box)
    for (const [index, { top }] of places.entries()) {
      expect(top - GAP).toBeLessThanOrEqual(content.height - box.height)
      expect(seenPages(places, top - GAP, box.height).current).toBe(index)
    }
  })

  test('read is the page of which most is seen', () => {
    const places = placesOf([A4, A4, A4], 0, 1)
    const { top } = places[1]!
    expect(seenPages(places, top - 200, 800)).toEqual({ current: 1, first: 0, last: 1 })
    expect(seenPages(places, top - 700, 800)).toEqual({ current: 0, first: 0, last: 1 })
  })
})
