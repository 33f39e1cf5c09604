/** One line of print: glyph runs on one baseline put together as text. */
import { firstOf } from '#domain/must-be-there.ts'
import { cleanText } from './clean-text.ts'
import type { GlyphRun } from './glyph-run.ts'
import { closeChinese, closeSpaces, isLetterSpaced } from './letter-spacing.ts'
import { lower, raise } from './scripts.ts'
import { addSpan, type StyledText } from './styled-text.ts'
import type { Span } from '../document.ts'

/**
 * Lengths are points; `baseline` counts from the top of the page. Shares are parts of the line's characters, 0 to 1.
 */
export type Line = {
  readonly content: StyledText
  readonly left: number
  readonly right: number
  readonly baseline: number
  /** The size of most of its characters. */
  readonly size: number
  /** Chinese and Latin fonts of one text differ in size: their sizes, with how many characters they are of. */
  readonly chinese: SizeShare
  readonly latin: SizeShare
  readonly boldShare: number
  readonly fixedPitchShare: number
  readonly mathsShare: number
  /** All capitals, those that stand for small letters smaller than the others. */
  readonly smallCaps: boolean
  /** All of it is italic. */
  readonly italic: boolean
  /** Begins with a raised mark, as footnotes do. */
  readonly raisedStart: boolean
  /** Glyphs stand above one another, as numerators and denominators do: their order in a line means nothing. */
  readonly stacked: boolean
  readonly runs: readonly GlyphRun[]
}

/** `size` is 0 where `count` is. */
type SizeShare = { readonly size: number; readonly count: number }

export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/** Letters made for formulas, which are read as plain ones. */
const MATHS_LETTER = /[\u{1d400}-\u{1d7ff}]/u

/** `runs` stand on one baseline (scripts a little off it) and hold at least one visible character. */
export function makeLine(runs: readonly GlyphRun[]): Line {
  const ordered = runs.toSorted((a, b) => a.x - b.x)
  const smallCaps = isSmallCaps(ordered)
  const base = smallCaps ? largestOf(ordered) : baseOf(ordered)
  const { content, raisedStart, stacked } = readRuns(ordered, base)
  const visible = ordered.filter((run) => run.text.trim() !== '')
  const count = (among: readonly GlyphRun[]): number => among.reduce((sum, run) => sum + run.text.trim().length, 0)
  const all = Math.max(1, count(visible))
  return {
    content,
    left: Math.min(...visible.map((run) => run.x)),
    right: Math.max(...visible.map((run) => run.x + run.width)),
    baseline: base.y,
    size: base.size,
    chinese: sizeOf(visible.filter((run) => CJK.test(run.text))),
    latin: smallCaps ? { size: base.size, count: all } : sizeOf(visible.filter((run) => !CJK.test(run.text))),
    boldShare: count(visible.filter((run) => run.bold)) / all,
    fixedPitchShare: count(visible.filter((run) => run.fixedPitch)) / all,
    mathsShare: count(visible.filter((run) => run.maths || MATHS_LETTER.test(run.text))) / all,
    smallCaps,
    italic: visible.every((run) => run.italic),
    raisedStart,
    stacked,
    runs: ordered,
  }
}

/** Size and baseline of most characters; of two equal, the larger size. */
function baseOf(runs: readonly GlyphRun[]): { size: number; y: number } {
  const size = sizeOf(runs).size || 10
  const first = runs.find((run) => run.text.trim() !== '' && Math.abs(run.size - size) < 0.2)
  return { size, y: (first ?? firstOf(runs)).y }
}

const SMALL_OR_HAN = /\p{Ll}|\p{Script=Han}/u

/** Capitals in two sizes on one baseline. */
function isSmallCaps(runs: readonly GlyphRun[]): boolean {
  if (runs.some((run) => SMALL_OR_HAN.test(run.text))) return false
  const worded = runs.filter((run) => /\p{Lu}/u.test(run.text))
  const sizes = worded.map((run) => run.size)
  const [smallest, largest] = [Math.min(...sizes), Math.max(...sizes)]
  const small = worded.filter((run) => run.size < 0.9 * largest).reduce((sum, run) => sum + run.text.trim().length, 0)
  return (
    small >= 3 &&
    smallest > 0.62 * largest &&
    worded.every((run) => Math.abs(run.y - firstOf(worded).y) < 0.06 * largest)
  )
}

function largestOf(runs: readonly GlyphRun[]): { size: number; y: number } {
  const largest = runs.filter((run) => /\p{Lu}/u.test(run.text)).reduce((a, b) => (b.size > a.size ? b : a))
  return { size: Math.round(largest.size * 4) / 4, y: largest.y }
}

function sizeOf(runs: readonly GlyphRun[]): SizeShare {
  const counts = new Map<number, number>()
  let all = 0
  for (const run of runs) {
    const size = Math.round(run.size * 4) / 4
    const count = run.text.trim().length
    all += count
    counts.set(size, (counts.get(size) ?? 0) + count)
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])
  return { size: best?.[0] ?? 0, count: all }
}

/** A space in print narrower than this (in ems of the line) is none between Chinese characters. */
const CJK_SPACE = 0.8
/** From this width on a gap between glyphs is a space. */
const SPACE = 0.17

/** A space of its own in spaced Chinese is wider than this. */
const NARROW_SPACE = 0.5

function readRuns(
  runs: readonly GlyphRun[],
  base: { size: number; y: number },
): { content: StyledText; raisedStart: boolean; stacked: boolean } {
  let text = ''
  let raisedStart = false
  let stacked = false
  let scriptBefore: Script = 'none'
  const spans: Span[] = []
  let before: GlyphRun | undefined
  const letterSpaced = runs.some((run) => isLetterSpaced(run.text))
  for (const run of runs) {
    let piece = cleanText(letterSpaced ? closeSpaces(run.text) : run.text).replace(/\s+/g, ' ')
    if (
      piece === '' ||
      (letterSpaced && piece === ' ' && CJK.test(text.slice(-1)) && run.width < NARROW_SPACE * run.size)
    )
      continue
    if (isNoteMark(run, base, text) && touchesText(run, runs)) continue
    const gap = before ? run.x - (before.x + before.width) : 0
    const script = before || text === '' ? scriptOf(run, base, text, gap) : 'none'
    if (script !== 'none' && text === '') raisedStart = script === 'raised'
    const apart = before && standAboveOneAnother(before, run) ? Math.abs(before.y - run.y) / base.size : 0
    // The two scripts of SO₄²⁻ are nearer to one another than the two parts of a fraction.
    if (apart > 0.65 || (apart > 0.25 && (script === 'none' || scriptBefore === 'none'))) stacked = true
    // A sign of a symbol font without a map, in front of the text: the bullet of an item.
    if (text === '' && /^[\ue000-\uf8ff]$/.test(piece.trim())) piece = '• '
    // The A of the logo of LaTeX is raised, and no power.
    const logo = piece.trim() === 'A' && text.endsWith('L')
    const scripted = logo ? piece : script === 'raised' ? raise(piece) : script === 'lowered' ? lower(piece) : piece
    if (scripted !== piece) {
      text = text.trimEnd()
      piece = scripted
    } else if (
      before &&
      gap > SPACE * Math.max(before.size, run.size) &&
      !text.endsWith(' ') &&
      !piece.startsWith(' ')
    ) {
      const inCjk = CJK.test(text.slice(-1)) && CJK.test(piece.charAt(0))
      if (!inCjk || gap >= CJK_SPACE * run.size) text += ' '
    }
    if (text === '' || text.endsWith(' ')) piece = piece.trimStart()
    const start = text.length
    text += piece
    const end = start + piece.trimEnd().length
    if (end > start && run.bold) addSpan(spans, { start, end, kind: 'bold' }, 1)
    if (end > start && run.italic) addSpan(spans, { start, end, kind: 'italic' }, 1)
    before = run
    scriptBefore = script
  }
  return { content: closeChinese({ text: text.trimEnd(), spans }), raisedStart, stacked }
}

function standAboveOneAnother(a: GlyphRun, b: GlyphRun): boolean {
  const overlap = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  return overlap > 0.3 * Math.min(a.width, b.width)
}

/** The raised number of a note behind a mark of punctuation: it is no part of the sentence. */
function isNoteMark(run: GlyphRun, base: { size: number; y: number }, before: string): boolean {
  return (
    run.size < 0.86 * base.size &&
    base.y - run.y > 0.2 * base.size &&
    /^[\d*†‡§, ]{1,6}$/.test(run.text) &&
    /[.,;:!?。，、；：！？][”’"」』）)]?\s*$/u.test(before)
  )
}

/** It stands right behind a run, and none stands above or below it: a numerator has its denominator there. */
function touchesText(run: GlyphRun, runs: readonly GlyphRun[]): boolean {
  const others = runs.filter((other) => other !== run && other.text.trim() !== '')
  return (
    others.some((other) => Math.abs(run.x - (other.x + other.width)) < 0.35 * other.size) &&
    !others.some((other) => standAboveOneAnother(other, run))
  )
}

type Script = 'none' | 'raised' | 'lowered'

/**
 * A script is smaller than the line, off its baseline, and touches a letter, digit or closing bracket; or begins the
 * line, as marks of footnotes do.
 */
function scriptOf(run: GlyphRun, base: { size: number; y: number }, before: string, gap: number): Script {
  if (run.size > 0.82 * base.size || run.text.trim() === '' || run.text.trim().length > 6) return 'none'
  const follows = /[\p{L}\p{N})\]’”」）]\s*$/u.test(before) && gap < 0.35 * base.size
  const rise = base.y - run.y
  if (rise > 0.2 * base.size && (follows || (before === '' && /^[\d*†‡§]{1,3}$/.test(run.text.trim())))) return 'raised'
  return rise < -0.06 * base.size && follows ? 'lowered' : 'none'
}
