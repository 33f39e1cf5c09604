/** A fence beside a wall: the enclosed area as a quadratic function, and its greatest value. */
import { conventional } from '../../kit/family.ts'
import { ints, oneOf, word } from '../../kit/given.ts'
import { scene } from '../../kit/figure/scene.ts'

export const fenceBesideAWall = conventional({
  meta: {
    id: 'functions/fence-beside-a-wall',
    unit: 'SS2',
    objective: 'greatest value of a quadratic function in real life',
    method: 'area in one variable; completing the square',
    foundation: false,
    level: 5,
    minutes: 7,
  },
  paper: { authentic: [17] },
  symbols: ['x', 'y'],
  given: {
    n: ints(2, 4),
    L: ints(36, 240, 6),
    use: oneOf(word('garden', '花園'), word('farm', '農場'), word('playground', '遊樂場')),
    off: oneOf(-50, -20, -5, 5, 20, 50),
  },
  let: {
    m: 'n + 1',
    area: 'L x - m x^2',
    at: 'L/(2 m)',
    greatest: 'L^2/(4 m)',
    claimed: 'round(greatest) + off',
    inner: 'n - 1',
    b: 'L/m',
  },
  where: 'exact(at, 1) & exact(greatest, 2) & greatest >= 100 & claimed > 0',
  words: {
    verdict: ['greatest > claimed', word('Yes', '能'), word('No', '不能')],
    agreed: ['greatest > claimed', word('it can', '能超過'), word('it cannot', '不能超過')],
    sign: ['greatest > claimed', word('>', '>'), word('<', '<')],
    pieces: ['n = 2', word('a fence', '一道籬笆'), word('fences', '籬笆')],
  },
  stem: {
    en: 'In the figure, a rectangular @use $ABCD$ is enclosed by a straight wall along $AD$ and fences along the other three sides. The @use is divided into @n rectangular regions by @pieces parallel to $AB$. The total length of all the fences is $@L\\text{ m}$. Let $AB = x\\text{ m}$.',
    zh: '圖中，一長方形@{use} $ABCD$ 由沿 $AD$ 的一幅直牆及沿其餘三邊的籬笆圍成。該@{use}以平行於 $AB$ 的籬笆分成 @n 個長方形區域。所有籬笆的總長度為 $@L\\text{ m}$。設 $AB = x\\text{ m}$。',
  },
  figure: ({ n = 0, L = 0, at = 0 }) => {
    const wide = L - (n + 1) * at
    const drawing = scene({ width: 160, height: 80 })
      .point('A', 0, at)
      .point('B', 0, 0)
      .point('C', wide, 0)
      .point('D', wide, at)
      .path('ABCD')
      .line('AD', { thick: true, beyond: 14 })
      .mark('AB', { label: 'x\\text{ m}' })
    for (let i = 1; i < n; i += 1)
      drawing
        .point(`P${i}`, (wide * i) / n, at, { label: false })
        .point(`Q${i}`, (wide * i) / n, 0, { label: false })
        .segment([`P${i}`, `Q${i}`])
    return drawing.alt({
      en: 'A rectangle ABCD beside a wall along AD, divided into @n parts by segments parallel to AB',
      zh: '長方形 ABCD，AD 沿牆，以平行於 AB 的線段分成 @n 部分',
    })
  },
  measure: { 'length AB': 'at', 'length BC': 'L - m at' },
  parts: [
    {
      label: 'a',
      ask: { en: 'Express the area of $ABCD$ in terms of $x$.', zh: '以 $x$ 表示 $ABCD$ 的面積。' },
      answer: { en: '$(@area)\\text{ m}^2$', zh: '$(@area)\\text{ m}^2$' },
      steps: [
        ['BC = (@{L - m x})\\text{ m}', '1M'],
        [
          {
            en: 'Area of $ABCD = x(@{L - m x})\\text{ m}^2 = (@area)\\text{ m}^2$',
            zh: '$ABCD$ 的面積 $= x(@{L - m x})\\text{ m}^2 = (@area)\\text{ m}^2$',
          },
          '1A',
        ],
      ],
    },
    {
      label: 'b',
      ask: {
        en: 'Using the method of completing the square, determine whether the area of $ABCD$ can exceed $@{claimed : decimal}\\text{ m}^2$. Explain your answer.',
        zh: '利用配方法，判斷 $ABCD$ 的面積能否超過 $@{claimed : decimal}\\text{ m}^2$。試解釋你的答案。',
      },
      answer: {
        en: '@verdict (the greatest area is $@{greatest : decimal}\\text{ m}^2$)',
        zh: '@{verdict}（最大面積為 $@{greatest : decimal}\\text{ m}^2$）',
      },
      steps: [
        ['@area = -@m\\left(x^2 - @{b x}\\right)', '1M'],
        ['= -@m(x - @{at : decimal})^2 + @{greatest : decimal}', '1A'],
        [
          {
            en: 'The greatest area of $ABCD$ is $@{greatest : decimal}\\text{ m}^2$.',
            zh: '$ABCD$ 的最大面積為 $@{greatest : decimal}\\text{ m}^2$。',
          },
          '1M',
        ],
        [
          {
            en: 'Since $@{greatest : decimal} @sign @{claimed : decimal}$, @agreed exceed $@{claimed : decimal}\\text{ m}^2$.',
            zh: '由於 $@{greatest : decimal} @sign @{claimed : decimal}$，故面積@{agreed} $@{claimed : decimal}\\text{ m}^2$。',
          },
          '1A',
          'f.t.',
        ],
      ],
    },
  ],
  claims: [
    // The fences: n + 1 of the length x, and BC, which is the area divided by x.
    '(n + 1) x + area/x = L for x in {1, 2, 3}',
    // The area takes its greatest value once: a double root.
    'L^2 - 4 (n + 1) greatest = 0',
  ],
})
