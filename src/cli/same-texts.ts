/** Finds documents that a teacher named twice in other formats, so that their questions do not come twice. */
import type { PaperNotice } from '#domain/paper.ts'
import { compareSignatures } from '#reading/near-duplicates/compare-signatures.ts'
import { signatureOf } from '#reading/near-duplicates/signature.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'

/**
 * Of documents with the same text the first that was named is kept. Of those that overlap all are kept: the teacher may want the chapter and the
 * book; no question is made twice of one answer, but the notice says that two may ask the same.
 */
export function withoutCopies(sources: readonly DocumentWithTopics[]): { readonly kept: readonly DocumentWithTopics[]; readonly notices: readonly PaperNotice[] } {
  // A signature takes as long as the text is; one document has nothing to be compared with.
  if (sources.length < 2) return { kept: sources, notices: [] }
  const signed = sources.map((source) => ({ source, signature: signatureOf(source.document.blocks.map(({ text }) => text)) }))
  const kept: typeof signed = []
  const notices: PaperNotice[] = []
  for (const each of signed) {
    const compared = kept.map((other) => ({ other, likeness: compareSignatures(other.signature, each.signature) }))
    const original = compared.find(({ likeness }) => likeness.kind === 'same')?.other
    if (original) notices.push({ kind: 'same_text', document: each.source.document.name, of: original.source.document.name })
    else {
      kept.push(each)
      for (const { other, likeness } of compared) {
        if (likeness.kind !== 'overlapping') continue
        const [smaller, larger] = other.signature.shingles < each.signature.shingles ? [other, each] : [each, other]
        notices.push({ kind: 'shared_text', document: smaller.source.document.name, of: larger.source.document.name, share: likeness.containment })
      }
    }
  }
  return { kept: kept.map(({ source }) => source), notices }
}
