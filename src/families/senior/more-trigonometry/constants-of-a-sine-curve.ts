/** The constants of y = m + n sin kx° from its graph. */
import { statementChoice } from '../../kit/family.ts'
import { scene } from '../../kit/figure/scene.ts'
import { ints, nonzero, numbers, oneOf } from '../../kit/given.ts'

export const constantsOfASineCurve = statementChoice({
  meta: {
    id: 'more-trigonometry/constants-of-a-sine-curve',
    unit: 'SS14',
    objective: 'graphs of trigonometric functions',
    method: 'mean value, amplitude with its sign and period from a highest and a lowest point',
    foundation: false,
    level: 4,
    minutes: 1.4,
  },
  paper: { slots: [38, 39] },
  given: {
    m: ints(-3, 4),
    n: nonzero(-5, 5),
    k: [...numbers('1/2', '3/2'), 1, 2, 3],
    a: oneOf(0, 1),
    b: oneOf(0, 1),
    c: oneOf(0, 1),
  },
  let: {
    xP: '90/k',
    xQ: '270/k',
    yP: 'm + n',
    yQ: 'm - n',
    i1: 'if(a = 1, m, m + abs(n))',
    i2: 'if(b = 1, n, -n)',
    i3: 'if(c = 1, k, 360/k)',
    period: '360/k',
  },
  where: 'm != 0 & yP != 0 & yQ != 0 & abs(n) >= 2',
  stem: {
    en: 'The figure shows the graph of $y = m + n\\sin kx^\\circ$ for $0 \\le x \\le @period$, where $m$, $n$ and $k$ are constants and $k > 0$. Which of the following are true?',
    zh: '圖中所示為 $y = m + n\\sin kx^\\circ$ 在 $0 \\le x \\le @period$ 的圖像，其中 $m$、$n$ 及 $k$ 均為常數，且 $k > 0$。下列何者正確？',
  },
  figure: ({ m, n, k, yP, yQ, period }) => {
    const f = (x: number): number => m! + n! * Math.sin((k! * x * Math.PI) / 180)
    const [low, high] = [Math.min(0, yP!, yQ!), Math.max(0, yP!, yQ!)]
    const room = (high - low) * 0.3
    return scene({ width: 170, height: 125 })
      .axes({ x: [-period! * 0.12, period! * 1.12], y: [low - room, high + room], equal: false })
      .curve(f, { from: 0, to: period! })
      .point('P', 90 / k!, f(90 / k!), { dot: true, label: '(@xP,\\,@yP)' })
      .point('Q', 270 / k!, f(270 / k!), { dot: true, label: '(@xQ,\\,@yQ)' })
      .point('E', period!, f(period!), { label: false })
      .alt({
        en: 'One period of a curve from the $y$-axis on, with the turning points $(@xP, @yP)$ and $(@xQ, @yQ)$.',
        zh: '由 $y$ 軸起的一個週期的曲線，其轉向點為 $(@xP, @yP)$ 及 $(@xQ, @yQ)$。',
      })
  },
  measure: { 'x P': 'xP', 'y P': 'yP', 'x Q': 'xQ', 'y Q': 'yQ', 'x E': 'xP + xQ' },
  statements: [
    { text: '$m = @i1$', holds: 'a = 1', slip: 'the mean of the greatest and the least value' },
    { text: '$n = @i2$', holds: 'b = 1', slip: 'the sign of the amplitude' },
    { text: '$k = @i3$', holds: 'i3 = k', slip: 'the period' },
  ],
  steps: [
    [
      {
        en: 'I: The mean of the greatest and the least value is $m = @[(yP + yQ)/2] = @m$.',
        zh: 'I：最大值與最小值的平均值為 $m = @[(yP + yQ)/2] = @m$。',
      },
    ],
    [
      {
        en: 'II: When $x = @xP$, $\\sin kx^\\circ = 1$. So $m + n = @yP$ and $n = @n$.',
        zh: 'II：當 $x = @xP$，$\\sin kx^\\circ = 1$，故 $m + n = @yP$，$n = @n$。',
      },
    ],
    [
      {
        en: 'III: The period is $@period$, so $k = @[360/period] = @k$.',
        zh: 'III：週期為 $@period$，故 $k = @[360/period] = @k$。',
      },
    ],
  ],
  claims: ['yP - i1 = i1 - yQ <=> I', 'yP - yQ = 2 i2 <=> II', 'i3 (xQ - xP) = 180 <=> III'],
})
