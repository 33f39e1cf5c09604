/** The greatest possible number of packets when the whole and the packet are measured. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const greatestNumberOfPackets = formulaChoice({
  meta: { id: 'approximation/greatest-number-of-packets', unit: 'JS3', objective: 'errors in measurement', method: 'greatest quotient of two measured values', foundation: true, level: 3, minutes: 1.5 },
  paper: { slots: [6, 7, 8] },
  given: {
    thing: oneOf(word('rice', '米'), word('sugar', '砂糖'), word('flour', '麵粉'), word('sea salt', '海鹽')),
    W: ints(8, 60, 2),
    w: ints(60, 240, 10),
    unit: oneOf(5, 10),
  },
  let: { h: 'unit/2', exact1: '(1000 W + 500)/(w - h)', n: 'floor(exact1)' },
  where: 'not int(exact1) & n - floor(1000 W/w) >= 3',
  stem: {
    en: 'The weight of a bag of @thing is measured as $@W$ kg correct to the nearest kg. The @thing is packed into $n$ packets such that the weight of each packet is measured as $@w$ g correct to the nearest $@unit$ g. Find the greatest possible value of $n$.',
    zh: '某袋@{thing}的重量量得為 $@W$ kg，準確至最接近的 kg。若將該袋@{thing}分裝成 $n$ 包使得每包的重量量得為 $@w$ g，準確至最接近的 $@unit$ g，求 $n$ 的最大可能值。',
  },
  key: 'n',
  plausible: 'int(it) & it > 0',
  slips: {
    'takes the measured values': 'floor(1000 W/w)',
    'takes the upper limit of the packet': 'floor((1000 W + 500)/(w + h))',
    'takes the measured weight of a packet': 'floor((1000 W + 500)/w)',
    'takes the measured weight of the bag': 'floor(1000 W/(w - h))',
    'takes the least of both': 'floor((1000 W - 500)/(w - h))',
    'finds the least possible value': 'floor((1000 W - 500)/(w + h))',
    'rounds up': 'n + 1',
    'takes whole units for the maximum absolute errors': 'floor((1000 W + 1000)/(w - unit))',
    'takes a whole unit for the error of the packet': 'floor((1000 W + 500)/(w - unit))',
    'takes a whole unit for the error of the bag': 'floor((1000 W + 1000)/(w - h))',
    'takes whole units and rounds up': 'ceil((1000 W + 1000)/(w - unit))',
  },
  steps: [
    [{ en: '$n < \\frac{@{1000 W + 500}}{@{w - h}}$', zh: '$n < \\frac{@{1000 W + 500}}{@{w - h}}$' }, '1M'],
    [{ en: 'The greatest possible value of $n$ is $@n$.', zh: '$n$ 的最大可能值為 $@n$。' }, '1A'],
  ],
  claims: ['key (2 w - unit) < 2000 W + 1000', '(key + 1) (2 w - unit) > 2000 W + 1000'],
})
