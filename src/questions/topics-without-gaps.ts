/** Every block that is read for questions belongs to a topic: a summary to the section before it. */
import type { Block } from '#reading/document.ts'
import type { FoundTopics } from '#reading/topics/found-topic.ts'
import { studyBlocks } from './from-documents/english/survey/skipped-sections.ts'

/** Topics leave out headings that name none ("Summary", "Learning objectives"), and what stands under them. */
export function topicsWithoutGaps(found: FoundTopics, blocks: readonly Block[]): FoundTopics {
  const topicOf = new Map(found.topics.flatMap((topic) => topic.blocks.map((block) => [block, topic] as const)))
  const studied = studyBlocks(blocks)
  const added = new Map<(typeof found.topics)[number], number[]>()
  let before = found.topics[0]
  for (const index of blocks.keys()) {
    const own = topicOf.get(index)
    if (own !== undefined) before = own
    else if (before !== undefined && studied[index] === true) added.set(before, [...(added.get(before) ?? []), index])
  }
  return {
    ...found,
    topics: found.topics.map((topic) => ({
      ...topic,
      blocks: [...topic.blocks, ...(added.get(topic) ?? [])].toSorted((a, b) => a - b),
    })),
  }
}
