/** Texts that lists of plain words can show: Moodle's lists of right sides know neither formulas nor HTML. */
import { withoutControls } from '#domain/xml-text.ts'
import { plainText, type RichText } from '#domain/rich-text.ts'

/** Neither formula nor signs of HTML, and something to be seen. */
export const isPlainWords = (text: RichText): boolean =>
  !holdsFormula(text) && !/[<>&]/.test(plainText(text)) && withoutControls(plainText(text)).trim() !== ''

const holdsFormula = (text: RichText): boolean =>
  text.some(
    (inline) =>
      inline.kind === 'math' ||
      ((inline.kind === 'strong' || inline.kind === 'emphasis') && holdsFormula(inline.content)),
  )
