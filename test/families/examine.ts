/**
 * Examines a family: draws proved, some of them worded in three languages; of the whole family also letters and size
 * of the space.
 */
import katex from 'katex'
import { seededRandom } from '#domain/random.ts'
import type { RichText } from '#domain/rich-text.ts'
import { everyDraw, lettersAt, type Drawn } from '#families/kit/drawn.ts'
import { Unsuitable } from '#families/kit/exact/value.ts'
import type { Family } from '#families/kit/family.ts'
import { sceneFaults } from '../figures/scene-faults.ts'
import { declarationFaults, faultsOf, isNumeric } from '#families/kit/prove.ts'
import type { Point } from '#families/kit/parameter-space.ts'
import { drawPoints, enumerate } from '#families/kit/space.ts'
import type { Script } from '#families/kit/template.ts'
import { fillSceneLabel, sceneAt, wordDrawn, type Worded } from '#families/kit/word.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { firstOf } from './first-of.ts'
import { uglinessOf } from './ugliness.ts'

const LEAST_DRAWS = 100
const MOST_KEPT = 200_000
/** In at least so many percent of the draws each letter can be the key. */
const LETTER_SHARE = 90

/**
 * `space`: how many questions the family holds. `letters`: in what share of them, in percent, each letter can be the
 * key.
 */
export type Examined = {
  readonly faults: readonly string[]
  readonly space: number
  readonly letters: readonly number[]
}

/** How many draws are proved, and how many of these worded. */
export type Depth = { readonly proved: number; readonly worded: number }

/** `proved` of all admissible draws, evenly spread. */
export function examine(family: Family, { proved, worded }: Depth): Examined {
  const found = new FaultList()
  for (const fault of declarationFaults(family)) found.add(fault)
  const points = [...enumerate(family)]
  const sample = spread(points, proved)
  const { drawable, letters } = prove(family, sample, worded, found)
  const shares = letters.map((count) => Math.round((100 * count) / Math.max(1, drawable)))
  const space = Math.round((points.length * drawable) / Math.max(1, sample.length))
  if (space < LEAST_DRAWS) found.add(`only ${space} draws: at least ${LEAST_DRAWS} are needed`)
  if (
    isNumeric(family) &&
    shares.some((share) => share < LETTER_SHARE) &&
    !('letters' in family && family.letters !== undefined)
  )
    found.add(
      `a letter is possible in less than ${LETTER_SHARE} % of draws (${shares.join(', ')}): more slips on that side, or say why in "letters"`,
    )
  return { faults: found.list(drawable), space, letters: shares }
}

/** Faults of `proved` draws taken at random by a seed, without walking through all of them. */
export function glance(family: Family, { proved, worded }: Depth, seed: string): readonly string[] {
  const found = new FaultList()
  for (const fault of declarationFaults(family)) found.add(fault)
  const points = [...firstOf(drawPoints(family, seededRandom(seed)), proved)]
  return found.list(prove(family, points, worded, found).drawable)
}

/** How many points make a draw, and in how many of these each letter can be the key. */
function prove(
  family: Family,
  points: readonly Point[],
  worded: number,
  found: FaultList,
): { readonly drawable: number; readonly letters: number[] } {
  const wording = new Set(spread(points, worded).map(({ index }) => index))
  const letters = [0, 0, 0, 0]
  let drawable = 0
  for (const drawn of everyDraw(family, seededRandom('examine'), points)) {
    drawable += 1
    for (const letter of drawn.kind === 'choice' ? lettersAt(drawn.family, drawn.values) : []) letters[letter]! += 1
    for (const fault of faultsOf(drawn)) found.add(fault, `draw ${drawn.index}`)
    if (wording.has(drawn.index)) for (const [fault, place] of wordingFaults(drawn)) found.add(fault, place)
  }
  return { drawable, letters }
}

/** Faults by kind, with the first place where each was seen. */
class FaultList {
  readonly #found = new Map<string, { count: number; readonly place: string }>()

  add(fault: string, place = ''): void {
    const known = this.#found.get(fault)
    if (known === undefined) this.#found.set(fault, { count: 1, place })
    else known.count += 1
  }

  list(draws: number): string[] {
    return [...this.#found].map(
      ([fault, { count, place }]) =>
        `${fault}${place === '' ? '' : `: ${place}`}${count > 1 ? ` (${count} times in ${draws} draws)` : ''}`,
    )
  }
}

function spread(points: readonly Point[], most: number): readonly Point[] {
  return points.length <= most
    ? points
    : Array.from({ length: most }, (_, index) => points[Math.floor((index * points.length) / most)]!)
}

/** What is wrong with how a draw is worded and drawn in each language, each with its place. */
export function wordingFaults(drawn: Drawn): (readonly [fault: string, place: string])[] {
  const faults: (readonly [string, string])[] = []
  const guarded = (script: Script, work: () => void): void => {
    try {
      work()
    } catch (fault) {
      if (!(fault instanceof Unsuitable || fault instanceof TypeError || fault instanceof RangeError)) throw fault
      faults.push([fault.message, `${script}, draw ${drawn.index}`])
    }
  }
  for (const script of ['en', 'zh-TW', 'zh-CN'] as const) {
    guarded(script, () => {
      const worded = wordDrawn(drawn, script, toSimplified)
      faults.push(
        ...uglinessOf(worded, script).map(({ rule, place }) => [rule, place] as const),
        ...richTexts(worded).flatMap(latexFaults),
        ...marksFaults(worded),
      )
      const scene = sceneAt(drawn.family, drawn.values)
      if (scene !== undefined)
        faults.push(
          ...sceneFaults(scene, (label) => fillSceneLabel(drawn.family, label, drawn.values, script, toSimplified)).map(
            (fault) => ['figure', `${fault} (draw ${drawn.index})`] as const,
          ),
        )
    })
  }
  return faults
}

function marksFaults(worded: Worded): (readonly [string, string])[] {
  if (worded.kind === 'choice') return []
  const parts = worded.parts.reduce((sum, { marks }) => sum + marks, 0)
  const steps = worded.parts.reduce((sum, part) => sum + part.steps.reduce((marks, step) => marks + step.marks, 0), 0)
  return parts === worded.marks && steps === worded.marks && worded.parts.every(({ marks }) => marks > 0)
    ? []
    : [['marks do not add up', `${steps} of ${worded.marks}`]]
}

function richTexts(worded: Worded): readonly RichText[] {
  const steps = worded.kind === 'choice' ? worded.steps : worded.parts.flatMap(({ steps: lines }) => lines)
  return [
    worded.stem,
    ...(worded.kind === 'choice' ? worded.options : worded.parts.flatMap(({ ask, answer }) => [ask, answer])),
    ...steps.map((step) => step.text),
  ]
}

/** Formulas that are read already, their digits aside. */
const readable = new Set<string>()

function latexFaults(rich: RichText): (readonly [string, string])[] {
  return rich.flatMap((inline) => {
    if (inline.kind !== 'math') return []
    const skeleton = inline.tex.replace(/\d+/g, '1')
    if (readable.has(skeleton)) return []
    try {
      katex.renderToString(inline.tex, { throwOnError: true, strict: 'ignore' })
      if (readable.size < MOST_KEPT) readable.add(skeleton)
      return []
    } catch (fault) {
      return [['unreadable LaTeX', `${inline.tex}: ${(fault as Error).message}`]]
    }
  })
}
