/** Joins a paragraph that goes on in the next column or on the next page. */
import { lastOf } from '#domain/must-be-there.ts'
import type { Draft } from './draft.ts'
import { joinLines, type Vocabulary } from './join-words.ts'
import { endsSentence } from './starts-paragraph.ts'
import { isResized } from './print-context.ts'

/** What may stand between the two parts: pictures' captions, notes at the foot of the page, tables. */
const PASSED_OVER = new Set(['caption', 'footnote', 'table', 'boxed', 'formula'])

/** `drafts` in reading order; a joined paragraph keeps the page on which it begins. */
export function joinOverBreaks(drafts: readonly Draft[], vocabulary: Vocabulary): Draft[] {
  const indented = usesIndents(drafts)
  const joined: Draft[] = []
  for (const draft of drafts) {
    const index = draft.kind === 'paragraph' ? openParagraph(joined) : -1
    const open = joined[index]
    const beside = index >= 0 && index < joined.length - 1
    if (open && (goesOn(open, draft, indented) || (beside && followsDirectly(open, draft))))
      joined[index] = { ...open, paragraph: extend(open.paragraph, draft.paragraph, vocabulary) }
    else joined.push(draft)
  }
  return joined
}

/** The last paragraph or list item with nothing behind it but what may stand between. */
function openParagraph(drafts: readonly Draft[]): number {
  const index = drafts.findLastIndex((draft) => !PASSED_OVER.has(draft.kind))
  const kind = drafts[index]?.kind
  return kind === 'paragraph' || kind === 'list_item' ? index : -1
}

function goesOn(open: Draft, next: Draft, indented: boolean): boolean {
  const before = open.paragraph
  const after = next.paragraph
  const last = lastOf(before.lines)
  const [first] = after.lines
  // Parts of one paragraph, with a formula between them, are whole already.
  if (before.lines === after.lines) return false
  const turned = after.page > before.page || first.baseline < last.baseline
  if (!turned || isResized(last, first)) return false
  const text = before.content.text
  if (/[-\u2010\u00ad]$/.test(text) && /^\p{Ll}/u.test(after.content.text)) return true
  const filled = last.right > before.right - 2 * last.size && first.left < after.left + 0.8 * first.size
  // Where new paragraphs are indented, one that is not goes on with a new sentence.
  if (endsSentence(text)) return indented && filled
  if (/^[\p{Ll}，。、；：）」』]/u.test(after.content.text)) return true
  // A line that fills its column was broken by the end of the column, not by the writer.
  return filled
}

/** A box or a picture stood beside the text, not between: the next line is where it would be without it. */
function followsDirectly(open: Draft, next: Draft): boolean {
  const lines = open.paragraph.lines
  const last = lastOf(lines)
  const [first] = next.paragraph.lines
  const gap = first.baseline - last.baseline
  const near =
    open.paragraph.page === next.paragraph.page && gap > 0 && gap < 1.6 * last.size && !isResized(last, first)
  const short = last.right < Math.max(...lines.map((line) => line.right)) - 4 * last.size
  return near && !(short && endsSentence(open.paragraph.content.text))
}

/** Most paragraphs of several lines begin further right than they go on. */
function usesIndents(drafts: readonly Draft[]): boolean {
  const long = drafts.filter((draft) => draft.kind === 'paragraph' && draft.paragraph.lines.length > 2)
  const indented = long.filter(({ paragraph: { lines } }) => {
    const [first, second] = lines
    return second !== undefined && first.left > second.left + 0.8 * first.size
  })
  return indented.length > 0.6 * long.length
}

function extend(before: Draft['paragraph'], after: Draft['paragraph'], vocabulary: Vocabulary): Draft['paragraph'] {
  return {
    ...before,
    content: joinLines(before.content, after.content, vocabulary),
    lines: [...before.lines, ...after.lines],
    right: after.right,
  }
}
