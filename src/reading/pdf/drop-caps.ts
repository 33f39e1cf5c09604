/** Puts the large first letter of a chapter, which reaches over several lines, in front of the first of them. */
import type { GlyphRun } from './glyph-run.ts'
import { median } from './measure.ts'

/** A drop cap is so many times as large as the text. */
const LARGER = 1.8
/** In sizes of the text: how far its top may be from that of the line, and how far the line may begin from it. */
const TOP = 0.7
const FARTHEST = 1.2

export function joinDropCaps(runs: readonly GlyphRun[]): GlyphRun[] {
  const capitals = runs.filter((run) => /^["“‘「]?\p{Lu}$|^\p{Script=Han}$/u.test(run.text.trim()))
  if (capitals.length === 0) return [...runs]
  const size = median(runs.map((run) => run.size))
  const joined = new Map<GlyphRun, GlyphRun>()
  const dropped = new Set<GlyphRun>()
  for (const capital of capitals.filter((run) => run.size > LARGER * size)) {
    const beside = runs.filter(
      (run) => run.size < capital.size / LARGER && run.text.trim() !== '' && isFirstBeside(capital, run),
    )
    const first = beside.toSorted((a, b) => a.x - b.x)[0]
    // The first line of a drop cap stands above its baseline; a letter of a title shares that with its neighbours.
    if (!first || capital.y - first.y < 0.5 * first.size) continue
    dropped.add(capital)
    const space = standsAsWord(capital.text.trim(), first.text, runs) ? ' ' : ''
    joined.set(first, {
      ...first,
      text: capital.text.trim() + space + first.text,
      x: capital.x,
      width: first.x + first.width - capital.x,
    })
  }
  return runs.flatMap((run) => (dropped.has(run) ? [] : [joined.get(run) ?? run]))
}

function isFirstBeside(capital: GlyphRun, run: GlyphRun): boolean {
  const gap = run.x - (capital.x + capital.width)
  const fromTop = run.y - 0.7 * run.size - (capital.y - 0.7 * capital.size)
  return gap > -0.3 * run.size && gap < FARTHEST * run.size && Math.abs(fromTop) < TOP * run.size
}

/** "A" and "I" are words of their own where what follows is one elsewhere on the page. */
function standsAsWord(letter: string, text: string, runs: readonly GlyphRun[]): boolean {
  const word = /^\s*(\p{Ll}+)/u.exec(text)?.[1]
  if (!/^[AI]$/.test(letter) || word === undefined) return false
  const page = runs.map((run) => run.text.toLowerCase()).join(' ')
  const holds = (wanted: string): boolean =>
    page.split(/[^\p{L}]+/u).filter((found) => found === wanted).length > (wanted === word ? 1 : 0)
  return holds(word) && !holds(letter.toLowerCase() + word)
}
