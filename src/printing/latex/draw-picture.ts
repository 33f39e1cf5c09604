/** A drawing in TikZ or pgfplots as SVG. */
import type { RenderFault } from '#domain/render-fault.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { round } from '../glyphs/glyph-path.ts'
import { cleanSvg, SvgFault } from '../svg/clean-svg.ts'
import { readDvi } from '../tikz/read-dvi.ts'
import { runTex } from '../tikz/run-tex.ts'
import { loadTex, type TexEngine } from '../tikz/tex-engine.ts'
import { writeSvg } from '../tikz/write-svg.ts'
import { composeSource } from './compose-source.ts'
import { letterOf, signOf } from './outlines.ts'

let engine: Promise<TexEngine> | undefined
/** Loaded once a process. */
export const warmTex = (): Promise<TexEngine> => (engine ??= loadTex())

/** No figure of a paper is larger than two pages; in TeX's points. */
const LARGEST_SIDE = 1700
/** An inch of TeX's points and of those of SVG. */
const POINT = 72 / 72.27
/** What TeX sets words in; another size of letters scales the whole drawing. */
const TEX_SIZE = 10

export async function drawPicture(
  latex: string,
  packages: readonly string[],
  fontSize = TEX_SIZE,
): Promise<Result<string, RenderFault>> {
  const tex = await warmTex()
  const source = composeSource(latex, packages, {
    hasFile: (name) => tex.files.has(name),
    advanceOf: (codePoint) => signOf(codePoint)?.advance,
  })
  if (!source.ok) return source
  const dvi = await runTex(tex, source.value)
  if (!dvi.ok) return err({ kind: 'latex', ...dvi.error })
  const { markup, left, top, width, height } = writeSvg(
    readDvi(dvi.value, (font) => tex.files.get(`${font}.tfm`)),
    { letter: letterOf, sign: signOf },
  )
  if (!/<(?:path|rect|circle)\b/.test(markup)) return err({ kind: 'nothing_drawn' })
  if (width > LARGEST_SIDE || height > LARGEST_SIDE) return err({ kind: 'too_large' })
  const scale = (POINT * fontSize) / TEX_SIZE
  try {
    return ok(
      cleanSvg(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${round(width * scale)}pt" height="${round(height * scale)}pt" viewBox="${round(left)} ${round(top)} ${round(width)} ${round(height)}">${markup}</svg>`,
      ),
    )
  } catch (error) {
    if (!(error instanceof SvgFault)) throw error
    return err(
      error.message === 'too large'
        ? { kind: 'too_large' }
        : { kind: 'latex', message: `the drawing holds ${error.message}`, near: '' },
    )
  }
}
