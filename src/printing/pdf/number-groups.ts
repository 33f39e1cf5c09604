/**
 * Numbers the groups of a paper: what stands together on a page, a question or a part of one with its room. Where each
 * begins (`at`) and ends (`closes`) is told by the sheet, and breaks are named by these numbers.
 */
import type { KeyBlock, LaidOut, PaperBlock, PartBlock, QuestionBlock } from '#layout/laid-out.ts'

/** The same blocks with the numbers in their questions, parts and entries. Columns are filled by themselves. */
export function numberGroups(blocks: LaidOut['blocks']): readonly unknown[] {
  let next = 0
  const whole = <Item extends object>(item: Item) => ({ ...item, at: next, closes: next++ })
  const question = (item: QuestionBlock): unknown => {
    if (item.answer.kind !== 'parts' || item.keepTogether) return whole(item)
    const at = next++
    const parts = item.answer.parts.reduce<{ readonly open: number | undefined; readonly done: readonly unknown[] }>(
      ({ open, done }, part) => numbered(part, open, done),
      { open: at, done: [] },
    )
    return { ...item, at, answer: { ...item.answer, parts: parts.done } }
  }
  /** `open`: the group that the part goes on with, which began with its question or with what leads in to it. */
  const numbered = (part: PartBlock, open: number | undefined, done: readonly unknown[]) => {
    const group = open ?? next++
    const begun = open === undefined ? { ...part, at: group } : part
    return part.space === undefined
      ? { open: group, done: [...done, begun] }
      : { open: undefined, done: [...done, { ...begun, closes: group }] }
  }
  return blocks.map((block: PaperBlock | KeyBlock): unknown => {
    if (block.kind === 'section' && block.flow !== 'columns')
      return { ...block, questions: block.questions.map(question) }
    return block.kind === 'keySection' ? { ...block, entries: block.entries.map(whole) } : block
  })
}
