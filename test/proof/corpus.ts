/**
 * Questions with known right and wrong keys, worded as an AI words them. The answers come from construction (roots
 * first, then the equation), never from the code under test.
 */
import type { PaperLanguage } from '#domain/language.ts'
import type { Random } from '#domain/random.ts'

/** `wrong`: keys that a real slip would give. `options`: wrong options for multiple choice. */
export type Sample = {
  readonly kind: string
  readonly language: PaperLanguage
  readonly stem: string
  readonly right: string
  readonly wrong: readonly string[]
}

type Maker = (draw: Draw) => readonly {
  readonly stem: readonly [en: readonly string[], zh: readonly string[]]
  readonly right: readonly string[]
  readonly wrong: readonly string[]
}[]

export class Draw {
  readonly random: Random
  constructor(random: Random) {
    this.random = random
  }

  int(low: number, high: number): number {
    return low + this.random.below(high - low + 1)
  }

  /** Never 0. */
  some(low: number, high: number): number {
    for (;;) {
      const n = this.int(low, high)
      if (n !== 0) return n
    }
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.int(0, items.length - 1)]!
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))
/** `+ 3x`, `- x`, and nothing for 0. */
const plus = (n: number, letters = ''): string =>
  n === 0 ? '' : ` ${n < 0 ? '-' : '+'} ${Math.abs(n) === 1 && letters !== '' ? '' : Math.abs(n)}${letters}`
const lead = (n: number, letters: string): string => `${n === 1 ? '' : n === -1 ? '-' : n}${letters}`
const quadratic = (a: number, b: number, c: number, x = 'x'): string => `${lead(a, `${x}^2`)}${plus(b, x)}${plus(c)}`
const frac = (n: number, d: number, command = 'frac'): string => {
  const g = gcd(n, d) * (d < 0 ? -1 : 1)
  const [over, under] = [n / g, d / g]
  return under === 1 ? String(over) : `${over < 0 ? '-' : ''}\\${command}{${Math.abs(over)}}{${under}}`
}
const $ = (tex: string): string => `$${tex}$`

const linear: Maker = (draw) => {
  const [x, a, b] = [draw.some(-9, 12), draw.int(2, 9), draw.some(-15, 15)]
  const c = a * x + b
  const equation = `${a}x${plus(b)} = ${c}`
  return [
    {
      stem: [
        [
          `Solve the equation ${$(equation)}.`,
          `Solve ${equation}.`,
          `Solve for $x$: ${$(equation)}`,
          `What is the value of $x$ if ${$(equation)}?`,
          `If ${$(equation)}, find the value of $x$.`,
          `What is the solution of the equation ${$(equation)}?`,
        ],
        [`解方程 ${$(equation)}。`, `若 ${$(equation)}，求 $x$ 的值。`, `求方程 ${$(equation)} 的解。`],
      ],
      right: [$(`x = ${x}`), `${x}`, $(`${x}`), `x = ${x}`],
      wrong: [$(`x = ${-x}`), $(`x = ${x + 1}`), $(`x = ${frac(c + b, a)}`)].filter((each) => each !== $(`x = ${x}`)),
    },
  ]
}

const bothSides: Maker = (draw) => {
  const [x, a, c, k] = [draw.some(-8, 8), draw.int(4, 9), draw.int(1, 3), draw.int(1, 9)]
  const rest = a * (x - k) - c * x
  const equation = `${a}(x - ${k}) = ${lead(c, 'x')}${plus(rest)}`
  return [
    {
      stem: [
        [
          `Solve ${$(equation)}.`,
          `Solve the following equation: ${$(equation)}`,
          `Find the value of $x$ if ${$(equation)}.`,
        ],
        [`解方程：${$(equation)}`, `解 ${$(equation)}。`],
      ],
      right: [`x = ${x}`, $(`x=${x}`)],
      wrong: [$(`x = ${-x}`), $(`x = ${x + 2}`), $(`x=${frac(rest + k, a - c)}`)].filter(
        (each) => each !== $(`x=${x}`),
      ),
    },
  ]
}

const roots: Maker = (draw) => {
  const p = draw.some(-8, 8)
  let q = draw.some(-8, 8)
  if (q === p) q = p + 3 === 0 ? 2 : p + 3
  const equation = `${quadratic(1, -(p + q), p * q)} = 0`
  return [
    {
      stem: [
        [
          `Solve the quadratic equation ${$(equation)}.`,
          `Solve ${$(equation)} by factorisation.`,
          `Find the roots of the equation ${$(equation)}.`,
          `Solve the equation ${equation.replace('x^2', 'x²')}.`,
          `What are the solutions of ${$(equation)}?`,
        ],
        [
          `解方程 ${$(equation)}。`,
          `解一元二次方程 ${$(equation)}。`,
          `求二次方程 ${$(equation)} 的根。`,
          `用因式分解法解方程 ${$(equation)}。`,
        ],
      ],
      right: [
        $(`x = ${p}`) + ' or ' + $(`x = ${q}`),
        $(`x=${p} \\text{ or } x=${q}`),
        `x = ${p} or ${q}`,
        $(`${p}, ${q}`),
      ],
      wrong: [
        $(`x = ${-p}`) + ' or ' + $(`x = ${-q}`),
        $(`x = ${p}`),
        $(`x = ${p}`) + ' or ' + $(`x = ${-q}`),
        $(`x = ${p}, ${q}, ${p + q + 11}`),
      ].filter((each, index) => !(index === 0 && p === -q)),
    },
  ]
}

const harderRoots: Maker = (draw) => {
  const [a, p, q] = [draw.int(2, 4), draw.some(-5, 5), draw.some(-6, 6)]
  // (ax - p)(x - q)
  const equation = `${quadratic(a, -(a * q + p), p * q)} = 0`
  if (p === a * q) return []
  const r = frac(p, a, draw.pick(['frac', 'dfrac']))
  return [
    {
      stem: [
        [
          `Solve ${$(equation)}.`,
          `Solve the equation ${$(equation)}, giving your answers as fractions where necessary.`.replace(
            ', giving your answers as fractions where necessary',
            '',
          ),
          `Using the quadratic formula, solve ${$(equation)}.`,
        ],
        [`解方程 ${$(equation)}。`, `利用二次公式解方程 ${$(equation)}。`],
      ],
      right: [$(`x = ${r}`) + ' or ' + $(`x = ${q}`), $(`x=${q}`) + '或' + $(`x=${r}`)],
      wrong: [
        ...(p === -a * q ? [] : [$(`x = ${frac(-p, a)}`) + ' or ' + $(`x = ${-q}`)]),
        $(`x = ${q}`),
        $(`x = ${p}`) + ' or ' + $(`x = ${q}`),
      ],
    },
  ]
}

const surdRoots: Maker = (draw) => {
  const [h, n] = [draw.some(-5, 5), draw.pick([2, 3, 5, 6, 7, 10])]
  const equation = `${quadratic(1, -2 * h, h * h - n)} = 0`
  const [up, down] = [(h + Math.sqrt(n)).toFixed(2), (h - Math.sqrt(n)).toFixed(2)]
  const off = (h + Math.sqrt(n) + 0.01).toFixed(2)
  return [
    {
      stem: [
        [
          `Solve ${$(equation)}. Leave your answers in surd form.`,
          `Solve the equation ${$(equation)}, leaving your answer in surd form.`,
        ],
        [`解方程 ${$(equation)}，答案以根式表示。`],
      ],
      right: [$(`x = ${h} \\pm \\sqrt{${n}}`), $(`${h} + \\sqrt{${n}}`) + ' or ' + $(`${h} - \\sqrt{${n}}`)],
      wrong: [$(`x = ${-h} \\pm \\sqrt{${n}}`), $(`x = ${h} + \\sqrt{${n}}`), $(`x = ${h} \\pm \\sqrt{${n + 4}}`)],
    },
    {
      stem: [
        [
          `Solve ${$(equation)}, correct to 2 decimal places.`,
          `Solve the equation ${$(equation)}. Give your answers correct to 2 decimal places.`,
        ],
        [`解方程 ${$(equation)}，答案準確至二位小數。`, `解方程 ${$(equation)}，答案準確至 2 位小數。`],
      ],
      right: [$(`x = ${up}`) + ' or ' + $(`x = ${down}`)],
      wrong: [$(`x = ${off}`) + ' or ' + $(`x = ${down}`), $(`x = ${up}`)],
    },
  ]
}

const factorised: Maker = (draw) => {
  const [p, q] = [draw.some(-7, 7), draw.some(-7, 7)]
  const a = draw.pick([1, 1, 2, 3])
  const expression = quadratic(a, a * (p + q), a * p * q)
  const bracket = (n: number): string => `(x${plus(n)})`
  const product = `${a === 1 ? '' : a}${bracket(p)}${bracket(q)}`
  return [
    {
      stem: [
        [
          `Factorise ${$(expression)} completely.`,
          `Factorise ${$(expression)}.`,
          `Factorize the expression ${$(expression)}.`,
          `Which of the following is the factorised form of ${$(expression)}?`,
        ],
        [`因式分解 ${$(expression)}。`, `因式分解下列各式：${$(expression)}`, `將 ${$(expression)} 因式分解。`],
      ],
      right: [$(product)],
      wrong: [
        p + q === 0 ? $(`${bracket(p)}^2`) : $(`${a === 1 ? '' : a}${bracket(-p)}${bracket(-q)}`),
        $(`${a === 1 ? '' : a}${bracket(p)}${bracket(q + 1)}`),
        $(`x(x${plus(p + q)})${plus(p * q)}`),
      ],
    },
  ]
}

const expanded: Maker = (draw) => {
  const [a, p, b, q] = [draw.int(1, 5), draw.some(-7, 7), draw.int(1, 4), draw.some(-7, 7)]
  const expression = `(${lead(a, 'x')}${plus(p)})(${lead(b, 'x')}${plus(q)})`
  return [
    {
      stem: [
        [
          `Expand ${$(expression)}.`,
          `Expand and simplify ${$(expression)}.`,
          `What is the expansion of ${$(expression)}?`,
        ],
        [`展開 ${$(expression)}。`, `展開並化簡 ${$(expression)}。`],
      ],
      right: [$(quadratic(a * b, a * q + b * p, p * q))],
      wrong: [
        $(quadratic(a * b, a * q - b * p, p * q)),
        $(quadratic(a * b, a * q + b * p, -p * q)),
        $(quadratic(a * b, 0, p * q)),
      ].filter((each) => each !== $(quadratic(a * b, a * q + b * p, p * q))),
    },
  ]
}

const simplified: Maker = (draw) => {
  const [p, q] = [draw.some(-6, 6), draw.int(1, 9)]
  if (p === q || p === -q) return []
  // (x - p)(x + q) / (x - p)(x - q)
  const expression = `\\${draw.pick(['frac', 'dfrac'])}{${quadratic(1, q - p, -p * q)}}{${quadratic(1, -q - p, p * q)}}`
  return [
    {
      stem: [[`Simplify ${$(expression)}.`, `Simplify the expression ${$(expression)}.`], [`化簡 ${$(expression)}。`]],
      right: [$(`\\frac{x${plus(q)}}{x${plus(-q)}}`)],
      wrong: [$(`\\frac{x${plus(-q)}}{x${plus(q)}}`), $(`\\frac{x${plus(p)}}{x${plus(-q)}}`), '$-1$'],
    },
  ]
}

const indices: Maker = (draw) => {
  const [a, b, c] = [draw.int(2, 6), draw.int(2, 5), draw.int(1, 6)]
  const expression = `\\frac{(x^{${a}})^{${b}}}{x^{${c}}}`
  return [
    {
      stem: [
        [`Simplify ${$(expression)}.`, `Simplify ${$(expression)} and express your answer with positive indices.`],
        [`化簡 ${$(expression)}。`, `化簡 ${$(expression)}，並以正指數表示答案。`],
      ],
      right: [$(`x^{${a * b - c}}`)],
      wrong: [
        $(`x^{${a + b - c}}`),
        $(`x^{${a * b + c}}`),
        $(`x^{${a ** b - c > 40 ? a * b - c + 1 : a ** b - c}}`),
      ].filter((each) => each !== $(`x^{${a * b - c}}`)),
    },
  ]
}

const fractions: Maker = (draw) => {
  const [a, b, c, d] = [draw.int(1, 5), draw.int(2, 9), draw.int(1, 5), draw.int(2, 9)]
  const minus = draw.pick([true, false])
  const tex = draw.pick(['frac', 'dfrac'])
  const expression = `\\${tex}{${a}}{${b}} ${minus ? '-' : '+'} \\${tex}{${c}}{${d}}`
  const value = frac(minus ? a * d - c * b : a * d + c * b, b * d)
  return [
    {
      stem: [
        [
          `Calculate ${$(expression)}.`,
          `Evaluate ${$(expression)}. Give your answer in its simplest form.`,
          `What is the value of ${$(expression)}?`,
          `Find the value of ${$(expression)}.`,
          `${$(`${expression} =`)} ____`,
        ],
        [`計算 ${$(expression)}。`, `求 ${$(expression)} 的值。`, `${$(`${expression} =`)} ____。`],
      ],
      right: [$(value)],
      wrong: [
        $(frac(minus ? a - c || 1 : a + c, minus ? b - d || 1 : b + d)),
        $(frac(minus ? a * d + c * b : a * d - c * b || 1, b * d)),
      ].filter((each) => each !== $(value)),
    },
  ]
}

const order: Maker = (draw) => {
  const [a, b, c, d] = [draw.int(2, 30), draw.int(2, 12), draw.int(2, 9), draw.int(2, 9)]
  const expression = `${a} + ${b} \\times (${c} - ${d})`
  const plain = `${a} + ${b} × (${c} − ${d})`
  const value = a + b * (c - d)
  return [
    {
      stem: [
        [
          `Evaluate ${$(expression)}.`,
          `Calculate ${plain}.`,
          `What is ${$(expression)}?`,
          `Work out ${$(expression)}.`,
        ],
        [`計算 ${$(expression)}。`, `計算：${plain}`, `求 ${$(expression)} 的值。`],
      ],
      right: [`${value}`, $(`${value}`)],
      wrong: [`${(a + b) * (c - d)}`, `${a + b * c - d}`, `${a - b * (c - d)}`].filter((each) => each !== `${value}`),
    },
  ]
}

const surds: Maker = (draw) => {
  const n = draw.pick([2, 3, 5, 6, 7])
  const [a, b] = [draw.int(2, 6), draw.int(2, 6)]
  const expression = `\\sqrt{${a * a * n}} + \\sqrt{${b * b * n}}`
  return [
    {
      stem: [
        [
          `Simplify ${$(expression)}.`,
          `Express ${$(expression)} in simplest surd form.`
            .replace('Express', 'Simplify')
            .replace(' in simplest surd form', ''),
        ],
        [`化簡 ${$(expression)}。`],
      ],
      right: [$(`${a + b}\\sqrt{${n}}`)],
      wrong: [$(`\\sqrt{${(a * a + b * b) * n}}`), $(`${a * b}\\sqrt{${n}}`), $(`${a + b}\\sqrt{${2 * n}}`)].filter(
        (each) => each !== $(`${a + b}\\sqrt{${n}}`),
      ),
    },
  ]
}

const logarithms: Maker = (draw) => {
  const [b, n] = [draw.pick([2, 3, 5]), draw.int(2, 5)]
  const expression = `\\log_{${b}} ${b ** n}`
  return [
    {
      stem: [
        [`Evaluate ${$(expression)}.`, `Find the value of ${$(expression)}.`, `What is the value of ${$(expression)}?`],
        [`求 ${$(expression)} 的值。`, `計算 ${$(expression)}。`],
      ],
      right: [`${n}`],
      wrong: [`${b ** n / b}`, `${n + 1}`, `${b}`].filter((each) => each !== `${n}`),
    },
  ]
}

const trigonometric: Maker = (draw) => {
  const [name, value, others] = draw.pick([
    ['\\sin 30^\\circ', '\\frac{1}{2}', ['\\frac{\\sqrt{3}}{2}', '-\\frac{1}{2}']],
    ['\\cos 60^{\\circ}', '\\frac{1}{2}', ['\\frac{\\sqrt{3}}{2}']],
    ['\\tan 45^\\circ', '1', ['\\sqrt{2}', '0']],
    ['\\sin 60^\\circ', '\\frac{\\sqrt3}{2}', ['\\frac{1}{2}']],
    ['\\tan 60°', '\\sqrt{3}', ['\\frac{\\sqrt{3}}{3}']],
    ['\\cos 120^\\circ', '-\\frac{1}{2}', ['\\frac{1}{2}', '-\\frac{\\sqrt{3}}{2}']],
    ['\\sin 45^\\circ', '\\frac{\\sqrt{2}}{2}', ['\\frac12']],
  ] as const)
  return [
    {
      stem: [
        [`Find the exact value of ${$(name)}.`, `What is the value of ${$(name)}?`, `Evaluate ${$(name)}.`],
        [`求 ${$(name)} 的值。`],
      ],
      right: [$(value)],
      wrong: others.map($),
    },
  ]
}

const percentage: Maker = (draw) => {
  const [rate, value] = [draw.int(1, 19) * 5, draw.int(2, 40) * 20]
  const right = (rate * value) / 100
  return [
    {
      stem: [
        [`Find ${rate}% of ${value}.`, `What is $${rate}\\%$ of $${value}$?`, `Calculate ${rate}% of \\$${value}.`],
        [`求 ${value} 的 ${rate}%。`, `計算 $${value}$ 的 $${rate}\\%$。`],
      ],
      right: [`${right}`],
      wrong: [`${value - right}`, `${right * 10}`, `${value + right}`].filter((each) => Number(each) !== right),
    },
  ]
}

const statistics: Maker = (draw) => {
  const data = [draw.int(1, 9), draw.int(1, 20), draw.int(5, 15), draw.int(10, 30)]
  data.push(5 * draw.int(12, 20) - data.reduce((sum, each) => sum + each, 0))
  if (data.some((each) => each < 1)) return []
  const sorted = [...data].sort((a, b) => a - b)
  const [mean, median, range] = [data.reduce((sum, each) => sum + each, 0) / 5, sorted[2]!, sorted[4]! - sorted[0]!]
  const list = data.join(', ')
  const and = `${data.slice(0, 4).join(', ')} and ${data[4]}`
  const zh = data.join('、')
  return [
    {
      stem: [
        [
          `Find the mean of ${and}.`,
          `What is the mean of the data set: ${list}?`,
          `Calculate the mean of the following data: ${list}.`,
        ],
        [`求數據 ${zh} 的平均數。`, `求下列數據的平均值：${zh}`],
      ],
      right: [`${mean}`],
      wrong: [`${mean + 1}`, `${(mean * 5) / 4}`, ...(median === mean ? [] : [`${median}`])],
    },
    {
      stem: [[`Find the median of ${and}.`, `What is the median of the numbers ${list}?`], [`求數據 ${zh} 的中位數。`]],
      right: [`${median}`],
      wrong: [data[2] === median ? `${sorted[3]! + (sorted[3] === median ? 1 : 0)}` : `${data[2]}`],
    },
    {
      stem: [
        [`Find the range of the following data: ${list}.`, `What is the range of ${and}?`],
        [`求數據 ${zh} 的分佈域。`],
      ],
      right: [`${range}`],
      wrong: [`${range + 1}`, `${sorted[4]! + sorted[0]!}`],
    },
  ]
}

const factors: Maker = (draw) => {
  const [g, p, q] = [draw.int(2, 12), draw.int(2, 7), draw.int(2, 7)]
  if (gcd(p, q) !== 1) return []
  const [a, b] = [g * p, g * q]
  return [
    {
      stem: [
        [
          `Find the HCF of ${a} and ${b}.`,
          `What is the highest common factor (HCF) of ${a} and ${b}?`,
          `The H.C.F. of ${a} and ${b} is ____.`,
        ],
        [`求 ${a} 和 ${b} 的最大公因數。`, `${a} 和 ${b} 的最大公因數是 ____。`],
      ],
      right: [`${g}`],
      wrong: [`${g * p * q}`, `${g * 2 === g * p * q ? g * 3 : g * 2}`],
    },
    {
      stem: [
        [`Find the LCM of ${a} and ${b}.`, `What is the lowest common multiple of ${a} and ${b}?`],
        [`求 ${a} 和 ${b} 的最小公倍數。`],
      ],
      right: [`${g * p * q}`],
      wrong: [`${a * b}`, `${g}`].filter((each) => each !== `${g * p * q}`),
    },
  ]
}

const points: Maker = (draw) => {
  const [[dx, dy, d], a, b] = [
    draw.pick([
      [3, 4, 5],
      [4, 3, 5],
      [5, 12, 13],
      [6, 8, 10],
      [8, 6, 10],
      [-3, 4, 5],
      [12, -5, 13],
    ] as const),
    draw.int(-6, 6),
    draw.int(-6, 6),
  ]
  const [c, e] = [a + dx, b + dy]
  const [P, Q] = [`(${a}, ${b})`, `(${c}, ${e})`]
  const middle = `\\left(${frac(a + c, 2)}, ${frac(b + e, 2)}\\right)`
  return [
    {
      stem: [
        [
          `Find the distance between the points $A${P}$ and $B${Q}$.`,
          `What is the distance between ${P} and ${Q}?`,
          `Calculate the distance between $${P}$ and $${Q}$.`,
        ],
        [`求點 $A${P}$ 與 $B${Q}$ 之間的距離。`, `求 $${P}$ 和 $${Q}$ 兩點之間的距離。`],
      ],
      right: [`${d}`, `${d} units`],
      wrong: [`${d * d}`, $(`\\sqrt{${Math.abs(dx) + Math.abs(dy)}}`), `${Math.abs(dx) + Math.abs(dy)}`],
    },
    {
      stem: [
        [
          `Find the slope of the line passing through $A${P}$ and $B${Q}$.`,
          `What is the gradient of the line joining $${P}$ and $${Q}$?`,
        ],
        [`求通過點 $A${P}$ 及 $B${Q}$ 的直線的斜率。`, `求連接 $${P}$ 和 $${Q}$ 的直線的斜率。`],
      ],
      right: [$(frac(dy, dx))],
      wrong: [$(frac(dx, dy)), $(frac(-dy, dx))],
    },
    {
      stem: [
        [
          `Find the coordinates of the mid-point of $A${P}$ and $B${Q}$.`,
          `What is the midpoint of the line segment joining $${P}$ and $${Q}$?`,
        ],
        [`求點 $A${P}$ 與 $B${Q}$ 的中點坐標。`],
      ],
      right: [$(middle)],
      wrong: [
        $(`\\left(${frac(b + e, 2)}, ${frac(a + c, 2)}\\right)`),
        $(`(${a + c}, ${b + e})`),
        $(`\\left(${frac(dx, 2)}, ${frac(dy, 2)}\\right)`),
      ].filter((each) => each !== $(middle) && !(a + c === 0 && b + e === 0) && !(a === 0 && b === 0)),
    },
  ]
}

const lines: Maker = (draw) => {
  const [m, a, b] = [draw.some(-5, 5), draw.int(-4, 4), draw.some(-6, 6)]
  const c = b - m * a
  return [
    {
      stem: [
        [
          `Find the equation of the straight line passing through $(${a}, ${b})$ with slope $${m}$.`,
          `Find the equation of the line with slope ${m} passing through the point $(${a}, ${b})$.`,
          `Find the equation of the straight line passing through $(${a}, ${b})$ and $(${a + 1}, ${b + m})$.`,
        ],
        [
          `求通過點 $(${a}, ${b})$ 且斜率為 $${m}$ 的直線的方程。`,
          `求斜率為 ${m} 且通過點 $(${a}, ${b})$ 的直線方程。`,
        ],
      ],
      right: [$(`y = ${lead(m, 'x')}${plus(c)}`), $(`${lead(m, 'x')} - y${plus(c)} = 0`)],
      wrong: [
        $(`y = ${lead(-m, 'x')}${plus(c)}`),
        $(`y = ${lead(m, 'x')}${plus(c + 2)}`),
        $(`y = ${lead(m, 'x')}${plus(c === 0 ? 1 : -c)}`),
      ],
    },
  ]
}

const circles: Maker = (draw) => {
  const [h, k, r] = [draw.some(-5, 5), draw.some(-5, 5), draw.int(2, 7)]
  const equation = `x^2 + y^2${plus(-2 * h, 'x')}${plus(-2 * k, 'y')}${plus(h * h + k * k - r * r)} = 0`
  return [
    {
      stem: [
        [`Find the radius of the circle ${$(equation)}.`, `What is the radius of the circle ${$(equation)}?`],
        [`求圓 ${$(equation)} 的半徑。`],
      ],
      right: [`${r}`],
      wrong: [`${r * r}`, `${r + 1}`],
    },
    {
      stem: [
        [
          `Find the coordinates of the centre of the circle ${$(equation)}.`,
          `What is the centre of the circle ${$(equation)}?`,
        ],
        [`求圓 ${$(equation)} 的圓心坐標。`],
      ],
      right: [$(`(${h}, ${k})`)],
      wrong: [$(`(${-h}, ${-k})`), $(`(${-2 * h}, ${-2 * k})`), ...(h === k ? [] : [$(`(${k}, ${h})`)])],
    },
  ]
}

const sequences: Maker = (draw) => {
  const [a, d, n] = [draw.int(-5, 12), draw.some(-4, 7), draw.int(6, 30)]
  const list = `$${a}$, $${a + d}$, $${a + 2 * d}$, $${a + 3 * d}$, …`
  const zh = `$${a}, ${a + d}, ${a + 2 * d}, \\ldots$`
  const sum = (n * (2 * a + (n - 1) * d)) / 2
  return [
    {
      stem: [
        [
          `Find the ${n}th term of the arithmetic sequence ${list}`
            .replace(/(\d)1th/, '$11st')
            .replace(/([^1])2th/, '$12nd')
            .replace(/([^1])3th/, '$13rd'),
          `The first term of an arithmetic sequence is ${a} and the common difference is ${d}. Find the ${n}th term.`,
        ],
        [`求等差數列 ${zh} 的第 ${n} 項。`, `已知等差數列的首項為 ${a}，公差為 ${d}，求第 ${n} 項。`],
      ],
      right: [`${a + (n - 1) * d}`],
      wrong: [`${a + n * d}`, `${a - (n - 1) * d}`],
    },
    {
      stem: [
        [`Find the sum of the first ${n} terms of the arithmetic sequence ${list}`],
        [`求等差數列 ${zh} 的首 ${n} 項之和。`],
      ],
      right: [`${sum}`],
      wrong: [`${sum + d}`, `${2 * sum || 7}`],
    },
  ]
}

const remainders: Maker = (draw) => {
  const [a, b, c, k] = [draw.int(1, 4), draw.some(-5, 5), draw.some(-9, 9), draw.some(-3, 3)]
  const expression = `${lead(a, 'x^3')}${plus(b, 'x')}${plus(c)}`
  const at = (x: number): number => a * x ** 3 + b * x + c
  return [
    {
      stem: [
        [
          `Find the remainder when ${$(expression)} is divided by ${$(`x${plus(-k)}`)}.`,
          `What is the remainder when the polynomial ${$(expression)} is divided by ${$(`x${plus(-k)}`)}?`,
        ],
        [`求 ${$(expression)} 除以 ${$(`x${plus(-k)}`)} 的餘數。`],
      ],
      right: [`${at(k)}`],
      wrong: [`${at(-k)}`, `${at(k) + c}`].filter((each) => Number(each) !== at(k)),
    },
  ]
}

const discriminants: Maker = (draw) => {
  const [a, b, c] = [draw.int(1, 5), draw.some(-7, 7), draw.some(-6, 6)]
  const equation = `${quadratic(a, b, c)} = 0`
  const k = draw.int(1, 7)
  return [
    {
      stem: [
        [
          `Find the discriminant of the quadratic equation ${$(equation)}.`,
          `What is the discriminant of ${$(equation)}?`,
        ],
        [`求二次方程 ${$(equation)} 的判別式。`, `求 ${$(equation)} 的判別式的值。`],
      ],
      right: [`${b * b - 4 * a * c}`],
      wrong: [`${b * b + 4 * a * c}`, `${b - 4 * a * c}`].filter((each) => Number(each) !== b * b - 4 * a * c),
    },
    {
      stem: [
        [
          `If the quadratic equation $x^2 + kx + ${k * k} = 0$ has equal real roots, find the possible values of $k$.`,
          `Find the values of $k$ such that the equation $x^2 + kx + ${k * k} = 0$ has two equal real roots.`,
        ],
        [`若二次方程 $x^2 + kx + ${k * k} = 0$ 有兩個相等實根，求 $k$ 的值。`],
      ],
      right: [$(`k = \\pm ${2 * k}`), `$k = ${2 * k}$ or $k = ${-2 * k}$`],
      wrong: [$(`k = ${2 * k}`), $(`k = \\pm ${4 * k}`)],
    },
    {
      stem: [
        [
          `Find the sum of the roots of the equation ${$(equation)}.`,
          `What is the sum of the roots of ${$(equation)}?`,
        ],
        [`求方程 ${$(equation)} 兩根之和。`],
      ],
      right: [$(frac(-b, a))],
      wrong: [$(frac(b, a)), ...(c === -b ? [] : [$(frac(c, a))])],
    },
  ]
}

const inequality: Maker = (draw) => {
  const [x, a, b] = [draw.some(-7, 9), draw.int(2, 7), draw.some(-9, 9)]
  const p = draw.some(-5, 4)
  const q = p + draw.int(1, 5)
  const sign = draw.pick(['\\ge', '\\geq', '≥'])
  return [
    {
      stem: [
        [
          `Solve the inequality $${a}x${plus(b)} ${sign} ${a * x + b}$.`,
          `Solve $${a}x${plus(b)} ${sign} ${a * x + b}$.`,
        ],
        [`解不等式 $${a}x${plus(b)} ${sign} ${a * x + b}$。`],
      ],
      right: [$(`x \\ge ${x}`), $(`x \\geq ${x}`)],
      wrong: [$(`x \\le ${x}`), $(`x > ${x}`), $(`x \\ge ${-x}`)],
    },
    {
      stem: [[`Solve the inequality $-${a}x < ${-a * x}$.`], [`解不等式 $-${a}x < ${-a * x}$。`]],
      right: [$(`x > ${x}`)],
      wrong: [$(`x < ${x}`), $(`x < ${-x}`)],
    },
    {
      stem: [
        [
          `Solve the quadratic inequality $${quadratic(1, -(p + q), p * q)} < 0$.`,
          `Solve $${quadratic(1, -(p + q), p * q)} < 0$.`,
        ],
        [`解不等式 $${quadratic(1, -(p + q), p * q)} < 0$。`],
      ],
      right: [$(`${p} < x < ${q}`)],
      wrong: [$(`x < ${p} \\text{ or } x > ${q}`), $(`${p} \\le x \\le ${q}`), $(`${-q} < x < ${-p}`)].filter(
        (_, index) => index < 2 || p !== -q,
      ),
    },
  ]
}

const systems: Maker = (draw) => {
  const [x, y] = [draw.some(-6, 8), draw.some(-6, 8)]
  const [a, b, c, d] = [draw.int(1, 5), draw.some(-5, 5), draw.int(1, 5), draw.some(-5, 5)]
  if (a * d === b * c || x === y) return []
  const [one, two] = [
    `${lead(a, 'x')}${plus(b, 'y')} = ${a * x + b * y}`,
    `${lead(c, 'x')}${plus(d, 'y')} = ${c * x + d * y}`,
  ]
  const cases = `\\begin{cases} ${one} \\\\ ${two} \\end{cases}`
  return [
    {
      stem: [
        [
          `Solve the simultaneous equations ${$(cases)}.`,
          `Solve the simultaneous equations ${$(one)} and ${$(two)}.`,
          `Solve the following system of equations: ${$(one)}, ${$(two)}`,
        ],
        [`解聯立方程 ${$(cases)}。`, `解聯立方程 ${$(one)} 和 ${$(two)}。`, `解方程組：${$(cases)}`],
      ],
      right: [$(`x = ${x}, y = ${y}`), `${$(`x = ${x}`)} and ${$(`y = ${y}`)}`, `x = ${x}, y = ${y}`],
      wrong: [$(`x = ${y}, y = ${x}`), $(`x = ${-x}, y = ${y}`), $(`x = ${x}, y = ${y + 1}`)],
    },
  ]
}

const substitution: Maker = (draw) => {
  const [a, b] = [draw.some(-5, 6), draw.some(-5, 6)]
  const value = a * a - 3 * b
  return [
    {
      stem: [
        [
          `If $a = ${a}$ and $b = ${b}$, find the value of $a^2 - 3b$.`,
          `Find the value of $a^2 - 3b$ when $a = ${a}$ and $b = ${b}$.`,
          `Given that $a = ${a}$ and $b = ${b}$, evaluate $a^2 - 3b$.`,
        ],
        [`若 $a = ${a}$ 及 $b = ${b}$，求 $a^2 - 3b$ 的值。`, `當 $a = ${a}$、$b = ${b}$ 時，求 $a^2 - 3b$ 的值。`],
      ],
      right: [`${value}`],
      wrong: [`${a * a + 3 * b}`, `${2 * a - 3 * b}`, `${-a * a - 3 * b}`].filter((each) => Number(each) !== value),
    },
    {
      stem: [
        [
          `If $f(x) = x^2 - 3x${plus(b)}$, find $f(${a})$.`,
          `Given that $f(x) = x^2 - 3x${plus(b)}$, find the value of $f(${a})$.`,
        ],
        [`已知 $f(x) = x^2 - 3x${plus(b)}$，求 $f(${a})$ 的值。`],
      ],
      right: [`${a * a - 3 * a + b}`],
      wrong: [`${a * a + 3 * a + b}`, `${-a * a - 3 * a + b}`],
    },
  ]
}

const subjects: Maker = (draw) => {
  const [a, b] = [draw.int(2, 9), draw.some(-9, 9)]
  const formula = `y = ${a}x${plus(b)}`
  return [
    {
      stem: [
        [`Make $x$ the subject of the formula ${$(formula)}.`, `Make $x$ the subject of ${$(formula)}.`],
        [`令 $x$ 成為公式 ${$(formula)} 的主項。`, `以 $x$ 為公式 ${$(formula)} 的主項。`],
      ],
      right: [$(`x = \\frac{y${plus(-b)}}{${a}}`)],
      wrong: [$(`x = \\frac{y${plus(b)}}{${a}}`), $(`x = ${a}(y${plus(-b)})`), $(`x = \\frac{y}{${a}}${plus(-b)}`)],
    },
  ]
}

const polygons: Maker = (draw) => {
  const [name, zh, n] = draw.pick([
    ['pentagon', '五邊形', 5],
    ['hexagon', '六邊形', 6],
    ['octagon', '八邊形', 8],
    ['decagon', '十邊形', 10],
  ] as const)
  return [
    {
      stem: [
        [
          `Find the sum of the interior angles of a ${name}.`,
          `What is the sum of the interior angles of a ${n}-sided polygon?`,
        ],
        [`求${zh}的內角和。`, `求 ${n} 邊形的內角和。`],
      ],
      right: [$(`${180 * (n - 2)}^\\circ`), `${180 * (n - 2)}°`],
      wrong: [$(`${180 * n}^\\circ`), $(`${180 * (n - 1)}^\\circ`), '$360^\\circ$'],
    },
    {
      stem: [[`Find the size of each interior angle of a regular ${name}.`], [`求正${zh}的每個內角。`]],
      right: [$(`${(180 * (n - 2)) / n}^\\circ`)],
      wrong: [$(`${360 / n}^\\circ`), $(`${(180 * (n - 1)) / n}^\\circ`)],
    },
  ]
}

const rounds: Maker = (draw) => {
  const r = draw.int(2, 15)
  const area = Math.PI * r * r
  return [
    {
      stem: [
        [
          `Find the area of a circle with radius ${r} cm. Leave your answer in terms of $\\pi$.`,
          `A circle has a radius of $${r}\\text{ cm}$. Find its area in terms of $\\pi$.`,
          `The radius of a circle is ${r} cm. Find the area of the circle in terms of $\\pi$.`,
        ],
        [
          `求半徑為 ${r} cm 的圓的面積，答案以 $\\pi$ 表示。`,
          `一個圓的半徑是 ${r} 厘米，求該圓的面積。（答案以 $\\pi$ 表示）`,
        ],
      ],
      right: [$(`${r * r}\\pi\\text{ cm}^2`), `${$(`${r * r}\\pi`)} cm²`],
      wrong: [$(`${2 * r}\\pi\\text{ cm}^2`), $(`${4 * r * r}\\pi\\text{ cm}^2`)].filter(
        (each) => !each.startsWith(`$${r * r}\\pi`),
      ),
    },
    {
      stem: [
        [`Find the area of a circle of radius ${r} cm, correct to 2 decimal places.`],
        [`求半徑為 ${r} cm 的圓的面積，準確至二位小數。`],
      ],
      right: [`${area.toFixed(2)} cm²`],
      wrong: [`${(area + 0.01).toFixed(2)} cm²`, `${(2 * Math.PI * r).toFixed(2)} cm²`].filter(
        (each) => each !== `${area.toFixed(2)} cm²`,
      ),
    },
  ]
}

const rounding: Maker = (draw) => {
  const n = draw.pick([2, 3, 5, 7, 11, 13, 17, 19, 23])
  const value = Math.sqrt(n)
  return [
    {
      stem: [
        [
          `Evaluate $\\sqrt{${n}}$, correct to 3 significant figures.`,
          `Find the value of $\\sqrt{${n}}$ correct to 3 significant figures.`,
          `Find the value of $\\sqrt{${n}}$. Round your answer to 2 decimal places.`,
        ],
        [`求 $\\sqrt{${n}}$ 的值，準確至三位有效數字。`, `求 $\\sqrt{${n}}$ 的值，準確至 2 位小數。`],
      ],
      right: [value.toFixed(2)],
      wrong: [(value + 0.01).toFixed(2), (value - 0.01).toFixed(2)],
    },
  ]
}

const exponential: Maker = (draw) => {
  const [b, x, k] = [draw.pick([2, 3, 5]), draw.int(1, 4), draw.int(0, 2)]
  const equation = `${b}^{x${plus(k)}} = ${b ** (x + k)}`
  return [
    {
      stem: [
        [`Solve ${$(equation)}.`, `Solve the equation ${$(equation)}.`, `Find the value of $x$ if ${$(equation)}.`],
        [`解方程 ${$(equation)}。`, `解指數方程 ${$(equation)}。`],
      ],
      right: [$(`x = ${x}`)],
      wrong: [$(`x = ${x + k + 1}`), $(`x = ${x + 2 * k + 3}`)],
    },
  ]
}

export const MAKERS: Readonly<Record<string, Maker>> = {
  linear,
  bothSides,
  roots,
  harderRoots,
  surdRoots,
  factorised,
  expanded,
  simplified,
  indices,
  fractions,
  order,
  surds,
  logarithms,
  trigonometric,
  percentage,
  statistics,
  factors,
  points,
  lines,
  circles,
  sequences,
  remainders,
  discriminants,
  inequality,
  systems,
  substitution,
  subjects,
  polygons,
  rounds,
  rounding,
  exponential,
}

/** At least `count` samples, round by round over every kind, in the three languages. */
export function makeCorpus(random: Random, count: number, simplify: (text: string) => string): Sample[] {
  const draw = new Draw(random)
  const samples: Sample[] = []
  while (samples.length < count) {
    for (const [kind, make] of Object.entries(MAKERS)) {
      for (const {
        stem: [english, chinese],
        right,
        wrong,
      } of make(draw)) {
        const language = draw.pick(['en', 'en', 'zh-TW', 'zh-CN'] as const)
        const stem = draw.pick(language === 'en' ? english : chinese)
        samples.push({
          kind,
          language,
          stem: language === 'zh-CN' ? simplify(stem) : stem,
          right: draw.pick(right),
          wrong,
        })
      }
    }
  }
  return samples.slice(0, count)
}
