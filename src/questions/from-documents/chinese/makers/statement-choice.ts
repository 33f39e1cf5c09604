/**
 * Asks which of four statements on one matter, or of one topic, is wrong, or which is right: the document's own beside
 * false ones.
 */
import type { Candidate } from '../../../candidate.ts'
import { labelOf, multipleChoice, type Basis } from '../compose.ts'
import { isNamedIn, matterOfHeading } from '../headings.ts'
import { readability } from '../maker.ts'
import type { Mention, Name } from '../names.ts'
import type { Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import { nested, type Say } from '../wording.ts'

/** A true-or-false item with what it was made from. */
export type Judged = {
  readonly statement: Statement
  readonly mentions: readonly Mention[]
  readonly candidate: Candidate
}

/** Longer statements make four options too long to compare. In characters. */
const OPTION_LENGTH = 44
/** True statements beside the false one. */
const OTHERS = 3

export function makeStatementChoices(survey: Survey, judged: readonly Judged[], say: Say): Candidate[] {
  const short = judged.filter(({ statement }) => statement.text.length <= OPTION_LENGTH)
  const truths = short.filter(({ candidate }) => candidate.draft.type === 'true_false' && candidate.draft.key)
  const aboutName = new Map<string, Judged[]>()
  for (const truth of truths)
    for (const plain of new Set(foremost(truth.mentions).map(({ name }) => name.plain)))
      aboutName.set(plain, [...(aboutName.get(plain) ?? []), truth])
  // Years and sums shifted by a little are no mistake that reading could find among other statements.
  const falsehoods = short.filter(
    ({ candidate }) =>
      candidate.draft.type === 'true_false' && !candidate.draft.key && candidate.maker !== 'swapped_number',
  )
  // Three false statements are better spent on three questions unless each is a good question by itself.
  const [bestTruths, bestFalsehoods] = [truths, falsehoods].map((ones) =>
    ones.filter(({ candidate }) => !candidate.reserve),
  ) as [Judged[], Judged[]]
  return [
    ...bestTruths.flatMap((truth) => rightAmongWrong(survey, truth, bestFalsehoods, say)),
    ...falsehoods.flatMap((odd) => {
      const matter = matters(odd).find((name) => others(odd, aboutName.get(name.plain) ?? []).length >= OTHERS)
      const { about, beside } = matter
        ? { about: matter.form, beside: others(odd, aboutName.get(matter.plain)!) }
        : underOneHeading(survey, odd, truths)
      // Four statements of which the stem does not say what they are about are four questions.
      if (about === undefined || beside.length < OTHERS) return []
      return choiceOf(survey, odd, { name: matter, about }, beside, say)
    }),
  ]
}

/** A true statement among three false ones on the same matter, or under the same heading. */
function rightAmongWrong(survey: Survey, truth: Judged, falsehoods: readonly Judged[], say: Say): Candidate[] {
  const near = others(truth, falsehoods)
  const name = foremost(truth.mentions)
    .map((mention) => mention.name)
    .toSorted((a, b) => b.count - a.count || (a.plain < b.plain ? -1 : 1))
    .find((one) => near.filter((other) => matters(other).includes(one)).length >= OTHERS)
  const { about, beside } = name
    ? { about: name.form, beside: near.filter((other) => matters(other).includes(name)) }
    : underOneHeading(survey, truth, falsehoods)
  if (about === undefined || beside.length < OTHERS) return []
  const basis: Basis = {
    maker: 'statement_choice',
    statement: truth.statement,
    answer: `選對:${truth.statement.sentenceKey}`,
    answerCount: name?.count ?? 1,
    demand: 0.44,
    score: 0.45 * readability(truth.statement) + (name ? 0.35 : 0.25),
    conclusion: say`故題中的敘述只有這一項正確。`,
  }
  const chosen = nearest(survey, basis, truth, beside)
  if (
    !isNamedIn(
      about,
      [truth, ...chosen].map(({ statement }) => statement.text),
    )
  )
    return []
  const made = multipleChoice(
    survey,
    basis,
    [
      ...survey.open(say`下列有關「${nested(about)}」的敘述，哪一項是`),
      { kind: 'strong', content: survey.open(say`正確`) },
      ...survey.open(say`的？`),
    ],
    truth.candidate.draft.stem,
    chosen.map(({ candidate }) => candidate.draft.stem),
  )
  return [withExclusionsOf(made, truth, chosen)]
}

/**
 * What stands under the heading of `one`; in a short document, whose sections are of one matter, what stands under its
 * title.
 */
function underOneHeading(
  survey: Survey,
  one: Judged,
  from: readonly Judged[],
): { readonly about: string | undefined; readonly beside: readonly Judged[] } {
  const under = others(
    one,
    from.filter(({ statement }) => statement.heading === one.statement.heading),
  )
  const section = matterOfHeading(one.statement.headings.at(-1))
  if (survey.manyTopics || (section !== undefined && under.length >= OTHERS)) return { about: section, beside: under }
  const title = one.statement.headings[0]
  return {
    about: matterOfHeading(title),
    beside: onceASentence(
      one,
      from.filter(({ statement }) => statement.headings[0] === title),
    ),
  }
}

/** One statement a sentence, none of the sentence of `one`. */
const onceASentence = (one: Judged, from: readonly Judged[]): Judged[] => [
  ...new Map(
    from
      .filter(({ statement }) => statement.sentenceKey !== one.statement.sentenceKey)
      .map((other) => [other.statement.sentenceKey, other]),
  ).values(),
]

/** Three of those that are nearest in length. */
function nearest(survey: Survey, basis: Basis, { statement }: Judged, from: readonly Judged[]): Judged[] {
  const near = from
    .toSorted(
      (a, b) =>
        Math.abs(a.statement.text.length - statement.text.length) -
        Math.abs(b.statement.text.length - statement.text.length),
    )
    .slice(0, OTHERS * 2)
  return survey.random.fork(labelOf(basis, 'statements')).shuffle(near).slice(0, OTHERS)
}

/** So many at most on one paper: each rests on four statements. */
const FEW = 3

const withExclusionsOf = (made: Candidate, odd: Judged, chosen: readonly Judged[]): Candidate => ({
  ...made,
  ...([odd, ...chosen].some(({ candidate }) => candidate.reserve) ? { reserve: true as const } : {}),
  exclusions: [
    ...new Set([
      ...made.exclusions,
      `statements:${odd.statement.block % FEW}`,
      ...odd.candidate.exclusions,
      ...chosen.flatMap(({ statement, candidate }) => [
        `sentence:${statement.sentenceKey}`,
        ...candidate.exclusions.filter((exclusion) => exclusion.startsWith('fact:')),
      ]),
    ]),
  ],
})

/** What the false statement is about and still says, the commonest first. */
function matters({ mentions, candidate }: Judged): Name[] {
  const swappedOut = candidate.exclusions
    .filter((exclusion) => exclusion.startsWith('answer:'))
    .map((exclusion) => exclusion.slice('answer:'.length))
  return foremost(mentions)
    .map(({ name }) => name)
    .filter((name) => !swappedOut.includes(name.plain))
    .toSorted((a, b) => b.count - a.count || (a.plain < b.plain ? -1 : 1))
}

/** A statement is about what it names near its beginning. In characters. */
const NEAR_THE_BEGINNING = 12
const foremost = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ start }) => start <= NEAR_THE_BEGINNING)

/** Those of its topic: a party of one name may stand in two countries. */
const others = (one: Judged, from: readonly Judged[]): Judged[] =>
  onceASentence(
    one,
    from.filter(({ statement }) => statement.topicId === one.statement.topicId),
  )

function choiceOf(
  survey: Survey,
  odd: Judged,
  { name: matter, about }: { readonly name: Name | undefined; readonly about: string },
  truths: readonly Judged[],
  say: Say,
): Candidate[] {
  const basis: Basis = {
    maker: 'statement_choice',
    statement: odd.statement,
    answer: `選:${odd.statement.sentenceKey}`,
    answerCount: matter?.count ?? 1,
    demand: 0.42,
    score: 0.45 * readability(odd.statement) + (matter ? 0.38 : 0.28),
    conclusion: '',
  }
  const chosen = nearest(survey, basis, odd, truths)
  if (
    !isNamedIn(
      about,
      [odd, ...chosen].map(({ statement }) => statement.text),
    )
  )
    return []
  const made = multipleChoice(
    survey,
    basis,
    [
      ...survey.open(say`下列有關「${nested(about)}」的敘述，哪一項是`),
      { kind: 'strong', content: survey.open(say`錯誤`) },
      ...survey.open(say`的？`),
    ],
    odd.candidate.draft.stem,
    chosen.map(({ candidate }) => candidate.draft.stem),
  )
  return [
    withExclusionsOf({ ...made, draft: { ...made.draft, explanation: odd.candidate.draft.explanation } }, odd, chosen),
  ]
}
