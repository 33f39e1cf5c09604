/** Drawings as PNG, for programs that show no SVG. */
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { greyPng } from './grey-png.ts'
import { fontsOf } from './languages.ts'

/** PNG, missing where the SVG cannot be drawn; `width` and `height` in CSS pixels. */
export type Png = { readonly png?: Uint8Array; readonly width: number; readonly height: number }

const fontFile = (name: string): string => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`))

const LATIN = 'libertinus-serif/400Regular/LibertinusSerif_400Regular.ttf'
const LATIN_BOLD = 'libertinus-serif/700Bold/LibertinusSerif_700Bold.ttf'
const TRADITIONAL = 'noto-serif-hk/400Regular/NotoSerifHK_400Regular.ttf'
const TRADITIONAL_BOLD = 'noto-serif-hk/700Bold/NotoSerifHK_700Bold.ttf'
const SIMPLIFIED = 'noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'
const SIMPLIFIED_BOLD = 'noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf'

/**
 * Figures of our own have outlines in the place of letters; a teacher's may have words, in any language. A file is read
 * for each text that needs it: letters take the smaller one, a sign that a font lacks the first of the others that has it.
 */
function fontsFor(svg: string) {
  if (!/<text[\s>]/.test(svg)) return { loadSystemFonts: false }
  const isBold = /\sfont-weight=/.test(svg)
  const bold = isBold ? [LATIN_BOLD, isSimplified(svg) ? SIMPLIFIED_BOLD : TRADITIONAL_BOLD] : []
  const regular = isSimplified(svg) ? [SIMPLIFIED, TRADITIONAL] : [TRADITIONAL, SIMPLIFIED]
  return {
    loadSystemFonts: false,
    fontFiles: [LATIN, ...regular, ...bold].map(fontFile),
    defaultFontFamily: 'Libertinus Serif',
    serifFamily: 'Libertinus Serif',
  }
}

/** Said by the font that it names. */
const isSimplified = (svg: string): boolean => svg.includes(fontsOf('zh-CN').eastAsia)

/** Chinese words of the drawing's own font: only that of a font which is named is bold. */
const withChineseFont = (svg: string): string =>
  svg.replace(
    /<text(?![^>]*\sfont-family=)(?=[^>]*>[^<]*\p{Script=Han})/gu,
    `<text font-family="Noto Serif ${isSimplified(svg) ? 'SC' : 'HK'}"`,
  )

/** CSS has 96 pixels to an inch. */
const SCALE = 300 / 96
const MOST_PIXELS = 16_000_000

/** `scale`: dots for each pixel of CSS. */
export function drawPng(svg: string, scale = SCALE): Png {
  try {
    const drawing = new Resvg(withChineseFont(svg), { font: fontsFor(svg), fitTo: { mode: 'zoom', value: scale } })
    const { width, height } = drawing
    if (!(width * height * scale * scale <= MOST_PIXELS)) return { width, height }
    const drawn = drawing.render()
    return { png: greyPng(drawn) ?? drawn.asPng(), width, height }
  } catch {
    return { width: 0, height: 0 }
  }
}
