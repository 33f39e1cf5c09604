/**
 * How alike the company is in which two terms stand: "uric acid" and "urea" are told of in the same words, "uric acid"
 * and "renin" are not.
 */
import type { StudySentence } from '../survey/study-sentences.ts'
import type { Entry } from '../survey/vocabulary.ts'
import { isContent } from '../survey/words.ts'

/**
 * 0 to 1: the cosine of what else the sentences say that name either; each word counts the more, the rarer it is. A
 * term that is never named has no company.
 */
export type SharedContexts = (a: Entry, b: Entry) => number

export function sharedContexts(
  sentences: readonly StudySentence[],
  naming: (key: string) => readonly StudySentence[],
): SharedContexts {
  const weights = weightsOf(sentences)
  const known = new Map<string, ReadonlyMap<string, number>>()
  const companyOf = ({ key }: Entry): ReadonlyMap<string, number> => {
    const before = known.get(key)
    if (before) return before
    const company = new Map<string, number>()
    for (const sentence of naming(key))
      for (const stem of contentStems(sentence)) company.set(stem, (company.get(stem) ?? 0) + (weights.get(stem) ?? 0))
    known.set(key, company)
    return company
  }
  return (a, b) => cosine(companyOf(a), companyOf(b), new Set([...a.key.split(' '), ...b.key.split(' ')]))
}

const contentStems = ({ words }: StudySentence): Set<string> => new Set(words.filter(isContent).map(({ stem }) => stem))

/** The logarithm of how few sentences say a word. */
function weightsOf(sentences: readonly StudySentence[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const sentence of sentences)
    for (const stem of contentStems(sentence)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + sentences.length / count)]))
}

/** Without the words of the two terms themselves. */
function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>, own: ReadonlySet<string>): number {
  const rest = (company: ReadonlyMap<string, number>): [string, number][] =>
    [...company].filter(([stem]) => !own.has(stem))
  const length = (company: ReadonlyMap<string, number>): number =>
    Math.hypot(...rest(company).map(([, weight]) => weight))
  const product = rest(a).reduce((sum, [stem, weight]) => sum + weight * (b.get(stem) ?? 0), 0)
  return product === 0 ? 0 : product / (length(a) * length(b))
}
