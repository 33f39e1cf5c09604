/** What a scene measures. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measure } from './measure-scene.ts'
import { scene } from './scene.ts'
import { cuboid, pyramid } from './solids.ts'

const degrees = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max })

const right = scene()
  .point('A', 0, 3)
  .point('B', 0, 0)
  .point('C', 4, 0)
  .polygon('ABC')
  .midpoint('M', 'AC')
  .foot('D', 'B', 'AC')
  .circleThrough('ABC', { centre: 'O' })

describe('a right-angled triangle of sides 3, 4, 5', () => {
  test.each([
    ['angle ABC', 90],
    ['angle CAB', (Math.atan2(4, 3) * 180) / Math.PI],
    ['reflex ABC', 270],
    ['length AC', 5],
    ['area ABC', 6],
    ['perimeter ABC', 12],
    ['distance B AC', 2.4],
    ['length BD', 2.4],
    ['radius O', 2.5],
    ['diameter O', 5],
    ['length OM', 0],
    ['ratio AB BC', 0.75],
    ['slope AC', -0.75],
    ['x C', 4],
    ['y A', 3],
    ['bearing B A', 0],
    ['bearing B C', 90],
    ['bearing C B', 270],
  ])('%s is %d', (what, value) => expect(measure(right, what)).toBeCloseTo(value, 9))
})

test('an arc has its length and its turn', () => {
  const arc = scene().point('O', 1, 1).sector('O', 6, 10, 70)
  expect(measure(arc.arc('O', 3, 0, 90), 'arc O 2')).toBeCloseTo(1.5 * Math.PI, 9)
  expect(() => measure(arc, 'arc O 3')).toThrow('the figure has 2')
  expect(measure(arc, 'turn O')).toBe(60)
  expect(measure(arc, 'arc O')).toBeCloseTo(2 * Math.PI, 9)
})

test('a solid is measured in space, not on paper', () => {
  const box = cuboid('ABCDEFGH', { length: 3, width: 4, height: 12 }).midpoint('M', 'AG').meet('N', 'AC', 'BD')
  expect(measure(box, 'length AG')).toBeCloseTo(13, 9)
  expect(measure(box, 'angle GCA')).toBeCloseTo(90, 9)
  expect(measure(box, 'length AM')).toBeCloseTo(6.5, 9)
  expect(measure(box, 'length AN')).toBeCloseTo(2.5, 9)
  expect(
    measure(
      pyramid(
        'ABCDV',
        [
          [0, 0],
          [6, 0],
          [6, 6],
          [0, 6],
        ],
        [3, 3, 4],
      ),
      'area VAB',
    ),
  ).toBeCloseTo(15, 9)
})

test('a triangle made by its angles has them', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 120 }),
      fc.integer({ min: 5, max: 50 }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (a, b, turn) => {
        const triangle = scene().point('A', 1, 2).polar('B', 'A', 7, turn).apex('C', 'AB', a, b)
        expect(measure(triangle, 'angle CAB')).toBeCloseTo(a, 6)
        expect(measure(triangle, 'angle ABC')).toBeCloseTo(b, 6)
      },
    ),
  )
})

test('an angle in a semicircle is right, and a tangent is perpendicular to its radius', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 175 }), fc.integer({ min: 4, max: 30 }), (turn, far) => {
      const circle = scene()
        .point('O', 0, 0)
        .circle('O', 3)
        .onCircle('A', 'O', 0)
        .onCircle('B', 'O', 180)
        .onCircle('C', 'O', turn)
        .point('P', far, 1)
        .touch('T', 'P', 'O', 'left')
        .touch('S', 'P', 'O', 'right')
      expect(measure(circle, 'angle ACB')).toBeCloseTo(90, 6)
      expect(measure(circle, 'angle OTP')).toBeCloseTo(90, 6)
      expect(measure(circle, 'length PS')).toBeCloseTo(measure(circle, 'length PT'), 6)
    }),
  )
})

test('the centres of a triangle and the images of points are where they belong', () => {
  fc.assert(
    fc.property(
      fc.tuple(degrees(20, 80), degrees(20, 80)).filter(([a, b]) => Math.abs(a + b - 90) > 2),
      ([a, b]) => {
        const figure = scene()
          .point('A', 0, 0)
          .point('B', 9, 0)
          .apex('C', 'AB', a, b)
          .orthocentre('H', 'ABC')
          .centroid('G', 'ABC')
          .incircle('ABC', { centre: 'I' })
          .circleThrough('ABC', { centre: 'O' })
          .midpoint('M', 'AB')
          .reflect("H'", 'H', 'AB')
          .again('D', 'CH', 'O')
          .point('S', 30, 7)
          .again('N', 'SO', 'O', 'near')
          .again('F', 'SO', 'O')
          .rotate("C'", 'C', 'M', 180)
          .tangent('T', 'O', 'C', 4)
        expect(measure(figure, 'distance I BC')).toBeCloseTo(measure(figure, 'radius I'), 6)
        expect(measure(figure, 'ratio CG GM')).toBeCloseTo(2, 6)
        // The image of the orthocentre in a side lies on the circumcircle.
        expect(measure(figure, "length H'D")).toBeCloseTo(0, 6)
        expect(measure(figure, "length AC'")).toBeCloseTo(measure(figure, 'length BC'), 6)
        // The power of a point, by a secant through the centre.
        expect(measure(figure, 'length SN') * measure(figure, 'length SF')).toBeCloseTo(
          measure(figure, 'length SO') ** 2 - measure(figure, 'radius O') ** 2,
          6,
        )
        expect(measure(figure, 'length SN')).toBeLessThan(measure(figure, 'length SF'))
        expect(measure(figure, 'angle OCT')).toBeCloseTo(90, 6)
      },
    ),
  )
})

test.each([
  ['height AB', 'Cannot measure'],
  ['angle AB', 'expected 3 points'],
  ['length AZ', 'Cannot find the point Z'],
  ['radius A', 'the figure has none'],
  ['length A?', 'Cannot read the names'],
])('%s is refused with a sentence', (what, says) => {
  expect(() => measure(right, what)).toThrow(says)
})
