/** Leaves out documents that were named twice in other formats. */
import type { PaperNotice } from '#domain/paper.ts'
import { signatureOf } from '#reading/near-duplicates/signature.ts'
import { withoutCopies as keepOriginals } from '#reading/near-duplicates/without-copies.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'

/** As `withoutCopies` of reading, on documents that were just read. */
export function withoutCopies(sources: readonly DocumentWithTopics[]): {
  readonly kept: readonly DocumentWithTopics[]
  readonly notices: readonly PaperNotice[]
} {
  // A signature takes as long as the text is; one document has nothing to be compared with.
  if (sources.length < 2) return { kept: sources, notices: [] }
  const { kept, notices } = keepOriginals(
    sources.map((source) => ({
      source,
      name: source.document.name,
      signature: signatureOf(source.document.blocks.map(({ text }) => text)),
    })),
  )
  return { kept: kept.map(({ source }) => source), notices }
}
