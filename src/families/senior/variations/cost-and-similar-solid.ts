/** A cost that is partly constant and partly varies as an area, for a solid and for a larger similar one. */
import { conventional } from '../../kit/family.ts'
import { ints, numbers, oneOf, word } from '../../kit/given.ts'

export const costAndSimilarSolid = conventional({
  meta: {
    id: 'variations/cost-and-similar-solid',
    unit: 'SS6',
    objective: 'partial variation in real life',
    method: 'two equations for the two constants; areas of similar solids from their volumes',
    foundation: true,
    level: 2,
    minutes: 7,
  },
  paper: { authentic: [10] },
  symbols: ['h', 'k'],
  given: {
    thing: oneOf(
      word('souvenir', '紀念品'),
      word('candle', '蠟燭'),
      word('soap box', '皂盒', { plural: 'soap boxes' }),
      word('toy', '玩具'),
    ),
    c: ints(12, 60, 6),
    m: numbers('0.2', '0.3', '0.4', '0.5', '0.6', '0.8', '1.5'),
    p: oneOf(40, 50, 60, 80),
    d: oneOf(20, 30, 40, 50),
    t: oneOf(20, 25, 30, 35, 45, 70),
    n: oneOf(2, 3, 4),
  },
  let: {
    q: 'p + d',
    u: 'c + m p',
    v: 'c + m q',
    w: 'c + m t',
    big: 'n^2 t',
    last: 'c + m big',
    vol: 'n^3',
    eq1: 'h + p k',
    eq2: 'h + q k',
  },
  where: 'int(u) & int(v) & exact(w, 1) & t < p & exact(last, 1) & int(last) & int(w)',
  stem: {
    en: 'The cost of making a @thing of surface area $A\\text{ cm}^2$ is $\\$C$. It is given that $C$ is partly constant and partly varies as $A$. When $A = @p$, $C = @u$; when $A = @q$, $C = @v$.',
    zh: '製造一個表面面積為 $A\\text{ cm}^2$ 的@{thing}的成本為 $\\$C$。已知 $C$ 的一部分為常數，另一部分隨 $A$ 正變。當 $A = @p$ 時，$C = @u$；當 $A = @q$ 時，$C = @v$。',
  },
  parts: [
    {
      label: 'a',
      ask: {
        en: 'Find the cost of making a @thing of surface area $@t\\text{ cm}^2$.',
        zh: '求製造一個表面面積為 $@t\\text{ cm}^2$ 的@{thing}的成本。',
      },
      answer: '$@{w : money}$',
      steps: [
        [
          {
            en: 'Let $C = h + kA$, where $h$ and $k$ are non-zero constants.',
            zh: '設 $C = h + kA$，其中 $h$ 及 $k$ 均為非零常數。',
          },
          '1A',
        ],
        [
          { en: '$@eq1 = @u$ and $@eq2 = @v$', zh: '$@eq1 = @u$ 及 $@eq2 = @v$' },
          '1M',
          { en: 'for either substitution', zh: '給任何一個代入' },
        ],
        [{ en: '$h = @c$ and $k = @{m : decimal}$', zh: '$h = @c$ 及 $k = @{m : decimal}$' }, '1A', 'for both correct'],
        [
          {
            en: 'The required cost $= \\$(@c + @{m : decimal}(@t)) = @{w : money}$',
            zh: '所求成本 $= \\$(@c + @{m : decimal}(@t)) = @{w : money}$',
          },
          '1A',
        ],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'There is a larger @thing which is similar to the @thing described in (a). If the volume of the larger @thing is $@vol$ times that of the @thing described in (a), find the cost of making the larger @{thing}.',
        zh: '有一個較大的@{thing}與 (a) 所述的@{thing}相似。若較大的@{thing}的體積為 (a) 所述的@{thing}的體積的 $@vol$ 倍，求製造該較大的@{thing}的成本。',
      },
      answer: '$@{last : money}$',
      steps: [
        [
          {
            en: 'Surface area of the larger @thing $= @t\\left(\\sqrt[3]{@vol}\\right)^2 = @big\\text{ cm}^2$',
            zh: '較大的@{thing}的表面面積 $= @t\\left(\\sqrt[3]{@vol}\\right)^2 = @big\\text{ cm}^2$',
          },
          '1M',
        ],
        [
          {
            en: 'The required cost $= \\$(@c + @{m : decimal}(@big)) = @{last : money}$',
            zh: '所求成本 $= \\$(@c + @{m : decimal}(@big)) = @{last : money}$',
          },
          '1A',
        ],
      ],
    },
  ],
  claims: [
    // Equal steps of the area are equal steps of the cost.
    '(w - u) (q - p) = (v - u) (t - p)',
    '((last - u) (q - p) + p (v - u))^3 = vol^2 (t (v - u))^3',
  ],
})
