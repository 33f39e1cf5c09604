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
