/** "Which of the following is the division of a cell nucleus into …?": the definition is given, the term is chosen. */
import { literalText } from '#domain/rich-text.ts'
import { centrality, offer } from '../offer.ts'
import { withoutGiveaway } from '../giveaway.ts'
import type { LexiconLesson, LexiconMaker } from '../lesson.ts'
import { optionsBeside, PRINTED } from '../options.ts'
import type { TaughtTerm } from '../taught-terms.ts'

export const chooseTerm: LexiconMaker = (lesson) =>
  lesson.taught.flatMap((taught) => {
    const others = termsBeside(taught, lesson)
    if (others === undefined) return []
    const { term } = taught
    const { wording } = lesson
    const options = optionsBeside(wording.name(term.name), others.names, lesson.randomFor(`choose-term:${term.id}`))
    return [
      offer(
        lesson,
        {
          maker: 'choose_term',
          terms: [taught],
          demand: others.nearness === 1 ? 1 : 0.5,
          score: 0.7 + centrality(taught),
          nearness: others.nearness,
        },
        (shared) => ({
          type: 'multiple_choice',
          stem: literalText(wording.askTerm(term)),
          ...options,
          explanation: literalText([wording.sentence(term), ...others.said].join(' ')),
          ...shared,
        }),
      ),
    ]
  })

/** All sisters, those that the document names most first; what is said of the three that are printed. */
function termsBeside(
  { term }: TaughtTerm,
  lesson: LexiconLesson,
): { readonly names: readonly string[]; readonly said: readonly string[]; readonly nearness: number } | undefined {
  const { wording, lexicon, named } = lesson
  const members = new Map((lesson.sistersOf(term)?.members ?? []).map((member) => [wording.name(member.name), member]))
  const names = withoutGiveaway(wording.name(term.name), wording.definition(term), [...members.keys()])
  if (names === undefined) return undefined
  const printed = names.slice(0, PRINTED).flatMap((name) => members.get(name)?.term ?? [])
  return {
    names,
    said: printed.flatMap((id) => lexicon.term(id) ?? []).map(wording.sentence),
    nearness: printed.filter((id) => named.has(id)).length / PRINTED,
  }
}
