/** The checks for what the code before has made sure of and a type cannot say: each throws a TypeError that names what is missing. */

/** The value, which is neither undefined nor null. */
export function mustBeThere<Value>(value: Value | undefined | null, what: string): Value {
  if (value === undefined || value === null) throw new TypeError(`Not there: ${what}`)
  return value
}

/** An array, a typed array, a text as its UTF-16 units, or what a document lists. */
type Items<Item> = { readonly length: number; readonly [index: number]: Item }

/** The item at an index from 0. Not for a loop over thousands: one function for lists of all kinds is slow there. */
export function itemAt<Item>(items: Items<Item>, index: number): Item {
  const item = items[index]
  if (item === undefined && !(Number.isInteger(index) && index >= 0 && index < items.length))
    throw new TypeError(`Not there: item ${index} of ${items.length}`)
  return item as Item
}

export const firstOf = <Item>(items: Items<Item>): Item => itemAt(items, 0)

export const lastOf = <Item>(items: Items<Item>): Item => itemAt(items, items.length - 1)

export type NonEmpty<Item> = readonly [Item, ...Item[]]

/** The items as a list that has a first one. */
export function nonEmpty<Item>(items: readonly Item[], what: string): NonEmpty<Item> {
  const [first, ...others] = items
  return [mustBeThere(first, what), ...others]
}

/** The code point of a sign, or of the first one of a text. */
export const codePointOf = (sign: string): number => mustBeThere(sign.codePointAt(0), 'a sign in an empty text')
