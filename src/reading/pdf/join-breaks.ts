/** Joins a paragraph that goes on in the next column or on the next page. */
import type { Draft } from './draft.ts'
import { joinLines, type Vocabulary } from './join-words.ts'
import { endsSentence } from './paragraphs.ts'
import { isResized } from './print-context.ts'

/** What may stand between the two parts: pictures' captions, notes at the foot of the page, tables. */
const PASSED_OVER = new Set(['caption', 'footnote', 'table', 'boxed', 'formula'])

/** `drafts` in reading order; a joined paragraph keeps the page on which it begins. */
export function joinOverBreaks(drafts: readonly Draft[], vocabulary: Vocabulary): Draft[] {
  const joined: Draft[] = []
  for (const draft of drafts) {
    const index = draft.kind === 'paragraph' ? openParagraph(joined) : -1
    const open = joined[index]
    if (open && goesOn(open, draft)) joined[index] = { ...open, paragraph: extend(open.paragraph, draft.paragraph, vocabulary) }
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

function goesOn(open: Draft, next: Draft): boolean {
  const before = open.paragraph
  const after = next.paragraph
  const last = before.lines.at(-1)!
  const first = after.lines[0]!
  const turned = after.page > before.page || first.baseline < last.baseline
  if (!turned || isResized(last, first)) return false
  const text = before.content.text
  if (/[-\u2010\u00ad]$/.test(text) && /^\p{Ll}/u.test(after.content.text)) return true
  if (endsSentence(text)) return false
  if (/^[\p{Ll}，。、；：）」』]/u.test(after.content.text)) return true
  // A line that fills its column was broken by the end of the column, not by the writer.
  return last.right > before.right - 2 * last.size && first.left < after.left + 0.8 * first.size
}

function extend(before: Draft['paragraph'], after: Draft['paragraph'], vocabulary: Vocabulary): Draft['paragraph'] {
  return {
    ...before,
    content: joinLines(before.content, after.content, vocabulary),
    lines: [...before.lines, ...after.lines],
    right: after.right,
  }
}
