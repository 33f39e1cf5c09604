/** Writes synsets as the compact table that src/questions/from-documents/english/word-lists/noun-table.ts reads. */
import type { NounTableFile } from '#questions/from-documents/english/word-lists/noun-table.ts'
import { isDominant, type NounLemma, type NounSynset } from './choose-synsets.ts'

/** The synsets in the order of the tree of kinds, each below its first hypernym; see `NounTableFile` for the form. */
export function writtenTable(synsets: readonly NounSynset[]): NounTableFile {
  const ordered = inTreeOrder(synsets)
  const numberOf = new Map(ordered.map(({ synset }, number) => [synset.id, number]))
  const senses = Map.groupBy(
    ordered.flatMap(({ synset }, number) =>
      synset.lemmas.map((lemma) => ({ number, lemma, text: lemma.text.toLowerCase() })),
    ),
    ({ text }) => text,
  )
  const lines = [...senses].map(
    ([text, all]) =>
      `${text}\t${all
        .toSorted((a, b) => a.lemma.rank - b.lemma.rank)
        .map(({ number, lemma }) => number.toString(36) + rankSign(lemma))
        .join('')}`,
  )
  return {
    source: 'Princeton WordNet 3.1, nouns; derived by scripts/make-noun-table.ts; licence: see wordnet-licence.txt',
    depths: ordered.map(({ depth }) => depth.toString(36)).join(''),
    furtherHypernyms: ordered.flatMap(({ synset }, number) =>
      synset.hypernyms.slice(1).flatMap((id) => (numberOf.has(id) ? [[number, numberOf.get(id)!] as const] : [])),
    ),
    lemmas: lines.toSorted((a, b) => (a < b ? -1 : 1)).join('\n'),
  }
}

function inTreeOrder(synsets: readonly NounSynset[]): { readonly synset: NounSynset; readonly depth: number }[] {
  const below = Map.groupBy(synsets, ({ hypernyms }) => hypernyms[0])
  const visit = (synset: NounSynset, depth: number): { readonly synset: NounSynset; readonly depth: number }[] => [
    { synset, depth },
    ...(below.get(synset.id) ?? []).flatMap((one) => visit(one, depth + 1)),
  ]
  return (below.get(undefined) ?? []).flatMap((root) => visit(root, 0))
}

function rankSign(lemma: NounLemma): string {
  if (lemma.isOnly) return '!'
  if (lemma.rank === 1) return isDominant(lemma) ? '*' : '+'
  return lemma.rank === 2 ? '^' : '~'
}
