/** A joint variation: the relation from one set of values, and the percentage change of one quantity. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'

export const jointVariationPercentage = conventional({
  meta: {
    id: 'variations/joint-variation-percentage',
    unit: 'SS6',
    objective: 'joint variation',
    method: 'variation constant; percentage change from the factors',
    foundation: true,
    level: 2,
    minutes: 7,
  },
  paper: { authentic: [10] },
  symbols: ['x', 'y'],
  given: {
    k: ints(2, 15),
    x1: ints(2, 12),
    y1: ints(2, 6),
    up: oneOf(10, 20, 30, 40, 50, 60, 80),
    n: oneOf(20, 25, 60, 100, -20, -50),
    off: oneOf(-6, -4, -2, 2, 4, 6),
  },
  let: {
    z1: 'k x1/y1^2',
    z: 'k x/y^2',
    factor: '(1 + up/100)/(1 + n/100)^2',
    change: '100 factor - 100',
    size: 'abs(change)',
    claimed: 'round(size) + off',
    fx: '1 + up/100',
    fy: '1 + n/100',
  },
  where: 'int(z1) & z1 > 0 & exact(size, 2) & size > 8 & claimed > 0 & size <= 300 & (size < 90 | n < 0)',
  words: {
    way: ['n > 0', word('increased', '增加'), word('decreased', '減少')],
    effect: ['change > 0', word('increased', '增加'), word('decreased', '減少')],
    verdict: ['size > claimed', word('Yes', '同意'), word('No', '不同意')],
    agreed: [
      'size > claimed',
      word('the claim is agreed', '同意該宣稱'),
      word('the claim is disagreed', '不同意該宣稱'),
    ],
    sign: ['size > claimed', word('>', '>'), word('<', '<')],
  },
  stem: {
    en: 'It is given that $z$ varies directly as $x$ and inversely as the square of $y$. When $x = @x1$ and $y = @y1$, $z = @z1$.',
    zh: '已知 $z$ 隨 $x$ 正變且隨 $y$ 的平方反變。當 $x = @x1$ 及 $y = @y1$ 時，$z = @z1$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Express $z$ in terms of $x$ and $y$.', zh: '以 $x$ 及 $y$ 表示 $z$。' },
      answer: '$z = @z$',
      steps: [
        [
          {
            en: 'Let $z = \\frac{kx}{y^2}$, where $k$ is a non-zero constant.',
            zh: '設 $z = \\frac{kx}{y^2}$，其中 $k$ 為非零常數。',
          },
          '1A',
        ],
        ['@z1 = \\frac{k(@x1)}{@y1^2}', '1M'],
        [{ en: '$k = @k$. Thus, $z = @z$.', zh: '$k = @k$，故 $z = @z$。' }, '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'If $x$ is increased by $@up\\%$ and $y$ is @way by $@{abs(n)}\\%$, someone claims that $z$ is @effect by more than $@claimed\\%$. Do you agree? Explain your answer.',
        zh: '若 $x$ 增加 $@up\\%$ 而 $y$ @{way} $@{abs(n)}\\%$，某人宣稱 $z$ @{effect}超過 $@claimed\\%$。你是否同意？試解釋你的答案。',
      },
      answer: {
        en: '@verdict ($z$ is @effect by $@{abs(change) : decimal}\\%$)',
        zh: '@{verdict}（$z$ @{effect} $@{abs(change) : decimal}\\%$）',
      },
      steps: [
        [
          {
            en: 'New value of $z = \\frac{@k(@{fx : decimal}x)}{(@{fy : decimal}y)^2} = @{factor : decimal}\\left(@z\\right)$',
            zh: '$z$ 的新值 $= \\frac{@k(@{fx : decimal}x)}{(@{fy : decimal}y)^2} = @{factor : decimal}\\left(@z\\right)$',
          },
          '1M',
        ],
        [{ en: '$z$ is @effect by $@{size : decimal}\\%$.', zh: '$z$ @{effect} $@{size : decimal}\\%$。' }, '1A'],
        [
          {
            en: 'Since $@{size : decimal}\\% @sign @claimed\\%$, @{agreed}.',
            zh: '由於 $@{size : decimal}\\% @sign @claimed\\%$，故@{agreed}。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    'z = z1 for x in {x1} for y in {y1}',
    'z y^2 x1 = z1 y1^2 x for x in {2, 3} for y in {1, 5}',
    // From 100 and 100: the new value is 100 (100 + up)/(100 + n)², times 100.
    '(100 + change) (100 + n)^2 = 10000 (100 + up)',
  ],
})
