/** What is measured about a candidate phrase before the fitted model weighs it; one list for each language. */
import type { Background } from './background.ts'
import type { CandidatePhrase, Candidates } from './candidate-phrase.ts'
import type { DefinitionSigns } from './definition-signs.ts'

/** By the name under which the model has its coefficient. */
export type Features = Readonly<Record<string, number>>

export function englishFeatures(candidates: Candidates, background: Background, signs: ReadonlyMap<string, DefinitionSigns>): Map<string, Features> {
  const whole = measureWhole(candidates)
  const features = new Map<string, Features>()
  for (const phrase of candidates.phrases.values()) {
    const size = phrase.words.length
    const rarities = phrase.words.map((word) => background.rarity(word))
    const longer = whole.longer.get(phrase.words.join(' '))
    const sign = signs.get(phrase.key)
    const frequency = Math.log2(1 + phrase.count) / whole.logMost
    const rarity = background.rarity(phrase.key)
    features.set(phrase.key, {
      frequency,
      rarity,
      'frequency × rarity': frequency * rarity,
      earliness: 1 - phrase.first / whole.length,
      'in the opening': 1 / Math.log2(2 + phrase.first),
      'in the title': Number(phrase.inTitle),
      'in a heading': Number(phrase.inHeading),
      'one word': Number(size === 1),
      'two words': Number(size === 2),
      'three words': Number(size === 3),
      'four words or more': Number(size >= 4),
      spread: (phrase.last - phrase.first) / whole.length,
      nested: phrase.nested / phrase.count,
      'mean rarity of words': mean(rarities),
      'greatest rarity of a word': Math.max(...rarities),
      capitals: phrase.inside > 0 ? phrase.capitals / phrase.inside : 0,
      'in longer phrases': Math.min(1, (longer?.count ?? 0) / phrase.count / 5),
      'C-value': cValue(phrase, longer),
      'title × frequency': Number(phrase.inTitle) * frequency,
      hyphen: Number(/[-‐‑]/.test([...phrase.forms.keys()][0] ?? '')),
      defined: Math.min(2, sign?.subject ?? 0),
      named: Math.min(2, sign?.called ?? 0),
      copula: Math.min(2, sign?.copula ?? 0),
      'share of blocks': phrase.blocks.length / whole.blocks,
      'shape of a name': Number(phrase.inside > 0 && phrase.capitals === phrase.inside),
      'length of document × frequency': frequency * Math.log2(whole.length) / 16,
      lateness: Math.log2(1 + phrase.first) / 14,
      count: Math.log2(phrase.count) / 6,
      'only once': Number(phrase.count === 1),
      'share of its last word': shareOfLastWord(phrase, candidates),
    })
  }
  return features
}

// Frequencies relative to the commonest phrase are left out: fitted on abstracts, they would push what a chapter is about (said 70 times) below what it says once.
export function chineseFeatures(candidates: Candidates, background: Background): Map<string, Features> {
  const whole = measureWhole(candidates)
  const features = new Map<string, Features>()
  for (const phrase of candidates.phrases.values()) {
    const size = phrase.words.length
    const characters = [...phrase.key].length
    const longer = whole.longer.get(phrase.words.join(' '))
    const rarities = phrase.words.map((word) => background.rarity(word))
    const [firstTag, lastTag] = [phrase.tags[0]!, phrase.tags.at(-1)!]
    features.set(phrase.key, {
      'mean rarity of words': mean(rarities),
      rarity: background.rarity(phrase.key),
      'least rarity of a word': Math.min(...rarities),
      earliness: 1 - phrase.first / whole.length,
      'in the opening': Number(phrase.first / whole.length < 0.1),
      'one word': Number(size === 1),
      'two words': Number(size === 2),
      'three words': Number(size === 3),
      'four words or more': Number(size >= 4),
      '2 characters': Number(characters === 2),
      '3 characters': Number(characters === 3),
      '4 characters': Number(characters === 4),
      '5 or 6 characters': Number(characters === 5 || characters === 6),
      '9 characters or more': Number(characters >= 9),
      nested: phrase.nested / phrase.count,
      'in longer phrases': Math.min(1, (longer?.most ?? 0) / phrase.count),
      'ends in a verb': Number(lastTag.startsWith('v')),
      Latin: Number(lastTag === 'eng'),
      'begins with a verb or number': Number(/^[vmab]$/.test(firstTag)),
      name: Number(/^n[zrst]/.test(lastTag)),
      spread: (phrase.last - phrase.first) / whole.length,
      'ends in a place or time': Number(/^[tsf]$/.test(lastTag)),
      'begins with a verb': Number(firstTag.startsWith('v')),
      'C-value': cValue(phrase, longer),
      idiom: Number(/^[il]$/.test(lastTag)),
    })
  }
  return features
}

type Whole = {
  readonly length: number
  readonly blocks: number
  readonly logMost: number
  /** For each phrase inside longer ones: occurrences of those, how many kinds there are, and the count of the commonest. */
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
      longer.set(inner, { count: known.count + phrase.count, kinds: known.kinds + 1, most: Math.max(known.most, phrase.count) })
    }
  }
  return { length: Math.max(1, length), blocks: lastBlock + 1, logMost: Math.log2(1 + most), longer }
}

function innerRuns({ words }: CandidatePhrase): string[] {
  const runs: string[] = []
  for (let from = 0; from < words.length; from += 1) for (let to = from + 1; to <= words.length; to += 1) if (to - from < words.length) runs.push(words.slice(from, to).join(' '))
  return runs
}

/** How often a phrase stands on its own, the longer the better (Frantzi and Ananiadou's C-value), on a logarithmic scale. */
function cValue({ words, count }: CandidatePhrase, longer: { count: number; kinds: number } | undefined): number {
  const value = Math.log2(1 + words.length) * (count - (longer ? longer.count / longer.kinds : 0))
  return (Math.sign(value) * Math.log2(1 + Math.abs(value))) / 8
}

/** Of all occurrences of its last word, how many are of this phrase. */
function shareOfLastWord({ words, count }: CandidatePhrase, { phrases }: Candidates): number {
  return words.length > 1 ? count / ((phrases.get(words.at(-1)!)?.count ?? count) + 1) : 0
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length)
