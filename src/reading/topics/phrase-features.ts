/** What is measured about a candidate phrase before the fitted model weighs it; one list for each language. */
import { firstOf, lastOf } from '#domain/must-be-there.ts'
import type { Background } from './background.ts'
import type { CandidatePhrase, Candidates } from './candidate-phrase.ts'
import type { DefinitionSigns } from './definition-signs.ts'

/** By name, in the order in which the model counts them. */
export type Features = Readonly<Record<string, number>>

export function englishFeatures(
  candidates: Candidates,
  background: Background,
  signs: ReadonlyMap<string, DefinitionSigns>,
): Map<string, Features> {
  const whole = measureWhole(candidates)
  const features = new Map<string, Features>()
  for (const phrase of candidates.phrases.values()) {
    const sign = signs.get(phrase.key)
    const frequency = Math.log2(1 + phrase.count) / whole.logMost
    features.set(phrase.key, {
      ...commonFeatures(phrase, candidates, whole, background),
      frequency,
      'frequency × rarity': frequency * background.rarity(phrase.key),
      capitals: phrase.inside > 0 ? phrase.capitals / phrase.inside : 0,
      hyphen: Number(/[-‐‑]/.test([...phrase.forms.keys()][0] ?? '')),
      defined: Math.min(2, sign?.subject ?? 0),
      named: Math.min(2, sign?.called ?? 0),
      copula: Math.min(2, sign?.copula ?? 0),
      'first place': Math.log2(1 + phrase.first),
      'share of blocks': phrase.blocks.length / whole.blocks,
      'length of document': Math.log2(whole.length),
    })
  }
  return features
}

// What depends on the length of the document is left out: the texts that give the weights are abstracts, and in a
// chapter, many times as long, it would say nothing true.
export function chineseFeatures(candidates: Candidates, background: Background): Map<string, Features> {
  const whole = measureWhole(candidates)
  const features = new Map<string, Features>()
  for (const phrase of candidates.phrases.values()) {
    const lastTag = lastOf(phrase.tags)
    features.set(phrase.key, {
      ...commonFeatures(phrase, candidates, whole, background),
      characters: [...phrase.key].length,
      'begins the title': Number(phrase.beginsTitle),
      'ends the title': Number(phrase.endsTitle),
      'words unknown to jieba': phrase.tags.filter((tag) => tag === 'x').length,
      'ends in a verb': Number(lastTag.startsWith('v')),
      'begins with a verb': Number(phrase.tags[0].startsWith('v')),
      name: Number(/^n[zrst]/.test(lastTag)),
    })
  }
  return features
}

/** What is measured in either language. */
function commonFeatures(
  phrase: CandidatePhrase,
  candidates: Candidates,
  whole: Whole,
  background: Background,
): Features {
  const rarities = phrase.words.map((word) => background.rarity(word))
  const longer = whole.longer.get(phrase.words.join(' '))
  return {
    words: phrase.words.length,
    count: Math.log2(phrase.count),
    rarity: background.rarity(phrase.key),
    'mean rarity of words': mean(rarities),
    'greatest rarity of a word': Math.max(...rarities),
    'least rarity of a word': Math.min(...rarities),
    'rarity of the first word': firstOf(rarities),
    'rarity of the last word': lastOf(rarities),
    earliness: 1 - phrase.first / whole.length,
    spread: (phrase.last - phrase.first) / whole.length,
    'in the title': Number(phrase.inTitle),
    'in a heading': Number(phrase.inHeading),
    quoted: Number(phrase.quoted),
    nested: phrase.nested / phrase.count,
    'in longer phrases': Math.min(1, (longer?.most ?? 0) / phrase.count),
    'kinds of longer phrases': longer?.kinds ?? 0,
    'C-value': cValue(phrase, longer),
    'share of its last word': shareOfLastWord(phrase, candidates),
    cohesion: cohesion(phrase, candidates),
  }
}

type Whole = {
  readonly length: number
  readonly blocks: number
  readonly logMost: number
  /**
   * For each phrase inside longer ones: occurrences of those, how many kinds there are, and the count of the commonest.
   */
  readonly longer: ReadonlyMap<string, { count: number; kinds: number; most: number }>
}

function measureWhole({ phrases, length }: Candidates): Whole {
  const longer = new Map<string, { count: number; kinds: number; most: number }>()
  let most = 1
  let lastBlock = 0
  for (const phrase of phrases.values()) {
    most = Math.max(most, phrase.count)
    lastBlock = Math.max(lastBlock, phrase.blocks.at(-1) ?? 0)
    for (const inner of innerRuns(phrase)) {
      const known = longer.get(inner) ?? { count: 0, kinds: 0, most: 0 }
      longer.set(inner, {
        count: known.count + phrase.count,
        kinds: known.kinds + 1,
        most: Math.max(known.most, phrase.count),
      })
    }
  }
  return { length: Math.max(1, length), blocks: lastBlock + 1, logMost: Math.log2(1 + most), longer }
}

function innerRuns({ words }: CandidatePhrase): string[] {
  const runs: string[] = []
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= words.length; to += 1)
      if (to - from < words.length) runs.push(words.slice(from, to).join(' '))
  return runs
}

/**
 * How often a phrase stands on its own, the longer the better (Frantzi and Ananiadou's C-value), on a logarithmic
 * scale.
 */
function cValue({ words, count }: CandidatePhrase, longer: { count: number; kinds: number } | undefined): number {
  const value = Math.log2(1 + words.length) * (count - (longer ? longer.count / longer.kinds : 0))
  return (Math.sign(value) * Math.log2(1 + Math.abs(value))) / 8
}

/** Of all occurrences of its last word, how many are of this phrase. */
function shareOfLastWord({ words, count }: CandidatePhrase, { phrases }: Candidates): number {
  return words.length > 1 ? count / ((phrases.get(lastOf(words))?.count ?? count) + 1) : 0
}

/**
 * Of the occurrences of its commonest word, how many are in this phrase: near 1 when its words hardly stand without
 * each other.
 */
function cohesion({ words, count }: CandidatePhrase, { phrases }: Candidates): number {
  if (words.length === 1) return 0
  return Math.min(...words.map((word) => count / (phrases.get(word)?.count ?? count)))
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length)
