/** "The division of … is called ____.": the term is written into the blank. */
import { centrality, offer, rich } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'
import { withBlank } from '../with-blank.ts'

export const nameTerm: LexiconMaker = (lesson) =>
  lesson.taught.map((taught) => {
    const { term } = taught
    const { wording } = lesson
    const [best, ...others] = [wording.name(term.name), ...wording.aliases(term)].map(rich)
    return offer(
      lesson,
      { maker: 'name_term', terms: [taught], demand: 1, score: 0.55 + centrality(taught) },
      (shared) => ({
        type: 'fill_blank',
        stem: withBlank(wording.blank(term)),
        keys: [[best ?? rich(term.name.en), ...others]],
        explanation: rich(wording.sentence(term)),
        ...shared,
      }),
    )
  })
