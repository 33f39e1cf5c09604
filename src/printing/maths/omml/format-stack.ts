/** What stands over and under an expression: accents, lines, braces, limits, labelled arrows. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { attribute, coreOf, ownAttribute, signsIn, textOf } from '../typst/nodes.ts'
import { LINES } from '../typst/names.ts'
import { part, script, type Place } from './place.ts'
import { ACCENTS, ARCS, SPANNERS } from './names.ts'
import { element, filled, property, rowOf, signs, spacing, tag, type Piece } from './write-omml.ts'

type Attached = { readonly side: 'top' | 'bot'; readonly node: MmlNode }

/** Writes `mover`, `munder` and `munderover`. */
export function formatStack(node: MmlNode, place: Place): Piece {
  const [, first, second] = node.childNodes
  const attached: readonly (Attached | undefined)[] =
    node.kind === 'mover'
      ? [first && { side: 'top', node: first }]
      : node.kind === 'munder'
        ? [first && { side: 'bot', node: first }]
        : [first && { side: 'bot', node: first }, second && { side: 'top', node: second }]
  let expression = baseOf(node, place)
  for (const one of attached)
    if (one !== undefined)
      expression =
        decorated(expression, one, node) ??
        limited(expression, one, longArrow(one.node) ?? filled(place.pieces(one.node, script(place))))
  return element(expression)
}

/** The arrow of a reaction is as long as a label of some letters. */
function baseOf(node: MmlNode, place: Place): string {
  const [base] = node.childNodes
  return (base === undefined ? undefined : longArrow(base)) ?? part(node, 0, place)
}

/** An arrow that stretches, as long as one sign can be. */
function longArrow(node: MmlNode): string | undefined {
  const core = coreOf(node)
  if (core.kind !== 'mo') return undefined
  const sign = textOf(core)
  const arrow = attribute(core, 'stretchy') === 'true' ? (LONGER[sign] ?? sign) : sign
  // As text: nothing may come between an arrow and its label.
  return /^[\u2190-\u21FF\u27F5-\u27FF]$/u.test(arrow) ? filled([signs(arrow, { words: 'maths' })]) : undefined
}

const LONGER: Readonly<Record<string, string>> = {
  '\u2192': '\u27F6',
  '\u2190': '\u27F5',
  '\u2194': '\u27F7',
  '\u21D2': '\u27F9',
  '\u21D0': '\u27F8',
  '\u21D4': '\u27FA',
}

/** The expression with its accent, line or brace; undefined when what is attached is a limit or a label. */
function decorated(expression: string, { side, node }: Attached, stack: MmlNode): string | undefined {
  const core = coreOf(node)
  const mark = core.kind === 'mo' ? textOf(core) : ''
  if (mark === '') return undefined
  if (LINES.has(mark) && (mark === '\u2015' || attribute(core, 'stretchy') !== 'false'))
    return isBlank(stack) && side === 'bot'
      ? filled([signs('_'.repeat(BLANK_SIGNS), { words: 'maths' })])
      : tag('bar', tag('barPr', property('pos', side)) + tag('e', expression))
  if (ARCS.has(mark)) throw new Error('Cannot write an arc for LibreOffice, which stretches none')
  const spanner = spannerOf(mark, stack)
  if (spanner !== undefined)
    return tag(
      'groupChr',
      tag(
        'groupChrPr',
        property('chr', spanner) + property('pos', side) + property('vertJc', side === 'top' ? 'bot' : 'top'),
      ) + tag('e', expression),
    )
  const accent = ACCENTS[mark]
  const isAccent = ownAttribute(stack, 'accent') === 'true' || attribute(core, 'accent') === 'true'
  if (accent === undefined || !isAccent || side === 'bot') return undefined
  const wide =
    accent === '\u20D7' && NARROW.test(textOf(stack.childNodes[0] ?? stack)) ? widened(expression) : expression
  return tag('acc', tag('accPr', property('chr', accent)) + tag('e', wide))
}

/** LibreOffice makes an arrow as wide as the letter below it: over a narrow one it was a dot. */
const NARROW = /^[fijlrtI1]$/
const HAIR = rowOf(spacing('\u200A'))
const widened = (letter: string): string => HAIR + letter + HAIR

/** Throws an Error for an arrow over more than a letter that LibreOffice does not stretch: all but one to the right. */
function spannerOf(mark: string, { childNodes: [base] }: MmlNode): string | undefined {
  const spanner = SPANNERS[mark]
  if (spanner !== undefined && LONGER[spanner] !== undefined && base !== undefined && signsIn(base) > 1)
    throw new Error('Cannot write an arrow that LibreOffice does not stretch')
  return spanner
}

/** `\underline{\hspace{2cm}}`: a gap to write in. */
const isBlank = ({ childNodes: [base] }: MmlNode): boolean => base !== undefined && coreOf(base).kind === 'mspace'
const BLANK_SIGNS = 10

const limited = (expression: string, { side }: Attached, limit: string): string =>
  side === 'top'
    ? tag('limUpp', tag('e', expression) + tag('lim', limit))
    : tag('limLow', tag('e', expression) + tag('lim', limit))
