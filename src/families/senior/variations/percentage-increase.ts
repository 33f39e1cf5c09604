/** The percentage increase of a quantity that varies as the square of one and inversely as another. */
import { formulaChoice } from '../../kit/family.ts'
import { ints, oneOf } from '../../kit/given.ts'

export const percentageIncrease = formulaChoice({
  meta: {
    id: 'variations/percentage-increase',
    unit: 'SS6',
    objective: 'joint variation',
    method: 'percentage change of the dependent quantity',
    foundation: true,
    level: 2,
    minutes: 1.4,
  },
  paper: { slots: [11, 12] },
  given: {
    u: ints(4, 80),
    d: oneOf(10, 15, 20, 25, 28, 30, 32, 35, 36, 40, 45, 50, 52, 55, 60, 64, 65, 68, 70, 75, 80),
  },
  let: { up: '1 + u/100', left: '1 - d/100', k: '100 (up^2/left - 1)' },
  where: 'exact(k, 2) & k <= 300 & u != d & up left < 1',
  stem: {
    en: 'It is given that $w$ varies directly as the square of $u$ and inversely as $v$. If $u$ is increased by $@u\\%$ and $v$ is decreased by $@d\\%$, then $w$ is increased by',
    zh: '已知 $w$ 隨 $u$ 的平方正變且隨 $v$ 反變。若 $u$ 增加 $@u\\%$ 而 $v$ 減少 $@d\\%$，則 $w$ 增加',
  },
  key: 'k',
  show: '$@{it : decimal}\\%$',
  plausible: 'it > 0 & exact(it, 2) & it < 900',
  slips: {
    'adds the two percentages': 'u + d',
    'adds twice the first percentage': '2 u + d',
    'forgets the square': '100 (up/left - 1)',
    'takes the new ratio for the increase': '100 up^2/left',
    'adds the changes of the two factors': '100 (up^2 - 1) + d',
    'takes the decrease of v for an increase of w': '100 (up^2 (1 + d/100) - 1)',
    'varies directly as v': '100 abs(up^2 left - 1)',
    'squares v too': '100 (up^2/left^2 - 1)',
    'squares v instead of u': '100 (up/left^2 - 1)',
    'squares v instead of u and takes the new ratio for the increase': '100 up/left^2',
    'squares v too and takes the new ratio for the increase': '100 up^2/left^2',
    'forgets that v changes': '100 (up^2 - 1)',
    'forgets that u changes': '100 (1/left - 1)',
  },
  letters: 'the true increase exceeds what comes from sums of percentages, so few mistakes lie above it',
  steps: [
    ['\\frac{(1 + @u\\%)^2}{1 - @d\\%} - 1 = \\frac{@{up^2 : decimal}}{@{left : decimal}} - 1', '1M'],
    ['= @{k : decimal}\\%', '1A'],
  ],
  // With v cut to its share, w grows by the same ratio as the square of u over that share.
  claims: ['(100 + key) (100 - d) = (100 + u) (100 + u)'],
})
