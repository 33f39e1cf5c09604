/**
 * Fits what src/reading/topics weighs terms with, from texts whose terms are known: `node scripts/fit-topics.ts ../shared/keyphrases`.
 * Writes the coefficients and background frequencies (numbers and single words, no text) beside the code that reads them.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isChinese } from '#domain/language.ts'
import { openBackground, type FrequencyFile } from '#reading/topics/background.ts'
import { chineseCandidates } from '#reading/topics/chinese-candidates.ts'
import { definitionSigns } from '#reading/topics/definition-signs.ts'
import { englishCandidates } from '#reading/topics/english-candidates.ts'
import { CHINESE_FEATURES, chineseFeatures, ENGLISH_FEATURES, englishFeatures, type Features } from '#reading/topics/phrase-features.ts'
import { tagBlocks } from '#reading/topics/tagged-block.ts'
import { termScore, type TermModel } from '#reading/topics/term-model.ts'
import { loadCorpus, normalTerm, type CorpusName, type GoldText } from '../test/bench/topics-corpus.ts'

type Example = { readonly features: Features; readonly isTerm: boolean; readonly weight: number }
type Prepared = { readonly text: GoldText; readonly candidates: ReturnType<typeof englishCandidates>; readonly tagged: ReturnType<typeof tagBlocks> }

const folder = process.argv[2]
if (folder === undefined) throw new Error('Cannot fit without texts: give the folder of keyphrases, such as ../shared/keyphrases')
const target = join(import.meta.dirname, '../src/reading/topics')

fit('english', ['openstax-biology', 'openstax-psychology', 'semeval2010-train', 'inspec-train'], ['openstax-biology', 'openstax-psychology', 'semeval2010-train'], 3)
fit('chinese', ['csl-dev'], ['csl-dev'], 2)

function fit(name: 'english' | 'chinese', corpora: readonly CorpusName[], weighed: readonly CorpusName[], leastFrequency: number): void {
  const seen = corpora.map((corpus) => ({ corpus, texts: loadCorpus(folder!, corpus).filter(({ part }) => part !== 'holdOut').map(prepare) }))
  const frequencies = countFrequencies(seen.flatMap(({ texts }) => texts).filter(({ text }) => text.part === 'fit'), leastFrequency)
  writeFileSync(join(target, `${name}-frequencies.json`), `${JSON.stringify(frequencies)}\n`)
  const background = openBackground(frequencies)
  const chosen = seen.filter(({ corpus }) => weighed.includes(corpus))
  const examples = chosen.flatMap(({ texts }) => {
    const fitted = texts.filter(({ text }) => text.part === 'fit')
    return fitted.flatMap((prepared) => examplesOf(prepared, background).map((example) => ({ ...example, weight: 200 / fitted.length })))
  })
  const names = name === 'english' ? ENGLISH_FEATURES : CHINESE_FEATURES
  const weights = fitWeights(examples, names.length)
  const uncalibrated: TermModel = {
    coefficients: Object.fromEntries(names.map((feature, index) => [feature, rounded(weights[index]!)])), intercept: rounded(weights[names.length]!), calibration: { slope: 1, shift: 0 },
  }
  const best = chosen.flatMap(({ texts }) => texts.filter(({ text }) => text.part === 'calibrate').flatMap((prepared) =>
    examplesOf(prepared, background).map(({ features, isTerm }) => ({ score: termScore(uncalibrated, features), isTerm })).toSorted((a, b) => b.score - a.score).slice(0, 20)))
  const model: TermModel = { ...uncalibrated, calibration: fitCalibration(best) }
  writeFileSync(join(target, `${name}-model.json`), `${JSON.stringify(model, undefined, 2)}\n`)
  console.log(`${name}: ${examples.length} phrases, ${examples.filter(({ isTerm }) => isTerm).length} of them terms; ${Object.values(frequencies.phrases).join('|').split('|').length} background phrases; calibration ${JSON.stringify(model.calibration)}`)
}

function prepare(text: GoldText): Prepared {
  const tagged = tagBlocks(text)
  return { text, tagged, candidates: isChinese(text.language) ? chineseCandidates(tagged) : englishCandidates(tagged) }
}

function countFrequencies(texts: readonly Prepared[], least: number): FrequencyFile {
  const frequencies = new Map<string, number>()
  for (const { tagged, candidates } of texts) {
    const stems = tagged.flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens.map(({ stem }) => stem))).filter((stem) => /^[\p{L}][\p{L}\p{N}-]*$/u.test(stem))
    for (const phrase of new Set([...stems, ...candidates.phrases.keys()])) if (!phrase.includes('|')) frequencies.set(phrase, (frequencies.get(phrase) ?? 0) + 1)
  }
  const byFrequency: Record<string, string[]> = {}
  for (const [phrase, frequency] of [...frequencies].toSorted(([a], [b]) => (a < b ? -1 : 1))) if (frequency >= least) (byFrequency[frequency] ??= []).push(phrase)
  return { documents: texts.length, phrases: Object.fromEntries(Object.entries(byFrequency).map(([frequency, phrases]) => [frequency, phrases.join('|')])) }
}

function examplesOf({ text, tagged, candidates }: Prepared, background: ReturnType<typeof openBackground>): Example[] {
  const gold = new Set(text.gold.flat())
  const features = isChinese(text.language) ? chineseFeatures(candidates, background) : englishFeatures(candidates, background, definitionSigns(tagged))
  return [...features].map(([key, values]) => ({ features: values, isTerm: gold.has(normalTerm(key, text.language)), weight: 1 }))
}

/** Logistic regression by stochastic gradient descent; terms are rare, so each counts four times. The order is shuffled by a fixed generator. */
function fitWeights(examples: readonly Example[], size: number): number[] {
  const weights = Array.from({ length: size + 1 }, () => 0)
  const order = examples.map((_, index) => index)
  let state = 7
  const chance = (): number => (state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff
  for (let epoch = 0; epoch < 12; epoch += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(chance() * (last + 1))
      ;[order[last], order[other]] = [order[other]!, order[last]!]
    }
    const rate = 0.2 / (1 + epoch)
    for (const index of order) {
      const { features, isTerm, weight } = examples[index]!
      const score = features.reduce((sum, value, feature) => sum + weights[feature]! * value, weights[size]!)
      const step = (Number(isTerm) - 1 / (1 + Math.exp(-score))) * (isTerm ? 4 : 1) * rate * Math.min(1, weight)
      features.forEach((value, feature) => {
        weights[feature] = weights[feature]! + step * value - rate * 1e-5 * weights[feature]!
      })
      weights[size] = weights[size]! + step
    }
  }
  return weights
}

/** Platt scaling by gradient ascent. */
function fitCalibration(scores: readonly { score: number; isTerm: boolean }[]): TermModel['calibration'] {
  let slope = 1
  let shift = 0
  for (let round = 0; round < 5000; round += 1) {
    let slopeGradient = 0
    let shiftGradient = 0
    for (const { score, isTerm } of scores) {
      const error = Number(isTerm) - 1 / (1 + Math.exp(-(slope * score + shift)))
      slopeGradient += error * score
      shiftGradient += error
    }
    slope += (0.2 * slopeGradient) / scores.length
    shift += (0.2 * shiftGradient) / scores.length
  }
  return { slope: rounded(slope), shift: rounded(shift) }
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
