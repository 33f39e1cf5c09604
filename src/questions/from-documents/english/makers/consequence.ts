/** "What happens when a leaf is exposed to full sun?": the outcome that the text gives for a case. */
import { theTextStates } from '../explanation.ts'
import type { Maker, TopicSentence } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { offerShortAnswer } from '../offer.ts'
import { isStrong, tellsOfSubject } from '../vocabulary.ts'
import { isContent, isNoun, isVerb, type Word } from '../words.ts'

export const consequence: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const found = consequenceIn(sentence)
    const mentions = lesson.vocabulary.mentions(sentence)
    const best = mentions.map(({ entry }) => entry).toSorted((a, b) => b.confidence - a.confidence)[0]
    // The case must say by itself what it is about: "when the air is turned off" is that of one experiment.
    const inCase = mentions.filter(({ from }) => found !== undefined && sentence.words[from]!.start < found.condition.length + found.joint.length).map(({ entry }) => entry)
    if (!found || !best || !tellsOfSubject(mentions) || !inCase.some((entry) => isStrong(entry) || entry.proper)) return []
    const asking = {
      maker: 'consequence',
      sentence,
      stem: `What happens ${found.joint} ${found.condition}?`,
      explanation: theTextStates(sentence),
      score: 0.5 + 0.25 * best.confidence,
      act: 'state' as const,
      termCount: best.count,
      terms: [],
    }
    return [offerShortAnswer(lesson, asking, `${upperFirst(found.outcome)}.`, [{ text: upperFirst(found.outcome), marks: 2 }])]
  })

export type Consequence = { readonly joint: string; readonly condition: string; readonly outcome: string }

/** The case and its outcome in "When …, …", when each is a clause of its own and the case can be asked about alone. */
export function consequenceIn({ text, words }: Pick<TopicSentence, 'text' | 'words'>): Consequence | undefined {
  const joint = words[0]!.lower
  const commas = words.filter((word) => word.text === ',')
  const [comma] = commas
  if (!/^(when|if|once)$/.test(joint) || !comma || commas.length > 1 || UNSUITED.test(text)) return undefined
  const at = words.indexOf(comma)
  const [condition, outcome] = [words.slice(1, at), words.slice(at + 1, -1)]
  if (!isClause(condition) || !isClause(outcome) || POINTS.test(condition.map(({ lower }) => lower).join(' ')) || OPENS_BADLY.test(outcome[0]!.lower)) return undefined
  // "When rocks melt, it is called fusion." names a case; the definition makers ask for it.
  if (/\b(called|known as|termed|referred to)\b/.test(text) || outcome.filter(isContent).length < LEAST_OUTCOME || at > MOST_CONDITION) return undefined
  return { joint, condition: text.slice(words[1]!.start, comma.start), outcome: text.slice(comma.end).replace(/\.$/, '').trim() }
}

const isClause = (words: readonly Word[]): boolean => words.length >= 3 && isNoun(words.find((word) => isNoun(word))) && words.some((word) => isVerb(word) && !word.lower.endsWith('ing'))

const LEAST_OUTCOME = 3
const MOST_CONDITION = 18
/** A pronoun in the case has nothing to mean once the rest is cut off; what comes first or later belongs to a story. */
const POINTS = /\b(it|its|they|their|them|he|she|his|her|him|this|that|these|those|such|one|participants?|researchers?|same|other)\b/
const OPENS_BADLY = /^(is|are|was|were|do|does|did|it|they|he|she|then|there|this|that|these|those|so)$/
const UNSUITED = /[“”]|\b(has|have) (two|three|several|many)\b|\b(defined|decided|were|was|had|saw|found|discovered|became|considering|comes? to|likely|may|might|important to)\b/
