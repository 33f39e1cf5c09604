/** What of a key leaves by a link that shows answers (decision D13): answers, explanations and marking schemes; no source, proof or notice for the teacher. An allow-list, as public-paper.ts. */
import type { KeyBlock, KeyEntry, LaidOutKey } from '#layout/laid-out.ts'

export const publicKey = (key: LaidOutKey): LaidOutKey => ({ ...key, blocks: key.blocks.flatMap(publicBlock) })

function publicBlock(block: KeyBlock): KeyBlock[] {
  switch (block.kind) {
    case 'header': return [block]
    case 'notices': return []
    case 'keySection': return [{ ...block, entries: block.entries.map(publicEntry) }]
    case 'remark': return [block]
    case 'end': return [block]
  }
}

const publicEntry = ({ number, stem, marks, answers, explanation }: KeyEntry): KeyEntry => ({ number, stem, marks, answers, ...(explanation === undefined ? {} : { explanation }) })
