/** Finds a family for every slot of a paper, none twice. */
import type { Slot } from '#curriculum/slots.ts'
import type { Random } from '#domain/random.ts'
import { DRAWS } from '#families/draws.ts'
import type { Family } from '#families/kit/family.ts'

/**
 * A family for each slot, of one of its units, drawn so that topics come as often as in the real papers. Throws a
 * RangeError that names the
 * slot when the families do not suffice. `suits`: which families may stand in a slot.
 */
export function fillSlots(
  slots: readonly Slot[],
  suits: (slot: Slot) => readonly Family[],
  random: Random,
): Map<Slot, Family> {
  const taken = new Map<Family, Slot>()
  const usual = usualOfUnits(slots)
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
    // A free family first, so that others move only where they must; if possible one that asks what no other question
    // asks, of a unit that is not used up.
    const free = leastAlike(
      wishes.get(slot)!.filter((family) => !taken.has(family)),
      [...taken.keys()],
      usual,
    )
    if (free !== undefined) taken.set(free, slot)
    else if (!place(slot, new Set()))
      throw new RangeError(`No family is left for slot ${slot.number}: it has ${wishes.get(slot)!.length}`)
  }
  return new Map([...taken].map(([family, slot]) => [slot, family]))
}

/** How many questions of a paper are usually of a unit, rounded up. */
function usualOfUnits(slots: readonly Slot[]): ReadonlyMap<string, number> {
  const expected = new Map<string, number>()
  for (const { units } of slots) {
    const all = units.reduce((sum, { papers }) => sum + papers, 0)
    for (const { unit, papers } of units) expected.set(unit, (expected.get(unit) ?? 0) + papers / all)
  }
  return new Map([...expected].map(([unit, count]) => [unit, Math.ceil(count)]))
}

/**
 * The first of the families that shares its objective with none of the others and whose unit comes no more often than
 * usual, or failing that with another objective, or the first at all.
 */
function leastAlike(
  families: readonly Family[],
  others: readonly Family[],
  usual: ReadonlyMap<string, number>,
): Family | undefined {
  const fresh = families.filter(
    ({ meta }) => !others.some((other) => other.meta.unit === meta.unit && other.meta.objective === meta.objective),
  )
  return (
    fresh.find(
      ({ meta }) => others.filter((other) => other.meta.unit === meta.unit).length < (usual.get(meta.unit) ?? 1),
    ) ??
    fresh[0] ??
    families[0]
  )
}

/**
 * A family that holds so many questions comes as often as any other; one of fewer comes less often, so that papers
 * seldom share a question.
 */
const ENOUGH_DRAWS = 600
const weightOf = ({ meta }: Family): number => Math.min(ENOUGH_DRAWS, DRAWS[meta.id] ?? 1)

/**
 * Families of a slot: topics as likely to come early as they are usual in the slot, within a topic families by how much
 * they hold.
 */
function inDrawnOrder(slot: Slot, families: readonly Family[], random: Random): Family[] {
  const waiting = [...families]
  const order: Family[] = []
  const groupOf = ({ meta }: Family): string =>
    String(slot.units.find(({ unit }) => unit === meta.unit)?.topic ?? meta.unit)
  const groupWeight = (group: string): number =>
    Math.max(
      1,
      Math.round(
        100 *
          slot.units
            .filter(({ unit, topic }) => String(topic ?? unit) === group)
            .reduce((sum, { papers }) => sum + papers, 0),
      ),
    )
  while (waiting.length > 0) {
    const group = pickByWeight([...new Set(waiting.map(groupOf))], groupWeight, random)
    const family = pickByWeight(
      waiting.filter((one) => groupOf(one) === group),
      weightOf,
      random,
    )
    order.push(...waiting.splice(waiting.indexOf(family), 1))
  }
  return order
}

function pickByWeight<Item>(items: readonly Item[], weight: (item: Item) => number, random: Random): Item {
  let at = random.below(items.reduce((sum, item) => sum + weight(item), 0))
  return items.find((item) => (at -= weight(item)) < 0)!
}
