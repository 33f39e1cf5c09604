/**
 * What a noun phrase may mean, by WordNet: how like two phrases are, whether they are synonyms, and whether one is a
 * kind of the other.
 */
import { otherNumber, isPlural } from '../survey/noun-number.ts'
import { nounTable, type NounSense } from '../word-lists/noun-table.ts'

/**
 * The senses of a phrase that is a lemma as a whole, in whatever number, the commonest first; empty for one that is
 * none.
 */
export function nounSenses(phrase: string): readonly NounSense[] {
  const before = known.get(phrase)
  if (before) return before
  const found =
    spellings(plainForm(phrase))
      .map((spelling) => nounTable().senses(spelling))
      .find((senses) => senses.length > 0) ?? []
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(phrase, found)
  return found
}

/** The phrases of a document are asked again and again; those of many documents need not stay. */
const known = new Map<string, readonly NounSense[]>()
const MOST_KNOWN = 20_000

/**
 * The senses of the phrase, or else of the longest end of what stands before its "of": those of "ion channel" for
 * "potassium ion channels in muscle".
 */
export function headSenses(phrase: string): readonly NounSense[] {
  const whole = nounSenses(phrase)
  if (whole.length > 0) return whole
  const words = plainForm(phrase)
    .split(/ (?:of|in|for|to|with|from|by) /)[0]!
    .split(' ')
  return words.map((_, from) => nounSenses(words.slice(from).join(' '))).find((senses) => senses.length > 0) ?? []
}

/**
 * 0 to 1: how much the senses of two phrases have in common, each in the sense in which it is nearest to the other,
 * since terms of one document belong together; a
 * rare sense counts less. 0 too when one has none. After Lin (1998): what the nearest common kind says of both, by
 * what each is.
 */
export function likeness(a: readonly NounSense[], b: readonly NounSense[]): number {
  return Math.max(
    0,
    ...a.flatMap((one) =>
      b.map((other) => RANK_WEIGHTS[one.rank] * RANK_WEIGHTS[other.rank] * commonShare(one.synset, other.synset)),
    ),
  )
}

/**
 * Whether both may name one thing: "pinna" and "auricle", or "ethnic bias" and "ethnic prejudice". In any sense: where
 * it matters, one of them is kept away.
 */
export function areSynonymous(a: string, b: string): boolean {
  if (shareSense(nounSenses(a), nounSenses(b))) return true
  const [[one, oneHead], [other, otherHead]] = [splitHead(a), splitHead(b)]
  return one !== '' && one === other && shareSense(nounSenses(oneHead), nounSenses(otherHead))
}

/**
 * Whether what `narrow` names, in any sense, is a kind of what `wide` names as a whole phrase: "neuron" and "cell". A
 * synonym is no kind.
 */
export function isKindOf(narrow: string, wide: string): boolean {
  const wider = nounSenses(wide)
  return (
    wider.length > 0 &&
    headSenses(narrow).some(({ synset }) =>
      nounTable()
        .kindsAbove(synset)
        .slice(1)
        .some((kind) => wider.some((sense) => sense.synset === kind)),
    )
  )
}

/**
 * Other names of a term: only where neither it nor the other name means anything else. In the singular, in small
 * letters.
 */
export function synonymsOf(term: string): readonly string[] {
  const [sense] = nounSenses(term)
  if (!sense?.isOnly) return []
  const names = spellings(plainForm(term))
  return nounTable()
    .members(sense.synset)
    .filter((member) => !names.includes(member) && nounTable().senses(member)[0]!.isOnly)
}

const shareSense = (ones: readonly NounSense[], others: readonly NounSense[]): boolean =>
  ones.some((one) => others.some((other) => other.synset === one.synset))

const plainForm = (phrase: string): string =>
  phrase
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(?:an?|the) /, '')
    .trim()

/** As it is, in the singular, with and without hyphens. */
function spellings(plain: string): string[] {
  const singular = isPlural(plain)
    ? otherNumber(plain)
    : plain.endsWith('men')
      ? plain.replace(/men$/, 'man')
      : undefined
  const forms = singular === undefined ? [plain] : [singular, plain]
  return [
    ...new Set(
      forms.flatMap((form) => [
        form,
        form.replaceAll('-', ' '),
        form.replace(' ', '-'),
        form.replaceAll(' ', '-'),
        form.replaceAll('-', ''),
      ]),
    ),
  ]
}

/** The words before the last one, and the last one. */
function splitHead(phrase: string): readonly [string, string] {
  const plain = plainForm(phrase)
  const at = plain.lastIndexOf(' ')
  return [plain.slice(0, Math.max(0, at)), plain.slice(at + 1)]
}

const RANK_WEIGHTS = { 1: 1, 2: 0.85, 3: 0.7 } as const

function commonShare(a: number, b: number): number {
  const table = nounTable()
  const above = new Set(table.kindsAbove(a))
  const common = Math.max(
    0,
    ...table
      .kindsAbove(b)
      .filter((kind) => above.has(kind))
      .map((kind) => table.specificity(kind)),
  )
  const own = table.specificity(a) + table.specificity(b)
  return own === 0 ? Number(a === b) : Math.min(1, (2 * common) / own)
}
