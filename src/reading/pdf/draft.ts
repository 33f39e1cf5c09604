/** A block in the making: a paragraph that is already known to be a heading, a caption and so on. */
import type { BlockKind } from '../document.ts'
import type { Paragraph } from './paragraphs.ts'

export type Draft = {
  readonly kind: BlockKind
  readonly paragraph: Paragraph
  /** Of a heading: 1 is the highest. */
  readonly level?: number
}
