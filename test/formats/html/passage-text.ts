/** All texts of a passage, in the order in which they are read. */
import type { Passage } from '#domain/passage.ts'
import type { RichText } from '#domain/rich-text.ts'

export const passageText = (passage: Passage): readonly RichText[] => [
  ...(passage.title === undefined ? [] : [passage.title]),
  ...(passage.kind === 'table' ? [...passage.heads, ...passage.rows.flat()] : []),
  ...(passage.source === undefined ? [] : [passage.source]),
]
