/** How common words and phrases are in other texts: document frequencies counted by scripts/fit-topics.ts. */

/**
 * A file of frequencies: for each frequency, its stems or phrases joined by `|`; what is not listed was seen less
 * often.
 */
export type FrequencyFile = { readonly documents: number; readonly phrases: Readonly<Record<string, string>> }

export type Background = {
  /** From 0 (in nearly every document) to 1 (in none). */
  rarity(phrase: string): number
}

export function openBackground({ documents, phrases }: FrequencyFile): Background {
  const frequencies = new Map<string, number>()
  for (const [frequency, list] of Object.entries(phrases))
    for (const phrase of list.split('|')) frequencies.set(phrase, Number(frequency))
  const most = Math.log2(documents + 1)
  return { rarity: (phrase) => 1 - Math.log2((frequencies.get(phrase) ?? 0) + 1) / most }
}
