/** A term said to mean what it means, or what a sister means. */
import { literalText } from '#domain/rich-text.ts'
import type { LexiconTerm } from '#lexicon/lexicon-row.ts'
import { centrality, offer } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'

export const trueOrFalse: LexiconMaker = (lesson) =>
  lesson.taught.flatMap((taught) => {
    const { term } = taught
    const { wording } = lesson
    const asked = { terms: [taught], score: 0.55 + centrality(taught) } as const
    const rows = lesson.rowsBeside(term)
    const isNamed = ({ id }: LexiconTerm): boolean => lesson.named.has(id)
    const mistaken = rows.find((row) => isMistaken(term, row) && isNamed(row)) ?? rows.find(isNamed) ?? rows[0]
    const right = wording.sentence(term)
    return [
      offer(lesson, { maker: 'true_definition', demand: 0, ...asked }, (shared) => ({
        type: 'true_false',
        stem: literalText(right),
        key: true,
        explanation: literalText(right),
        ...shared,
      })),
      ...(mistaken === undefined
        ? []
        : [
            offer(
              lesson,
              { maker: 'sister_definition', demand: 0.5, ...asked, nearness: Number(isNamed(mistaken)) },
              (shared) => ({
                type: 'true_false',
                stem: literalText(wording.statement(term, wording.definition(mistaken))),
                key: false,
                explanation: literalText(`${right} ${wording.sentence(mistaken)}`),
                ...shared,
              }),
            ),
          ]),
    ]
  })

const isMistaken = (term: LexiconTerm, row: LexiconTerm): boolean =>
  term.mistakenFor.some((name) => name.toLowerCase() === row.name.en.toLowerCase())
