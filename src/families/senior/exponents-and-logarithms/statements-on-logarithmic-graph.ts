/** Which statements about the graph of a logarithmic function are true. */
import { statementChoice } from '../../kit/family.ts'
import { ints, numbers } from '../../kit/given.ts'

export const statementsOnLogarithmicGraph = statementChoice({
  meta: {
    id: 'exponents-and-logarithms/statements-on-logarithmic-graph',
    unit: 'SS3',
    objective: 'graphs of exponential and logarithmic functions',
    method: 'features of the graph of a logarithmic function',
    foundation: false,
    level: 3,
    minutes: 1.3,
  },
  paper: { slots: [31, 32, 33] },
  symbols: ['x', 'y'],
  given: {
    k: numbers(
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '12',
      '1/2',
      '1/3',
      '1/4',
      '1/5',
      '1/6',
      '1/7',
      '1/8',
      '1/9',
      '1/12',
      '2/3',
      '3/2',
      '3/4',
      '4/3',
      '2/5',
      '5/2',
      '10',
      '11',
      '16',
      '20',
      '1/10',
      '1/11',
      '1/16',
      '1/20',
      '3/5',
      '5/3',
      '4/5',
      '5/4',
    ),
    f: ints(0, 1),
    g: ints(0, 1),
  },
  // f and g: whether the first and the third statement are true.
  let: { s: 'k^(1 - f)', c: 'k^(2 g - 1)' },
  stem: {
    en: 'Which of the following statements about the graph of $y = \\log_{@k} x$ are true?',
    zh: '下列有關 $y = \\log_{@k} x$ 的圖像的敘述，何者正確？',
  },
  statements: [
    {
      text: { en: 'The $x$-intercept of the graph is $@s$.', zh: '圖像的 $x$ 截距為 $@s$。' },
      holds: 's = 1',
      slip: 'takes the base for the x-intercept',
    },
    {
      text: {
        en: 'When $0 < x < 1$, the graph lies above the $x$-axis.',
        zh: '當 $0 < x < 1$ 時，圖像在 $x$ 軸的上方。',
      },
      holds: 'k < 1',
      slip: 'the sign of the logarithm of a number less than 1',
    },
    {
      text: {
        en: 'The graph is the reflection image of the graph of $y = @{c^x}$ with respect to the line $y = x$.',
        zh: '圖像是 $y = @{c^x}$ 的圖像對直線 $y = x$ 的反射影像。',
      },
      holds: 'c = k',
      slip: 'mixes up the reflections of logarithmic and exponential graphs',
    },
  ],
  steps: [
    [{ en: 'I: $\\log_{@k} 1 = 0$, so the $x$-intercept is $1$.', zh: 'I：$\\log_{@k} 1 = 0$，故 $x$ 截距為 $1$。' }],
    [
      {
        en: 'II: The base is @size than $1$, so $\\log_{@k} x$ is @sign when $0 < x < 1$.',
        zh: 'II：底@{size}於 $1$，故當 $0 < x < 1$ 時 $\\log_{@k} x$ 為@{sign}。',
      },
    ],
    [
      {
        en: 'III: The reflection image of the graph of $y = @{k^x}$ with respect to the line $y = x$ is the graph of $y = \\log_{@k} x$.',
        zh: 'III：$y = @{k^x}$ 的圖像對直線 $y = x$ 的反射影像為 $y = \\log_{@k} x$ 的圖像。',
      },
      '1A',
    ],
  ],
  words: {
    size: ['k > 1', { en: 'greater', zh: '大' }, { en: 'less', zh: '小' }],
    sign: ['k > 1', { en: 'negative', zh: '負數' }, { en: 'positive', zh: '正數' }],
  },
  claims: ['log(k, s) = 0 <=> I', 'log(k, 1/2) > 0 <=> II', 'log(k, c^3) = 3 <=> III'],
})
