/** The options beside a term whose meaning is given: the surest sisters, else other terms of its kind, else terms of its sphere, which an examiner might exchange. */
import { isToldBy, ofOneKind } from './certain-rivals.ts'
import { genusOf, sharesWord } from './definitions/meaning.ts'
import { sharedStems } from './definitions/shared-stems.ts'
import { isClausePattern, type Definition } from './definitions/definition.ts'
import { distractorsFor, rivalsFor, temptationOf, type Distractors, type DistractorSearch, type Rival } from './distractors.ts'
import { isKindOf } from './noun-senses.ts'
import { canStandBeside, sphere, type SemanticClass } from './semantic-class.ts'
import type { Entry } from './vocabulary.ts'
import { isContent } from './words.ts'

/** `isPlain`: all are wrong, but not all of one kind. */
export type KindredOptions = Distractors & { readonly isPlain: boolean }

export function kindredOptions(key: Entry, definition: Definition, search: DistractorSearch): KindredOptions | undefined {
  const wishes = { forMeaning: true, sharing: sharedStems(definition) }
  const found = distractorsFor(key, definition.sentence, search, wishes)
  const surest = found?.entries.every((entry, index, all) => isApart(entry, key, definition, search) && !all.slice(0, index).some(({ form }) => areOneName(form, entry.form))) ? found : undefined
  if (surest?.entries.every(isMarked)) return { ...surest, isPlain: false }
  // What affects "various" things or "different" ones, others may affect too.
  if (VAGUE.test(definition.meaning)) return surest && { ...surest, isPlain: false }
  const rivals = rivalsFor(key, definition.sentence, search, wishes, MOST_RIVALS).filter(({ entry }) => isMarked(entry) && isApart(entry, key, definition, search))
  const kindred = nearestOf(key, rivals, search)
  return surest && (!kindred || kindred.isPlain) ? { ...surest, isPlain: false } : kindred
}

/** Three of `rivals`: those of the key's kind first, and the nearest of them. */
function nearestOf(key: Entry, rivals: readonly Rival[], search: DistractorSearch): KindredOptions | undefined {
  const siblings = new Set(ofOneKind(key, rivals, search))
  const isAlike = (rival: Rival): boolean => siblings.has(rival) || (rival.entry.head === key.head && key.key.includes(' ') && isNear(rival.entry, key, search)) || (rival.sisters >= SURELY_SISTERS && stand(rival.entry, key)) || isSameKind(rival.entry, key, search)
  const worth = ({ entry, sisters }: Rival): number => sisters + (isNear(entry, key, search) ? OF_NEARNESS : 0)
  const nearestFirst = rivals.toSorted((a, b) => worth(b) - worth(a))
  const fitting = [...nearestFirst.filter(isAlike), ...nearestFirst.filter((rival) => !isAlike(rival) && isOfMatter(rival.entry, key, search))]
  const chosen = fitting.filter((rival, index) => !fitting.slice(0, index).some((other) => areOneName(rival.entry.form, other.entry.form))).slice(0, 3)
  const [first, second, third] = chosen
  // Where none is of its kind, the key is the odd one out.
  if (!first || !second || !third || !(isAlike(first) || chosen.every(({ entry }) => key.kind !== undefined && entry.kind === key.kind))) return undefined
  const closeness = chosen.reduce((sum, { nearness }) => sum + nearness, 0) / 3
  return { entries: [first.entry, second.entry, third.entry], closeness, temptation: temptationOf(chosen), isPlain: !chosen.every(isAlike) }
}

/** "JGC" beside "juxtaglomerular cell" */
function areOneName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (!/^\p{Lu}{2,6}s?$/u.test(short)) return false
  let at = -1
  return [...short.toLowerCase().replace(/s$/, '')].every((letter) => (at = long.toLowerCase().indexOf(letter, at + 1)) >= 0) && long.toLowerCase().startsWith(short[0]!.toLowerCase())
}

const VAGUE = /\b(?:different|various|several|many|some|certain)\b/i
const MOST_RIVALS = 40
/** In points of `temptation`. */
const OF_NEARNESS = 2
const SURELY_SISTERS = 5

const isMarked = (entry: Entry): boolean => entry.definition !== undefined || entry.bold

/** Parts, living things and the like are options by what they are; acts, ideas and measures are of one kind only where one section teaches them. */
const isSameKind = (entry: Entry, key: Entry, search: DistractorSearch): boolean => entry.kind !== undefined && key.kind !== undefined && (entry.kind === key.kind && CONCRETE.has(entry.kind) || (isNear(entry, key, search) && (entry.kind === key.kind || (sphere(key.kind) === 'idea' && stand(entry, key)))))
const CONCRETE: ReadonlySet<SemanticClass> = new Set(['cell_part', 'body_part', 'disorder', 'person', 'unit', 'landform', 'field', 'rhetoric'])

/** Of kinds that may stand beside each other, and of one part of the document: the far end of a chapter is another matter. Of what nothing is known, the section must tell. */
function isOfMatter(entry: Entry, key: Entry, search: DistractorSearch): boolean {
  if (entry.kind === undefined || key.kind === undefined) return isNear(entry, key, search)
  const apart = search.related.blocksApart(entry, key)
  return stand(entry, key) && !(Number.isFinite(apart) && apart > ONE_MATTER)
}

const stand = ({ kind }: Entry, key: Entry): boolean => kind !== undefined && key.kind !== undefined && canStandBeside(kind, key.kind)

const isNear = (entry: Entry, key: Entry, { related }: DistractorSearch): boolean => related.areListed(entry, key) || related.areNeighbours(entry, key) !== undefined
const ONE_MATTER = 90

/** Not told by the meaning, no kind of the key ("orthokinesis") nor what it is a kind of, and not said to be like it in what is asked. */
export function isApart(entry: Entry, key: Entry, definition: Definition, search: DistractorSearch): boolean {
  if (isToldBy(entry, key) || isWithinWord(entry.key, key.key) || isWithinWord(key.key, entry.key)) return false
  if (isKindOf(entry.form, key.form) || isKindOf(key.form, entry.form)) return false
  // What is said of a kind is true of its members, and a text does not say of each what it is one of.
  if (search.related.isGeneral(key) && !isClausePattern(definition.pattern) && !(key.kind !== undefined && OF_PARTS.has(key.kind)) && entry.head !== key.head && !search.related.isGeneral(entry) && !search.related.areListed(entry, key)) return false
  // A commensal relationship is a symbiotic one.
  if (search.related.isGeneral(entry) && !search.related.isGeneral(key) && !search.related.areListed(entry, key) && (entry.head === key.head || search.related.standTogether(entry, key))) return false
  if (entry.definition === undefined && sharesWord(entry.form, definition.meaning)) return false
  return !isLikened(entry, key, definition, search)
}

/** One part or measure is seldom a kind of another. */
const OF_PARTS: ReadonlySet<SemanticClass> = new Set(['cell_part', 'body_part', 'place', 'quantity', 'unit'])

const isWithinWord = (part: string, whole: string): boolean => !part.includes(' ') && part.length >= LEAST_ROOT && (whole.endsWith(part) || whole.startsWith(part))
const LEAST_ROOT = 5

/** "Like mitochondria, chloroplasts have their own DNA and ribosomes." */
function isLikened(entry: Entry, key: Entry, { meaning, meaningWords }: Definition, { naming }: DistractorSearch): boolean {
  const genus = new Set(genusOf(meaning).toLowerCase().split(' '))
  const told = [...new Set(meaningWords.filter((word) => isContent(word) && !genus.has(word.lower)).map(({ stem }) => stem))]
  return naming(entry.key).some((sentence) => {
    if (sentence === entry.definition?.sentence || sentence.glossary || !LIKENED.test(sentence.text)) return false
    const namesBoth = key.key.split(' ').every((stem) => sentence.stems.has(stem))
    return told.filter((stem) => sentence.stems.has(stem)).length >= (namesBoth ? 2 : Math.max(2, Math.ceil(told.length * MOST_LIKENED)))
  })
}
const LIKENED = /\b(?:like|likewise|similar|similarly|both|also|too)\b/i
const MOST_LIKENED = 0.4
