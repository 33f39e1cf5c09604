/** How the terms of one document stand to each other in the tree of kinds of WordNet. */
import { genusOf } from './definitions/meaning.ts'
import { isClausePattern } from './definitions/definition.ts'
import { areSynonymous, headSenses, isKindOf, likeness } from './noun-senses.ts'
import type { NounSense } from './noun-table.ts'
import type { Entry } from './vocabulary.ts'

export type TermKinds = {
  /** 0 to 1: how like two terms are as things, or the general nouns of their meanings; undefined where too little is known of one. */
  likeness(a: Entry, b: Entry): number | undefined
  /** Whether they are synonyms, or one a kind of the other. Of two that the text defines it says itself how they differ: speed and velocity. */
  mayBeOne(a: Entry, b: Entry): boolean
}

/** Remembers what was asked: each term of a document is compared with many others. */
export function termKinds(): TermKinds {
  const [senses, generalSenses] = [new Map<string, readonly NounSense[]>(), new Map<string, readonly NounSense[]>()]
  const [likenesses, same] = [new Map<string, number | undefined>(), new Map<string, boolean>()]
  const sensesOf = (entry: Entry): readonly NounSense[] => remembered(senses, entry.key, () => (entry.proper ? [] : headSenses(entry.form)))
  const generalOf = (entry: Entry): readonly NounSense[] => remembered(generalSenses, entry.key, () => (entry.definition === undefined || isClausePattern(entry.definition.pattern) ? [] : headSenses(genusOf(entry.definition.meaning))))
  const compare = (a: Entry, b: Entry): number | undefined => {
    const known = ([[sensesOf(a), sensesOf(b)], [generalOf(a), generalOf(b)]] as const).filter(([one, other]) => one.length > 0 && other.length > 0)
    return known.length === 0 ? undefined : Math.max(...known.map(([one, other]) => likeness(one, other)))
  }
  return {
    likeness: (a, b) => remembered(likenesses, pair(a, b), () => compare(a, b)),
    mayBeOne: (a, b) => !(a.definition && b.definition) && !a.proper && !b.proper && remembered(same, pair(a, b), () => areSynonymous(a.form, b.form) || isKindOf(a.form, b.form) || isKindOf(b.form, a.form)),
  }
}

function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const before = known.get(key)
  if (before !== undefined || known.has(key)) return before!
  const found = find()
  known.set(key, found)
  return found
}

const pair = (a: Entry, b: Entry): string => (a.key < b.key ? `${a.key}|${b.key}` : `${b.key}|${a.key}`)
