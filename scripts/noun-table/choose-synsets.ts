/**
 * Which of WordNet's noun senses the shipped table keeps: what a textbook may name, without what a phrase's own head
 * noun says as well.
 */

/**
 * `rank`: 1 for the most frequent sense of the word. `uses`: how often this sense, and the next frequent of its others,
 * is tagged in WordNet's texts.
 */
export type NounLemma = {
  readonly text: string
  readonly rank: number
  readonly uses: number
  readonly isOnly: boolean
  readonly usesOfOthers: number
}
/**
 * `field`: the lexicographer file, lexnames(5WN). `usage`: the synsets of the words for how it is used, such as
 * "slang".
 */
export type NounSynset = {
  readonly id: string
  readonly field: number
  readonly lemmas: readonly NounLemma[]
  readonly hypernyms: readonly string[]
  readonly usage: readonly string[]
  readonly isInstance: boolean
}

/** Whether the word means this unless something else is said. */
export const isDominant = ({ rank, uses, isOnly, usesOfOthers }: NounLemma): boolean =>
  isOnly || (rank === 1 && uses >= LEAST_USES && uses >= TIMES_OTHERS * usesOfOthers)
const LEAST_USES = 3
const TIMES_OTHERS = 4

/**
 * The synsets to keep, with the lemmas to keep; those that only lead from a kept synset up to the root stay without
 * lemmas.
 */
export function chosenSynsets(synsets: readonly NounSynset[]): NounSynset[] {
  const byId = new Map(synsets.map((synset) => [synset.id, synset]))
  const taxonomicGroup = synsets.find(({ lemmas }) => lemmas[0]?.text === 'taxonomic group')
  const crude = new Set(synsets.filter(({ lemmas }) => CRUDE.has(lemmas[0]!.text)).map(({ id }) => id))
  const inner = new Set(synsets.flatMap(({ hypernyms }) => hypernyms))
  const chosen = new Map<string, NounSynset>()
  for (const synset of synsets) {
    const above = synsetsAbove(synset, byId)
    // Single persons, towns and rivers are no kinds of thing; Latin names of families and genera are no answers in
    // school.
    const isName = synset.isInstance || (taxonomicGroup !== undefined && above.includes(taxonomicGroup))
    const isLeftOut = isName || synset.usage.some((id) => crude.has(id))
    const lemmas = isLeftOut
      ? []
      : synset.lemmas.filter(
          (lemma) =>
            lemma.rank <= MOST_SENSES &&
            !UNUSUAL.test(lemma.text) &&
            !DEMEANING.test(lemma.text) &&
            !isBrand(lemma, synset) &&
            (inner.has(synset.id) || !(isOneOfMany(lemma, synset) || saysItsHead(lemma, synset, above))),
        )
    if (lemmas.length === 0) continue
    chosen.set(synset.id, { ...synset, lemmas })
    for (const one of above) if (!chosen.has(one.id)) chosen.set(one.id, { ...one, lemmas: [] })
  }
  return synsets.flatMap(({ id }) => chosen.get(id) ?? [])
}

function synsetsAbove({ hypernyms }: NounSynset, byId: ReadonlyMap<string, NounSynset>): NounSynset[] {
  const above = new Set<NounSynset>()
  const open = [...hypernyms]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const synset = byId.get(id)
    if (!synset || above.has(synset)) continue
    above.add(synset)
    open.push(...synset.hypernyms)
  }
  return [...above]
}

/** No word that a school would not print. */
const CRUDE = new Set(['slang', 'obscenity', 'ethnic slur', 'disparagement'])

/** Names for persons and conditions that WordNet does not mark and that demean. */
const DEMEANING =
  /^(?:mongol(?:ism|ianism|oid)|mongoloid idio|idiot|idiocy|imbecil|moron|retard$|cretin$|cripple|negro|negress|mulatto|half-breed|half-caste|gypsy$|eskimo$|whore|harlot|slut|spastic$)/i

const MOST_SENSES = 3
/** Of four words and more, or with figures, points or strokes: "bread and butter pickle", ".22", "and/or". */
const UNUSUAL = /(?:[^ ]+ ){3}|[\d./]/
/** Animals, dishes, persons, plants. */
const FIELDS_OF_MANY = new Set([5, 13, 18, 20])

/** Artefacts, substances. */
const FIELDS_OF_GOODS = new Set([6, 27])

/**
 * "eastern meadowlark", "Acer campestre", "supply officer", "kit" for a young fox: one of many by more than one word,
 * or by a word that first means something else, which no text of WordNet uses.
 */
const isOneOfMany = ({ text, rank, uses }: NounLemma, { field }: NounSynset): boolean =>
  FIELDS_OF_MANY.has(field) && (text.includes(' ') || rank > 1) && uses === 0

/** "Cortef", beside "hydrocortisone"; no abbreviation. */
const isBrand = ({ text }: NounLemma, { lemmas, field }: NounSynset): boolean =>
  FIELDS_OF_GOODS.has(field) && /^[A-Z][a-z]+$/.test(text) && lemmas.some((other) => /^[a-z]/.test(other.text))

/**
 * "vocational rehabilitation" is found as a rehabilitation by its head, and has no other name to give and nothing below
 * it. A system may be anything: "immune system" stays.
 */
const saysItsHead = ({ text, uses }: NounLemma, { lemmas }: NounSynset, above: readonly NounSynset[]): boolean =>
  lemmas.length === 1 &&
  uses === 0 &&
  text.includes(' ') &&
  above.some((synset) => synset.lemmas.some((lemma) => lemma.text === text.split(' ').at(-1) && isDominant(lemma)))
