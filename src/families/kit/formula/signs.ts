/** How the signs of a formula are written in LaTeX. */
import type { Relation } from './formula.ts'

export const RELATION_SIGNS: Readonly<Record<Relation, string>> = {
  '=': '=',
  '!=': '\\neq',
  '<': '<',
  '<=': '\\leq',
  '>': '>',
  '>=': '\\geq',
}

/** Names that are Greek letters in print. */
export const GREEK: ReadonlySet<string> = new Set([
  'alpha',
  'beta',
  'gamma',
  'delta',
  'theta',
  'phi',
  'mu',
  'sigma',
  'omega',
  'lambda',
  'Delta',
  'Gamma',
])
