/** "Explain why …": a cause that the text gives. */
import { theTextStates } from '../explanation.ts'
import type { Maker } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { offerShortAnswer } from '../offer.ts'
import { reasonIn } from '../reasons.ts'

export const reason: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const found = reasonIn(sentence)
    if (!found) return []
    const mentions = lesson.vocabulary.mentions(sentence)
    const best = mentions.toSorted((a, b) => b.entry.confidence - a.entry.confidence)[0]?.entry
    const asking = {
      maker: 'reason',
      sentence,
      stem: `Explain why ${lesson.lower(found.effect)}.`,
      explanation: theTextStates(sentence),
      score: 0.65 + 0.25 * (best?.confidence ?? 0),
      act: 'explain' as const,
      termCount: best?.count ?? 1,
      terms: [],
    }
    const key = `${upperFirst(found.cause)}.`
    return [offerShortAnswer(lesson, asking, key, [{ text: upperFirst(found.cause), marks: 2 }])]
  })
