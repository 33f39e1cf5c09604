/** Which signs no font of the product has, found by printing them all. */
import { makePaperOf } from './paper-of.ts'
import { literalText } from '#domain/rich-text.ts'
import { LANGUAGES } from '#domain/language.ts'
import { layOut } from '#layout/lay-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { findTemplate } from '#templates/templates.ts'

/** In any of the three languages. */
export async function missingGlyphs(signs: ReadonlySet<string>): Promise<readonly string[]> {
  const missing = new Set<string>()
  for (const language of LANGUAGES) {
    const paper = makePaperOf(language, literalText([...signs].filter((sign) => sign.trim() !== '').join(' ')))
    await printPdf(layOut(paper, findTemplate('quick-quiz')!, { part: 'paper', pageSize: 'a4' }), (warning) => {
      if (warning.kind === 'signs') for (const sign of warning.signs) missing.add(sign)
    })
  }
  return [...missing]
}
