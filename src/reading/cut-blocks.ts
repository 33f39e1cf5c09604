/** Keeps a document within its limits: what comes after reading (topics, questions) must end for any text. */
import type { Block, ReadingLimits } from './document.ts'

/**
 * The first blocks that together keep to the limits of characters and blocks; a first block that is too long is cut
 * itself.
 */
export function cutBlocks(
  blocks: readonly Block[],
  { characters, blocks: most }: Pick<ReadingLimits, 'characters' | 'blocks'>,
): readonly Block[] {
  let sum = 0
  const tooLong = blocks.findIndex((block) => (sum += block.text.length) > characters)
  const end = Math.min(tooLong === -1 ? blocks.length : tooLong, most)
  const [first] = blocks
  if (end > 0 || first === undefined) return end === blocks.length ? blocks : blocks.slice(0, end)
  return [
    { ...first, text: first.text.slice(0, characters), spans: first.spans.filter((span) => span.end <= characters) },
  ]
}
