/** Questions that stay, in front of new ones of their type. */
import type { Question } from '#domain/question.ts'

/** Each type together, as sections are. */
export function withKept(kept: readonly Question[], made: readonly Question[]): Question[] {
  const types = [...new Set([...kept, ...made].map(({ type }) => type))]
  const order = types.toSorted(
    (a, b) => made.findIndex(({ type }) => type === a) - made.findIndex(({ type }) => type === b),
  )
  return order.flatMap((type) => [...kept, ...made].filter((question) => question.type === type))
}
