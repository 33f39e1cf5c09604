/**
 * Whether a text means by a name what the lexicon means: other terms of its sets and chapter stand beside it, its
 * sentences say words of its definition, and its name is no word of all trades.
 */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'
import { COMMON } from '#lexicon/ownness.ts'
import type { PlainSentence } from './plain-sentences.ts'
import type { Uses } from './taught-terms.ts'

export type Senses = {
  /** 0 to 1; undefined where the text may mean another thing. */
  readonly certainty: (term: LexiconTerm) => number | undefined
  /** How many words (in Chinese: pairs of characters) of the definition the sentence says. */
  readonly told: (term: LexiconTerm, sentence: PlainSentence) => number
}

export function openSenses(lexicon: Lexicon, uses: Uses, language: PaperLanguage): Senses {
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
  const partsOf = new Map<LexiconTerm, readonly string[]>()
  const told = (term: LexiconTerm, { text }: PlainSentence): number => {
    let parts = partsOf.get(term)
    if (parts === undefined)
      partsOf.set(term, (parts = chinese ? pairsIn(term.definition.zh) : stemsIn(term.definition.en)))
    const said = text.toLowerCase()
    return parts.filter((part) => said.includes(part)).length
  }
  const scoreOf = (term: LexiconTerm): number => {
    const { sentences, ownness: own } = uses.get(term) ?? { sentences: [], ownness: 0 }
    const most = Math.max(0, ...sentences.slice(0, MOST_SENTENCES).map((sentence) => told(term, sentence)))
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
  return {
    told,
    certainty: (term) => {
      const score = scores.get(term) ?? 0
      return score < LEAST_SCORE || bestOfName.get(nameOf(term)) !== term ? undefined : Math.min(1, score / SURE)
    },
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

const EMPTY = new Set(
  'about after another before being between both from given have into made make more most other over part same some that their them then there these they thing this through under used using very what when where which while whose with without'.split(
    ' ',
  ),
)
/** Words of some length, cut to what all their forms share. */
const stemsIn = (definition: string): string[] => [
  ...new Set(
    (definition.toLowerCase().match(/[a-z]{4,}/g) ?? [])
      .filter((word) => !EMPTY.has(word))
      .map((word) => word.slice(0, Math.max(4, Math.min(6, word.length - 1)))),
  ),
]
const pairsIn = (definition: string): string[] => {
  const runs = definition.match(/\p{Script=Han}+/gu) ?? []
  return [...new Set(runs.flatMap((run) => [...run].slice(1).map((_, index) => run.slice(index, index + 2))))]
}
