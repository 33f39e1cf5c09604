/** Drops what stands on most slides at one place: a name, a date or a number that someone typed as a footer. */
import type { ShownSlide } from './deck-headings.ts'

const FEWEST_SLIDES = 3

export function dropRunningBoxes(slides: readonly ShownSlide[]): readonly ShownSlide[] {
  const counts = new Map<string, number>()
  for (const { pieces } of slides) {
    for (const box of new Set(pieces.flatMap((piece) => piece.box ?? []))) counts.set(box, (counts.get(box) ?? 0) + 1)
  }
  const isRunning = (box: string | undefined): boolean => {
    const count = box === undefined ? 0 : (counts.get(box) ?? 0)
    return count >= FEWEST_SLIDES && count * 2 > slides.length
  }
  return slides.map((slide) => ({ ...slide, pieces: slide.pieces.filter(({ box }) => !isRunning(box)) }))
}
