/** Finds documents that a teacher named twice in other formats, so that their questions do not come twice. */
import type { PaperNotice } from '#domain/paper.ts'
import { compareSignatures } from './compare-signatures.ts'
import type { Signature } from './signature.ts'

/**
 * Of documents with the same text the first that was named is kept. Of those that overlap all are kept: the teacher
 * may want the chapter and the
 * book; no question is made twice of one answer, but the notice says that two may ask the same.
 */
export function withoutCopies<Named extends { readonly name: string; readonly signature: Signature }>(
  documents: readonly Named[],
): { readonly kept: readonly Named[]; readonly notices: readonly PaperNotice[] } {
  const kept: Named[] = []
  const notices: PaperNotice[] = []
  for (const each of documents) {
    const compared = kept.map((other) => ({ other, likeness: compareSignatures(other.signature, each.signature) }))
    const original = compared.find(({ likeness }) => likeness.kind === 'same')?.other
    if (original) notices.push({ kind: 'same_text', document: each.name, of: original.name })
    else {
      kept.push(each)
      for (const { other, likeness } of compared) {
        if (likeness.kind !== 'overlapping') continue
        const [smaller, larger] = other.signature.shingles < each.signature.shingles ? [other, each] : [each, other]
        notices.push({ kind: 'shared_text', document: smaller.name, of: larger.name, share: likeness.containment })
      }
    }
  }
  return { kept, notices }
}
