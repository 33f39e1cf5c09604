/** Finds a family for every slot of a paper, none twice. */
import type { Slot } from '#curriculum/slots.ts'
import type { Random } from '#domain/random.ts'
import type { Family } from '#families/kit/family.ts'

/**
 * A family for each slot, of one of its units, drawn so that units come as often as in the real papers. Throws a RangeError that names the
 * slot when the families do not suffice. `suits`: which families may stand in a slot. `preferred`: those that earlier papers of the teacher did not use, say.
 */
export function fillSlots(slots: readonly Slot[], suits: (slot: Slot) => readonly Family[], random: Random): Map<Slot, Family> {
  const taken = new Map<Family, Slot>()
  const wishes = new Map(slots.map((slot) => [slot, inDrawnOrder(slot, suits(slot), random)] as const))
  // Slots with the least choice first; a slot that finds all its families taken moves another slot on to its next one.
  const place = (slot: Slot, seen: Set<Family>): boolean => {
    for (const family of wishes.get(slot)!) {
      if (seen.has(family)) continue
      seen.add(family)
      const holder = taken.get(family)
      if (holder === undefined || place(holder, seen)) {
        taken.set(family, slot)
        return true
      }
    }
    return false
  }
  for (const slot of random.shuffle(slots)) {
    // A free family first, so that others move only where they must.
    const free = wishes.get(slot)!.find((family) => !taken.has(family))
    if (free !== undefined) taken.set(free, slot)
    else if (!place(slot, new Set())) throw new RangeError(`No family is left for slot ${slot.number}: it has ${wishes.get(slot)!.length}`)
  }
  return new Map([...taken].map(([family, slot]) => [slot, family]))
}

/** Families of a slot, each unit as likely to come early as it is usual in the slot. */
function inDrawnOrder(slot: Slot, families: readonly Family[], random: Random): Family[] {
  const waiting = random.shuffle(families)
  const order: Family[] = []
  while (waiting.length > 0) {
    const units = [...new Set(waiting.map(({ meta }) => meta.unit))]
    const weights = units.map((unit) => Math.max(1, Math.round(100 * (slot.units.find((share) => share.unit === unit)?.papers ?? 0))))
    let at = random.below(weights.reduce((sum, weight) => sum + weight, 0))
    const unit = units[weights.findIndex((weight) => (at -= weight) < 0)]
    const index = waiting.findIndex(({ meta }) => meta.unit === unit)
    order.push(...waiting.splice(index, 1))
  }
  return order
}
