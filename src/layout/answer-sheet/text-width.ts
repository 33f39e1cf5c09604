/** How wide a line may become at most, where nothing can measure it: the layout knows no font. */

/** `room` in em: what would surely fit stays; else it is cut and ends in an ellipsis. */
export function shortenedTo(text: string, room: number): string {
  const signs = [...text.replaceAll(/\s+/gu, ' ').trim()]
  if (widthOf(signs) <= room) return signs.join('')
  let width = widthOf(['…'])
  const kept = signs.findIndex((sign) => (width += widthOf([sign])) > room)
  return `${signs.slice(0, kept).join('').trimEnd()}…`
}

const widthOf = (signs: readonly string[]): number => signs.reduce((sum, sign) => sum + emsOf(sign), 0)

/** A little more than in the fonts of the printers. */
function emsOf(sign: string): number {
  if (/[^ -\u024F]|[MW@%&]/u.test(sign)) return 1
  return /[A-Zm]/u.test(sign) ? 0.8 : 0.56
}
