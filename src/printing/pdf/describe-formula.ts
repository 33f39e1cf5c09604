/** The formulas of a paper, each typeset once, and what Typst is told of each. */
import { mustBeThere } from '#domain/must-be-there.ts'
import { loadTypesetter, type TypesetFormula } from '../maths/lazy-formula.ts'
import type { Learnt } from './learnt.ts'

export type Maths = { readonly kind: 'math'; readonly tex: string; readonly display: boolean }
export type FormulaUse = {
  readonly name: string
  readonly tex: string
  readonly display: boolean
  readonly formula: TypesetFormula
}
type Printable = (text: string) => string

export const isMaths = (value: object): value is Maths => 'kind' in value && value.kind === 'math' && 'tex' in value

/** All formulas of `tree`; `of` gives what a maths node of it is printed as. */
export async function formulasOf(
  tree: object,
  learnt: Pick<Learnt, 'formulas'>,
  printable: Printable,
): Promise<{ readonly uses: readonly FormulaUse[]; readonly of: (maths: Maths) => FormulaUse }> {
  const uses = new Map<string, FormulaUse>()
  const byNode = new Map<Maths, FormulaUse>()
  for (const node of mathsIn(tree)) {
    const tex = printable(node.tex).replaceAll(/[\u200B\u2060]/g, '')
    const { display } = node
    const name = `${display ? 'display' : 'inline'} ${tex}`
    // What sets formulas is loaded with the first of them.
    typeset ??= await loadTypesetter()
    const formula = learnt.formulas.get(name) ?? uses.get(name)?.formula ?? (await typeset(tex, display))
    const use = uses.get(name) ?? { name, tex, display, formula }
    uses.set(name, use)
    byNode.set(node, use)
  }
  return { uses: [...uses.values()], of: (maths) => mustBeThere(byNode.get(maths), 'a formula of the paper') }
}

let typeset: Awaited<ReturnType<typeof loadTypesetter>> | undefined

export function mathsIn(value: object, found: Maths[] = []): readonly Maths[] {
  if (isMaths(value)) found.push(value)
  else for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) mathsIn(inner, found)
  return found
}

/** The node that `words.typ` prints; `fileOf` takes a picture and names its file. */
export function describeFormula(
  { formula, display }: Pick<FormulaUse, 'formula' | 'display'>,
  printable: Printable,
  fileOf: (svg: string) => string,
): object {
  switch (formula.kind) {
    case 'typst': {
      const { source, whole, height } = formula
      const strut = height > LINE_HEIGHT && !display ? { strut: height } : {}
      return { kind: 'math', source, display, whole, ...strut, alt: printable(formula.alt) }
    }
    case 'svg': {
      const { height, depth } = formula
      return { kind: 'pictured', file: fileOf(formula.svg), display, height, depth, alt: printable(formula.alt) }
    }
    case 'literal':
      return { kind: 'literal', text: printable(formula.text) }
  }
}

/** In em; a line makes room for what is higher. */
const LINE_HEIGHT = 1.3

/** Takes several lines of a page, by its height in em or by its length. */
export const isBig = ({ formula, tex }: Pick<FormulaUse, 'formula' | 'tex'>): boolean =>
  tex.length > 200 || (formula.kind !== 'literal' && formula.height > 5)
