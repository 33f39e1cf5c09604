/** The correct order of steps. */
import { itemAt, nonEmpty } from '#domain/must-be-there.ts'
import type { Random } from '#domain/random.ts'
import { literalText } from '#domain/rich-text.ts'
import { optionsBeside } from '../../from-lexicon/options.ts'
import { offer } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'
import { CYCLE } from '../facts/label-words.ts'

export const orderSteps: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) => {
    const { layout, facts, title } = list
    if (layout !== 'steps' || title === undefined || facts.length < 4) return []
    const { wording } = lesson
    // In a table of years nothing follows immediately.
    const isOfEvents = facts[0].relation !== undefined
    const random = lesson.randomFor(`order:${facts[0].id}`)
    const drawn = facts.slice(0, MOST_STEPS)
    const steps = drawn.map(({ object }) => firstSentence(object))
    const shown = random.shuffle(steps.map((_, index) => index))
    const chain = (order: readonly number[]): string => order.map((step) => `(${shown.indexOf(step) + 1})`).join(' → ')
    const right = steps.map((_, index) => index)
    const wrong = otherOrders(right, CYCLE.test(title), random).map(chain)
    const explanation = literalText(steps.map(wording.option).join(' → '))
    const numbered = shown.map((step, index) => `(${index + 1}) ${wording.option(itemAt(steps, step))}`).join('\n')
    return [
      offer(lesson, { maker: 'order', list, facts: nonEmpty(drawn, 'steps'), demand: 1.8, score: 0.8 }, (shared) => ({
        type: 'multiple_choice',
        stem: literalText(`${wording.order(title, isOfEvents)}\n${numbered}`),
        ...optionsBeside(chain(right), wrong, random),
        explanation,
        ...shared,
      })),
    ]
  })

const MOST_STEPS = 6
/** What follows it warns or explains. */
const firstSentence = (step: string): string => /^.{6,}?(?=。|[.!] )/u.exec(step)?.[0] ?? step

/** Three orders that are wrong; of what goes round, none that only begins elsewhere. */
function otherOrders(right: readonly number[], isCycle: boolean, random: Random): number[][] {
  const found = new Map<string, number[]>()
  for (let tries = 0; found.size < 3 && tries < 60; tries += 1) {
    const order = random.shuffle(right)
    const begin = isCycle ? order.indexOf(0) : 0
    const turned = [...order.slice(begin), ...order.slice(0, begin)]
    if (turned.join() !== right.join()) found.set(turned.join(), turned)
  }
  return [...found.values()]
}
