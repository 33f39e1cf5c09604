import { expect, test } from 'vitest'
import { conventional } from './family.ts'
import { ints } from './given.ts'
import { declarationFaults } from './prove.ts'

const family = (line: string) =>
  conventional({
    meta: {
      id: 'test/rounded',
      unit: 'SS14',
      objective: 'o',
      method: 'm',
      foundation: false,
      level: 3,
      minutes: 2,
    },
    paper: {},
    given: { a: ints(2, 9) },
    let: { area: 'sf(sqrt(a), 3)', d: 'sf(a/sqrt(a), 3)' },
    stem: 'Find $@a$.',
    parts: [
      {
        ask: 'Find $d$.',
        answer: '$@d$',
        steps: [
          ['S = @area', '1A'],
          [line, '1M'],
        ],
      },
    ],
    claims: ['(d - 1/100)^2 < a < (d + 1/100)^2'],
  })

test.each(['\\frac{1}{3}(@{area : sf3})d = @a', 'd = @a \\sin @{area : sf3}^\\circ', 'd = \\frac{@area}{@a}'])(
  'a step does not calculate with a rounded value: %s',
  (line) =>
    expect(declarationFaults(family(line))).toEqual([
      expect.stringContaining('a step calculates with a rounded value'),
    ]),
)
test('a step may show one', () => expect(declarationFaults(family('d = @{d : sf3}'))).toEqual([]))
