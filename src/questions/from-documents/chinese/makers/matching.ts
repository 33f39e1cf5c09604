/**
 * Matching questions: four or five items of one kind with what the document says of each, and one partner to spare
 * where there is one.
 */
import type { Level } from '#domain/difficulty.ts'
import { literalText, type RichText } from '#domain/rich-text.ts'
import type { TopicId } from '#domain/ids.ts'
import type { Material } from '../../../material.ts'
import type { Candidate } from '../../../candidate.ts'
import { shingles } from '../../../likeness.ts'
import { composeMatching, type MatchingPair } from '../../compose-matching.ts'
import { joinRich } from '../../rich-slice.ts'
import { citationOfStatement, quoted } from '../wording/citations.ts'
import { isCertainlyWrong } from '../distractors/distractors.ts'
import { levelOf } from '../level.ts'
import { fieldOf } from '../distractors/semantic-class.ts'
import {
  directPairs,
  findPairs,
  PAIR_KINDS,
  sharedPairs,
  type FoundPair,
  type PairKind,
} from '../facts/matching-pairs.ts'
import type { Survey } from '../survey/survey.ts'
import type { Say } from '../wording/wording.ts'

type Pair = MatchingPair & { readonly found: FoundPair }

/** For each kind of pairs, sets of one semantic class before mixed ones. */
export function makeMatching(survey: Survey, say: Say, material: Material, topics?: ReadonlySet<TopicId>): Candidate[] {
  const pool = [...directPairs(material, topics), ...findPairs(survey)].map((found) => pairOf(survey, found))
  return PAIR_KINDS.flatMap((kind) =>
    composeMatching(
      pool.filter(({ found }) => found.kind === kind),
      wishes(survey, say, kind),
    ),
  )
}

function pairOf(survey: Survey, found: FoundPair): Pair {
  const { statement } = found
  return {
    found,
    forms: formsOf(found),
    item: survey.open(found.item),
    partner: survey.open(found.partner),
    length: found.partner.length,
    citation: citationOfStatement(statement),
    topicId: statement.topicId,
    exclusions: [`sentence:${statement.sentenceKey}`, `answer:${found.plainItem}`],
    score: Math.min(1, found.score),
  }
}

/**
 * Terms of any class stand beside each other where only their meanings are asked; other things only within their field.
 */
function formsOf({ kind, group, direct, statement: { topicId } }: FoundPair): readonly [string, ...string[]] {
  // One list may run through several topics.
  if (direct === true) return [`${kind}/${group}/direct`]
  const field = fieldOf(group)
  // Years and deeds of two topics stand beside each other by chance.
  const own = kind === 'meaning' ? `${kind}/${group}` : `${kind}/${group}/${topicId}`
  return kind === 'meaning'
    ? [own, `${kind}/field/${field ?? group}`, kind]
    : field === undefined
      ? [own]
      : [own, `${kind}/field/${field}/${topicId}`]
}

function wishes(survey: Survey, say: Say, kind: PairKind) {
  return {
    maker: `matching_${kind}`,
    documentId: survey.documentId,
    random: survey.random.fork(`chinese:matching:${kind}`),
    clash: (a: Pair, b: Pair): boolean => clash(survey, a.found, b.found),
    level: (pairs: readonly Pair[]): Level => levelOfSet(survey, pairs),
    stem: (pairs: readonly Pair[], spare: number): RichText => literalText(stemOf(say, kind, pairs, spare)),
    explanation: (pairs: readonly Pair[]): RichText =>
      joinRich(
        say`文中指出：`,
        ...pairs.flatMap(({ found: { statement } }) => [survey.open(quoted(say, statement.sentence, statement.page))]),
      ),
  }
}

/** Longer statements, rarer names and items of one class make a set harder. */
function levelOfSet(survey: Survey, pairs: readonly Pair[]): Level {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const classes = new Set(pairs.map(({ found }) => found.group)).size
  return levelOf(
    'matching',
    0.3 + (classes === 1 ? 0.15 : 0),
    { plain: '　'.repeat(Math.round(mean(pairs.map(({ found }) => found.statement.plain.length)))) },
    mean(pairs.map(({ found }) => found.name?.count ?? 1)) / Math.max(0.25, survey.sentences.length / 150),
  )
}

function stemOf(say: Say, kind: PairKind, pairs: readonly Pair[], spare: number): string {
  const men = pairs.every(({ found }) => found.group === 'person')
  const left =
    kind === 'year'
      ? say`年份`
      : kind === 'meaning'
        ? say`詞語`
        : men
          ? say`人物`
          : WORKS.has(pairs[0]!.found.group) && pairs.every(({ found }) => WORKS.has(found.group))
            ? say`著作`
            : say`名稱`
  const right = kind === 'year' ? say`事件` : kind === 'meaning' ? say`解釋` : men ? say`事跡或主張` : say`描述`
  return `${say`試把甲欄的`}${left}${say`與乙欄的`}${right}${say`配對。`}${spare > 0 ? say`（乙欄有${spare}項不適用。）` : ''}`
}

const WORKS: ReadonlySet<string> = new Set(['work'])

/** Whether a partner of one could be taken for the other's, or a word of the item points to its own partner alone. */
function clash(survey: Survey, a: FoundPair, b: FoundPair): boolean {
  if (a.plainItem === b.plainItem || a.plainItem.includes(b.plainItem) || b.plainItem.includes(a.plainItem)) return true
  if (a.plainPartner.includes(b.plainItem) || b.plainPartner.includes(a.plainItem)) return true
  if (
    sharedPairs(a).some((two) => !b.plainPartner.includes(two)) ||
    sharedPairs(b).some((two) => !a.plainPartner.includes(two))
  )
    return true
  if (a.direct === true || b.direct === true) return a.direct !== b.direct || likeness(a, b) > MOST_ALIKE
  if (a.kind === 'year') return a.plainPartner.includes(b.plainItem) || likeness(a, b) > MOST_ALIKE
  if (!a.name || !b.name || survey.areAliases(a.name, b.name)) return true
  // "從固態變成液態" and "從液態變成固態" share all their words and mean different things: what the text defines is
  // told apart by its order.
  if (a.explicit && b.explicit) return likeness(a, b) === 1
  return (
    likeness(a, b) > MOST_ALIKE ||
    !isCertainlyWrong(survey, a.statement, a.name, b.name) ||
    !isCertainlyWrong(survey, b.statement, b.name, a.name)
  )
}

/** Share of shingles of the shorter partner that the longer has too. Definitions of one class share their frame. */
function likeness(a: FoundPair, b: FoundPair): number {
  const [one, other] = [shingles(a.plainPartner), shingles(b.plainPartner)]
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const shingle of small) if (large.has(shingle)) shared += 1
  return small.size === 0 ? 1 : shared / small.size
}
const MOST_ALIKE = 0.85
