/**
 * Whether a text means by a name what the lexicon means: other terms of its sets and chapter stand beside it, its
 * sentences say words of its definition, and its name is no word of all trades.
 */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'
import { COMMON } from '#lexicon/ownness.ts'
import type { DefinitionWords } from './definition-words.ts'
import type { Uses } from './named-terms.ts'

/** 0 to 1; undefined where the text may mean another thing. */
export type Certainty = (term: LexiconTerm) => number | undefined

export function openSenses(lexicon: Lexicon, uses: Uses, words: DefinitionWords, language: PaperLanguage): Certainty {
  const chinese = isChinese(language)
  const nameOf = (term: LexiconTerm): string => (chinese ? term.name.zh : term.name.en.toLowerCase())
  const usedIds = new Set([...uses.keys()].map(({ id }) => id))
  const weightOfChapter = new Map<string, number>()
  const sureNamesOf = new Map<string, number>()
  for (const [term, { ownness: own }] of uses) {
    const chapter = chapterOf(term)
    weightOfChapter.set(chapter, (weightOfChapter.get(chapter) ?? 0) + own)
    if (own > COMMON) sureNamesOf.set(chapter, (sureNamesOf.get(chapter) ?? 0) + 1)
  }
  const sisters = (term: LexiconTerm): number =>
    new Set(
      lexicon
        .setsOf(term.id)
        .flatMap(({ members }) => members.flatMap(({ term: id }) => (id === undefined ? [] : [id])))
        .filter((id) => id !== term.id && usedIds.has(id)),
    ).size
  const scoreOf = (term: LexiconTerm): number => {
    const { sentences, ownness: own } = uses.get(term) ?? { sentences: [], ownness: 0 }
    const most = Math.max(0, ...sentences.slice(0, MOST_SENTENCES).map(({ lower }) => words.told(term, lower)))
    // "stage", "objective": everyday words vouch for each other in any text; "work" is of physics where its own words say so.
    if (
      own <= COMMON &&
      most < WELL_TOLD &&
      ((sureNamesOf.get(chapterOf(term)) ?? 0) < 2 || (most < 2 && sisters(term) < 2))
    )
      return 0
    // "roller coaster" in a chapter of history is no matter of physics.
    if (lexicon.shareOf(term.field) < OWN_FIELD && (own <= COMMON || most < TOLD)) return 0
    return (
      own +
      0.4 * Math.min(3, sisters(term)) +
      (most >= (chinese ? 3 : 2) ? 0.3 : 0) +
      (most >= WELL_TOLD ? 0.4 : 0) +
      (sentences.length >= 3 ? 0.2 : 0) +
      0.4 * Math.min(1, (weightOfChapter.get(chapterOf(term)) ?? 0) / WELL_TREATED)
    )
  }
  const scores = new Map([...uses.keys()].map((term) => [term, scoreOf(term)]))
  const bestOfName = new Map<string, LexiconTerm>()
  for (const [term, score] of scores) {
    const rival = bestOfName.get(nameOf(term))
    if (rival === undefined || score > scores.get(rival)!) bestOfName.set(nameOf(term), term)
  }
  return (term) => {
    const score = scores.get(term) ?? 0
    return score < LEAST_SCORE || bestOfName.get(nameOf(term)) !== term ? undefined : Math.min(1, score / SURE)
  }
}

const LEAST_SCORE = 1.4
/** Words of a definition that no sentence says by chance, and those that it may. */
const WELL_TOLD = 4
const TOLD = 3
/** A text has one field, or two that it names nearly as much of. */
const OWN_FIELD = 0.5
const SURE = 3
/** A chapter of the lexicon of which a text names terms of so much weight is what the text is about. */
const WELL_TREATED = 5
/** A name that stands in a thousand sentences is looked at in so many. */
const MOST_SENTENCES = 60

const chapterOf = ({ field, chapter }: LexiconTerm): string => `${field}: ${chapter.en}`
