/**
 * The little LaTeX of the sample chapters as a tree, for Word and for plain text: scripts, fractions, roots, signs,
 * Greek letters.
 */

export type Formula = readonly Part[]
export type Part =
  | { readonly kind: 'run'; readonly text: string }
  | { readonly kind: 'fraction'; readonly top: Formula; readonly bottom: Formula }
  | { readonly kind: 'root'; readonly under: Formula }
  | { readonly kind: 'power'; readonly base: Formula; readonly exponent: Formula }

const SIGNS: Readonly<Record<string, string | undefined>> = {
  pm: '±',
  ne: '≠',
  alpha: 'α',
  beta: 'β',
  Delta: 'Δ',
  left: '',
  right: '',
}

/** Throws an Error for LaTeX that the samples do not use. */
export function parseSampleFormula(tex: string): Formula {
  let at = 0
  const group = (): Formula => {
    if (tex[at] !== '{') return [{ kind: 'run', text: tex[at++]! }]
    at += 1
    const parts = sequence()
    at += 1
    return parts
  }
  const sequence = (): Part[] => {
    const parts: Part[] = []
    while (at < tex.length && tex[at] !== '}') {
      const command = /^\\([a-zA-Z]+)\s*/.exec(tex.slice(at))
      if (command) {
        at += command[0].length
        if (command[1] === 'frac') parts.push({ kind: 'fraction', top: group(), bottom: group() })
        else if (command[1] === 'sqrt') parts.push({ kind: 'root', under: group() })
        else if (SIGNS[command[1]!] !== undefined) parts.push({ kind: 'run', text: SIGNS[command[1]!]! })
        else throw new Error(`Cannot write \\${command[1]} in a sample: it is not in formula.ts`)
      } else if (tex[at] === '^') {
        at += 1
        parts.push({ kind: 'power', base: [parts.pop()!], exponent: group() })
      } else {
        parts.push({ kind: 'run', text: tex[at++]!.replace('-', '−') })
      }
    }
    return parts
  }
  return sequence()
}

/** One line of plain text: b² − 4ac, (−b ± √(b² − 4ac))/(2a). */
export function plainFormula(formula: Formula): string {
  return formula
    .map((part): string => {
      switch (part.kind) {
        case 'run':
          return part.text
        case 'fraction':
          return `${grouped(part.top)}/${grouped(part.bottom)}`
        case 'root':
          return `√${grouped(part.under)}`
        case 'power':
          return `${plainFormula(part.base)}${[...plainFormula(part.exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`
      }
    })
    .join('')
}

function grouped(formula: Formula): string {
  const text = plainFormula(formula)
  return /^−?\p{L}?$|^\d+$/u.test(text) ? text : `(${text})`
}
