/**
 * The table of nouns from WordNet, opened when it is first asked: the senses of a lemma and the kinds above a sense.
 */
import { englishNouns } from '#platform/english.ts'

/** What scripts/make-noun-table.ts writes. A synset is a number: its place in the order of the tree of kinds. */
export type NounTableFile = {
  readonly source: string
  /**
   * One digit (base 36) a synset: how many synsets stand between it and the root. Its hypernym is the last one before
   * it that is less deep.
   */
  readonly depths: string
  /** Synsets with a second hypernym, and that. */
  readonly furtherHypernyms: readonly (readonly number[])[]
  /**
   * Sorted lines: a lemma in small letters, a tab, its senses. A sense is a synset (base 36) and a sign: `!` the only
   * sense, `*` the first and by far the commonest, `+` the first, `^` the second, `~` the third.
   */
  readonly lemmas: string
}

export type NounSense = {
  readonly synset: number
  /** 1 for the most frequent. */
  readonly rank: 1 | 2 | 3
  /** Whether the word means this unless something else is said. */
  readonly isDominant: boolean
  /** Whether the word has no other sense. */
  readonly isOnly: boolean
}

export type NounTable = {
  /** The commonest first; empty for what is no lemma. `lemma`: in small letters, in the singular. */
  senses(lemma: string): readonly NounSense[]
  /** The synset itself and all kinds above it, the nearest first. */
  kindsAbove(synset: number): readonly number[]
  /**
   * 0 to 1: the fewer kinds stand below it, the more it says that something is of this kind; 0 for the root, 1 for what
   * has no kinds (Seco, Veale and Hayes 2004).
   */
  specificity(synset: number): number
  /** Its lemmas; those of which it is a rare sense are not among them. */
  members(synset: number): readonly string[]
}

let opened: NounTable | undefined

/** Takes some milliseconds the first time. */
export const nounTable = (): NounTable => (opened ??= openNounTable(englishNouns))

function openNounTable({ depths, furtherHypernyms, lemmas }: NounTableFile): NounTable {
  const lines = lemmas.split('\n')
  const hypernyms = firstHypernyms(depths)
  const sizes = treeSizes(hypernyms)
  const further = Map.groupBy(furtherHypernyms, ([synset]) => synset!)
  const known = new Map<number, readonly number[]>()
  const kindsAbove = (synset: number): readonly number[] => {
    const before = known.get(synset)
    if (before) return before
    const above = new Set([synset])
    for (const one of above)
      for (const next of [hypernyms[one]!, ...(further.get(one) ?? []).map((pair) => pair[1]!)])
        if (next >= 0) above.add(next)
    known.set(synset, [...above])
    return [...above]
  }
  return {
    senses: (lemma) => readSenses(findLine(lines, `${lemma}\t`)),
    kindsAbove,
    specificity: (synset) => 1 - Math.log(sizes[synset]!) / Math.log(depths.length),
    members: (synset) => membersIn(lemmas, synset.toString(36)),
  }
}

/** -1 for the root. */
function firstHypernyms(depths: string): Int32Array {
  const [hypernyms, path] = [new Int32Array(depths.length), new Int32Array(MOST_DEPTH + 1)]
  for (let synset = 0; synset < depths.length; synset++) {
    const depth = Number.parseInt(depths[synset]!, 36)
    path[depth] = synset
    hypernyms[synset] = depth === 0 ? -1 : path[depth - 1]!
  }
  return hypernyms
}
const MOST_DEPTH = 35

/** How many synsets stand in the tree below each, with itself. */
function treeSizes(hypernyms: Int32Array): Int32Array {
  const sizes = new Int32Array(hypernyms.length).fill(1)
  for (let synset = hypernyms.length - 1; synset > 0; synset--) sizes[hypernyms[synset]!]! += sizes[synset]!
  return sizes
}

/** The line with this beginning among sorted ones, without it; "" when there is none. */
function findLine(lines: readonly string[], beginning: string): string {
  let [from, to] = [0, lines.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (lines[middle]! < beginning) from = middle + 1
    else to = middle
  }
  return lines[from]?.startsWith(beginning) ? lines[from]!.slice(beginning.length) : ''
}

const readSenses = (written: string): NounSense[] =>
  [...written.matchAll(/([0-9a-z]+)([!*+^~])/g)].map(([, synset, sign]) => ({
    synset: Number.parseInt(synset!, 36),
    rank: sign === '^' ? 2 : sign === '~' ? 3 : 1,
    isDominant: sign === '!' || sign === '*',
    isOnly: sign === '!',
  }))

/**
 * One search through the text for each member is quicker than an index of all, of which a document wants a few dozen.
 */
function membersIn(lemmas: string, synset: string): string[] {
  const members: string[] = []
  for (let at = lemmas.indexOf(synset); at >= 0; at = lemmas.indexOf(synset, at + 1)) {
    if (!/[\t!*+^~]/.test(lemmas[at - 1] ?? '') || !/[!*+^~]/.test(lemmas[at + synset.length] ?? '')) continue
    const start = lemmas.lastIndexOf('\n', at) + 1
    members.push(lemmas.slice(start, lemmas.indexOf('\t', start)))
  }
  return members
}
