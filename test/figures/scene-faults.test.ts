/** Figures of every shape print without faults, and planted faults are found. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelsOf, printScene } from '#families/kit/figure/print-scene.ts'
import { frustum } from '#families/kit/figure/round-solids.ts'
import { type Label, scene, type SceneBuilder } from '#families/kit/figure/scene.ts'
import { sceneFaults } from './scene-faults.ts'
import { pyramid } from '#families/kit/figure/solids.ts'

const fill = (label: Label): string => (typeof label === 'string' ? label : label.en)
const degrees = (low: number, high: number): fc.Arbitrary<number> => fc.integer({ min: low, max: high })

test('the names, sides and angles of any triangle that is not too flat stand clear', () => {
  fc.assert(
    fc.property(degrees(25, 110), degrees(25, 45), degrees(0, 359), (a, b, turn) => {
      const triangle = scene()
        .point('A', 0, 0)
        .polar('B', 'A', 10, turn)
        .apex('C', 'AB', a, b)
        .polygon('ABC')
        .mark('AB', { label: '10\\text{ cm}' })
        .mark('BC', { label: 'x\\text{ cm}' })
        .angle('CAB', { label: `${a}^\\circ` })
        .angle('ABC', { label: `${b}^\\circ` })
      expect(sceneFaults(triangle, fill)).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test('so do those of a cyclic quadrilateral with its centre', () => {
  fc.assert(
    fc.property(
      fc.tuple(degrees(50, 110), degrees(50, 110), degrees(50, 110)).filter(([p, q, r]) => p + q + r < 310),
      degrees(0, 359),
      ([p, q, r], turn) => {
        const circle = scene()
          .point('O', 0, 0, { dot: true })
          .circle('O', 5)
          .onCircle('A', 'O', turn)
          .onCircle('B', 'O', turn + p)
          .onCircle('C', 'O', turn + p + q)
          .onCircle('D', 'O', turn + p + q + r)
          .polygon('ABCD')
          .angle('DAB', { label: '\\theta' })
          .angle('BCD', { label: '105^\\circ' })
        expect(sceneFaults(circle, fill)).toEqual([])
      },
    ),
    { numRuns: 400 },
  )
})

test('so do those of a pyramid and a vessel', () => {
  fc.assert(
    fc.property(degrees(4, 12), degrees(4, 12), (side, height) => {
      const solid = pyramid(
        'ABCDV',
        [
          [0, 0],
          [side, 0],
          [side, side],
          [0, side],
        ],
        [side / 2, side / 2, height],
      )
        .segment('AC', { dashed: true })
        .segment('BD', { dashed: true })
        .meet('M', 'AC', 'BD')
        .segment('VM', { dashed: true, label: 'h' })
        .mark('AB', { label: `${side}\\text{ cm}` })
        .angle('VMC', { right: true })
      expect(sceneFaults(solid, fill)).toEqual([])
      expect(
        sceneFaults(
          frustum({ base: side, top: side - 2, height, inverted: true, water: height / 2 })
            .dimension('AB', '12\\text{ cm}')
            .dimension('CD', '8\\text{ cm}'),
          fill,
        ),
      ).toEqual([])
    }),
  )
})

test('so do the numbers and the curve of a parabola', () => {
  fc.assert(
    fc.property(degrees(-6, -1), degrees(1, 6), (p, q) => {
      const graph = scene()
        .axes({ x: [p - 2, q + 2], y: [-40, 20], xTicks: [p, q], equal: false })
        .curve((x) => (x - p) * (x - q))
      expect(sceneFaults(graph, fill)).toEqual([])
    }),
  )
})

describe('a fault is found', () => {
  const base = (): SceneBuilder => scene().point('A', 0, 0).point('B', 10, 0).point('C', 4, 6)
  test.each([
    {
      fault: 'a label across a line',
      make: () => base().polygon('ABC').text(5, 0, '\\text{across the line}', { anchor: 'fixed' }),
      says: 'touches a line',
    },
    {
      fault: 'two labels on each other',
      make: () => base().text(5, 3, '1', { anchor: 'fixed' }).text(5, 3, '2', { anchor: 'fixed' }),
      says: 'touches the label',
    },
    { fault: 'points on each other', make: () => base().point('D', 4.01, 6), says: 'lie on each other' },
    {
      fault: 'a very narrow angle',
      make: () => base().point('D', 10, 1).path('BAD').angle('BAD', { label: 'x' }),
      says: 'too narrow',
    },
    {
      fault: 'a right angle that is not',
      make: () => base().polygon('ABC').angle('ACB', { right: true }),
      says: 'marked as right',
    },
    {
      fault: 'a figure too large for a page',
      make: () => scene({ scale: 100 }).point('A', 0, 0).point('B', 10, 0),
      says: 'expected at most',
    },
    {
      fault: 'a circle on unequal axes',
      make: () =>
        scene()
          .axes({ x: [0, 9], y: [0, 90], equal: false })
          .point('C', 4, 40)
          .circle('C', 3),
      says: 'not equally long',
    },
    {
      fault: 'an angle named beyond another line',
      make: () =>
        scene({ scale: 1 })
          .point('A', 0, 0)
          .point('B', 100, 60)
          .point('C', 100, -60)
          .point('D', 14, -50)
          .point('E', 14, 50)
          .path('BAC')
          .segment('DE')
          .angle('BAC', { label: '\\text{a long name of an angle}' }),
      says: 'beyond another line',
    },
  ])('$fault', ({ make, says }) => expect(sceneFaults(make(), fill).join('; ')).toContain(says))
})

describe('bad input gets a sentence', () => {
  test.each([
    { make: () => scene().point('A', 0, 0).point('A', 1, 1), says: 'has one of this name' },
    { make: () => scene().point('A', Number.NaN, 0), says: 'expected two numbers' },
    { make: () => scene().point('A', 0, 0).segment('AB'), says: 'Cannot find the point B' },
    { make: () => scene().point('O', 0, 0).circle('O', 0), says: 'expected a positive number' },
    { make: () => scene().curve((x) => x), says: 'call axes() before' },
    {
      make: () => scene().point('O', 0, 0).circle('O', 2).point('P', 1, 0).touch('T', 'P', 'O', 'left'),
      says: 'not outside the circle',
    },
    {
      make: () => scene().point('O', 0, 0).circle('O', 2).point('P', 5, 0).point('Q', 5, 1).again('R', 'PQ', 'O'),
      says: 'passes by',
    },
    { make: () => printScene(scene().point('A', 0, 0), fill), says: 'call alt()' },
    { make: () => printScene(scene().alt({ en: 'x', zh: 'x' }), fill), says: 'without points' },
  ])('$says', ({ make, says }) => expect(make).toThrow(says))
})

test('the labels of a scene are all told, with their holes', () => {
  const labels = labelsOf(
    scene()
      .point('A', 0, 0)
      .point('B', 1, 0)
      .segment('AB', { label: '@a\\text{ cm}' })
      .dimension('AB', '@{2 a}')
      .alt({ en: 'A line of @a cm.', zh: '@a cm 的線段。' }),
  )
  expect(labels).toEqual([{ en: 'A line of @a cm.', zh: '@a cm 的線段。' }, 'A', 'B', '@a\\text{ cm}', '@{2 a}'])
})

test('a number behind the name of a point is a subscript', () =>
  expect(labelsOf(scene().point('P1', 0, 0).point("A'", 1, 0))).toEqual(['P_{1}', "A'"]))

test('a figure is filled, sized in pixels, and the same every time', () => {
  const figure = (): ReturnType<typeof printScene> =>
    printScene(
      scene().point('A', 0, 0).point('B', 3, 1).segment('AB', { label: '@a' }).alt({ en: 'Length $@a$', zh: '' }),
      (label) => fill(label).replaceAll('@a', '7'),
    )
  expect(figure().alt).toBe('Length 7')
  expect(figure()).toEqual(figure())
  const [, width, , boxWidth] = /width="([\d.]+)" height="[\d.]+" viewBox="(\S+) \S+ ([\d.]+)/.exec(figure().svg)!
  expect(Number(width)).toBeCloseTo((Number(boxWidth) * 96) / 72, 0)
})
