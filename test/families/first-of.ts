/** The first items of a sequence that may be very long. */
export function* firstOf<Item>(items: Iterable<Item>, most: number): Generator<Item> {
  let count = 0
  for (const item of items) {
    if (count >= most) return
    count += 1
    yield item
  }
}
