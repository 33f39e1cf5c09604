/**
 * Prints a laid-out paper as one HTML file that needs nothing beside it: letters, formulas and figures are in it, and
 * its own rule forbids the browser to fetch or run anything.
 */
import { readFileSync } from 'node:fs'
import type { LaidOut } from '#layout/laid-out.ts'
import type { PrintWarning } from '../pdf/print-warning.ts'
import { blocksOf } from './blocks.ts'
import { element, LANGUAGE_TAGS, writeElement, type Face } from './element.ts'
import { openFonts } from './fonts.ts'
import { formulasOf } from './formulas.ts'
import { measuresOf, pageRules } from './measures.ts'
import { shownText } from './shown-text.ts'
import { plain, type Words } from './words.ts'

/** The same tree gives the same bytes. `onWarning` is told of each formula that stands as its LaTeX. */
export async function printHtml(
  laidOut: LaidOut,
  onWarning: (warning: PrintWarning) => void = () => {},
): Promise<Uint8Array> {
  const { language, documentTitle, runningTitle, code, pageNumber } = laidOut
  const failed = new Map<string, string>()
  const words: Words = {
    language,
    formula: await formulasOf(laidOut, (tex, reason) => failed.set(tex, reason)),
    lineWidth: measuresOf(laidOut).lineWidth,
  }
  const fonts = openFonts()
  const face: Face = { language, isBold: false, isItalic: false, isMaths: false }
  const body = writeElement(element('main', {}, blocksOf(laidOut, words)), face, fonts.read)
  fonts.read([runningTitle, code, pageNumber].map(plain).join('') + DIGITS, face)
  const title = writeElement(element('title', {}, shownText(documentTitle) || '–'), face, () => {})
  const style = `${await fonts.write()}${SHEET}${pageRules(laidOut)}`
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width,initial-scale=1">${title}<style>${style}</style>`
  const { classes, properties } = measuresOf(laidOut)
  const page = `<!doctype html>\n<html lang="${LANGUAGE_TAGS[language]}"><head>${head}</head><body class="${classes}" style="${properties}">${body}</body></html>\n`
  for (const [tex, reason] of failed) onWarning({ kind: 'formula', tex, shownAs: 'latex', reason })
  return new TextEncoder().encode(page)
}

const DIGITS = '0123456789'
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'"

/** A style sheet without its comments. */
export const styleOf = (file: URL): string =>
  readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, '')

/** What every paper is set with. */
export const SHEET = ['sheet', 'questions', 'head', 'key']
  .map((name) => styleOf(new URL(`./sheet/${name}.css`, import.meta.url)))
  .join('')
