/** "The division of … is called ____.": the term is written into the blank. */
import { literalText } from '#domain/rich-text.ts'
import { saysPartOf } from '../giveaway.ts'
import { centrality, offer } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'
import { withBlank } from '../with-blank.ts'

export const nameTerm: LexiconMaker = (lesson) =>
  lesson.taught.map((taught) => {
    const { term } = taught
    const { wording } = lesson
    const [best, ...others] = [wording.name(term.name), ...wording.aliases(term)].map(literalText)
    return offer(
      lesson,
      {
        maker: 'name_term',
        terms: [taught],
        demand: 1,
        score: 0.55 + centrality(taught),
        saysAnswer: saysPartOf(wording.name(term.name), wording.definition(term)),
      },
      (shared) => ({
        type: 'fill_blank',
        stem: withBlank(wording.blank(term)),
        keys: [[best ?? literalText(term.name.en), ...others]],
        explanation: literalText(wording.sentence(term)),
        ...shared,
      }),
    )
  })
