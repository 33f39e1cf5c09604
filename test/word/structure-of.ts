import { signsOfMhchem } from '#printing/maths/typst/names.ts'

/** An element as every DOM has it. */
export type MathsElement = {
  readonly localName: string
  readonly textContent: string | null
  readonly children: Iterable<MathsElement> & { readonly length: number }
  getAttribute(name: string): string | null
}

/**
 * MathML as a line of signs with the structure around them: "{b}/{2}", "x_{i}^{2}", "√{x}". Both what groups nothing and
 * what only says how a sign looks are left out, so that two writers of one formula give one line.
 */
export function structureOf(node: MathsElement): string {
  const children = [...node.children]
  const child = (index: number): string => (children[index] === undefined ? '' : structureOf(children[index]))
  const all = (): string => children.map(structureOf).join('')
  switch (node.localName) {
    case 'mi':
    case 'mn':
    case 'mo':
    case 'ms':
    case 'mtext':
      return signsOf(node.textContent ?? '')
    case 'mfrac':
      return `{${child(0)}}/{${child(1)}}`
    case 'msqrt':
      return `√{${all()}}`
    case 'mroot':
      return `√[${child(1)}]{${child(0)}}`
    case 'msub':
    case 'munder':
      return scripted(child(0), child(1), '')
    case 'msup':
    case 'mover':
      return scripted(child(0), '', child(1))
    case 'msubsup':
    case 'munderover':
      return scripted(child(0), child(1), child(2))
    case 'mmultiscripts':
      return multiscripts(children)
    case 'mfenced':
      return fenced(node, children)
    case 'menclose':
      return enclosed(node, all())
    case 'mtable':
      return tableOf(node, children)
    case 'mphantom':
    case 'mpadded':
      return isWithoutWidth(node) ? '' : node.localName === 'mphantom' ? `phantom{${all()}}` : all()
    case 'mspace':
    case 'maligngroup':
    case 'malignmark':
      return ''
    default:
      return all()
  }
}

const scripted = (base: string, sub: string, sup: string): string =>
  `${base}${sub === '' ? '' : `_{${sub}}`}${sup === '' ? '' : `^{${sup}}`}`

/** Signs that look alike and mean the same; spaces and what is not seen are no signs. */
const signsOf = (text: string): string =>
  [...signsOfMhchem(text).normalize('NFKD')]
    .map((sign) => ALIKE[sign] ?? sign)
    .join('')
    .replace(/[\s\u00A0\u2000-\u200B\u2061-\u2064&]/g, '')

const ALIKE: Readonly<Record<string, string>> = {
  '-': '−',
  "'": '′',
  '\u20D7': '→',
  '\u0302': '^',
  '\u02C6': '^',
  '\u0303': '~',
  '\u02DC': '~',
  '\u0304': '‾',
  '\u0305': '‾',
  '\u00AF': '‾',
  '\u2015': '‾',
  _: '‾',
  '\u0332': '‾',
  '\u0307': '˙',
  '\u20E1': '↔',
  '\u23DC': '⌢',
  '\u2322': '⌢',
  '\u27F6': '→',
  '\u27F7': '↔',
  '\u2223': '|',
  '\u2225': '∥',
  '\u2016': '∥',
  '¤': '',
}

function multiscripts([base, ...scripts]: readonly MathsElement[]): string {
  const at = scripts.findIndex(({ localName }) => localName === 'mprescripts')
  const text = (script: MathsElement | undefined): string => (script === undefined ? '' : structureOf(script))
  const after = at === -1 ? scripts : scripts.slice(0, at)
  const before = at === -1 ? [] : scripts.slice(at + 1)
  return scripted('', text(before[0]), text(before[1])) + scripted(text(base), text(after[0]), text(after[1]))
}

function fenced(node: MathsElement, children: readonly MathsElement[]): string {
  const separator = node.getAttribute('separators') ?? ','
  return `${signsOf(node.getAttribute('open') ?? '(')}${children.map(structureOf).join(signsOf(separator))}${signsOf(node.getAttribute('close') ?? ')')}`
}

function enclosed(node: MathsElement, content: string): string {
  const notations = (node.getAttribute('notation') ?? '').split(/\s+/).filter((notation) => notation !== '')
  if (notations.length === 1 && notations[0] === 'top') return `${content}^{‾}`
  if (notations.length === 1 && notations[0] === 'bottom') return `${content}_{‾}`
  const sides = ['top', 'bottom', 'left', 'right'].every((side) => notations.includes(side))
  return `<${sides ? 'box' : notations.toSorted().join(' ')}>{${content}}`
}

/** A line between columns parts two matrices, and one between rows stands below the upper one. */
function tableOf(node: MathsElement, rows: readonly MathsElement[]): string {
  const linesOf = (name: string) => (node.getAttribute(name) ?? '').split(' ').map((line) => line === 'solid')
  const below = linesOf('rowlines')
  const starts = [0, ...linesOf('columnlines').flatMap((isDrawn, index) => (isDrawn ? [index + 1] : []))]
  const partOf = (first: number, end?: number): string =>
    rows
      .map((row, index) => {
        const cells = row.localName === 'mlabeledtr' ? [...row.children].slice(1) : [...row.children]
        return `${cells.slice(first, end).map(structureOf).join('')}${below[index] ? '_{‾}' : ''}`
      })
      .join(';')
  return starts.map((first, index) => `[${partOf(first, starts[index + 1])}]`).join('|')
}

const isWithoutWidth = (node: MathsElement): boolean =>
  (node.getAttribute('width') ?? '').startsWith('0') ||
  (node.children.length === 1 &&
    [...node.children].some((child) => /^m(?:row|padded|phantom)$/.test(child.localName) && isWithoutWidth(child)))
