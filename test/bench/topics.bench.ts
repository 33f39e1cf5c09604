/**
 * Prints how well topics' terms are found, against two baselines in the same run: `node test/bench/topics.bench.ts
 * [../shared/keyphrases]`.
 */
import { existsSync } from 'node:fs'
import { isChinese } from '#domain/language.ts'
import { background, findTerms } from '#reading/topics/find-terms.ts'
import { chineseCandidates } from '#reading/topics/chinese-candidates.ts'
import { englishCandidates } from '#reading/topics/english-candidates.ts'
import type { CandidatePhrase } from '#reading/topics/candidate-phrase.ts'
import { tagBlocks, type TaggedBlock } from '#reading/topics/tagged-block.ts'
import { proveSplit } from './prove-split.ts'
import { CORPORA, loadChapters, loadCorpus, normalTerm, type GoldText } from './topics-corpus.ts'

const folder = process.argv[2] ?? '../shared/keyphrases'
if (!existsSync(folder))
  throw new Error(`Cannot measure topics: ${folder} does not exist; give the folder of keyphrases`)

type Ranked = readonly { readonly key: string; readonly confidence?: number }[]
type Method = (text: GoldText, tagged: readonly TaggedBlock[]) => Ranked

const METHODS: Readonly<Record<string, Method>> = {
  'first phrases': (text, tagged) =>
    rank(text, tagged, (phrase) => (phrase.count > phrase.nested ? -phrase.first : -Infinity)),
  'TF-IDF': (text, tagged) =>
    rank(
      text,
      tagged,
      (phrase) => phrase.count * background(isChinese(text.language) ? 'chinese' : 'english').rarity(phrase.key),
    ),
  'this model': (text, tagged) => findTerms(tagged, text.language),
}

const heldOut = (texts: readonly GoldText[]): GoldText[] => texts.filter(({ part }) => part === 'holdOut')
const corpora = Object.fromEntries(CORPORA.map((name) => [name, heldOut(loadCorpus(folder, name))]))
const rows: Readonly<Record<string, GoldText[]>> = {
  ...corpora,
  'openstax sections together': [...corpora['openstax-biology']!, ...corpora['openstax-psychology']!],
  'openstax whole chapters': heldOut([
    ...loadChapters(folder, 'openstax-biology'),
    ...loadChapters(folder, 'openstax-psychology'),
  ]),
}

for (const line of proveSplit(folder)) console.log(line)
console.log('| Texts held out | Method | F@5 | F@10 | P@10 | Calibration error | by chance | ms a text |')
console.log('|---|---|---|---|---|---|---|---|')
for (const [name, texts] of Object.entries(rows)) {
  const tagged = texts.map((text) => tagBlocks(text))
  for (const [method, find] of Object.entries(METHODS)) {
    const start = process.cpuUsage()
    const ranked = texts.map((text, index) => find(text, tagged[index]!))
    const { user, system } = process.cpuUsage(start)
    const { error, chance } = ranked.some((terms) => terms[0]?.confidence !== undefined)
      ? calibrationError(texts, ranked)
      : { error: '', chance: '' }
    console.log(
      `| ${name} (${texts.length}) | ${method} | ${meanF(texts, ranked, 5)} | ${meanF(texts, ranked, 10)} | ${meanPrecision(texts, ranked, 10)} | ${error} | ${chance} | ${((user + system) / 1000 / texts.length).toFixed(1)} |`,
    )
  }
}

function rank(text: GoldText, tagged: readonly TaggedBlock[], score: (phrase: CandidatePhrase) => number): Ranked {
  const { phrases } = isChinese(text.language) ? chineseCandidates(tagged) : englishCandidates(tagged)
  return [...phrases.values()]
    .map((phrase) => ({ key: phrase.key, score: score(phrase) }))
    .toSorted((a, b) => b.score - a.score)
}

/** Mean over texts of F1 of the first `size` distinct terms, exact after stemming, in per cent. */
function meanF(texts: readonly GoldText[], ranked: readonly Ranked[], size: number): string {
  const all = texts.map((text, index) => {
    const found = new Set(distinctKeys(text, ranked[index]!).slice(0, size))
    const hits = text.gold.filter((spellings) => spellings.some((term) => found.has(term))).length
    return hits === 0 ? 0 : (2 * hits) / (found.size + text.gold.length)
  })
  return ((100 * all.reduce((sum, value) => sum + value, 0)) / all.length).toFixed(1)
}

/** Mean share of the first `size` distinct terms that people gave too, in per cent. */
function meanPrecision(texts: readonly GoldText[], ranked: readonly Ranked[], size: number): string {
  const all = texts.map((text, index) => {
    const gold = new Set(text.gold.flat())
    const found = distinctKeys(text, ranked[index]!).slice(0, size)
    return found.filter((key) => gold.has(key)).length / Math.max(1, found.length)
  })
  return ((100 * all.reduce((sum, value) => sum + value, 0)) / all.length).toFixed(1)
}

function distinctKeys(text: GoldText, terms: Ranked): string[] {
  return [...new Set(terms.slice(0, 60).map(({ key }) => normalTerm(key, text.language)))]
}

/**
 * Expected calibration error over ten bins, of the best 20 terms of each text; and how large it would be by chance if
 * every confidence were true and every term drawn by itself.
 */
function calibrationError(texts: readonly GoldText[], ranked: readonly Ranked[]): { error: string; chance: string } {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, hits: 0, confidence: 0, variance: 0 }))
  texts.forEach((text, index) => {
    const gold = new Set(text.gold.flat())
    for (const { key, confidence = 0 } of ranked[index]!.slice(0, 20)) {
      const bin = bins[Math.min(9, Math.floor(confidence * 10))]!
      bin.count += 1
      bin.hits += Number(gold.has(normalTerm(key, text.language)))
      bin.confidence += confidence
      bin.variance += confidence * (1 - confidence)
    }
  })
  const total = bins.reduce((sum, { count }) => sum + count, 0)
  const error = bins.reduce((sum, { hits, confidence }) => sum + Math.abs(hits - confidence), 0) / total
  // The mean distance of a normal variable from its mean is √(2/π) of its deviation.
  const chance = bins.reduce((sum, { variance }) => sum + Math.sqrt((2 / Math.PI) * variance), 0) / total
  return { error: error.toFixed(3), chance: chance.toFixed(3) }
}
