/** Whether two entries of notes name the same, or one is a kind or part of the other by its words. */

/** Letters and digits in small letters. */
export function squeezed(text: string): string {
  let known = remembered.get(text)
  if (known === undefined) {
    known = text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(text, known)
  }
  return known
}
/** Every entry of a list is compared with those around it. */
const remembered = new Map<string, string>()
const MOST_REMEMBERED = 5000

export const sameWords = (one: string, other: string): boolean => squeezed(one) === squeezed(other)

/** "cell" and "cell wall"; 「年」 and 「年份」. */
export function isSameOrPart(one: string, other: string): boolean {
  const [first, second] = [squeezed(one), squeezed(other)]
  if (/\p{Script=Han}/u.test(first + second)) return first.includes(second) || second.includes(first)
  return ` ${first} `.includes(` ${second} `) || ` ${second} `.includes(` ${first} `)
}

/**
 * Whether a text tells the name that is asked for: a word that begins like one of the name's ("flood", "floodplain"), or
 * half of its characters (「水壩」, 「水力」). What the heading or other entries say as well tells nothing.
 */
export function tells(text: string, name: string, saidAnyway: string): boolean {
  if (/\p{Script=Han}/u.test(name)) {
    const own = [...new Set(name.match(/[\p{Script=Han}A-Za-z]/gu))].filter((one) => !saidAnyway.includes(one))
    return own.length > 0 && 2 * own.filter((one) => text.includes(one)).length >= own.length
  }
  const stems = (words: string): string[] =>
    [...words.toLowerCase().matchAll(/[a-z]{4,}/g)].map(([word]) => word.slice(0, STEM))
  const anyway = new Set(stems(saidAnyway))
  const said = new Set(stems(text))
  return stems(name).some((stem) => said.has(stem) && !anyway.has(stem))
}
const STEM = 5
