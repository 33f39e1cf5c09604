/**
 * Fits what src/reading/topics weighs terms with, from texts whose terms are known: `node scripts/fit-topics.ts ../shared/keyphrases`.
 * Writes the coefficients and background frequencies (numbers and single words, no text) beside the code that reads them.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isChinese } from '#domain/language.ts'
import { openBackground, type Background, type FrequencyFile } from '#reading/topics/background.ts'
import { chineseCandidates } from '#reading/topics/chinese-candidates.ts'
import { definitionSigns } from '#reading/topics/definition-signs.ts'
import { englishCandidates } from '#reading/topics/english-candidates.ts'
import { chineseFeatures, englishFeatures, type Features } from '#reading/topics/phrase-features.ts'
import { tagBlocks } from '#reading/topics/tagged-block.ts'
import { termScore, type TermModel } from '#reading/topics/term-model.ts'
import { loadCorpus, normalTerm, type CorpusName, type GoldText } from '../test/bench/topics-corpus.ts'

type Example = { readonly features: Features; readonly isTerm: boolean }
type Prepared = { readonly text: GoldText; readonly candidates: ReturnType<typeof englishCandidates>; readonly tagged: ReturnType<typeof tagBlocks> }

const folder = process.argv[2]
if (folder === undefined) throw new Error('Cannot fit without texts: give the folder of keyphrases, such as ../shared/keyphrases')
const target = join(import.meta.dirname, '../src/reading/topics')

const TEXTBOOKS = ['openstax-biology', 'openstax-psychology'] as const
const PAPERS = ['semeval2010-train'] as const
const english = prepareCorpora([...TEXTBOOKS, ...PAPERS, 'inspec-train'])
const englishBackground = writeFrequencies('english', english, 3)
fit('english-textbook', pick(english, TEXTBOOKS), englishBackground)
fit('english-paper', pick(english, PAPERS), englishBackground)
const chinese = prepareCorpora(['csl-dev'])
fit('chinese', chinese, writeFrequencies('chinese', chinese, 2))

function prepareCorpora(names: readonly CorpusName[]): Map<CorpusName, Prepared[]> {
  return new Map(names.map((name) => [name, loadCorpus(folder!, name).filter(({ part }) => part !== 'holdOut').map(prepare)]))
}

function pick(corpora: ReadonlyMap<CorpusName, Prepared[]>, names: readonly CorpusName[]): Map<CorpusName, Prepared[]> {
  return new Map([...corpora].filter(([name]) => names.includes(name)))
}

function writeFrequencies(language: string, corpora: ReadonlyMap<CorpusName, Prepared[]>, least: number): Background {
  const frequencies = countFrequencies([...corpora.values()].flat().filter(({ text }) => text.part === 'fit'), least)
  writeFileSync(join(target, `${language}-frequencies.json`), `${JSON.stringify(frequencies)}\n`)
  return openBackground(frequencies)
}

function fit(name: string, corpora: ReadonlyMap<CorpusName, Prepared[]>, background: Background): void {
  const texts = [...corpora.values()].flat()
  const examplesByPart = (...parts: GoldText['part'][]): Example[] => texts.filter(({ text }) => parts.includes(text.part)).flatMap((prepared) => examplesOf(prepared, background))
  const examples = examplesByPart('fit', 'calibrate')
  const names = Object.keys(examples[0]!.features)
  const modelOf = (weights: readonly number[]): TermModel => ({
    coefficients: Object.fromEntries(names.map((feature, index) => [feature, rounded(weights[index]!)])), intercept: rounded(weights[names.length]!), calibration: { slope: 1, shift: 0 },
  })
  // The scaling needs scores of texts that the coefficients did not see; the coefficients themselves then take all that is not held out.
  const uncalibrated = modelOf(fitLogistic(examplesByPart('fit')))
  const best = texts.filter(({ text }) => text.part === 'calibrate').flatMap((prepared) =>
    examplesOf(prepared, background).map(({ features, isTerm }) => ({ features: { score: termScore(uncalibrated, features) }, isTerm })).toSorted((a, b) => b.features.score - a.features.score).slice(0, 20))
  const [slope, shift] = fitLogistic(best)
  const model: TermModel = { ...modelOf(fitLogistic(examples)), calibration: { slope: rounded(slope!), shift: rounded(shift!) } }
  writeFileSync(join(target, `${name}-model.json`), `${JSON.stringify(model, undefined, 2)}\n`)
  console.log(`${name}: ${examples.length} phrases, ${examples.filter(({ isTerm }) => isTerm).length} of them terms; calibration ${JSON.stringify(model.calibration)}`)
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

function examplesOf({ text, tagged, candidates }: Prepared, background: Background): Example[] {
  const gold = new Set(text.gold.flat())
  const features = isChinese(text.language) ? chineseFeatures(candidates, background) : englishFeatures(candidates, background, definitionSigns(tagged))
  return [...features].map(([key, values]) => ({ features: values, isTerm: gold.has(normalTerm(key, text.language)) }))
}

/** Logistic regression by Newton's method with a ridge of 1: the coefficients in the features' order, then the intercept. Exact, so that every run gives the same. */
function fitLogistic(examples: readonly Example[]): number[] {
  const names = Object.keys(examples[0]!.features)
  const size = names.length + 1
  const weights = Array.from({ length: size }, () => 0)
  for (let round = 0; round < 20; round += 1) {
    const gradient = weights.map((weight, index) => (index < size - 1 ? -weight : 0))
    const curvature = weights.map((_, row) => weights.map((_, column) => Number(row === column && row < size - 1) + Number(row === column) * 1e-6))
    for (const { features, isTerm } of examples) {
      const values = [...names.map((name) => features[name]!), 1]
      const chance = 1 / (1 + Math.exp(-values.reduce((sum, value, index) => sum + value * weights[index]!, 0)))
      values.forEach((value, row) => {
        if (value === 0) return
        gradient[row] = gradient[row]! + (Number(isTerm) - chance) * value
        for (let column = 0; column < size; column += 1) curvature[row]![column] = curvature[row]![column]! + chance * (1 - chance) * value * values[column]!
      })
    }
    const step = solve(curvature, gradient)
    step.forEach((value, index) => (weights[index] = weights[index]! + value))
    if (Math.max(...step.map(Math.abs)) < 1e-6) break
  }
  return weights
}

/** Solves a system of linear equations by elimination with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!])
  const size = rows.length
  for (let column = 0; column < size; column += 1) {
    const pivot = rows.reduce((best, row, index) => (index >= column && Math.abs(row[column]!) > Math.abs(rows[best]![column]!) ? index : best), column)
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (let row = 0; row < size; row += 1) {
      const factor = row === column ? 0 : rows[row]![column]! / rows[column]![column]!
      if (factor !== 0) for (let index = column; index <= size; index += 1) rows[row]![index] = rows[row]![index]! - factor * rows[column]![index]!
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!)
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
