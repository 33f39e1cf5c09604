/** Diagrams and solids have what they were told. */
import { describe, expect, test } from 'vitest'
import { barChart } from './diagrams/bar-chart.ts'
import { boxPlot } from './diagrams/box-plot.ts'
import { cumulativeFrequency } from './diagrams/cumulative-frequency.ts'
import { histogram } from './diagrams/histogram.ts'
import { pieChart } from './diagrams/pie-chart.ts'
import { measure } from './measure-scene.ts'
import { cone, frustum } from './round-solids.ts'
import { sampleCurve } from './sample-curve.ts'
import { scene } from './scene.ts'
import { cuboid, pyramid, tetrahedron } from './solids.ts'
import { roundTicks, ticksOf } from './ticks.ts'

const alt = { en: '', zh: '' }
const titles = { xTitle: 'x', yTitle: 'y', alt }

test('a bar is as high as its value', () =>
  expect(
    measure(
      barChart({
        ...titles,
        bars: [
          { name: 'a', value: 7 },
          { name: 'b', value: 3 },
        ],
      }),
      'y T1',
    ),
  ).toBe(7))
test('a sector has its angle', () =>
  expect(
    measure(
      pieChart({
        alt,
        sectors: [
          { name: 'a', degrees: 100 },
          { name: 'b', degrees: 140 },
          { name: 'c', degrees: 120 },
        ],
      }),
      'angle P2OP3',
    ),
  ).toBeCloseTo(140, 9))
test('the tops of a histogram stand over the middles of its classes', () =>
  expect(measure(histogram({ ...titles, boundaries: [0, 10, 20], frequencies: [4, 9] }), 'x T2')).toBe(15))
test('a graph is read where it has the frequency', () => {
  const chart = cumulativeFrequency({
    ...titles,
    points: [
      [0, 0],
      [10, 8],
      [20, 20],
    ],
    read: [14],
  })
  const dashed = chart.items.find((item) => item.kind === 'lines' && item.dashed === true)
  expect(dashed).toMatchObject({
    lines: [
      [
        [0, 14],
        [15, 14],
        [15, 0],
      ],
    ],
  })
})
test.each([
  {
    what: 'a pie of 350 degrees',
    make: () => pieChart({ alt, sectors: [{ name: 'a', degrees: 350 }] }),
    says: 'expected 360',
  },
  {
    what: 'a histogram with a boundary too few',
    make: () => histogram({ ...titles, boundaries: [0, 10], frequencies: [4, 9] }),
    says: 'one more than classes',
  },
  {
    what: 'a box with whiskers out of order',
    make: () => boxPlot({ boxes: [{ min: 5, q1: 3, median: 6, q3: 7, max: 9 }], title: '', alt }),
    says: 'in order',
  },
])('$what is refused', ({ make, says }) => expect(make).toThrow(says))

describe('hidden edges', () => {
  const dashed = (solid: ReturnType<typeof cuboid>): string[] =>
    solid.items.flatMap((item) => (item.kind === 'path' && item.dashed === true ? [item.points.join('')] : [])).sort()
  test('of a cuboid are the three at the hidden vertex', () =>
    expect(dashed(cuboid('ABCDEFGH', { length: 5, width: 4, height: 3 }))).toEqual(['AD', 'CD', 'DH']))
  test('of a pyramid are the three at the back corner', () =>
    expect(
      dashed(
        pyramid(
          'ABCDV',
          [
            [0, 0],
            [6, 0],
            [6, 6],
            [0, 6],
          ],
          [3, 3, 6],
        ),
      ),
    ).toEqual(['AD', 'CD', 'DV']))
  test('of a tetrahedron is the back edge of its base', () =>
    expect(dashed(tetrahedron({ A: [0, 0, 0], B: [5, -1, 0], C: [4, 5, 0], D: [2, 1.5, 5] }))).toEqual(['AC']))
})

test('the sides of a cone and of a frustum cut from it lie on one line', () => {
  const sideOf = (solid: ReturnType<typeof cone>): number => {
    const item = solid.items.find((one) => one.kind === 'lines')
    if (item?.kind !== 'lines') throw new Error('no sides')
    const [[x1, y1], [x2, y2]] = item.lines[1] as [[number, number], [number, number]]
    return (y2 - y1) / (x2 - x1)
  }
  expect(sideOf(frustum({ base: 6, top: 3, height: 4 }))).toBeCloseTo(sideOf(cone({ radius: 6, height: 8 })), 9)
})

describe('curves', () => {
  test('leave the window where they cross its edge', () => {
    const [line] = sampleCurve((x) => 2 * x, { from: -5, to: 5, y: [-4, 4] })
    expect(line![0]![0]).toBeCloseTo(-2, 9)
    expect(line!.at(-1)![0]).toBeCloseTo(2, 9)
  })
  test('break at a pole', () => {
    const branches = sampleCurve((x) => 1 / (x - 1), { from: -3, to: 5, y: [-4, 4] })
    expect(branches.length).toBe(2)
    expect(branches[0]!.every(([x]) => x < 1)).toBe(true)
    expect(branches[1]!.every(([x]) => x > 1)).toBe(true)
  })
  test('break at each pole of the tangent', () =>
    expect(sampleCurve(Math.tan, { from: 0, to: 2 * Math.PI, y: [-5, 5] }).length).toBe(3))
})

test('ticks leave out the origin and the ends', () =>
  expect(ticksOf(2, [-4, 5]).map(({ at }) => at)).toEqual([-2, 2, 4]))
test.each([
  [18, 5],
  [50, 10],
  [7, 2],
  [3, 0.5],
  [600, 100],
])('a scale up to %d has steps of %d', (largest, step) => expect(roundTicks(largest, 6)).toBeCloseTo(step, 9))

test('a region is what the half-planes leave of the axes', () => {
  const region = scene()
    .axes({ x: [0, 10], y: [0, 10] })
    .region({
      within: [
        [1, 1, 6],
        [-1, 0, -1],
      ],
    })
    .items.at(-1)
  expect(region).toMatchObject({
    lines: [
      expect.arrayContaining([
        [1, 0],
        [6, 0],
        [1, 5],
      ]),
    ],
  })
})
