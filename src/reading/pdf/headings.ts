/** Tells headings from text by size, weight, numbering and wording, and gives them their levels. */
import { anyOf } from '#domain/any-of.ts'
import { itemAt, lastOf, type NonEmpty } from '#domain/must-be-there.ts'
import { holdsLeaders } from './contents-list.ts'
import type { Draft } from './draft.ts'
import { joinLines, type Vocabulary } from './join-words.ts'
import type { Line } from './line.ts'
import type { Paragraph } from './paragraphs.ts'
import { isResized, type PrintContext, relativeSize } from './print-context.ts'

const NUMBERING = new RegExp(
  `^${anyOf`
    (?<chapter>(?:chapter|unit|part|lesson|module)\s+[\dA-Z]+\b|第\s*[一二三四五六七八九十百\d]+\s*[章課课單单篇部]元?)
    (?<section>第\s*[一二三四五六七八九十\d]+\s*[節节回])
    (?<dotted>(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){1,3})\.?|(?<number>\d{1,2})(?:\.|\s*\|)?
    (?<appendix>(?:appendix|附錄|附录)\s*[A-Z\d])
    (?<chinese>[一二三四五六七八九十]+、|（[一二三四五六七八九十]+）)
  `}\\s*(?=\\S)`,
  'iu',
)

/** 1 and more is a heading. `paragraph` may have any length. */
export function headingScore(paragraph: Paragraph, context: PrintContext): number {
  const text = paragraph.content.text
  const chinese = /\p{Script=Han}/u.test(text)
  const length = chinese ? text.length * 2.2 : text.length
  if (text.length < 2 || length > 130 || paragraph.lines.length > 3) return 0
  if (/^[•‣◦▪▫●○–—·*-]\s/u.test(text)) return 0
  if (OPTIONS.test(text) || holdsLeaders(text) || !/\p{L}{2,}|\p{Script=Han}/u.test(text)) return 0
  const larger = relativeSize(paragraph.lines[0], context)
  const bold = paragraph.boldShare > 0.85 && !context.boldBody
  let score = 0
  const numbering = NUMBERING.exec(text)?.groups
  if (numbering?.number !== undefined) score += 0.3
  else if (numbering) score += numbering.dotted === undefined ? 1 : 1.1
  if (larger >= 1.34) score += 1.6
  else if (larger >= 1.09) score += 1
  else if (larger < 0.96) score -= 1
  if (bold) score += 0.8
  else if (paragraph.boldShare < 0.2 && larger < 1.09) score -= 0.3
  if (/[.;,:，。；：、?？!！]$/u.test(text)) score -= 0.8
  if (/^\p{Ll}/u.test(text)) score -= 0.7
  if (!chinese && text.split(/\s+/).length > 14) score -= 0.6
  if (/^(?:\d{1,2}\.?\s+)?[A-Z][A-Z\s,&-]{5,}$/.test(text) && larger >= 0.9) score += 0.5
  if (/[=<>{}$\\]/.test(text)) score -= 0.8
  if (standsAlone(paragraph)) score += 0.2
  if (isTitleStyled(paragraph)) score += 1.1
  return score
}

/** The options of a question in one row. */
const OPTIONS = /(?:^|\s)\(?[A-Da-d][.)]\s*\S.*\s\(?[B-Eb-e][.)]\s*\S/u

/** Small capitals on a line of their own, or italics with a number: what papers set their section titles in. */
function isTitleStyled(paragraph: Paragraph): boolean {
  const line = paragraph.lines[0]
  const numbered = /^(?:\d{1,2}(?:\.\d{1,2})*|[A-Z])[.)]?\s+\p{Lu}/u.test(paragraph.content.text)
  return (numbered && paragraph.lines.every((one) => one.italic)) || (line.smallCaps && standsAlone(paragraph))
}

/** One line that leaves a good part of its column free. */
function standsAlone(paragraph: Paragraph): boolean {
  const line = paragraph.lines[0]
  return paragraph.lines.length === 1 && line.right - line.left < 0.75 * (paragraph.right - paragraph.left)
}

/**
 * Levels from numbering where there is one; else the level of numbered headings of the same size; else by size, largest
 * first.
 */
export function levelHeadings(drafts: readonly Draft[]): Draft[] {
  const headings = drafts.filter((draft) => draft.kind === 'heading')
  const sizes = [...new Set(headings.map((draft) => sizeKey(draft.paragraph)))].toSorted((a, b) => b - a)
  const numbered = new Map<number, number[]>()
  for (const { paragraph } of headings) {
    const depth = numberingDepth(paragraph.content.text)
    if (depth !== undefined) numbered.set(sizeKey(paragraph), [...(numbered.get(sizeKey(paragraph)) ?? []), depth])
  }
  return drafts.map((draft) => {
    if (draft.kind !== 'heading' || draft.level !== undefined) return draft
    const size = sizeKey(draft.paragraph)
    const depths = numbered.get(size)?.toSorted((a, b) => a - b)
    const ofSize = depths && depths.length >= 2 ? itemAt(depths, depths.length >> 1) : sizes.indexOf(size) + 1
    return { ...draft, level: Math.min(6, numberingDepth(draft.paragraph.content.text) ?? ofSize) }
  })
}

/**
 * A title that spans the columns with its first line only is read as two headings, and "Chapter 3" stands above its
 * title:
 * neighbours of one size and style, the second right below the first, are one. Give them in reading order.
 */
export function mergeSplitHeadings(drafts: readonly Draft[], vocabulary: Vocabulary): Draft[] {
  const merged: Draft[] = []
  for (const draft of drafts) {
    const before = merged.at(-1)
    if (before && areOneTitle(before, draft)) {
      const lines: NonEmpty<Line> = [...before.paragraph.lines, ...draft.paragraph.lines]
      merged[merged.length - 1] = {
        ...before,
        paragraph: {
          ...before.paragraph,
          lines,
          content: joinLines(before.paragraph.content, draft.paragraph.content, vocabulary),
        },
      }
    } else merged.push(draft)
  }
  return merged
}

const CHAPTER_LABEL =
  /^(?:(?:chapter|unit|part|lesson|module)\s+(?:\d+|[A-Z]|[ivxIVX]+)|第\s*[一二三四五六七八九十百\d]+\s*[章課课單单篇部]元?)[.:：]?$/iu

function areOneTitle(before: Draft, next: Draft): boolean {
  if (before.kind !== 'heading' || next.kind !== 'heading' || before.paragraph.page !== next.paragraph.page)
    return false
  const last = lastOf(before.paragraph.lines)
  const [first] = next.paragraph.lines
  const gap = first.baseline - last.baseline
  if (gap <= 0) return false
  if (CHAPTER_LABEL.test(before.paragraph.content.text)) return gap < 5 * Math.max(first.size, last.size)
  const numbered = NUMBERING.test(next.paragraph.content.text)
  return (
    !numbered &&
    !isResized(last, first) &&
    last.boldShare > 0.9 === first.boldShare > 0.9 &&
    gap < 1.5 * first.size &&
    Math.abs(first.left - last.left) < first.size
  )
}

const sizeKey = (paragraph: Paragraph): number => Math.round(paragraph.size)

/**
 * 1 for a chapter, 2 for "4.1" and 第一節, 3 for "4.1.2"; undefined without numbering or with one that can be of any
 * level.
 */
function numberingDepth(text: string): number | undefined {
  const groups = NUMBERING.exec(text)?.groups
  if (!groups) return undefined
  if (groups.chapter !== undefined || groups.appendix !== undefined) return 1
  if (groups.section !== undefined) return 2
  if (groups.dotted !== undefined) return groups.dotted.split('.').length
  return undefined
}
