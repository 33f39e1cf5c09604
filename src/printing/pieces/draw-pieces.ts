/** Formulas as MathML and as pictures, figures as PNG. */
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import type { DrawingPiece, FormulaPiece, Pieces, PiecesWanted } from '#domain/pieces.ts'
import { formatMathml } from '../maths/format-mathml.ts'
import { formulaAltText } from '../maths/formula-alt-text.ts'
import { pictureFormula } from '../maths/typeset-formula.ts'

/** Whatever cannot be set or drawn is missing from its piece; the others stay. */
export async function drawPieces({ formulas, drawings }: PiecesWanted): Promise<Pieces> {
  const set: FormulaPiece[] = []
  for (const { tex, display } of formulas) set.push(await setFormula(tex, display))
  return { formulas: set, drawings: drawings.map((svg) => drawPng(svg)) }
}

async function setFormula(tex: string, display: boolean): Promise<FormulaPiece> {
  const picture = await pictureFormula(tex, display, '')
  let mathml: string | undefined
  try {
    mathml = formatMathml(tex, display)
  } catch {
    // Its LaTeX stands in its place.
  }
  return {
    alt: formulaAltText(tex),
    ...(mathml === undefined ? {} : { mathml }),
    ...(picture.kind === 'svg'
      ? { picture: { svg: picture.svg, width: picture.width, height: picture.height, depth: picture.depth } }
      : {}),
  }
}

/** Figures of our own have outlines in the place of letters; a teacher's may have words, in any language. */
const WORDS = {
  loadSystemFonts: false,
  fontFiles: [
    fileURLToPath(import.meta.resolve('@expo-google-fonts/libertinus-serif/400Regular/LibertinusSerif_400Regular.ttf')),
    fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-serif-hk/400Regular/NotoSerifHK_400Regular.ttf')),
  ],
  // Its file is read for each text that needs it: letters take the smaller one.
  defaultFontFamily: 'Libertinus Serif',
  serifFamily: 'Libertinus Serif',
}

/** CSS has 96 pixels to an inch. */
const SCALE = 300 / 96
const MOST_PIXELS = 16_000_000

/** `scale`: dots for each pixel of CSS. */
export function drawPng(svg: string, scale = SCALE): DrawingPiece {
  try {
    const font = /<text[\s>]/.test(svg) ? WORDS : { loadSystemFonts: false }
    const drawing = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: scale } })
    const { width, height } = drawing
    if (!(width * height * scale * scale <= MOST_PIXELS)) return { width, height }
    return { png: Buffer.from(drawing.render().asPng()).toString('base64'), width, height }
  } catch {
    return { width: 0, height: 0 }
  }
}
