/** Knots: folders that import each other, straight or round a circle. And which arrows say what no longer way says. */

type Arrow = { readonly from: string; readonly to: string }

/** Each knot by its folders, in the order of the alphabet. */
export function findKnots(arrows: readonly Arrow[]): string[][] {
  const reached = reach(arrows)
  const knots = new Map<string, string[]>()
  for (const [folder, others] of reached) {
    if (!others.has(folder)) continue
    const knot = [...others].filter((other) => reached.get(other)?.has(folder) === true).toSorted()
    knots.set(knot.join(' '), knot)
  }
  return [...knots.values()]
}

/** Without the arrows that a longer way says too; those inside a knot all stay. */
export function withoutImplied<Drawn extends Arrow>(arrows: readonly Drawn[]): Drawn[] {
  const reached = reach(arrows)
  const leads = (from: string, to: string): boolean => reached.get(from)?.has(to) === true
  return arrows.filter(
    ({ from, to }) =>
      leads(to, from) ||
      !arrows.some((step) => step.from === from && step.to !== to && leads(step.to, to) && !leads(step.to, from)),
  )
}

/** All that each folder comes to along the arrows. */
function reach(arrows: readonly Arrow[]): Map<string, Set<string>> {
  const reached = new Map<string, Set<string>>()
  for (const { from } of arrows) {
    const seen = new Set<string>()
    const waiting = [from]
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop())
      for (const { from: start, to } of arrows)
        if (start === place && !seen.has(to)) {
          seen.add(to)
          waiting.push(to)
        }
    reached.set(from, seen)
  }
  return reached
}
