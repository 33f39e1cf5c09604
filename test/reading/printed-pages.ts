/** For tests: pages printed by hand, as runs of glyphs. */
import type { GlyphRun, PdfPage, Shape } from '#reading/pdf/glyph-run.ts'

type Style = Partial<Pick<GlyphRun, 'size' | 'bold' | 'italic' | 'fixedPitch' | 'maths' | 'width'>>

/** A run of 10 points; Latin letters are half an em wide, Chinese characters one. */
export function printed(text: string, x: number, y: number, style: Style = {}): GlyphRun {
  const size = style.size ?? 10
  const ems = Array.from(text, (character) =>
    /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(character) ? 1 : 0.5,
  ).reduce((a, b) => a + b, 0)
  return { text, x, y, width: ems * size, size, bold: false, italic: false, fixedPitch: false, maths: false, ...style }
}

/** Lines of 12 points' leading, one run each, from `y` down. */
export function printedLines(lines: readonly string[], x: number, y: number, style: Style = {}): GlyphRun[] {
  return lines.map((line, index) => printed(line, x, y + index * 12, style))
}

/** A page of A4. */
export function page(runs: readonly GlyphRun[], number = 1, shapes: readonly Shape[] = []): PdfPage {
  return { number, width: 595, height: 842, runs, pictures: false, shapes }
}
