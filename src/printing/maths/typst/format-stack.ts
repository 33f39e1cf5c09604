/** What stands over and under an expression: accents, lines, braces, limits, labelled arrows. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { firstOf } from '#domain/must-be-there.ts'
import { sign } from './format-tokens.ts'
import { ACCENTS, inClass, LINES, SPANNERS } from './names.ts'
import { attribute, coreOf, ownAttribute, TEX_CLASS, textOf } from './nodes.ts'

type Format = (node: MmlNode) => string
type Side = 'over' | 'under'
type Attached = { readonly side: Side; readonly node: MmlNode }

/** Writes `mover`, `munder` and `munderover`. */
export function formatStack(node: MmlNode, format: Format): string {
  const base = firstOf(node.childNodes)
  let expression = orNothing(baseOf(base, format))
  const limits: Attached[] = []
  for (const attached of attachedTo(node)) {
    const decorated = decorate(expression, attached, node)
    if (decorated === undefined) limits.push(attached)
    else expression = decorated
  }
  if (limits.length === 0) return expression
  const named = limits
    .map(({ side, node: limit }) => `${side === 'over' ? 't' : 'b'}: ${orNothing(format(limit))}`)
    .join(', ')
  const core = coreOf(base)
  if (isStretchyArrow(core))
    return inClass(TEX_CLASS.relation, `attach(limits(stretch(${sign(textOf(core))}, size: #(100% + 1em))), ${named})`)
  return `attach(${limitsMoveAside(node, core) ? 'scripts' : 'limits'}(${expression}), ${named})`
}

/** `\mathop{AB}` under an arc is two letters, not an operator. */
const baseOf = (base: MmlNode, format: Format): string =>
  base.kind === 'TeXAtom' && base.texClass === TEX_CLASS.operator && base.childNodes.length > 1
    ? base.childNodes.map(format).join('/**/')
    : format(base)

const orNothing = (expression: string): string => (expression === '' ? 'zws' : expression)

function attachedTo(node: MmlNode): Attached[] {
  const [, first, second] = node.childNodes
  switch (node.kind) {
    case 'mover':
      return first === undefined ? [] : [{ side: 'over', node: first }]
    case 'munder':
      return first === undefined ? [] : [{ side: 'under', node: first }]
    default:
      return [
        ...(first === undefined ? [] : [{ side: 'under', node: first } as const]),
        ...(second === undefined ? [] : [{ side: 'over', node: second } as const]),
      ]
  }
}

/** The expression with its accent, line or brace; undefined when what is attached is a limit or a label. */
function decorate(expression: string, { side, node }: Attached, whole: MmlNode): string | undefined {
  const core = coreOf(node)
  const mark = core.kind === 'mo' ? textOf(core) : ''
  if (mark === '') return undefined
  const spanner = SPANNERS[mark]
  if (spanner !== undefined) return `${spanner}(${expression})`
  const stretches = attribute(core, 'stretchy') !== 'false'
  if (LINES.has(mark) && (stretches || mark === '\u2015')) return `${side}line(${expression})`
  if (side === 'under') return undefined
  // The frown of \overset{\frown}{AB} is an arc over both letters in Hong Kong print.
  if (mark === '\u2322') return `#arc-over($${expression}$)`
  const accent = ACCENTS[mark]
  const isAccent = ownAttribute(whole, 'accent') === 'true' || attribute(core, 'accent') === 'true'
  if (accent === undefined || !isAccent) return undefined
  return ownAttribute(core, 'stretchy') === 'false'
    ? `accent(${expression}, ${accent}, size: #100%)`
    : `accent(${expression}, ${accent})`
}

const isStretchyArrow = (core: MmlNode): boolean =>
  core.kind === 'mo' && attribute(core, 'stretchy') === 'true' && /^[\u2190-\u21FF\u27F0-\u27FF=]$/.test(textOf(core))

/** In running text a sum has its limits beside it. */
function limitsMoveAside(node: MmlNode, core: MmlNode): boolean {
  const movable =
    attribute(node, 'movablelimits') === 'true' || (core.kind === 'mo' && attribute(core, 'movablelimits') === 'true')
  return movable && attribute(node, 'displaystyle') !== 'true'
}
