/** Drawings as PNG, for programs that show no SVG. */
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import { greyPng } from './grey-png.ts'

/** PNG, missing where the SVG cannot be drawn; `width` and `height` in CSS pixels. */
export type Png = { readonly png?: Uint8Array; readonly width: number; readonly height: number }

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
export function drawPng(svg: string, scale = SCALE): Png {
  try {
    const font = /<text[\s>]/.test(svg) ? WORDS : { loadSystemFonts: false }
    const drawing = new Resvg(svg, { font, fitTo: { mode: 'zoom', value: scale } })
    const { width, height } = drawing
    if (!(width * height * scale * scale <= MOST_PIXELS)) return { width, height }
    const drawn = drawing.render()
    return { png: greyPng(drawn) ?? drawn.asPng(), width, height }
  } catch {
    return { width: 0, height: 0 }
  }
}
