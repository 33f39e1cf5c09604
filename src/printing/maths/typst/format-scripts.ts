/** Superscripts and subscripts, before and after their base, as Typst's `attach`. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { coreOf, TEX_CLASS } from './nodes.ts'

type Format = (node: MmlNode) => string

/** Writes `msup`, `msub`, `msubsup` and `mmultiscripts`. */
export function formatScripts(node: MmlNode, format: Format): string {
  const base = node.childNodes[0] === undefined ? '' : format(node.childNodes[0])
  return node.kind === 'mmultiscripts'
    ? attach(base, multiscripts(node, format))
    : attach(beside(node, base), plainScripts(node, format))
}

type Scripts = Partial<Record<'b' | 't' | 'bl' | 'tl' | 'br' | 'tr', string>>

function plainScripts(node: MmlNode, format: Format): Scripts {
  const [, first, second] = node.childNodes
  const text = (script: MmlNode | undefined): string => (script === undefined ? '' : format(script))
  switch (node.kind) {
    case 'msup':
      return { t: text(first) }
    case 'msub':
      return { b: text(first) }
    default:
      return { b: text(first), t: text(second) }
  }
}

/** A big operator that has its limits beside it in TeX would get them above and below in Typst. */
function beside(node: MmlNode, base: string): string {
  const isOperator = node.childNodes[0] !== undefined && coreOf(node.childNodes[0]).texClass === TEX_CLASS.operator
  return isOperator && base !== '' ? `scripts(${base})` : base
}

/** Pairs of subscript and superscript after the base, then `mprescripts` and the pairs before it. */
function multiscripts(node: MmlNode, format: Format): Scripts {
  const after: string[] = []
  const before: string[] = []
  let current = after
  for (const script of node.childNodes.slice(1)) {
    if (script.kind === 'mprescripts') current = before
    else current.push(format(script))
  }
  const join = (scripts: readonly string[], parity: number): string =>
    scripts.filter((script, index) => index % 2 === parity && script !== '').join(' ')
  return { br: join(after, 0), tr: join(after, 1), bl: join(before, 0), tl: join(before, 1) }
}

function attach(base: string, scripts: Scripts): string {
  const named = Object.entries(scripts)
    .filter(([, script]) => script !== '')
    .map(([place, script]) => `${place}: ${script}`)
  return named.length === 0 ? base : `attach(${[base === '' ? 'zws' : base, ...named].join(', ')})`
}
