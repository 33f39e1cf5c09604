/** The terms of a document: its candidate phrases, weighed by the fitted model, best first. */
import { isChinese, type Language } from '#domain/language.ts'
import { openBackground, type Background } from './background.ts'
import { commonestForm, type CandidatePhrase, type Candidates } from './candidate-phrase.ts'
import { chineseCandidates } from './chinese-candidates.ts'
import chineseFrequencies from './chinese-frequencies.json' with { type: 'json' }
import chineseModel from './chinese-model.json' with { type: 'json' }
import { definitionSigns } from './definition-signs.ts'
import { englishCandidates } from './english-candidates.ts'
import englishFrequencies from './english-frequencies.json' with { type: 'json' }
import paperModel from './english-paper-model.json' with { type: 'json' }
import textbookModel from './english-textbook-model.json' with { type: 'json' }
import type { Term } from './found-topic.ts'
import { chineseFeatures, englishFeatures, type Features } from './phrase-features.ts'
import type { TaggedBlock } from './tagged-block.ts'
import { termConfidence, termScore, type TermModel } from './term-model.ts'

/** At most `MOST_TERMS` terms, best first; equal scores by their key, so that the same document gives the same order. */
export function findTerms(blocks: readonly TaggedBlock[], language: Language): Term[] {
  const chinese = isChinese(language)
  const candidates = chinese ? chineseCandidates(blocks) : englishCandidates(blocks)
  const model: TermModel = chinese ? chineseModel : isPaper(blocks) ? paperModel : textbookModel
  const long = chinese ? longDocumentWeight(candidates.length) : 0
  const scored = [...measure(blocks, candidates, chinese)].map(([key, features]) => {
    const phrase = candidates.phrases.get(key)!
    const score = termScore(model, features)
    return { phrase, score, rank: score + (phrase.bold ? BOLD_BONUS : 0) + long * Math.log2(phrase.count) }
  })
  // What is set by hand changes the order alone: the probabilities stay those that the model was scaled to, dealt out best first.
  const scores = scored.map(({ score }) => score).toSorted((a, b) => b - a)
  const ranked = scored.toSorted((a, b) => b.rank - a.rank || (a.phrase.key < b.phrase.key ? -1 : 1)).slice(0, MOST_TERMS)
  const fragments = long >= LONG_ENOUGH_FOR_NAMES ? findFragments(ranked.map(({ phrase }) => phrase)) : new Set()
  return [...ranked.filter(({ phrase }) => !fragments.has(phrase)), ...ranked.filter(({ phrase }) => fragments.has(phrase))]
    .map(({ phrase }, place) => toTerm(phrase, termConfidence(model, scores[place]!), chinese))
}

const MOST_TERMS = 600
// The texts that the model is fitted on tell nothing about bold type, in which textbooks print their terms: this weight is set by hand.
const BOLD_BONUS = 1.5

/** Pieces of longer names that a tagger cuts up (阿萊克|修斯): hardly ever said without the rest. They come after all others. */
function findFragments(phrases: readonly CandidatePhrase[]): Set<CandidatePhrase> {
  const wholes = phrases.filter(({ words, count }) => words.length > 1 && count > 1)
  return new Set(phrases.filter((phrase) => wholes.some((whole) => whole.key.length > phrase.key.length && whole.count >= FRAGMENT_SHARE * phrase.count && whole.key.includes(phrase.key))))
}

const FRAGMENT_SHARE = 0.8
/** In a shorter text a piece and its whole may stand together by chance. */
const LONG_ENOUGH_FOR_NAMES = 0.2

/** A research paper names its terms in other places than a textbook: it has an abstract near its beginning. */
function isPaper(blocks: readonly TaggedBlock[]): boolean {
  return blocks.slice(0, 40).some(({ block }) => /^abstract\b/i.test(block.text))
}

// The Chinese model is fitted on abstracts of some 100 words, where nothing is said often; in a chapter, what is said again and again is
// what it is about. Set by hand: from 0 at 200 words to 0.8 at 1,600.
function longDocumentWeight(words: number): number {
  return 0.8 * Math.min(1, Math.max(0, Math.log2(words / 200) / 3))
}

function measure(blocks: readonly TaggedBlock[], candidates: Candidates, chinese: boolean): Map<string, Features> {
  return chinese ? chineseFeatures(candidates, background('chinese')) : englishFeatures(candidates, background('english'), definitionSigns(blocks))
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
  const proper = chinese ? /^(?:nr|ns|nt|nz|nrt|nrfg)$/.test(phrase.tags.at(-1)!) : phrase.inside > 0 && phrase.capitals / phrase.inside > 0.5
  return { key: phrase.key, form: commonestForm(phrase, proper || chinese), confidence, count: phrase.count, blocks: phrase.blocks, proper, bold: phrase.bold }
}
