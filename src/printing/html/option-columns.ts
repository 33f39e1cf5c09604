/** How many options may stand beside each other on a sheet: all four, two, or one; a narrow screen shows fewer. */
import type { RichText } from '#domain/rich-text.ts'
import type { Labelled } from '#layout/laid-out.ts'
import { formulaWidth } from '../maths/formula-width.ts'
import { textWidth } from '../maths/sign-widths.ts'

/** `lineWidth`: what the options have, in em. */
export function columnsOf(options: readonly Labelled[], lineWidth: number): number {
  const widest = Math.max(0, ...options.map(({ label, phrase }) => widthOf(phrase.text) + label.length * LETTER))
  const fits = (columns: number): boolean =>
    options.length >= columns && widest <= (lineWidth - (columns - 1) * GAP) / columns - AROUND
  if (options.length <= MOST && fits(options.length)) return options.length === 3 ? 4 : options.length
  return fits(2) ? 2 : 1
}

const MOST = 6
/** In em: between columns, of a letter, and what is kept free, since widths are only known roughly. */
const GAP = 1.2
const LETTER = 0.5
const AROUND = 1.5

const widthOf = (text: RichText): number =>
  text.reduce((sum, inline) => {
    switch (inline.kind) {
      case 'text':
        return sum + (textWidth(inline.text) ?? inline.text.length)
      case 'math':
        // Of LaTeX that is not known, about every second letter is a sign.
        return sum + (formulaWidth(inline.tex) ?? inline.tex.length / 2)
      case 'strong':
        return sum + widthOf(inline.content) * 1.1
      case 'emphasis':
        return sum + widthOf(inline.content)
      case 'blank':
        return sum + 7
      case 'break':
        return Infinity
    }
  }, 0)
