/**
 * The admissible points of families in whose space they are rare, as a table of the build lists them: to find them
 * takes up to half a second a family, to read them next to nothing.
 */
import { codePointOf } from '#domain/must-be-there.ts'
import type { Family } from './family.ts'

/** `of`: what the points follow from, by `declarationOf`. `points`: as `writePoints` writes them. */
export type ListedPoints = { readonly of: string; readonly points: string }

/** The listed points of a family; undefined where the table has none for the family as it is declared now. */
export function listedPoints(
  family: Family,
  table: Readonly<Record<string, ListedPoints>>,
): readonly number[] | undefined {
  const listed = Object.hasOwn(table, family.meta.id) ? table[family.meta.id] : undefined
  return listed?.of === declarationOf(family) ? readPoints(listed.points) : undefined
}

/** A fingerprint (FNV-1a, 32 bits) of all that decides which points of a family are admissible. */
export function declarationOf({ given, let: derived, where, words, symbols }: Family): string {
  let hash = 0x811c9dc5
  for (const sign of JSON.stringify([given, derived, where, words, symbols])) {
    hash ^= codePointOf(sign)
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Five bits of a step, or the last five of it. */
const LAST = 32

/** Ascending whole numbers as steps from one to the next, five bits a sign. */
export function writePoints(points: readonly number[]): string {
  let written = ''
  let before = 0
  for (const point of points) {
    let step = point - before
    before = point
    for (; step >= LAST; step = Math.floor(step / LAST)) written += DIGITS[step % LAST]
    written += DIGITS[step + LAST]
  }
  return written
}

export function readPoints(written: string): readonly number[] {
  const points: number[] = []
  let point = 0
  let weight = 1
  for (const sign of written) {
    const digit = DIGITS.indexOf(sign)
    point += (digit % LAST) * weight
    weight *= LAST
    if (digit < LAST) continue
    points.push(point)
    weight = 1
  }
  return points
}
