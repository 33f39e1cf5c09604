/** "Which of the following best explains why …?", "What did … lead to?": the cause or outcome that the text gives, among those of other matters. */
import type { Candidate } from '../../../candidate.ts'
import { outcomeIn } from '../causal-statements.ts'
import { theTextStates } from '../explanation.ts'
import type { Lesson, Maker, TopicSentence } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { isPlural } from '../noun-number.ts'
import { offerMultipleChoice, offerShortAnswer } from '../offer.ts'
import { reasonIn } from '../reasons.ts'
import { tellsOfSubject } from '../vocabulary.ts'

/** A matter and what the text says caused it, or came of it. `form`: what its options must share to read on from one stem. */
type Link = { readonly sentence: TopicSentence; readonly stem: string; readonly answer: string; readonly form: string; readonly stems: ReadonlySet<string>; readonly answerStems: ReadonlySet<string> }

export const causeChoice: Maker = (lesson) => {
  const links = lesson.standing.flatMap((sentence) => linksIn(sentence, lesson))
  return links.flatMap((own): Candidate[] => {
    const best = Math.max(1, ...lesson.vocabulary.mentions(own.sentence).map(({ entry }) => entry.count))
    const asking = { sentence: own.sentence, explanation: theTextStates(own.sentence), score: 0.5, termCount: best, terms: [] }
    const short = own.form.startsWith('outcome') ? [offerShortAnswer(lesson, { ...asking, maker: 'outcome', stem: own.stem, act: 'state' }, `${upperFirst(own.answer)}.`, [{ text: upperFirst(own.answer), marks: 2 }])] : []
    const others = othersFor(own, links)
    const [first, second, third] = others.map(({ answer }) => upperFirst(answer))
    if (!first || !second || !third) return short
    return [...short, offerMultipleChoice(lesson, { ...asking, maker: 'cause_choice', stem: own.stem.replace(/^Explain why/, 'Which of the following best explains why').replace(/\.$/, '?').replace(/^What (did|does|do)\b/, 'Which of the following $1'), act: 'recognise', closeness: 0.2 }, { key: upperFirst(own.answer), distractors: [first, second, third] })]
  })
}

function linksIn(sentence: TopicSentence, lesson: Lesson): Link[] {
  if (!tellsOfSubject(lesson.vocabulary.mentions(sentence))) return []
  const reason = lesson.definitions.some((definition) => definition.sentence === sentence) ? undefined : reasonIn(sentence)
  if (reason) {
    const form = /^(?:to|in order to|so as to) /.test(reason.cause) ? 'aim' : reason.cause.startsWith('because ') ? 'because' : reason.cause.startsWith('so that ') ? 'so that' : 'clause'
    return linkOf(sentence, `Explain why ${lesson.lower(reason.effect).replace(/,(?=[”’"]$)/, '')}.`, reason.cause, form, reason.effect, lesson)
  }
  const outcome = outcomeIn(sentence)
  return outcome ? linkOf(sentence, `What ${outcome.auxiliary} ${lesson.lower(outcome.cause)} ${outcome.verb}?`, outcome.outcome, outcome.outcome.split(' ').length <= FEW ? `outcome ${isPlural(outcome.outcome)}` : 'outcome', outcome.cause, lesson) : []
}

function linkOf(sentence: TopicSentence, stem: string, answer: string, form: string, matter: string, lesson: Lesson): Link[] {
  // An answer that leans on the matter ("their", "it") reads wrong beside another.
  if (/\b(?:it|its|they|them|their|he|she|his|her|him|this|that one|these|those)\b/i.test(answer) || answer.split(' ').length > MOST_WORDS) return []
  return [{ sentence, stem, answer, form, stems: new Set(lesson.stemsIn(matter)), answerStems: new Set(lesson.stemsIn(answer)) }]
}

/** Answers of the same form to other questions, that share no telling word with this matter: these might be true of it. */
function othersFor(own: Link, links: readonly Link[]): Link[] {
  const chosen: Link[] = []
  const length = own.answer.length
  for (const other of links.filter((one) => one.form === own.form && one.sentence !== own.sentence && (own.form.startsWith('outcome') || one.sentence.block !== own.sentence.block)).toSorted((a, b) => Math.abs(a.answer.length - length) - Math.abs(b.answer.length - length))) {
    if (other.answer.length > 2 * length || length > 2 * other.answer.length) continue
    if (overlap(own.stems, other.answerStems) > 0 || overlap(own.answerStems, other.answerStems) > 1 || (!own.form.startsWith('outcome') && overlap(own.stems, other.stems) > 1)) continue
    if (chosen.some((one) => overlap(one.answerStems, other.answerStems) > 1)) continue
    chosen.push(other)
    if (chosen.length === 3) break
  }
  return chosen
}

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => [...a].filter((stem) => b.has(stem)).length
const MOST_WORDS = 24
/** A name of what comes of it, beside which a clause would stand out. */
const FEW = 4
