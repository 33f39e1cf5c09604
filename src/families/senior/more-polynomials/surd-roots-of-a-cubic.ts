/** A cubic polynomial from two remainders, and all roots of the equation, two of them surds. */
import { conventional } from '../../kit/family.ts'
import { ints, nonzero } from '../../kit/given.ts'

export const surdRootsOfACubic = conventional({
  meta: {
    id: 'more-polynomials/surd-roots-of-a-cubic',
    unit: 'SS4',
    objective: 'remainder theorem; roots of a cubic equation',
    method: 'two equations for two coefficients; factor found by trial; quadratic formula',
    foundation: true,
    level: 3,
    minutes: 9,
  },
  paper: { authentic: [12] },
  symbols: ['x', 'h', 'k'],
  given: {
    lead: ints(1, 3),
    p: nonzero(-4, 4),
    b: nonzero(-6, 6),
    v: nonzero(-8, 8),
    s: ints(1, 3),
    t: nonzero(-3, -1),
  },
  let: {
    a: 'b - lead p',
    c: 'v - b p',
    d: '-v p',
    f: 'lead x^3 + h x^2 + k x + d',
    first: 'x - s',
    second: 'x - t',
    u1: 'lead s^3 + a s^2 + c s + d',
    u2: 'lead t^3 + a t^2 + c t + d',
    disc: 'b^2 - 4 lead v',
    quad: 'lead x^2 + b x + v',
    low: '(-b - sqrt(disc))/(2 lead)',
    high: '(-b + sqrt(disc))/(2 lead)',
    q3: 'lead p^3',
    q2: 'a p^2',
    q1: 'c p',
  },
  where:
    'disc > 0 & not int(sqrt(disc)) & a != 0 & c != 0 & u1 != 0 & u2 != 0 & u1 != u2 & gcd(lead, b, v) = 1 & abs(d) <= 24 & abs(u1) <= 90 & abs(u2) <= 90 & s != p & t != p & s != -t',
  stem: {
    en: 'Let $f(x) = @f$, where $h$ and $k$ are constants. When $f(x)$ is divided by $@first$ and when $f(x)$ is divided by $@second$, the remainders are $@u1$ and $@u2$ respectively.',
    zh: '設 $f(x) = @f$，其中 $h$ 及 $k$ 均為常數。當 $f(x)$ 除以 $@first$ 時，餘數為 $@u1$；當 $f(x)$ 除以 $@second$ 時，餘數為 $@u2$。',
  },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $h$ and $k$.', zh: '求 $h$ 及 $k$。' },
      answer: { en: '$h = @a$, $k = @c$', zh: '$h = @a$，$k = @c$' },
      steps: [
        [
          {
            en: '$@{lead s^3 + s^2 h + s k + d} = @u1$ and $@{lead t^3 + t^2 h + t k + d} = @u2$',
            zh: '$@{lead s^3 + s^2 h + s k + d} = @u1$ 及 $@{lead t^3 + t^2 h + t k + d} = @u2$',
          },
          '1M',
          { en: 'for either one', zh: '給任何一項' },
        ],
        ['h = @a', '1A'],
        ['k = @c', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Prove that $@{x - p}$ is a factor of $f(x)$. Hence, solve the equation $f(x) = 0$, giving the answers in surd form where necessary.',
        zh: '證明 $@{x - p}$ 為 $f(x)$ 的因式。由此，解方程 $f(x) = 0$，答案如有需要可用根式表示。',
      },
      answer: { en: '$x = @p$, $x = @low$ or $x = @high$', zh: '$x = @p$、$x = @low$ 或 $x = @high$' },
      steps: [
        [
          {
            en: '$f(@p) = @[q3 + q2 + q1 + d] = 0$. Thus, $@{x - p}$ is a factor of $f(x)$.',
            zh: '$f(@p) = @[q3 + q2 + q1 + d] = 0$，故 $@{x - p}$ 為 $f(x)$ 的因式。',
          },
          '1',
        ],
        ['f(x) = (@{x - p})(@quad)', '1M'],
        [
          {
            en: '$@{x = p}$ or $x = \\frac{@{-b} \\pm \\sqrt{@[b^2 - 4(lead)(v)]}}{2(@lead)}$',
            zh: '$@{x = p}$ 或 $x = \\frac{@{-b} \\pm \\sqrt{@[b^2 - 4(lead)(v)]}}{2(@lead)}$',
          },
          '1M',
        ],
        [
          { en: '$x = @p$, $x = @low$ or $x = @high$', zh: '$x = @p$、$x = @low$ 或 $x = @high$' },
          '1A',
          'for both correct',
        ],
      ],
    },
  ],
  claims: [
    // The remainders are the values at the roots of the divisors.
    'at(at(at(f, h, a), k, c), x, -at(first, x, 0)) = u1',
    'at(at(at(f, h, a), k, c), x, -at(second, x, 0)) = u2',
    'at(at(f, h, a), k, c) = 0 for x in {p}',
    'at(at(f, h, a), k, c) = 0 for x in {low}',
    'at(at(f, h, a), k, c) = 0 for x in {high}',
    'low < high',
    'low != p',
    'high != p',
  ],
})
