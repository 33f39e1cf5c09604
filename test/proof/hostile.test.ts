/** Whatever an AI writes, the check neither throws nor takes long. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Question } from '#domain/question.ts'
import { parseRichText } from '#domain/rich-text.ts'
import { judge } from '#questions/from-ai/proof/prove-answer.ts'

/** Milliseconds of a processor. */
const LONGEST = 50

const base = {
  id: asId<'Question'>('q'),
  explanation: [],
  marks: 1,
  minutes: 1,
  difficulty: 'easy',
  topic: 't',
  provenance: { origin: { kind: 'ai', model: 'm' }, proof: 'unchecked' },
} as const
const short = (stem: string, key: string): Question => ({
  ...base,
  type: 'short_answer',
  stem: parseRichText(stem),
  key: parseRichText(key),
  markingScheme: [],
})
const choice = (stem: string, options: readonly [string, string, ...string[]]): Question => ({
  ...base,
  type: 'multiple_choice',
  stem: parseRichText(stem),
  options: [parseRichText(options[0]), parseRichText(options[1]), ...options.slice(2).map(parseRichText)],
  keyIndex: 0,
})

/**
 * What this thread took of a processor: other programs make the clock go on, and nothing else. The best of three runs,
 * since now and then garbage is collected.
 */
function slowest(question: Question): number {
  let best = Infinity
  for (let run = 0; run < 3 && best > LONGEST; run += 1) {
    const before = process.threadCpuUsage()
    judge(question, [])
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

beforeAll(() => {
  // The dictionaries and the sentences known are unpacked once.
  judge(short('解方程 $x = 1$。', '1'), [])
  judge(short('Solve $x = 1$.', '1'), [])
})

const PIECES = [
  'x',
  'y',
  'n',
  '2',
  '9',
  '99',
  '0',
  '1.5',
  '+',
  '-',
  '=',
  '<',
  '\\le ',
  '^',
  '_',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '|',
  '\\frac',
  '\\frac{1}{2}',
  '\\sqrt',
  '\\sqrt{',
  '\\left(',
  '\\right)',
  '\\sin ',
  '\\log_',
  '\\pi',
  '^\\circ',
  '\\%',
  '!',
  '\\times ',
  '\\div ',
  '/',
  ',',
  ':',
  '\\pm ',
  '\\text{or}',
  '\\begin{cases}',
  '\\\\',
  '\\end{cases}',
  '\\binom',
  '²',
  '√',
  '𝑥',
  '\u202e',
  '😀',
  '根',
]
const tex = fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join(''))
const verb = fc.constantFrom(
  'Solve',
  'Simplify',
  'Factorise',
  'Expand',
  'Evaluate',
  'Find the value of',
  'Find the mean of',
  '解方程',
  '化簡',
  '因式分解',
  '求',
  'If',
  'Find the sum of the roots of',
)

test('random formulas in sentences that are understood', () => {
  fc.assert(
    fc.property(verb, tex, tex, tex, (task, stem, key, other) => {
      expect(slowest(choice(`${task} $${stem}$`, [`$${key}$`, `$${other}$`]))).toBeLessThan(LONGEST)
    }),
    { numRuns: 1500 },
  )
})

test('random text of any characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 100 }), (stem, key) => {
      expect(slowest(short(stem, key))).toBeLessThan(LONGEST)
    }),
    { numRuns: 600 },
  )
})

test.each([
  { name: 'a tower of powers', stem: 'Evaluate $9^{9^{9}}$.', key: '1' },
  { name: 'a power too high', stem: 'Expand $(x + y + z + w)^{99}$.', key: '1' },
  { name: 'a power that is just too wide', stem: 'Expand $(a + b + c + d + f)^{16}$.', key: '$a$' },
  { name: 'brackets within brackets', stem: `Simplify $${'('.repeat(300)}x${')'.repeat(300)}$.`, key: '$x$' },
  {
    name: 'fractions within fractions',
    stem: `Simplify $${'\\frac{1}{1+'.repeat(40)}x${'}'.repeat(40)}$.`,
    key: '$x$',
  },
  {
    name: 'many square roots',
    stem: `Evaluate $\\frac{1}{${[2, 3, 5, 7, 11, 13].map((n) => `\\sqrt{${n}}`).join('+')}}$.`,
    key: '$1$',
  },
  {
    name: 'a polynomial with large coefficients',
    stem: 'Solve $720720x^3 + 3603600x^2 - 367567200x + 720720 = 0$.',
    key: '$1$',
  },
  { name: 'a factorial', stem: 'Evaluate $170!$.', key: '1' },
  { name: 'a selection', stem: 'Evaluate $C^{9}_{999999999999}$.', key: '1' },
  { name: 'digits without end', stem: `Evaluate $${'9'.repeat(5000)}$.`, key: '9' },
  { name: 'a large prime', stem: 'Simplify $\\sqrt{9007199254740881}$.', key: '$3$' },
  { name: 'a base with a large prime', stem: 'Simplify $\\frac{9007199254740881^{n}}{3^{n}}$.', key: '$3$' },
  { name: 'words without end', stem: `Find the mean of ${'3, '.repeat(4000)}4.`, key: '3' },
  { name: 'a sentence that nearly fits', stem: `Find the value of ${'the value of '.repeat(100)}$x$`, key: '3' },
  { name: 'spaces without end', stem: `Solve${' '.repeat(20_000)}$x = 1$`, key: '1' },
  { name: 'commas without end', stem: `Solve $x = 1$${','.repeat(20_000)} if`, key: '1' },
  { name: 'a list without end', stem: `If ${'$x = 1$, '.repeat(60)} find $x$`, key: '1' },
])('$name', ({ stem, key }) => {
  expect(slowest(short(stem, key))).toBeLessThan(LONGEST)
})
