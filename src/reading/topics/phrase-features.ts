/** What is measured about a candidate phrase before the fitted model weighs it; one list for each language. */
import type { Background } from './background.ts'
import type { CandidatePhrase, Candidates } from './candidate-phrase.ts'
import type { DefinitionSigns } from './definition-signs.ts'

/** Features in the order of the coefficients. */
export type Features = readonly number[]

export const ENGLISH_FEATURES = [
  'frequency', 'rarity', 'frequency × rarity', 'earliness', 'in the opening', 'in the title', 'in a heading', 'one word', 'two words', 'three words', 'four words or more', 'spread', 'nested',
  'mean rarity of words', 'greatest rarity of a word', 'capitals', 'in longer phrases', 'C-value', 'title × frequency', 'hyphen', 'defined', 'named', 'copula', 'share of blocks', 'shape of a name', 'length of document × frequency',
  'lateness', 'count', 'only once', 'share of its last word',
] as const

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
    features.set(phrase.key, [
      frequency, rarity, frequency * rarity, 1 - phrase.first / whole.length, 1 / Math.log2(2 + phrase.first), Number(phrase.inTitle), Number(phrase.inHeading),
      Number(size === 1), Number(size === 2), Number(size === 3), Number(size >= 4), (phrase.last - phrase.first) / whole.length, phrase.nested / phrase.count,
      mean(rarities), Math.max(...rarities), phrase.inside > 0 ? phrase.capitals / phrase.inside : 0, Math.min(1, (longer?.count ?? 0) / phrase.count / 5),
      cValue(phrase, longer), Number(phrase.inTitle) * frequency, Number(/[-‐‑]/.test([...phrase.forms.keys()][0] ?? '')),
      Math.min(2, sign?.subject ?? 0), Math.min(2, sign?.called ?? 0), Math.min(2, sign?.copula ?? 0), phrase.blocks.length / whole.blocks, Number(phrase.inside > 0 && phrase.capitals === phrase.inside),
      frequency * Math.log2(whole.length) / 16, Math.log2(1 + phrase.first) / 14, Math.log2(phrase.count) / 6, Number(phrase.count === 1), shareOfLastWord(phrase, candidates),
    ])
  }
  return features
}

// Frequencies relative to the commonest phrase are left out: fitted on abstracts, they would push what a chapter is about (said 70 times) below what it says once.
export const CHINESE_FEATURES = [
  'mean rarity of words', 'rarity', 'least rarity of a word', 'earliness', 'in the opening', 'one word', 'two words', 'three words', 'four words or more', '2 characters', '3 characters', '4 characters',
  '5 or 6 characters', '9 characters or more', 'nested', 'in longer phrases', 'ends in a verb', 'Latin', 'begins with a verb or number', 'name', 'spread', 'ends in a place or time', 'begins with a verb', 'C-value', 'idiom',
] as const

export function chineseFeatures(candidates: Candidates, background: Background): Map<string, Features> {
  const whole = measureWhole(candidates)
  const features = new Map<string, Features>()
  for (const phrase of candidates.phrases.values()) {
    const size = phrase.words.length
    const characters = [...phrase.key].length
    const longer = whole.longer.get(phrase.words.join(' '))
    const rarities = phrase.words.map((word) => background.rarity(word))
    const [firstTag, lastTag] = [phrase.tags[0]!, phrase.tags.at(-1)!]
    features.set(phrase.key, [
      mean(rarities), background.rarity(phrase.key), Math.min(...rarities), 1 - phrase.first / whole.length, Number(phrase.first / whole.length < 0.1),
      Number(size === 1), Number(size === 2), Number(size === 3), Number(size >= 4), Number(characters === 2), Number(characters === 3), Number(characters === 4),
      Number(characters === 5 || characters === 6), Number(characters >= 9), phrase.nested / phrase.count, Math.min(1, (longer?.most ?? 0) / phrase.count), Number(lastTag.startsWith('v')), Number(lastTag === 'eng'),
      Number(/^[vmab]$/.test(firstTag)), Number(/^n[zrst]/.test(lastTag)), (phrase.last - phrase.first) / whole.length, Number(/^[tsf]$/.test(lastTag)), Number(firstTag.startsWith('v')), cValue(phrase, longer),
      Number(/^[il]$/.test(lastTag)),
    ])
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
