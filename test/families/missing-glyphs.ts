/** Which signs no font of the product has, found by printing them all. */
import { literalText, type RichText } from '#domain/rich-text.ts'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import type { Worded } from '#families/kit/word.ts'
import { layOut } from '#layout/lay-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { findTemplate } from '#templates/templates.ts'
import { makePaperOf } from './paper-of.ts'

/** In any of the three languages. */
export async function missingGlyphs(signs: ReadonlySet<string>): Promise<readonly string[]> {
  const missing = new Set<string>()
  for (const language of PAPER_LANGUAGES) {
    const paper = makePaperOf(language, literalText([...signs].filter((sign) => sign.trim() !== '').join(' ')))
    await printPdf(layOut(paper, findTemplate('quick-quiz')!, { part: 'paper', pageSize: 'a4' }), (warning) => {
      if (warning.kind === 'signs') for (const sign of warning.signs) missing.add(sign)
    })
  }
  return [...missing]
}

/** Adds the signs of what stands outside formulas. */
export function signsOf(worded: Worded, into: Set<string>): void {
  const texts: readonly RichText[] = [
    worded.stem,
    ...(worded.kind === 'choice'
      ? [...worded.options, ...worded.steps.map(({ text }) => text)]
      : worded.parts.flatMap(({ ask, answer, steps }) => [ask, answer, ...steps.map(({ text }) => text)])),
  ]
  for (const text of texts)
    for (const inline of text) if (inline.kind === 'text') for (const sign of inline.text) into.add(sign)
}
