/** Makes matching questions of pairs that a document states: sets of one form, of which no partner fits two items. */
import type { Level } from '#domain/difficulty.ts'
import type { DocumentId, TopicId } from '#domain/ids.ts'
import type { Citation } from '#domain/question.ts'
import type { Random } from '#domain/random.ts'
import type { RichText } from '#domain/rich-text.ts'
import type { Candidate } from '../candidate.ts'
import { citing } from './citing.ts'

/** An item with its partner, and the sentence that says so. */
export type MatchingPair = {
  /**
   * What all pairs of a set share, the strictest first, in the maker's own words: `['process/singular',
   * 'abstract/singular']`. Sets of a looser form are made of what the stricter left.
   */
  readonly forms: readonly [string, ...string[]]
  /** The left side, as a term or a name. */
  readonly item: RichText
  /** The right side, as a meaning or a deed. */
  readonly partner: RichText
  /** Length of the partner in words (English) or characters (Chinese). */
  readonly length: number
  readonly citation: Citation
  readonly topicId: TopicId
  /** The heading under which the item is taught; sets of one section come before those of one topic. */
  readonly section?: string
  /** The sentence and the answers that a paper must not use again. */
  readonly exclusions: readonly string[]
  /** 0 to 1. */
  readonly score: number
}

export type MatchingWishes<Pair extends MatchingPair> = {
  /** The name of the maker. */
  readonly maker: string
  readonly documentId: DocumentId
  readonly random: Random
  /**
   * Whether the partner of one could be said of the other too, or the two are hard to tell apart for another reason.
   * Symmetric.
   */
  readonly clash: (a: Pair, b: Pair) => boolean
  level(pairs: readonly Pair[]): Level
  /** "Match each term with its meaning." `spare`: how many partners are left over. */
  stem(pairs: readonly Pair[], spare: number): RichText
  /** Quotes the sentence of each pair with its page. */
  explanation(pairs: readonly Pair[]): RichText
}

/** Fewer are found by elimination, more no longer stand beside each other on half a page. */
export const PAIRS_IN_SET = { least: 4, most: 5 } as const
/**
 * The right column holds this many more where the document has them, as Hong Kong papers do, so that the last item is
 * not found by elimination.
 */
const SPARE = 1
/** The longest partner may have so many times the words of the shortest: a short one between long ones stands out. */
const MOST_UNLIKE = 2.6

/**
 * As many disjoint sets as the pool gives, best first: of one section or topic where it holds enough, else of the
 * whole document under the topic of most of its
 * pairs. No two pairs of a set `clash` or rest on one sentence. The right column is shuffled; it may hold the partner
 * of a further pair, which then belongs to
 * no other set. The same pool and seed give the same sets.
 */
export function composeMatching<Pair extends MatchingPair>(
  pool: readonly Pair[],
  wishes: MatchingWishes<Pair>,
): Candidate[] {
  const candidates: Candidate[] = []
  let left = pool.toSorted((a, b) => b.score - a.score)
  for (const [step, groupOf] of groupings(pool).entries()) {
    for (const [, group] of Map.groupBy(left, groupOf)) {
      let ungrouped = group
      for (;;) {
        const found = largestSet(ungrouped, wishes.clash)
        if (found.length < PAIRS_IN_SET.least) break
        const spare = found.length > PAIRS_IN_SET.least ? found.slice(-SPARE) : []
        candidates.push(compose(found.slice(0, found.length - spare.length), spare, step * LOOSER, wishes))
        ungrouped = ungrouped.filter((pair) => !found.includes(pair))
        left = left.filter((pair) => !found.includes(pair))
      }
    }
  }
  return candidates
}

/** What a set loses of its score for each step by which its pairs belong together less. */
const LOOSER = 0.03

/**
 * Strict forms before loose ones, and of each form one section and one topic before the whole document. A pair without
 * so loose a form goes by its loosest.
 */
function groupings(pool: readonly MatchingPair[]): ((pair: MatchingPair) => string)[] {
  const steps = Math.max(0, ...pool.map(({ forms }) => forms.length))
  return Array.from({ length: steps }, (_, step) => step).flatMap((step) => {
    const form = ({ forms }: MatchingPair): string => forms[step] ?? forms.at(-1)!
    return [
      (pair: MatchingPair) => `${pair.topicId}|${pair.section ?? ''}|${form(pair)}`,
      (pair: MatchingPair) => `${pair.topicId}|${form(pair)}`,
      form,
    ]
  })
}

/**
 * The set that holds most pairs, up to what is wanted: each pair is tried as the first, the others follow in their
 * order.
 */
function largestSet<Pair extends MatchingPair>(pairs: readonly Pair[], clash: (a: Pair, b: Pair) => boolean): Pair[] {
  let best: Pair[] = []
  for (const first of pairs) {
    const set = [first]
    for (const pair of pairs) {
      if (set.length === PAIRS_IN_SET.most + SPARE) return set
      if (pair !== first && set.every((one) => canStandTogether(one, pair) && !clash(one, pair))) set.push(pair)
    }
    if (set.length > best.length) best = set
  }
  return best
}

function canStandTogether(a: MatchingPair, b: MatchingPair): boolean {
  const [shorter, longer] = [Math.min(a.length, b.length), Math.max(a.length, b.length)]
  return longer <= MOST_UNLIKE * shorter && !a.exclusions.some((exclusion) => b.exclusions.includes(exclusion))
}

function compose<Pair extends MatchingPair>(
  chosen: readonly Pair[],
  spare: readonly Pair[],
  loss: number,
  wishes: MatchingWishes<Pair>,
): Candidate {
  const random = wishes.random.fork(`${wishes.maker}:${chosen.map(({ citation }) => citation.quote).join('|')}`)
  const [first, ...others] = random.shuffle(chosen)
  if (!first) throw new RangeError('Cannot compose a matching question of no pairs: expected at least one')
  const left = [first, ...others] as const
  const [top, ...below] = shuffledApart([...left, ...spare], random)
  const right = [top!, ...below] as const
  return {
    draft: {
      type: 'matching',
      stem: wishes.stem(left, spare.length),
      explanation: wishes.explanation(left),
      left: [first.item, ...others.map(({ item }) => item)],
      right: [right[0].partner, ...below.map(({ partner }) => partner)],
      pairs: left.map((pair, index) => [index, right.indexOf(pair)] as const),
      provenance: citing(
        wishes.documentId,
        left.map(({ citation }) => citation),
      ),
    },
    topicId: commonestTopic(left),
    level: wishes.level(left),
    maker: wishes.maker,
    score: Math.max(0, left.reduce((sum, { score }) => sum + score, 0) / left.length - loss),
    exclusions: [...new Set([...left, ...spare].flatMap(({ exclusions }) => exclusions))],
  }
}

/** Shuffled so that at most one partner stands beside its own item, if a few tries find it. */
function shuffledApart<Pair>(pairs: readonly Pair[], random: Random): Pair[] {
  let shuffled = random.shuffle(pairs)
  for (let tries = 0; tries < 8 && shuffled.filter((pair, index) => pair === pairs[index]).length > 1; tries += 1)
    shuffled = random.shuffle(pairs)
  return shuffled
}

function commonestTopic(pairs: readonly MatchingPair[]): TopicId {
  const counts = [...Map.groupBy(pairs, ({ topicId }) => topicId)].toSorted(([, a], [, b]) => b.length - a.length)
  return counts[0]![0]
}
