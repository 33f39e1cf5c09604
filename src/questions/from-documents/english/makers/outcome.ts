/** "What did … lead to?": the outcome that the text gives. */
import { outcomeIn } from '../causal-statements.ts'
import { theTextStates } from '../explanation.ts'
import { importanceOf } from '../importance.ts'
import type { Maker } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { offerShortAnswer } from '../offer.ts'
import { semanticClass } from '../semantic-class.ts'
import { tellsOfSubject } from '../vocabulary.ts'

export const outcome: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const mentions = lesson.vocabulary.mentions(sentence)
    const found = tellsOfSubject(mentions) ? outcomeIn(sentence) : undefined
    if (
      !found ||
      leadsAlong(found) ||
      LEANS.test(found.outcome) ||
      MOVED.test(found.outcome) ||
      found.outcome.split(' ').length > MOST_WORDS ||
      importanceOf(sentence, lesson) < LEAST_IN_RESERVE
    )
      return []
    const asking = {
      maker: 'outcome',
      sentence,
      stem: `What ${found.auxiliary} ${lesson.lower(found.cause)} ${found.verb}?`,
      explanation: theTextStates(sentence),
      score: 0.5,
      act: 'state' as const,
      termCount: Math.max(1, ...mentions.map(({ entry }) => entry.count)),
      terms: [],
      reserve: importanceOf(sentence, lesson) < LEAST_IMPORTANCE,
    }
    return [
      offerShortAnswer(lesson, asking, `${upperFirst(found.outcome)}.`, [
        { text: upperFirst(found.outcome), marks: 2 },
      ]),
    ]
  })

/** "The mouth leads to a muscular pharynx": a way, and no outcome. */
const leadsAlong = ({ cause }: { readonly cause: string }): boolean =>
  ['body_part', 'cell_part', 'place', 'artefact', 'landform'].includes(
    semanticClass(cause.replace(/^(?:the|an?) /i, '')) ?? '',
  )

/** What it speaks of stands in the question only. */
const LEANS = /\b(?:it|its|they|them|their|he|she|his|her|him|this|that one|these|those)\b/i
const MOST_WORDS = 24
const LEAST_IMPORTANCE = 0.6
/** Facts of second rank. */
const LEAST_IN_RESERVE = 0.4
/** "causes the atoms to move": what is done to a thing answers no “What does it cause?”. */
const MOVED = / to \p{Ll}{3,}(?:\.|$| \p{Ll})/u
