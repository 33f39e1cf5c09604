/** Four or five entries of one list or column, beside what the notes say of them in another order. */
import { nonEmpty } from '#domain/must-be-there.ts'
import { literalText } from '#domain/rich-text.ts'
import { offer } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'
import { isSameOrPart } from '../same-words.ts'
import type { NoteFact } from '../facts/note-fact.ts'
import { isOpen } from '../facts/open-relations.ts'

export const matchList: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) => {
    if (list.layout !== 'entries' && list.layout !== 'column') return []
    const { wording } = lesson
    return stretches(list.facts.filter((fact) => !isOpen(fact) && !lesson.givesAway(list, fact))).flatMap((stretch) => {
      const random = lesson.randomFor(`match:${stretch[0]?.id ?? ''}`)
      const drawn = random
        .shuffle(stretch)
        .reduce<NoteFact[]>((kept, fact) => (kept.some((one) => clash(one, fact)) ? kept : [...kept, fact]), [])
      if (drawn.length < LEAST) return []
      const shown = drawn.slice(0, MOST + 1)
      // One that is left over, so that the last pair is not found by itself.
      const asked = shown.length > LEAST ? shown.slice(0, -1) : shown
      const right = random.shuffle(shown)
      const say = list.layout === 'entries' ? wording.statement : wording.value
      return [
        offer(lesson, { maker: 'match', list, facts: nonEmpty(asked, 'pairs'), demand: 1, score: 0.75 }, (shared) => ({
          type: 'matching',
          stem: literalText(wording.match(list, right.length > asked.length)),
          left: nonEmpty(
            asked.map(({ subject }) => literalText(wording.option(subject))),
            'left side',
          ),
          right: nonEmpty(
            right.map(({ object }) => literalText(wording.option(object))),
            'right side',
          ),
          pairs: asked.map((fact, index) => [index, right.indexOf(fact)] as const),
          explanation: literalText(asked.map((fact) => say(fact, list)).join(' ')),
          ...shared,
        })),
      ]
    })
  })

/** A long list gives several questions, each on entries that stand together. */
function stretches(facts: readonly NoteFact[]): (readonly NoteFact[])[] {
  const count = Math.max(1, Math.floor(facts.length / STRETCH))
  return Array.from({ length: count }, (_, index) =>
    facts.slice(index * STRETCH, index === count - 1 ? undefined : (index + 1) * STRETCH),
  )
}
const STRETCH = 8

const clash = (one: NoteFact, other: NoteFact): boolean =>
  isSameOrPart(one.subject, other.subject) || isSameOrPart(one.object, other.object)

const LEAST = 4
const MOST = 5
