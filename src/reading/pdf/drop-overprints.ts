/** Fake bold and shadows print the same text again a hair away: keeps the first. */
import { itemAt } from '#domain/must-be-there.ts'
import type { GlyphRun } from './glyph-run.ts'

/** The kept run counts as bold, since printing twice is how some programs make bold. */
export function dropOverprints(runs: readonly GlyphRun[]): GlyphRun[] {
  const kept: GlyphRun[] = []
  const byText = new Map<string, number[]>()
  for (const run of runs) {
    if (run.text.trim() === '') {
      kept.push(run)
      continue
    }
    const same = byText.get(run.text) ?? []
    const first = same.find((index) => isOverprint(itemAt(kept, index), run))
    if (first !== undefined) {
      kept[first] = { ...itemAt(kept, first), bold: true }
      continue
    }
    same.push(kept.length)
    byText.set(run.text, same)
    kept.push(run)
  }
  return kept
}

function isOverprint(first: GlyphRun, second: GlyphRun): boolean {
  // Half a glyph apart is a neighbour: "ll" set letter by letter in a small size.
  const tolerance = Math.min(Math.max(1.2, second.size * 0.14), second.width * 0.5)
  return (
    Math.abs(first.x - second.x) < tolerance &&
    Math.abs(first.y - second.y) < tolerance &&
    Math.abs(first.size - second.size) < 0.5
  )
}
