/** Whether two entries of notes name the same, or one is a kind or part of the other by its words. */

const squeeze = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

export const sameWords = (one: string, other: string): boolean => squeeze(one) === squeeze(other)

/** "cell" and "cell wall"; 「年」 and 「年份」. */
export function isSameOrPart(one: string, other: string): boolean {
  const [first, second] = [squeeze(one), squeeze(other)]
  if (/\p{Script=Han}/u.test(first + second)) return first.includes(second) || second.includes(first)
  return ` ${first} `.includes(` ${second} `) || ` ${second} `.includes(` ${first} `)
}
