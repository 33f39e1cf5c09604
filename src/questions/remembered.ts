/** A pure function of a text that is asked the same again and again: a definition is held against all others. */

/** Forgets all where it knows too many: the texts of other documents are not asked for again. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, { readonly found: Found }>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before.found
    if (known.size >= MOST) known.clear()
    const found = find(text)
    known.set(text, { found })
    return found
  }
}
const MOST = 20_000
