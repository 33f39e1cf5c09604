/** What a picture of a printed sheet must show: its markers, its code, its rings, and what a pupil filled in. */
import { expect } from 'vitest'
import { BUBBLE, type BubbleRow, type Place } from '#layout/answer-sheet/places.ts'
import { findSheet } from './find-sheet.ts'
import { darkness, filledIn, ringAround, turned } from './pictures.ts'
import { readCodes, type GreyPicture } from './read-code.ts'

/**
 * `picture`: the upright page. `letterAt`: where its letters were found to stand, by other means than the table: there
 * a pupil fills the bubble.
 */
export async function readsBack(
  picture: GreyPicture,
  rows: readonly BubbleRow[],
  code: string,
  letterAt: (place: Place) => Place,
): Promise<void> {
  const wanted = rows.map(({ bubbles }, index) => bubbles[(index * 7 + 3) % (bubbles.length + 1)]?.letter)
  const marks = rows.flatMap(({ bubbles }, index) => bubbles.filter(({ letter }) => letter === wanted[index]))
  const filled = filledIn(picture, marks.map(letterAt))
  for (const degrees of [0, 1.3, -2, 90, 180]) {
    const scanned = turned(filled, degrees)
    const sheet = findSheet(scanned)
    expect(sheet?.error, `markers at ${degrees} degrees`).toBeLessThan(0.2)
    if (sheet === undefined) return
    const rings = rows
      .flatMap(({ bubbles }) => bubbles)
      .map((place) => ringAround(scanned, sheet.at(place), (BUBBLE.radius - BUBBLE.line / 2) * sheet.scale))
    expect(Math.min(...rings), `rings at ${degrees} degrees`).toBeGreaterThan(0.95)
    const read = rows.map(
      ({ bubbles }) =>
        bubbles.find((place) => darkness(scanned, sheet.at(place), 0.7 * BUBBLE.radius * sheet.scale) > 0.5)?.letter,
    )
    expect(read, `answers at ${degrees} degrees`).toEqual(wanted)
    expect(await readCodes(scanned), `code at ${degrees} degrees`).toEqual([code])
  }
}
