/** Makes the questions that a document in Chinese offers; every key stands in the text itself. */
import { plainText, type RichText } from '#domain/rich-text.ts'
import type { Candidate } from '../../candidate.ts'
import type { CandidateMaker } from '../../material.ts'
import { joinRich } from '../rich-slice.ts'
import { makeChronology } from './makers/chronology.ts'
import { makeCloze } from './makers/cloze.ts'
import { makeDefinitions } from './makers/definition.ts'
import { makeEntryChoices } from './makers/entry-choice.ts'
import { makeList } from './makers/list.ts'
import { makeLongQuestions } from './makers/long-question.ts'
import { makeMatching } from './makers/matching.ts'
import type { Maker } from './maker.ts'
import { makeNaming } from './makers/naming.ts'
import { makePurpose } from './makers/purpose.ts'
import { saidDefinitions } from './facts/said-definitions.ts'
import { simplifiedShadow } from './survey/simplified-shadow.ts'
import { surveyDocument } from './survey/survey.ts'
import { makeSwappedName } from './makers/swapped-name.ts'
import { makeSwappedNumber } from './makers/swapped-number.ts'
import { toldFacts } from './facts/told-facts.ts'
import { topicLabel } from './wording/topic-label.ts'
import { makeTrueStatement } from './makers/true-statement.ts'
import { wordingIn } from './wording/wording.ts'

/** In the order in which a statement is offered to them. */
const MAKERS: readonly Maker[] = [
  makeNaming,
  makePurpose,
  makeList,
  makeCloze,
  makeTrueStatement,
  makeSwappedName,
  makeSwappedNumber,
]

export const makeChineseCandidates: CandidateMaker = (material, topics) => {
  const survey = surveyDocument(material, topics)
  const say = wordingIn(survey.language)
  const made = survey.statements.flatMap((statement, index) => {
    const mentions = survey.mentions[index]!
    const facts = toldFacts(statement.plain, mentions)
    return MAKERS.flatMap((make) => make(survey, statement, mentions, say)).map((candidate) => ({
      statement,
      mentions,
      candidate: { ...candidate, exclusions: [...candidate.exclusions, ...facts] },
    }))
  })
  const definitions = makeDefinitions(survey, say, saidDefinitions(material, topics))
  const headings = [...new Set(survey.statements.flatMap((statement) => statement.headings))]
  const labelled = made.map(({ statement, mentions, candidate }) =>
    withLabel(
      withWholeName(candidate, survey.title, [...statement.headings.slice(-1), ...headings]),
      survey.open(topicLabel(statement, mentions, say)),
    ),
  )
  const short = withoutRepeats([
    ...definitions,
    ...labelled,
    ...makeEntryChoices(survey, say, material, topics),
    ...makeChronology(survey, say, material, topics),
  ])
  const topicNames = new Map<string, string>(material.found.topics.map(({ topic }) => [topic.id, topic.name]))
  return [
    ...short,
    ...makeMatching(survey, say, material, topics),
    ...makeLongQuestions(
      survey,
      [...definitions, ...made.map(({ candidate }) => candidate)],
      (topicId) => topicNames.get(topicId),
      say,
    ),
  ]
}

/** The stem with what it is about in front of it; what is to be judged must say that itself. */
const withLabel = (candidate: Candidate, label: RichText): Candidate =>
  label.length === 0 || candidate.draft.type === 'true_false'
    ? candidate
    : { ...candidate, draft: { ...candidate.draft, stem: joinRich(label, candidate.draft.stem) } }

/**
 * 循環 under the heading 卡爾文循環, 波動說 in a document with a heading 光波動說: a question says which. `headings`:
 * its own first. What the whole document is about is no kind of its sections.
 */
function withWholeName(candidate: Candidate, title: string, [own, ...others]: readonly string[]): Candidate {
  const { draft } = candidate
  const [first, ...rest] = draft.stem
  if ((draft.type !== 'short_answer' && draft.type !== 'multiple_choice') || first?.kind !== 'text') return candidate
  const longer = (name: string | undefined, lengths: readonly number[]): [string, number] | undefined => {
    if (name === undefined || !WHOLE_NAME.test(name) || first.text.includes(name)) return undefined
    const length = lengths.find(
      (count) =>
        count < name.length &&
        first.text.startsWith(name.slice(-count)) &&
        simplifiedShadow(name.slice(-count)) !== title,
    )
    return length === undefined ? undefined : [name, length]
  }
  const found = longer(own, [4, 3, 2]) ?? others.map((name) => longer(name, [4, 3])).find((one) => one !== undefined)
  return found === undefined
    ? candidate
    : {
        ...candidate,
        draft: { ...draft, stem: [{ ...first, text: found[0] + first.text.slice(found[1]) }, ...rest] },
      }
}
const WHOLE_NAME = /^\p{Script=Han}{3,8}$/u

/** Two makers may word the same question; the first stands. */
function withoutRepeats(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ draft }) => {
    const options = draft.type === 'multiple_choice' ? draft.options.map(plainText).toSorted().join('|') : ''
    const question = `${draft.type}:${plainText(draft.stem)}:${options}`
    return !seen.has(question) && seen.add(question) !== undefined
  })
}
