/**
 * Problems of school mathematics that are right: linear equations, fractions, percentages, quadratic equations by
 * factors.
 */
import type { PaperLanguage } from '#domain/language.ts'
import type { Problem, Words } from './problem.ts'

/** A value as it is printed; `order` sets numeric options in ascending order. */
type Value = { readonly tex: string; readonly order: number }
type Task = {
  readonly about: string
  readonly ask: Words
  readonly is: Words
  readonly key: Value
  readonly wrong: readonly { readonly value: Value; readonly mistake: string }[]
  readonly steps: readonly string[]
}

/** Problem number `index`; a few thousand follow without repetition. */
export function mathsProblem(index: number, language: PaperLanguage): Problem {
  const list = TASKS[index % TASKS.length]!
  // A step that is prime to the length walks through all of them, and neighbours are unlike.
  const { about, ask, is, key, wrong, steps } = list[(Math.floor(index / TASKS.length) * STEP) % list.length]!
  const options = [key, ...wrong.slice(0, 3).map(({ value }) => value)].toSorted((one, next) => one.order - next.order)
  const print = (text: string): string => (language === 'en' ? text : text.replace(' or ', ' 或 '))
  const say = (answer: string): string => `${is[language]}${answer}${STOP[language]}`
  return {
    question: `${ask[language]}${STOP[language]}`,
    statement: say,
    gap: say('____'),
    about,
    key: print(key.tex),
    options: options.map(({ tex }) => print(tex)),
    mistakes: options.map(({ tex }) => wrong.find(({ value }) => value.tex === tex)?.mistake ?? ''),
    steps: steps.map(print),
    explanation: `${steps.map(print).join(language === 'en' ? ', so ' : '，故')}${STOP[language]}`,
  }
}

const STEP = 7919
const STOP: Words = { en: '.', 'zh-TW': '。', 'zh-CN': '。' }

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`)
const number = (value: number): Value => ({ tex: `$${value}$`, order: value })
const isWhole = ({ wrong, key }: Task): boolean =>
  new Set([key.tex, ...wrong.slice(0, 3).map(({ value }) => value.tex)]).size === 4
/** Numbers alone: two problems that differ in a sign only look alike. */
const figuresOf = ({ about }: Task): string => (about.match(/\d+/g) ?? []).join(' ')
/** The first three that differ from the key and from each other. */
const distinct = (task: Task): Task => ({
  ...task,
  wrong: task.wrong.filter(
    ({ value }, at) => value.tex !== task.key.tex && task.wrong.findIndex((one) => one.value.tex === value.tex) === at,
  ),
})

const isX = (value: number): Value => ({ tex: `$x = ${value}$`, order: value })

function linear(a: number, b: number, x: number): Task {
  const c = a * x + b
  const equation = `$${a}x ${signed(b)} = ${c}$`
  return {
    about: equation,
    ask: { en: `Solve the equation ${equation}`, 'zh-TW': `解方程 ${equation}`, 'zh-CN': `解方程 ${equation}` },
    is: {
      en: `The solution of the equation ${equation} is `,
      'zh-TW': `方程 ${equation} 的解是 `,
      'zh-CN': `方程 ${equation} 的解是 `,
    },
    key: isX(x),
    wrong: [
      { value: isX(-x), mistake: 'loses the sign' },
      { value: isX(a * x), mistake: 'does not divide' },
      { value: isX(x + b), mistake: 'moves the constant after dividing' },
      { value: isX(x + 1), mistake: 'counts wrongly' },
      { value: isX(x - 1), mistake: 'counts wrongly the other way' },
    ],
    steps: [`$${a}x = ${c - b}$`, `$x = ${x}$`],
  }
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

function fraction(top: number, bottom: number): Value {
  const shared = divisor(top, bottom)
  return {
    tex: bottom === shared ? `$${top / shared}$` : `$\\frac{${top / shared}}{${bottom / shared}}$`,
    order: top / bottom,
  }
}

function fractions(a: number, b: number, c: number, d: number): Task {
  const sum = `$\\frac{${a}}{${b}} + \\frac{${c}}{${d}}$`
  return {
    about: sum,
    ask: { en: `Find the value of ${sum}`, 'zh-TW': `求 ${sum} 的值`, 'zh-CN': `求 ${sum} 的值` },
    is: { en: `The value of ${sum} is `, 'zh-TW': `${sum} 的值是 `, 'zh-CN': `${sum} 的值是 ` },
    key: fraction(a * d + c * b, b * d),
    wrong: [
      { value: fraction(a + c, b + d), mistake: 'adds tops and bottoms' },
      { value: fraction(a + c, b * d), mistake: 'keeps the tops' },
      { value: fraction(a * c, b * d), mistake: 'multiplies' },
      { value: fraction(a * d + c * b, b + d), mistake: 'adds the bottoms' },
    ],
    steps: [`$\\frac{${a * d}}{${b * d}} + \\frac{${c * b}}{${b * d}} = \\frac{${a * d + c * b}}{${b * d}}$`],
  }
}

function percentage(percent: number, whole: number): Task {
  const part = (percent * whole) / 100
  const wanted = `$${percent}\\%$`
  return {
    about: `$${percent}\\% \\times ${whole}$`,
    ask: {
      en: `Find the value of ${wanted} of $${whole}$`,
      'zh-TW': `求 $${whole}$ 的 ${wanted} 的值`,
      'zh-CN': `求 $${whole}$ 的 ${wanted} 的值`,
    },
    is: {
      en: `The value of ${wanted} of $${whole}$ is `,
      'zh-TW': `$${whole}$ 的 ${wanted} 是 `,
      'zh-CN': `$${whole}$ 的 ${wanted} 是 `,
    },
    key: number(part),
    wrong: [
      { value: number(whole - part), mistake: 'takes what is left' },
      { value: number(whole + part), mistake: 'adds the part' },
      { value: number(part * 10), mistake: 'divides by 10' },
      { value: number(percent), mistake: 'takes the percentage itself' },
    ],
    steps: [`$${whole} \\times \\frac{${percent}}{100} = ${part}$`],
  }
}

const roots = (one: number, other: number): Value => ({
  tex: `$x = ${Math.min(one, other)}$ or $x = ${Math.max(one, other)}$`,
  order: Math.min(one, other) * 100 + Math.max(one, other),
})

function quadratic(p: number, q: number): Task {
  const b = -(p + q)
  const equation = `$x^2 ${b === 1 ? '+ x' : b === -1 ? '- x' : `${signed(b)}x`} ${signed(p * q)} = 0$`
  const factor = (root: number): string => `(x ${signed(-root)})`
  return {
    about: equation,
    ask: { en: `Solve the equation ${equation}`, 'zh-TW': `解方程 ${equation}`, 'zh-CN': `解方程 ${equation}` },
    is: {
      en: `The roots of the equation ${equation} are `,
      'zh-TW': `方程 ${equation} 的根是 `,
      'zh-CN': `方程 ${equation} 的根是 `,
    },
    key: roots(p, q),
    wrong: [
      { value: roots(-p, -q), mistake: 'takes the constants of the factors' },
      { value: roots(p, -q), mistake: 'loses a sign' },
      { value: roots(-p, q), mistake: 'loses the other sign' },
    ],
    steps: [`$${factor(p)}${factor(q)} = 0$`, `$x = ${p}$ or $x = ${q}$`],
  }
}

const TASKS: readonly (readonly Task[])[] = [
  range(3, 9).flatMap((a) =>
    range(1, 15).flatMap((b) => range(2, 12).flatMap((x) => [linear(a, b, x), linear(a, -b, -x - 1)])),
  ),
  range(2, 9).flatMap((b) =>
    range(b + 1, 11).flatMap((d) =>
      range(1, b - 1).flatMap((a) =>
        range(1, d - 1)
          .filter((c) => divisor(a, b) === 1 && divisor(c, d) === 1)
          .map((c) => fractions(a, b, c, d)),
      ),
    ),
  ),
  range(1, 99).flatMap((percent) =>
    range(1, 60)
      .map((part) => part * 20)
      .filter((whole) => (percent * whole) % 100 === 0)
      .map((whole) => percentage(percent, whole)),
  ),
  range(-30, 30).flatMap((p) =>
    range(p + 1, 30)
      .filter((q) => p * q !== 0 && p + q !== 0)
      .map((q) => quadratic(p, q)),
  ),
].map((tasks) => [
  ...new Map(
    tasks
      .map(distinct)
      .filter(isWhole)
      .map((task) => [figuresOf(task), task]),
  ).values(),
])
