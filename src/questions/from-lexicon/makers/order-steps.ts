/** "Which of the following shows the correct order of …?" and "What comes immediately after …?" */
import { literalText } from '#domain/rich-text.ts'
import { offer } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'
import { optionsBeside } from '../options.ts'
import type { TaughtTerm } from '../taught-terms.ts'

export const orderSteps: LexiconMaker = (lesson) => {
  const { wording, lexicon, named } = lesson
  return lexicon.sequences.flatMap((sequence) => {
    const taught = sequence.members.flatMap(({ term }): readonly TaughtTerm[] => {
      const known = term === undefined ? undefined : lesson.taught.find((one) => one.term.id === term)
      return known === undefined ? [] : [known]
    })
    const [first, ...others] = taught
    const isTold = sequence.members.filter(({ term }) => term !== undefined && named.has(term)).length >= 3
    if (
      first === undefined ||
      !isTold ||
      !taught.some(({ isTreated }) => isTreated) ||
      sequence.isCyclic ||
      sequence.members.length > MOST_STEPS
    )
      return []
    const names = sequence.members.map(({ name }) => wording.name(name))
    const random = lesson.randomFor(`order:${sequence.basis.en}`)
    const wrong = new Set<string>()
    for (let tries = 0; wrong.size < 3 && tries < 40; tries += 1) {
      const shuffled = wording.chain(random.shuffle(names))
      if (shuffled !== wording.chain(names)) wrong.add(shuffled)
    }
    if (wrong.size < 3) return []
    return [
      offer(lesson, { maker: 'order_steps', terms: [first, ...others], demand: 1.5, score: 0.75 }, (shared) => ({
        type: 'multiple_choice',
        stem: literalText(wording.orderOf(sequence.basis)),
        ...optionsBeside(wording.chain(names), [...wrong], random),
        explanation: literalText(wording.chain(names)),
        ...shared,
      })),
    ]
  })
}

const MOST_STEPS = 6
