/**
 * Draws the questions of a paper against a structure: every slot filled, no family twice, keys spread over the letters.
 */
import type { PaperStructure } from '#curriculum/structures.ts'
import { slotsOf } from '#curriculum/structures.ts'
import type { Slot } from '#curriculum/slots.ts'
import type { Question } from '#domain/question.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { FORMS, formLetter, type Form } from '#domain/parallel-form.ts'
import { randomHex, seededRandom, type Random } from '#domain/random.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom, type Drawn } from '#families/kit/drawn.ts'
import type { Family } from '#families/kit/family.ts'
import { familyMarks, type Simplify } from '#families/kit/word.ts'
import { fillSlots } from './fill-slots.ts'
import { drawLetters, maySwap } from './letters.ts'
import { questionOfDraw } from './question-of-draw.ts'

export type StructureOrder = {
  readonly structure: PaperStructure
  readonly language: PaperLanguage
  readonly seed: string
  readonly form?: Form
}

/** The same order gives the same questions, and in another language the same numbers. */
export function drawStructure({ structure, language, seed, form = 1 }: StructureOrder, simplify: Simplify): Question[] {
  // The two forms of Paper 2 have the same slots; the same seed must not give them the same questions.
  const random = structure.form === 'mock' ? seededRandom(seed).fork('mock') : seededRandom(seed)
  const slots = slotsOf(structure)
  const families = fillSlots(slots, (slot) => familiesFor(structure, slot), random.fork('families'))
  const used = new Map<Slot, Set<number>>(slots.map((slot) => [slot, new Set()]))
  let drawn = new Map<Slot, Drawn>()
  for (const each of FORMS.slice(0, form)) {
    drawn = drawForm(slots, families, used, random.fork(`form:${formLetter(each)}`))
    for (const [slot, { index }] of drawn) used.get(slot)!.add(index)
  }
  return slots.map((slot) =>
    questionOfDraw(drawn.get(slot)!, {
      id: `q_${randomHex(random.fork(`question:${formLetter(form)}:${slot.number}`))}`,
      language,
      simplify,
      slot,
    }),
  )
}

const suitable = new Map<string, readonly Family[]>()

/** The families that may stand in a slot of a structure. */
export function familiesFor({ id, paperFormat, form }: PaperStructure, slot: Slot): readonly Family[] {
  const place = `${id}:${slot.number}`
  let families = suitable.get(place)
  if (families === undefined) {
    suitable.set(
      place,
      (families = FAMILIES.filter((family) => {
        if (slot.section === 'A' && !family.meta.foundation) return false
        if (paperFormat === 'hkdse_paper2')
          return family.kind !== 'conventional' && family.paper.slots.includes(slot.number)
        return (
          family.kind === 'conventional' &&
          family.paper[form]?.includes(slot.number) === true &&
          familyMarks(family) === slot.marks
        )
      })),
    )
  }
  return families
}

function drawForm(
  slots: readonly Slot[],
  families: ReadonlyMap<Slot, Family>,
  used: ReadonlyMap<Slot, ReadonlySet<number>>,
  random: Random,
): Map<Slot, Drawn> {
  const choices = slots.filter((slot) => families.get(slot)!.kind !== 'conventional')
  const letters = drawLetters(choices.length, random.fork('letters'))
  const draw = (slot: Slot, letter?: number): Drawn | undefined =>
    drawFrom(families.get(slot)!, random.fork(`slot:${slot.number}:${letter ?? ''}`), {
      without: used.get(slot)!,
      ...(letter === undefined ? {} : { letter }),
    })
  const drawn = new Map<Slot, Drawn>()
  for (const slot of slots) {
    const at = choices.indexOf(slot)
    const found = at < 0 ? draw(slot) : draw(slot, letters[at])
    if (found !== undefined) drawn.set(slot, found)
    else if (at < 0) throw new RangeError(`The family ${families.get(slot)!.meta.id} has no other draw left`)
  }
  for (const [at, slot] of choices.entries()) if (!drawn.has(slot)) exchange(at, choices, letters, draw, drawn, random)
  return drawn
}

/** A key that cannot stand under its letter changes letters with another one, if it can without a longer run of one. */
function exchange(
  at: number,
  choices: readonly Slot[],
  letters: number[],
  draw: (slot: Slot, letter?: number) => Drawn | undefined,
  drawn: Map<Slot, Drawn>,
  random: Random,
): void {
  const slot = choices[at]!
  const others = random.shuffle(choices.map((_, index) => index))
  for (const rarely of [false, true])
    for (const other of others) {
      if (letters[other] === letters[at] || !drawn.has(choices[other]!) || !maySwap(letters, at, other, rarely))
        continue
      const mine = draw(slot, letters[other])
      const theirs = mine === undefined ? undefined : draw(choices[other]!, letters[at])
      if (mine === undefined || theirs === undefined) continue
      drawn.set(slot, mine)
      drawn.set(choices[other]!, theirs)
      ;[letters[at], letters[other]] = [letters[other]!, letters[at]!]
      return
    }
  throw new RangeError(`No letter can be had for the key of slot ${slot.number}`)
}
