/** Ticks beside wrong options: as many are printed as before, so a tick puts one option in the place of another. */
import type { Swap } from '../../made-paper/use-changes.ts'

/** `unticked`: printed still, until others are ticked. `ticked`: by the teacher, who wants them, the earliest first. */
export type Ticks = { readonly unticked: readonly string[]; readonly ticked: readonly string[] }
export const NO_TICKS: Ticks = { unticked: [], ticked: [] }

/**
 * What follows from a press of the box beside `text`. In the place of the first one that was unticked, else of the
 * last printed one that the teacher did not tick, comes the one that is ticked.
 */
export function tickOption(
  text: string,
  printed: readonly string[],
  { unticked, ticked }: Ticks,
): { readonly ticks: Ticks; readonly swap?: Swap } {
  if (printed.includes(text)) {
    const isBack = unticked.includes(text)
    return { ticks: { unticked: isBack ? without(unticked, text) : [...unticked, text], ticked } }
  }
  const given =
    unticked.find((one) => printed.includes(one)) ??
    printed.findLast((one) => !ticked.includes(one)) ??
    ticked.find((one) => printed.includes(one))
  if (given === undefined) return { ticks: { unticked, ticked } }
  return {
    ticks: { unticked: without(unticked, given), ticked: [...without(ticked, given), text] },
    swap: { given, taken: text },
  }
}

const without = (all: readonly string[], text: string): string[] => all.filter((one) => one !== text)
