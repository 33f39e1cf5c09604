/** Stretches of a text, as sentences are cut out of it. */

/** From `start` to before `end`, in UTF-16 units. */
export type Stretch = { readonly start: number; readonly end: number }

/** Adds the stretch without the white space at its ends; nothing where it holds only that. */
export function addTrimmed(sentences: Stretch[], text: string, start: number, end: number): void {
  let from = start
  let to = end
  while (from < to && /\s/.test(text.charAt(from))) from += 1
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1
  if (to > from) sentences.push({ start: from, end: to })
}
