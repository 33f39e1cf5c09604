/** "What is the main job of the amygdala?": the function or aim that the text gives. */
import { theTextStates } from '../explanation.ts'
import type { Maker, TopicSentence } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { offerShortAnswer } from '../offer.ts'

export const purpose: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const found = purposeIn(sentence)
    const mentions = lesson.vocabulary.mentions(sentence)
    const best = mentions.map(({ entry }) => entry).toSorted((a, b) => b.confidence - a.confidence)[0]
    if (!found || !best) return []
    // The stem prints the term, which would answer a blank that asks for it.
    const named = mentions
      .filter(({ to }) => sentence.words[to - 1]!.end <= found.of.length)
      .map(({ entry }) => entry.key)
    const asking = {
      maker: 'purpose',
      sentence,
      stem: `What is ${lesson.lower(found.of)}?`,
      explanation: theTextStates(sentence),
      score: 0.6 + 0.25 * best.confidence,
      act: 'state' as const,
      termCount: best.count,
      terms: named,
    }
    return [offerShortAnswer(lesson, asking, `${upperFirst(found.aim)}.`, [{ text: upperFirst(found.aim), marks: 2 }])]
  })

export type Purpose = { readonly of: string; readonly aim: string }

/** "The main job of the amygdala" and "to regulate emotions". */
export function purposeIn({ text }: Pick<TopicSentence, 'text'>): Purpose | undefined {
  const [, of, aim] = AIM.exec(text) ?? []
  return of === undefined || aim === undefined || / of \d/.test(of) || / (and|but) (is|are|it|they) /.test(aim)
    ? undefined
    : { of, aim }
}

/**
 * What follows a comma may be cut only where it illustrates: "protection for the brain, the spinal cord, and the
 * organs" is one list.
 */
const AIM =
  /^((?:The|One) (?:\w+ )?(?:function|role|job|purpose|aim|goal|task) of [^,;:]{3,60}?) is (to [^;:]{12,160}?)(?:, (?:(?:such as|including|like) |(?:an?|the) (?![^;:]*,? and ))[^;:]*)?\.$/
