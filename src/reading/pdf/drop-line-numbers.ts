/** Leaves out the numbers that count the lines of a reading passage in its margin: 5, 10, 15. */
import type { Line } from './line.ts'

/** Every so many lines are counted; each single line may as well be an item of a list. */
const STEPS = [5, 10, 4, 3, 2]
/** More numbers are a table; the bound keeps hostile pages cheap. */
const MOST_NUMBERS = 60
/** A line of the passage has more characters than this. */
const SHORTEST = 20

/** `lines` from top to bottom. Between two numbers there are as many lines as the second is more than the first. */
export function dropLineNumbers(lines: readonly Line[]): Line[] {
  const numbers = lines.filter((line) => /^\d{1,3}$/.test(line.content.text))
  if (numbers.length < 2 || numbers.length > MOST_NUMBERS) return [...lines]
  const counted = lines.filter((line) => line.content.text.length > SHORTEST)
  const dropped = new Set<Line>()
  for (const [index, number] of numbers.entries()) {
    const next = numbers.slice(index + 1).find((other) => countsOn(number, other, counted))
    if (next && [number, next].every((one) => standsOutside(one, counted))) dropped.add(number).add(next)
  }
  return lines.filter((line) => !dropped.has(line))
}

function countsOn(first: Line, second: Line, counted: readonly Line[]): boolean {
  const step = Number(second.content.text) - Number(first.content.text)
  const aligned = Math.abs(first.left - second.left) < 2 || Math.abs(first.right - second.right) < 2
  if (!STEPS.includes(step) || Number(first.content.text) % step !== 0 || !aligned) return false
  const between = counted.filter(
    (line) => line.baseline > first.baseline + 0.5 * line.size && line.baseline < second.baseline + 0.5 * line.size,
  )
  return between.length === step
}

/** Beside the line that it counts, in the margin. */
function standsOutside(number: Line, counted: readonly Line[]): boolean {
  const beside = counted.filter((line) => Math.abs(line.baseline - number.baseline) < 0.5 * line.size)
  return beside.length === 1 && beside.every((line) => number.left > line.right || number.right < line.left)
}
