/** "State one difference between mitosis and meiosis.": two terms that one statement sets against each other. */
import { theTextStates } from '../explanation.ts'
import type { Maker, TopicSentence } from '../lesson.ts'
import { nounPhraseEnd, isArticle } from '../noun-phrases.ts'
import { offerShortAnswer } from '../offer.ts'
import { isStrong, type Mention } from '../vocabulary.ts'
import { isContent, isVerb, type Word } from '../words.ts'

export const contrast: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const places = contrastedSubjects(sentence)
    const mentions = lesson.vocabulary.mentions(sentence)
    const [left, right] = (places ?? []).map((from) => mentions.find((mention) => mention.from === from))
    if (!left || !right || !isGoodPair(left, right) || !speaksOfOneThing(sentence, left, right)) return []
    const asking = {
      maker: 'contrast',
      sentence,
      stem: `State one difference between ${left.entry.form} and ${right.entry.form}.`,
      explanation: theTextStates(sentence),
      score: 0.6 + 0.15 * (left.entry.confidence + right.entry.confidence),
      act: 'explain' as const,
      termCount: Math.min(left.entry.count, right.entry.count),
      terms: [],
    }
    return [offerShortAnswer(lesson, asking, sentence.text, [{ text: sentence.text.replace(/\.$/, ''), marks: 2 }])]
  })

/** "A is used in X, B is the commonest Y" tells no difference: the halves must share what they compare. */
function speaksOfOneThing({ words }: TopicSentence, left: Mention, right: Mention): boolean {
  const opening = /^(while|whereas)$/.test(words[0]!.lower)
  const joint = opening
    ? words.findIndex((word) => word.text === ',')
    : words.findIndex((word, at) => /^(whereas|while)$/.test(word.lower) && words[at - 1]?.text === ',')
  const names = new Set([...left.entry.key.split(' '), ...right.entry.key.split(' ')])
  const telling = (some: readonly Word[]): Set<string> =>
    new Set(some.filter((word) => isContent(word) && !names.has(word.stem)).map(({ stem }) => stem))
  const [one, other] = [telling(words.slice(0, joint)), telling(words.slice(joint))]
  const verbs = (some: readonly Word[]): string[] => some.filter((word) => word.tag === 'VERB').map(({ stem }) => stem)
  const second = verbs(words.slice(joint))
  return [...one].some((stem) => other.has(stem)) && verbs(words.slice(0, joint)).some((verb) => second.includes(verb))
}

const isGoodPair = ({ entry: a }: Mention, { entry: b }: Mention): boolean =>
  a.key !== b.key &&
  isStrong(a) &&
  isStrong(b) &&
  a.plural === b.plural &&
  !a.proper &&
  !b.proper &&
  (a.kind === b.kind || a.kind === undefined || b.kind === undefined)

/** Where the two subjects begin in "X …, whereas Y …" and "While X …, Y …". */
export function contrastedSubjects({ words }: Pick<TopicSentence, 'words'>): readonly [number, number] | undefined {
  const opening = /^(while|whereas)$/.test(words[0]!.lower)
  const joint = opening
    ? words.findIndex((word) => word.text === ',')
    : words.findIndex((word, at) => /^(whereas|while)$/.test(word.lower) && words[at - 1]?.text === ',')
  if (joint < 4) return undefined
  const subjects = [opening ? 1 : 0, joint + 1].map((at) => (isArticle(words[at]) ? at + 1 : at))
  const [left, right] = subjects
  if (left === undefined || right === undefined) return undefined
  return [left, right].every((at) => isVerb(words[nounPhraseEnd(words, at)])) ? [left, right] : undefined
}
