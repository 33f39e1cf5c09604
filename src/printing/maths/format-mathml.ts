/** A formula as a `<math>` element, for HTML and for platforms that take MathML. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { SerializedMmlVisitor } from '@mathjax/src/js/core/MmlTree/SerializedMmlVisitor.js'
import { inAlphabet } from './mathml/alphabets.ts'
import { cellStyle } from './mathml/cell-style.ts'
import { parseFormula } from './parse-formula.ts'
import { findIsotope } from './typst/find-isotope.ts'
import { signsOfMhchem } from './typst/names.ts'
import { ownAttribute, TEX_CLASS } from './typst/nodes.ts'

/**
 * Throws as `parseFormula`. Well-formed XML in MathML's namespace, in the part of it that browsers draw (MathML Core):
 * letters of alphabets are signs of their own, rules and columns of tables are styles, the tag of an equation is its
 * last column.
 */
export function formatMathml(tex: string, display: boolean): string {
  // Fractions in running text are set in full size, as in Hong Kong papers.
  const isLarge = !display && FRACTION.test(tex)
  const written = new BrowserMathml().visitTree(parseFormula(tex, display || isLarge || TAG.test(tex)))
  const opened = display ? '<math$1 display="block"' : isLarge ? '<math$1 displaystyle="true"' : '<math$1'
  return written.replace(/>\s+</g, '><').replace(/^<math([^>]*?)(?: display="block")?(?=>)/, opened)
}

const FRACTION = /\\(?:c?frac|binom)(?![a-zA-Z])/
/** MathJax numbers an equation only where it is displayed. */
const TAG = /\\tag(?![a-zA-Z])/

class BrowserMathml extends SerializedMmlVisitor {
  override visitTextNode(node: Parameters<SerializedMmlVisitor['visitTextNode']>[0]): string {
    const { parent } = node
    const variant = parent === null ? '' : ownAttribute(parent, 'mathvariant')
    // The bar of \overline, of which no font has a long one.
    const text = node.getText() === '\u2015' ? '\u203E' : node.getText()
    return this.quoteHTML(inAlphabet(variant, signsOfMhchem(text)))
  }

  override visitInferredMrowNode(node: MmlNode, space: string): string {
    return this.childNodeMml(node, space, '\n')
  }

  override visitDefault(node: MmlNode, space: string): string {
    if (node.kind !== 'mlabeledtr') return super.visitDefault(node, space)
    const [label, ...cells] = node.childNodes
    return `<mtr>${[...cells, ...(label === undefined ? [] : [label])].map((cell) => this.visitNode(cell, '') as string).join('')}</mtr>`
  }

  protected override childNodeMml(node: MmlNode, space: string, newline: string): string {
    let written = ''
    for (let at = 0; at < node.childNodes.length; at += 1) {
      const isotope = findIsotope(node.childNodes, at)
      const child = node.childNodes[at]
      if (isotope !== undefined) {
        written += this.isotope(isotope)
        at += isotope.length - 1
      } else if (child !== undefined) written += (this.visitNode(child, space) as string) + newline
    }
    return written
  }

  /** Mass and atomic numbers stand before the element, as they are read. */
  private isotope({ element, below, above }: NonNullable<ReturnType<typeof findIsotope>>): string {
    const part = (node: MmlNode | undefined): string =>
      node === undefined ? '<mrow></mrow>' : `<mrow>${this.visitNode(node, '') as string}</mrow>`
    return `<mmultiscripts>${part(element)}<mprescripts></mprescripts>${part(below)}${part(above)}</mmultiscripts>`
  }

  protected override getAttributes(node: MmlNode): string {
    const kept = super
      .getAttributes(node)
      .replace(/ (?:data-(?:latex|mjx|semantic|break|frame|array|cramped)[a-z-]*|class|id|mathvariant)="[^"]*"/g, '')
    const upright = node.kind === 'mi' && ownAttribute(node, 'mathvariant') === 'normal' ? ' mathvariant="normal"' : ''
    const spacing = node.kind === 'mo' ? spacingOf(node) : ''
    const style = node.kind === 'mtd' ? cellStyle(node) : ''
    return `${kept}${upright}${spacing}${style === '' ? '' : ` style="${style}"`}`
  }
}

/** What TeX knows of the place of a sign, and a browser would guess: the sign of a number, bars, a function's name. */
function spacingOf(node: MmlNode): string {
  const [only] = node.childNodes
  const text = only?.kind === 'text' ? (only as unknown as { getText(): string }).getText() : ''
  if (node.texClass === TEX_CLASS.ordinary && /^[+\u2212\u00B1\u2213-]$/.test(text)) return ' form="prefix"'
  if (/^[|\u2016\u2225]$/.test(text) && node.texClass !== TEX_CLASS.relation) return ' lspace="0" rspace="0"'
  if (text !== '\u2061') return ''
  const next = node.parent?.childNodes[node.parent.childNodes.indexOf(node) + 1]
  return next !== undefined && next.texClass !== TEX_CLASS.opening ? ' lspace="0" rspace="0.167em"' : ''
}
