/** The terms of a document: its candidate phrases, weighed by the fitted model, best first. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { itemAt, lastOf, mustBeThere } from '#domain/must-be-there.ts'
import { openBackground, type Background } from './background.ts'
import { commonestForm, type CandidatePhrase, type Candidates } from './candidate-phrase.ts'
import { chineseCandidates } from './chinese-candidates.ts'
import chineseFrequencies from './chinese-frequencies.json' with { type: 'json' }
import { chooseModel } from './choose-model.ts'
import { definitionSigns } from './definition-signs.ts'
import { englishCandidates } from './english-candidates.ts'
import englishFrequencies from './english-frequencies.json' with { type: 'json' }
import type { Term } from './found-topic.ts'
import { listedTerms } from './listed-terms.ts'
import { chineseFeatures, englishFeatures, type Features } from './phrase-features.ts'
import type { TaggedBlock } from './tagged-block.ts'
import { termConfidence, termScore } from './term-model.ts'

/**
 * At most `MOST_TERMS` terms, best first; equal scores by their key, so that the same document gives the same order.
 */
export function findTerms(blocks: readonly TaggedBlock[], language: PaperLanguage): Term[] {
  const chinese = isChinese(language)
  const candidates = withoutRarities(chinese ? chineseCandidates(blocks) : englishCandidates(blocks))
  const model = chooseModel(blocks, language)
  const long = chinese ? longDocumentWeight(candidates.length) : 0
  const listed = listedTerms(blocks)
  const isMarked = (phrase: CandidatePhrase): boolean =>
    phrase.bold || (listed.size > 0 && [...phrase.forms.keys()].some((form) => listed.has(form.toLowerCase())))
  const scored = [...measure(blocks, candidates, chinese)].map(([key, features]) => {
    const phrase = mustBeThere(candidates.phrases.get(key), 'a phrase that was measured')
    const score = termScore(model, phrase, features)
    return {
      phrase,
      score,
      rank:
        score +
        (isMarked(phrase) ? MARK_BONUS : 0) +
        long * (Math.log2(phrase.count) - (isDeed(phrase) ? COST_OF_A_DEED : 0)),
    }
  })
  // What is set by hand changes the order alone: the probabilities stay those that the model was scaled to, dealt out
  // best first.
  const scores = scored.map(({ score }) => score).toSorted((a, b) => b - a)
  const ranked = scored
    .toSorted((a, b) => b.rank - a.rank || (a.phrase.key < b.phrase.key ? -1 : 1))
    .slice(0, MOST_TERMS)
  const fragments = long >= LONG_ENOUGH_FOR_NAMES ? findFragments(ranked.map(({ phrase }) => phrase)) : new Set()
  return [
    ...ranked.filter(({ phrase }) => !fragments.has(phrase)),
    ...ranked.filter(({ phrase }) => fragments.has(phrase)),
  ].map(({ phrase }, place) => toTerm(phrase, termConfidence(model, itemAt(scores, place)), chinese))
}

const MOST_TERMS = 600

/**
 * Of a book, what is said once (in a longer one, twice or thrice) is never among its best terms, but most of the work.
 */
function withoutRarities(candidates: Candidates): Candidates {
  const most = Math.floor(candidates.length / TOKENS_OF_A_BOOK)
  if (most === 0) return candidates
  return {
    ...candidates,
    phrases: new Map(
      [...candidates.phrases].filter(([, { count, inHeading, bold }]) => count > most || inHeading || bold),
    ),
  }
}

const TOKENS_OF_A_BOOK = 30_000

// The texts that the model is fitted on tell nothing about bold type, in which textbooks print their terms, nor about
// glossaries: this weight is set by hand.
const MARK_BONUS = 1.5

// What an abstract is about may be a deed (拍攝); in a chapter it is a word that comes often (發行), or a clause
// (忽必烈|率軍). Set by hand.
const COST_OF_A_DEED = 2
const isDeed = ({ tags }: CandidatePhrase): boolean =>
  tags.length === 1 ? /^[vabd]/.test(tags[0]) : tags.at(-1) === 'v'

/**
 * Pieces of longer names that a tagger cuts up (阿萊克|修斯): hardly ever said without the rest. They come after all
 * others.
 */
function findFragments(phrases: readonly CandidatePhrase[]): Set<CandidatePhrase> {
  const wholes = phrases.filter(({ words, count }) => words.length > 1 && count > 1)
  return new Set(
    phrases.filter((phrase) =>
      wholes.some(
        (whole) =>
          whole.key.length > phrase.key.length &&
          whole.count >= FRAGMENT_SHARE * phrase.count &&
          whole.key.includes(phrase.key),
      ),
    ),
  )
}

const FRAGMENT_SHARE = 0.8
/** In a shorter text a piece and its whole may stand together by chance. */
const LONG_ENOUGH_FOR_NAMES = 0.2

// The Chinese model is fitted on abstracts of some 100 words, where nothing is said often; in a chapter, what is said
// again and again is
// what it is about. Set by hand: from 0 at 200 words to 0.8 at 1,600.
function longDocumentWeight(words: number): number {
  return 0.8 * Math.min(1, Math.max(0, Math.log2(words / 200) / 3))
}

function measure(blocks: readonly TaggedBlock[], candidates: Candidates, chinese: boolean): Map<string, Features> {
  return chinese
    ? chineseFeatures(candidates, background('chinese'))
    : englishFeatures(candidates, background('english'), definitionSigns(blocks))
}

const backgrounds = new Map<string, Background>()

/** Opened on first use: a document needs one language's. */
export function background(language: 'english' | 'chinese'): Background {
  const known = backgrounds.get(language)
  if (known) return known
  const opened = openBackground(language === 'english' ? englishFrequencies : chineseFrequencies)
  backgrounds.set(language, opened)
  return opened
}

function toTerm(phrase: CandidatePhrase, confidence: number, chinese: boolean): Term {
  const proper = chinese ? isChineseName(phrase) : phrase.inside > 0 && phrase.capitals / phrase.inside > 0.5
  return {
    key: phrase.key,
    form: commonestForm(phrase, proper || chinese),
    confidence,
    count: phrase.count,
    blocks: phrase.blocks,
    proper,
    bold: phrase.bold,
  }
}

const NAME_TAG = /^(?:nr|ns|nt|nz|nrt|nrfg)$/
/** jieba often knows only the beginning of a foreign name (阿萊克|修斯): what follows is unknown to it, or a name itself. */
const isChineseName = ({ tags }: CandidatePhrase): boolean =>
  NAME_TAG.test(lastOf(tags)) || (tags.at(-1) === 'x' && tags.some((tag) => NAME_TAG.test(tag)))
