/** Finds lines of a worked solution that calculate with a rounded value: their result contradicts the exact answer. */
import type { Family, Step, Text } from './family.ts'

/** What calculates with the hole after it: a function, the inside of a fraction, root or bracket. */
const OPERATION = String.raw`\\(?:sin|cos|tan|log) ?|\((?:\s*-)?|\\frac\{|\}\{|\\sqrt\{|\\times ?|\\div ?`

/** The holes of rounded values (`sf`, `round`) with which a step calculates. */
export function roundedOperands(family: Family): readonly string[] {
  const rounded = Object.entries(family.let ?? {}).flatMap(([name, formula]) =>
    /^(?:sf|round)\(/.test(formula) ? [name] : [],
  )
  if (rounded.length === 0) return []
  const operand = new RegExp(`(?:${OPERATION})@\\{?(?:${rounded.join('|')})\\b[^}]*\\}?`)
  return stepsOf(family).flatMap(([line]) => textsOf(line).flatMap((text) => operand.exec(text)?.[0] ?? []))
}

const stepsOf = (family: Family): readonly Step[] =>
  family.kind === 'conventional' ? family.parts.flatMap(({ steps }) => steps) : family.steps

const textsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : [text.en, text.zh])
