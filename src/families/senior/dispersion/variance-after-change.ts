/** The variance of numbers that have all been multiplied and moved. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const varianceAfterChange = formulaChoice({
  meta: {
    id: 'dispersion/variance-after-change',
    unit: 'SS17',
    objective: 'effect of a change of the data on dispersion',
    method: 'factor squared, shift without effect',
    foundation: false,
    level: 3,
    minutes: 1,
  },
  paper: { slots: [44, 45] },
  symbols: ['x'],
  given: { v: ints(2, 16), m: ints(2, 7), c: nonzero(-9, 9) },
  let: { changed: 'm x + c' },
  where: 'm v + c > 0',
  stem: {
    en: 'Let $v$ be the variance of a group of numbers $\\{x_1, x_2, x_3, \\ldots, x_n\\}$. Each number $x$ of the group is changed to $@changed$. If $v = @v$, find the variance of the new group of numbers.',
    zh: '設 $v$ 為一組數 $\\{x_1, x_2, x_3, \\ldots, x_n\\}$ 的方差。現將該組數中的每個數 $x$ 改為 $@changed$。若 $v = @v$，求新一組數的方差。',
  },
  key: 'm^2 v',
  plausible: 'it > 0 & int(it)',
  slips: {
    'does not square the factor': 'm v',
    'changes the variance as the numbers': 'm v + c',
    'lets the shift count': 'm^2 v + c',
    'squares the shift too': 'm^2 v + c^2',
    'takes the variance as unchanged': 'v',
    'changes and squares': '(m v + c)^2',
    'takes the variance for the standard deviation': 'm^2 v^2',
    'squares factor and variance and adds the shift': 'm^2 v^2 + c',
    'cubes the factor': 'm^3 v',
    'adds the shift to the variance': 'v + c^2',
  },
  steps: [
    [
      {
        en: 'The standard deviation is multiplied by $@m$ and is not changed by the shift.',
        zh: '標準差變為原來的 $@m$ 倍，且不受平移影響。',
      },
      '1M',
    ],
    [{ en: 'New variance $= @m^2(@v) = @{m^2 v}$', zh: '新的方差 $= @m^2(@v) = @{m^2 v}$' }, '1A'],
  ],
  // Two numbers r and -r have the variance r²: here r² = v, and the changed numbers lie m r from their mean.
  claims: ['4 key = (at(changed, x, sqrt(v)) - at(changed, x, -sqrt(v)))^2'],
})
