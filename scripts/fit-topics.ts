/**
 * Fits what src/reading/topics weighs terms with, from texts whose terms are known: `node scripts/fit-topics.ts
 * ../shared/keyphrases`.
 * Writes models and background frequencies (numbers, single words and phrases, no text) beside the code that reads
 * them. With `--check` behind the
 * folder it writes nothing, and fails when a file is not what these texts give.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isChinese } from '#domain/language.ts'
import { openBackground, type Background, type FrequencyFile } from '#reading/topics/background.ts'
import { openTrees, treeScore, type OpenTrees } from '#reading/topics/boosted-trees.ts'
import type { CandidatePhrase } from '#reading/topics/candidate-phrase.ts'
import { chineseCandidates } from '#reading/topics/chinese-candidates.ts'
import { definitionSigns } from '#reading/topics/definition-signs.ts'
import { englishCandidates } from '#reading/topics/english-candidates.ts'
import { HABITS, openHabits, type OpenHabits } from '#reading/topics/habits.ts'
import { chineseFeatures, englishFeatures, type Features } from '#reading/topics/phrase-features.ts'
import { tagBlocks } from '#reading/topics/tagged-block.ts'
import { phraseValues, type TermModel } from '#reading/topics/term-model.ts'
import { digestOf, FOLDS, loadChapters, loadCorpus, normalTerm, type GoldText } from '../test/bench/topics-corpus.ts'
import { countHabits } from './count-habits.ts'
import { fitPlatt } from './fit-platt.ts'
import { growTrees, type Examples, type Growth } from './grow-trees.ts'

type Known = { readonly phrase: CandidatePhrase; readonly features: Features; readonly isTerm: boolean }
type Prepared = {
  readonly text: GoldText
  readonly tagged: ReturnType<typeof tagBlocks>
  readonly candidates: ReturnType<typeof englishCandidates>
}

const [folder, mode] = process.argv.slice(2)
if (folder === undefined)
  throw new Error('Cannot fit without texts: give the folder of keyphrases, such as ../shared/keyphrases')
const target = join(import.meta.dirname, '../src/reading/topics')

const sections = prepare([...loadCorpus(folder, 'openstax-biology'), ...loadCorpus(folder, 'openstax-psychology')])
const chapters = prepare([...loadChapters(folder, 'openstax-biology'), ...loadChapters(folder, 'openstax-psychology')])
const papers = prepare(loadCorpus(folder, 'semeval2010-train'))
const abstracts = prepare(loadCorpus(folder, 'inspec-train'))
const english = fitFrequencies('english', [...sections, ...papers, ...abstracts], 3)
fitModel('english-textbook', [...sections, ...chapters], english, { trees: 150, depth: 4, rate: 0.1, ridge: 5 })
fitModel('english-paper', papers, english, { trees: 120, depth: 4, rate: 0.1, ridge: 5 })
fitModel('english-abstract', abstracts, english, { trees: 120, depth: 4, rate: 0.1, ridge: 5 })
const chinese = prepare(loadCorpus(folder, 'csl-dev'))
fitModel('chinese', chinese, fitFrequencies('chinese', chinese, 2), { trees: 150, depth: 4, rate: 0.1, ridge: 5 })

/** The texts that are not held out, read as a document is. */
function prepare(texts: readonly GoldText[]): Prepared[] {
  return texts
    .filter(({ part }) => part !== 'holdOut')
    .map((text): Prepared => {
      const tagged = tagBlocks(text)
      return {
        text,
        tagged,
        candidates: isChinese(text.language) ? chineseCandidates(tagged) : englishCandidates(tagged),
      }
    })
}

function fitFrequencies(language: string, texts: readonly Prepared[], least: number): Background {
  const frequencies = countFrequencies(texts, least)
  save(`${language}-frequencies.json`, `${JSON.stringify(frequencies)}\n`)
  return openBackground(frequencies)
}

function countFrequencies(texts: readonly Prepared[], least: number): FrequencyFile {
  const frequencies = new Map<string, number>()
  for (const { tagged, candidates } of texts) {
    const stems = tagged
      .flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens.map(({ stem }) => stem)))
      .filter((stem) => /^[\p{L}][\p{L}\p{N}-]*$/u.test(stem))
    for (const phrase of new Set([...stems, ...candidates.phrases.keys()]))
      if (!phrase.includes('|')) frequencies.set(phrase, (frequencies.get(phrase) ?? 0) + 1)
  }
  const byFrequency: Record<string, string[]> = {}
  for (const [phrase, frequency] of [...frequencies].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (frequency >= least) (byFrequency[frequency] ??= []).push(phrase)
  return {
    documents: texts.length,
    phrases: Object.fromEntries(
      Object.entries(byFrequency).map(([frequency, phrases]) => [frequency, phrases.join('|')]),
    ),
  }
}

/**
 * Habits are counted on other folds than the one whose phrases they describe, or the trees would trust them too much;
 * and the scaling is fitted on scores that trees
 * gave to a fold they had not seen. What is written is then fitted on all folds.
 */
function fitModel(name: string, texts: readonly Prepared[], background: Background, growth: Growth): void {
  const folds = FOLDS.map((fold) =>
    texts.filter(({ text }) => text.part === fold).map((prepared) => knownPhrases(prepared, background)),
  )
  const others = (fold: number, without = fold): Known[] =>
    folds.filter((_, index) => index !== fold && index !== without).flat(2)
  const habits = FOLDS.map((fold) => openHabits(countHabits(others(fold))))
  const outOfFold = FOLDS.map((fold) => {
    const seen = FOLDS.filter((other) => other !== fold)
    const trees = openTrees(
      growTrees(
        joined(seen.map((other) => examplesOf(folds[other]!.flat(), openHabits(countHabits(others(fold, other)))))),
        growth,
      ),
    )
    return folds[fold]!.map((known) => bestScored(known, trees, habits[fold]!))
  }).flat()
  const model: TermModel = {
    fitted: { texts: texts.length, digest: digestOf(texts.map(({ text }) => text)) },
    calibration: fitPlatt(outOfFold.flat()),
    habits: countHabits(folds.flat(2)),
    trees: growTrees(joined(FOLDS.map((fold) => examplesOf(folds[fold]!.flat(), habits[fold]!))), growth),
  }
  save(`${name}-model.json`, `${JSON.stringify(model)}\n`)
  console.log(
    `${name}: ${folds.flat(2).length} phrases, ${folds.flat(2).filter(({ isTerm }) => isTerm).length} of them terms; calibration ${JSON.stringify(model.calibration)}`,
  )
  // Of texts that the trees which scored them had not seen: what a change does to it tells more than the few texts held
  // out do, and may be looked at while changing.
  const rightOfTen = outOfFold.map((best) => best.slice(0, 10).filter(({ isTerm }) => isTerm).length / 10)
  console.log(
    `  unseen in turn: ${((100 * rightOfTen.reduce((sum, share) => sum + share, 0)) / rightOfTen.length).toFixed(1)} % of the ten best are terms`,
  )
}

function knownPhrases({ text, tagged, candidates }: Prepared, background: Background): Known[] {
  const gold = new Set(text.gold.flat())
  const features = isChinese(text.language)
    ? chineseFeatures(candidates, background)
    : englishFeatures(candidates, background, definitionSigns(tagged))
  return [...features].map(([key, measured]) => ({
    phrase: candidates.phrases.get(key)!,
    features: measured,
    isTerm: gold.has(normalTerm(key, text.language)),
  }))
}

function examplesOf(known: readonly Known[], habits: OpenHabits): Examples {
  return {
    names: [...Object.keys(known[0]!.features), ...HABITS],
    rows: known.map(({ phrase, features }) => Float32Array.from(phraseValues(phrase, features, habits))),
    isTerm: known.map(({ isTerm }) => isTerm),
  }
}

function joined(examples: readonly Examples[]): Examples {
  return {
    names: examples[0]!.names,
    rows: examples.flatMap(({ rows }) => rows),
    isTerm: examples.flatMap(({ isTerm }) => isTerm),
  }
}

/** Only what may be shown as a term is scaled: the 20 best of a text. */
function bestScored(
  known: readonly Known[],
  trees: OpenTrees,
  habits: OpenHabits,
): { score: number; isTerm: boolean }[] {
  return known
    .map(({ phrase, features, isTerm }) => ({
      score: treeScore(trees, phraseValues(phrase, features, habits)),
      isTerm,
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 20)
}

function save(file: string, content: string): void {
  const path = join(target, file)
  if (mode !== '--check') writeFileSync(path, content)
  else if (readFileSync(path, 'utf8') !== content)
    throw new Error(`Cannot confirm ${file}: these texts give other numbers; fit again without --check`)
}
