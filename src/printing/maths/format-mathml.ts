/** A formula as a `<math>` element, for HTML and for platforms that take MathML. */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { SerializedMmlVisitor } from '@mathjax/src/js/core/MmlTree/SerializedMmlVisitor.js'
import { parseFormula } from './parse-formula.ts'

/** Throws as `parseFormula`. Well-formed XML in MathML's namespace, without the attributes that only MathJax reads. */
export function formatMathml(tex: string, display: boolean): string {
  return serialise(parseFormula(tex, display))
    .replace(/ (?:data-(?:latex|mjx|semantic)[a-z-]*|class)="[^"]*"/g, '')
    .replace(/>\s+</g, '><')
}

const visitor = new SerializedMmlVisitor()
const serialise = (root: MmlNode): string => visitor.visitTree(root)
