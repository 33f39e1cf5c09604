/** "Distinguish between “mitosis” and “meiosis”.": and a student's mistake of one for the other, to be corrected. */
import { literalText } from '#domain/rich-text.ts'
import { NAME_CLASSES } from '#lexicon/lexicon-row.ts'
import { centrality, offer } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'
import type { TaughtTerm } from '../taught-terms.ts'

export const tellApart: LexiconMaker = (lesson) => {
  const { wording, named } = lesson
  return lesson.taught.flatMap((taught) => {
    const { term } = taught
    const other = (lesson.sistersOf(term)?.members ?? [])
      .flatMap(({ term: id }): readonly TaughtTerm[] => {
        const sister = id === undefined ? undefined : named.get(id)
        return sister?.isTreated === true ? [sister] : []
      })
      .find((sister) => sister.term.class === term.class)
    if (other === undefined || NAME_CLASSES.has(term.class)) return []
    const wrong = wording.statement(term, wording.definition(other.term))
    const [is, means] = wording.corrected(term, other.term)
    const asked = { terms: [taught, other], score: 0.5 + (centrality(taught) + centrality(other)) / 2 } as const
    return [
      offer(lesson, { maker: 'distinguish', demand: 2, ...asked }, (shared) => ({
        type: 'short_answer',
        stem: literalText(wording.distinguish(term, other.term)),
        key: literalText(wording.both(term, other.term)),
        markingScheme: [term, other.term].map((row) => ({ text: literalText(wording.sentence(row)), marks: 1 })),
        explanation: literalText(wording.both(term, other.term)),
        ...shared,
      })),
      offer(lesson, { maker: 'correct_mistake', demand: 2, ...asked }, (shared) => ({
        type: 'short_answer',
        stem: literalText(wording.correct(wrong)),
        key: literalText(`${is} ${means}`),
        markingScheme: [is, means].map((text) => ({ text: literalText(text), marks: 1 })),
        explanation: literalText(`${is} ${means}`),
        ...shared,
      })),
    ]
  })
}
