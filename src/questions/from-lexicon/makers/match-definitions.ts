/** Members of one set beside their definitions, in another order, with one definition left over where there is one. */
import { literalText } from '#domain/rich-text.ts'
import { offer } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'
import { taughtSets } from '../taught-sets.ts'

export const matchDefinitions: LexiconMaker = (lesson) =>
  taughtSets(lesson, LEAST).map(({ set, taught }) => {
    const { wording } = lesson
    const random = lesson.randomFor(`match:${set.basis.en}`)
    const drawn = random.shuffle(taught).slice(0, MOST + 1)
    const spare = drawn.length > LEAST ? drawn.at(-1) : undefined
    const [first, ...others] = drawn.filter((one) => one !== spare)
    if (first === undefined) throw new RangeError('Cannot match a set without members')
    const asked = [first, ...others] as const
    const right = random.shuffle(drawn)
    return offer(lesson, { maker: 'match_definitions', terms: asked, demand: 1, score: 0.75 }, (shared) => ({
      type: 'matching',
      stem: literalText(wording.match),
      left: [
        literalText(wording.option(wording.name(first.term.name))),
        ...others.map(({ term }) => literalText(wording.option(wording.name(term.name)))),
      ],
      right: [
        literalText(wording.option(wording.definition(right[0]!.term))),
        ...right.slice(1).map(({ term }) => literalText(wording.option(wording.definition(term)))),
      ],
      pairs: asked.map((one, index) => [index, right.indexOf(one)] as const),
      explanation: literalText(asked.map(({ term }) => wording.sentence(term)).join(' ')),
      ...shared,
    }))
  })

const LEAST = 4
const MOST = 5
