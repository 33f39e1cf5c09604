/** Asks which of four statements on one matter, or of one topic, is wrong: a false one among the document's own. */
import type { Candidate } from '../../../candidate.ts'
import { labelOf, multipleChoice, type Basis } from '../compose.ts'
import { headingInWords } from '../headings.ts'
import { readability } from '../maker.ts'
import type { Mention, Name } from '../names.ts'
import type { Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import { nested, type Say } from '../wording.ts'

/** A true-or-false item with what it was made from. */
export type Judged = { readonly statement: Statement; readonly mentions: readonly Mention[]; readonly candidate: Candidate }

/** Longer statements make four options too long to compare. In characters. */
const OPTION_LENGTH = 42
/** True statements beside the false one. */
const OTHERS = 3

export function makeStatementChoices(survey: Survey, judged: readonly Judged[], say: Say): Candidate[] {
  const short = judged.filter(({ statement }) => statement.text.length <= OPTION_LENGTH)
  const truths = short.filter(({ candidate }) => candidate.draft.type === 'true_false' && candidate.draft.key)
  const aboutName = new Map<string, Judged[]>()
  for (const truth of truths) for (const plain of new Set(foremost(truth.mentions).map(({ name }) => name.plain))) aboutName.set(plain, [...(aboutName.get(plain) ?? []), truth])
  return short.flatMap((odd) => {
    if (odd.candidate.draft.type !== 'true_false' || odd.candidate.draft.key) return []
    const matter = matters(odd).find((name) => others(odd, aboutName.get(name.plain) ?? []).length >= OTHERS)
    const beside = others(odd, matter ? aboutName.get(matter.plain)! : truths.filter(({ statement }) => statement.topicId === odd.statement.topicId && statement.heading === odd.statement.heading))
    const about = matter?.form ?? headingInWords(odd.statement.heading)
    // Four statements of which the stem does not say what they are about are four questions.
    return about === undefined || beside.length < OTHERS ? [] : [choiceOf(survey, odd, { name: matter, about }, beside, say)]
  })
}

/** What the false statement is about and still says, the commonest first. */
function matters({ mentions, candidate }: Judged): Name[] {
  const swappedOut = candidate.exclusions.filter((exclusion) => exclusion.startsWith('answer:')).map((exclusion) => exclusion.slice('answer:'.length))
  return foremost(mentions).map(({ name }) => name).filter((name) => !swappedOut.includes(name.plain)).toSorted((a, b) => b.count - a.count || (a.plain < b.plain ? -1 : 1))
}

/** A statement is about what it names near its beginning. In characters. */
const NEAR_THE_BEGINNING = 12
const foremost = (mentions: readonly Mention[]): Mention[] => mentions.filter(({ start }) => start <= NEAR_THE_BEGINNING)

/** One statement a sentence, none of the false statement's own, all of its topic: a party of one name may stand in two countries. */
function others(odd: Judged, truths: readonly Judged[]): Judged[] {
  const bySentence = new Map(truths.filter(({ statement }) => statement.sentenceKey !== odd.statement.sentenceKey && statement.topicId === odd.statement.topicId).map((truth) => [truth.statement.sentenceKey, truth]))
  return [...bySentence.values()]
}

function choiceOf(survey: Survey, odd: Judged, { name: matter, about }: { readonly name: Name | undefined; readonly about: string }, truths: readonly Judged[], say: Say): Candidate {
  const basis: Basis = {
    maker: 'statement_choice', statement: odd.statement, answer: `選:${odd.statement.sentenceKey}`, answerCount: matter?.count ?? 1, demand: 0.42,
    score: 0.45 * readability(odd.statement) + (matter ? 0.3 : 0.2), conclusion: '',
  }
  const length = odd.statement.text.length
  const near = truths.toSorted((a, b) => Math.abs(a.statement.text.length - length) - Math.abs(b.statement.text.length - length)).slice(0, 6)
  const chosen = survey.random.fork(labelOf(basis, 'statements')).shuffle(near).slice(0, OTHERS)
  const made = multipleChoice(survey, basis, [...survey.open(say`下列有關「${nested(about)}」的敘述，哪一項是`), { kind: 'strong', content: survey.open(say`錯誤`) }, ...survey.open(say`的？`)], odd.candidate.draft.stem, chosen.map(({ candidate }) => candidate.draft.stem))
  return {
    ...made,
    draft: { ...made.draft, explanation: odd.candidate.draft.explanation },
    exclusions: [...new Set([...made.exclusions, ...odd.candidate.exclusions, ...chosen.flatMap(({ statement, candidate }) => [`sentence:${statement.sentenceKey}`, ...candidate.exclusions.filter((exclusion) => exclusion.startsWith('fact:'))])])],
  }
}
