/** The signs and numbers that begin list items and headings. */

const BULLET = String.raw`[•‣◦▪▫●○◆◇■□►▶➢✓✔–—\-*·]`
const NUMBER = String.raw`\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{1,5})[.)）]|（[一二三四五六七八九十\d]{1,3}）|\([一二三四五六七八九十]{1,3}\)|[①-⑳]`
const SECTION = String.raw`\d{1,2}(?:\.\d{1,2}){1,3}\.?`

const LONE_MARKER = new RegExp(String.raw`^(?:${BULLET}|${NUMBER}|${SECTION})$`, 'u')
const LIST_START = new RegExp(String.raw`^(?:${BULLET}\s+|(?:${NUMBER})\s*(?=[^\s\d]))`, 'u')

/** The text begins with a sign that is used for nothing but lists. */
export const startsWithBullet = (text: string): boolean => /^[•‣◦▪▫●○◆◇■□►▶➢✓✔]\s/u.test(text)

/** The text is nothing but the marker of an item or a heading. */
export const isMarker = (text: string): boolean => LONE_MARKER.test(text)

/** The marker with which the text begins, as printed; undefined when it begins as a sentence does. */
export function findListMarker(text: string): string | undefined {
  const marker = LIST_START.exec(text)?.[0]
  // "A. Smith" and "a) …" differ: a lone capital with a full stop is an initial as often as a marker, so a space must
  // follow it.
  if (marker === undefined || /^[A-Za-z]\.$/.test(marker)) return undefined
  return marker.trim()
}
