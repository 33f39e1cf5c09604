/** From item to item of a list. */

/** What lies between each item and the next: one less than there are items. */
export function steps<Item, Step>(items: readonly Item[], between: (before: Item, next: Item) => Step): Step[] {
  const [first, ...others] = items
  if (first === undefined) return []
  let before: Item = first
  return others.map((next) => {
    const step = between(before, next)
    before = next
    return step
  })
}
