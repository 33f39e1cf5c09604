/** A value that the lexicon and the document give: chosen among the values of other things. */
import { literalText } from '#domain/rich-text.ts'
import { offer } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'
import { optionsBeside } from '../options.ts'

export const stateFact: LexiconMaker = (lesson) => {
  const { wording, lexicon } = lesson
  return lesson.taught.flatMap((taught) =>
    lexicon.factsOf(taught.term.name.en).flatMap((fact) => {
      const value = wording.name(fact.value)
      // The document must say so, too: else it is another matter of the same thing.
      if (value.length < 2 || !taught.source.quote.includes(value)) return []
      const others = new Set(lexicon.factsBeside(fact).map((one) => wording.name(one.value)))
      others.delete(value)
      if (others.size < 3) return []
      const random = lesson.randomFor(`fact:${fact.thing.en}:${fact.property.en}`)
      const said = (one: string): string => (fact.unit === '' ? one : `${one} ${fact.unit}`)
      const [thing, property] = [wording.name(fact.thing), wording.name(fact.property)]
      const options = optionsBeside(
        said(value),
        random
          .shuffle([...others])
          .slice(0, 3)
          .map(said),
        random,
      )
      return [
        offer(lesson, { maker: 'state_fact', terms: [taught], demand: 1, score: 0.6 }, (shared) => ({
          type: 'multiple_choice',
          stem: literalText(wording.factOf(thing, property)),
          ...options,
          explanation: literalText(wording.factValue(thing, property, said(value))),
          ...shared,
        })),
      ]
    }),
  )
}
