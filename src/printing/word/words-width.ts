/** How wide rich text will be on one line, roughly: in em. */
import type { RichText } from '#domain/rich-text.ts'
import { formulaWidth } from '../maths/formula-width.ts'
import { textWidth } from '../maths/sign-widths.ts'

/** Infinite for what does not stand on one line. */
export function wordsWidth(text: RichText): number {
  return text.reduce((sum, node): number => {
    switch (node.kind) {
      case 'text':
        return sum + (textWidth(node.text) ?? node.text.length)
      case 'math':
        return sum + (node.display ? Infinity : (formulaWidth(node.tex) ?? roughWidth(node.tex)))
      case 'strong':
        return sum + 1.05 * wordsWidth(node.content)
      case 'emphasis':
        return sum + wordsWidth(node.content)
      case 'blank':
        return sum + 7
      case 'break':
        return Infinity
    }
  }, 0)
}

/** Whether words hold what no line breaks in: a blank, or a formula wider than this, in em. */
export const isRagged = (text: RichText): boolean =>
  text.some((node) =>
    node.kind === 'math' ? (formulaWidth(node.tex) ?? roughWidth(node.tex)) >= LONG : node.kind === 'blank',
  )
const LONG = 2

/** Of LaTeX that is not measured: a command is a sign, and Chinese signs are square. */
const roughWidth = (tex: string): number =>
  [
    ...tex
      .replace(/\\(?:begin|end)\{[a-z*]+\}/g, '')
      .replace(/\\[a-zA-Z]+/g, 'x')
      .replace(/[{}^_\s&]/g, ''),
  ].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.6), 0)
