/** Squares drawn within squares without end: the side of the second, and the sum of all perimeters. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { scene } from '../../kit/figure/scene.ts'

export const squaresWithinSquares = conventional({
  meta: {
    id: 'sequences/squares-within-squares',
    unit: 'SS7',
    objective: 'sum to infinity of a geometric sequence',
    method: 'common ratio from a right-angled triangle; sum to infinity compared with a bound',
    foundation: false,
    level: 5,
    minutes: 7,
  },
  paper: { authentic: [17] },
  given: {
    p: oneOf(3, 5, 7, 8, 9, 12),
    q: ints(4, 40),
    t: ints(1, 8),
    off: oneOf(-4, -2, 2, 4, 6),
    turned: oneOf(0, 1),
  },
  let: {
    h: 'sqrt(p^2 + q^2)',
    l: 'p + q',
    side: 'l t',
    inner: 'h t',
    am: 'if(turned = 0, p t, q t)',
    mb: 'side - am',
    ratio: 'inner/side',
    perimeter: '4 side',
    total: 'perimeter/(1 - ratio)',
    claimed: 'round(total, -1) + 5 off',
    shown: 'sf(total, 3)',
  },
  where: 'p < q & gcd(p, q) = 1 & int(h) & side <= 120 & abs(claimed - total) >= 1 & claimed > perimeter',
  words: {
    verdict: ['total < claimed', word('Yes', '同意'), word('No', '不同意')],
    sign: ['total < claimed', word('<', '<'), word('>', '>')],
    agreed: [
      'total < claimed',
      word('the claim is agreed', '同意該宣稱'),
      word('the claim is disagreed', '不同意該宣稱'),
    ],
  },
  stem: {
    en: 'In the figure, $ABCD$ is a square of side $@side\\text{ cm}$. $A_1$, $B_1$, $C_1$ and $D_1$ are points lying on $AB$, $BC$, $CD$ and $DA$ respectively such that $AA_1 = BB_1 = CC_1 = DD_1 = @am\\text{ cm}$. $A_2$, $B_2$, $C_2$ and $D_2$ are points which divide $A_1B_1$, $B_1C_1$, $C_1D_1$ and $D_1A_1$ respectively in the ratio $AA_1 : A_1B$. The process is repeated so that infinitely many squares $A_1B_1C_1D_1$, $A_2B_2C_2D_2$, $A_3B_3C_3D_3$, $\\ldots$ are formed.',
    zh: '圖中，$ABCD$ 為一邊長為 $@side\\text{ cm}$ 的正方形。$A_1$、$B_1$、$C_1$ 及 $D_1$ 分別為 $AB$、$BC$、$CD$ 及 $DA$ 上的點使得 $AA_1 = BB_1 = CC_1 = DD_1 = @am\\text{ cm}$。$A_2$、$B_2$、$C_2$ 及 $D_2$ 分別將 $A_1B_1$、$B_1C_1$、$C_1D_1$ 及 $D_1A_1$ 分成比為 $AA_1 : A_1B$ 的兩段。重複以上步驟，得到無限多個正方形 $A_1B_1C_1D_1$、$A_2B_2C_2D_2$、$A_3B_3C_3D_3$、$\\ldots$。',
  },
  figure: ({ side = 0, am = 0 }) => {
    const drawing = scene({ width: 130, height: 130 })
      .point('A', 0, side)
      .point('B', 0, 0)
      .point('C', side, 0)
      .point('D', side, side)
      .polygon('ABCD')
    let corners = ['A', 'B', 'C', 'D']
    for (const level of [1, 2]) {
      const next = corners.map((corner, i) => {
        const name = `${'ABCD'[i]}${level}`
        drawing.between(name, [corner, corners[(i + 1) % 4]!], am / side, {
          label: level === 1 ? `${'ABCD'[i]}_1` : false,
        })
        const [x, y] = drawing.at(name)
        if (level === 2) drawing.text(x + (side / 2 - x) * 0.19, y + (side / 2 - y) * 0.19, `${'ABCD'[i]}_2`)
        return name
      })
      drawing.polygon(next)
      corners = next
    }
    return drawing.alt({
      en: 'A square ABCD, a second square with its vertices on the sides of the first, and a third with its vertices on the sides of the second',
      zh: '正方形 ABCD，第二個正方形的頂點在第一個的邊上，第三個的頂點在第二個的邊上',
    })
  },
  measure: { 'length AB': 'side', 'length AA1': 'am', 'length A1B1': 'inner', 'length A2B2': 'inner^2/side' },
  parts: [
    {
      label: 'a',
      ask: { en: 'Find $A_1B_1$.', zh: '求 $A_1B_1$。' },
      answer: '$@inner\\text{ cm}$',
      steps: [
        ['A_1B_1 = \\sqrt{@mb^2 + @am^2}', '1M', 'Pyth. theorem'],
        ['= @inner\\text{ cm}', '1A'],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Someone claims that the sum of the perimeters of $ABCD$ and all the squares formed is less than $@claimed\\text{ cm}$. Do you agree? Explain your answer.',
        zh: '某人宣稱 $ABCD$ 及所有形成的正方形的周界之和小於 $@claimed\\text{ cm}$。你是否同意？試解釋你的答案。',
      },
      answer: { en: '@verdict (the sum is $@total\\text{ cm}$)', zh: '@{verdict}（總和為 $@total\\text{ cm}$）' },
      steps: [
        [
          {
            en: 'The perimeters form a geometric sequence with first term $@perimeter$ and common ratio $@ratio$.',
            zh: '各周界組成一等比數列，首項為 $@perimeter$，公比為 $@ratio$。',
          },
          '1M',
        ],
        [
          {
            en: 'The sum of the perimeters $= \\frac{@perimeter}{1 - @ratio}$',
            zh: '周界之和 $= \\frac{@perimeter}{1 - @ratio}$',
          },
          '1M',
        ],
        ['= @total\\text{ cm}', '1A'],
        [
          { en: 'Since $@total @sign @claimed$, @{agreed}.', zh: '由於 $@total @sign @claimed$，故@{agreed}。' },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    // The square within is what is left of the square without four triangles.
    'inner > 0',
    'inner^2 = side^2 - 2 am (side - am)',
    // All perimeters but the first are the whole sum made smaller.
    'total - 4 side = total inner/side',
  ],
})
