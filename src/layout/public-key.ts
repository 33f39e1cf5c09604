/**
 * What of a key leaves by a link that shows answers (decision D13): answers, explanations and marking schemes; no
 * source, proof or notice for the teacher. An allow-list, as public-paper.ts.
 */
import type { KeyBlock, KeyEntry, LaidOutKey, SchemeQuestion } from './laid-out.ts'

export const publicKey = (key: LaidOutKey): LaidOutKey => ({ ...key, blocks: key.blocks.flatMap(publicBlock) })

function publicBlock(block: KeyBlock): KeyBlock[] {
  switch (block.kind) {
    case 'header':
      return [block]
    case 'examinationHead':
      return [block]
    case 'notices':
      return []
    case 'keySection':
      return [{ ...block, entries: block.entries.map(publicEntry) }]
    case 'schemeSection':
      return [{ ...block, questions: block.questions.map(publicScheme) }]
    case 'remark':
      return [block]
    case 'end':
      return [block]
  }
}

const publicEntry = ({ passage, number, stem, marks, answers, explanation }: KeyEntry): KeyEntry => ({
  ...(passage === undefined ? {} : { passage }),
  number,
  stem,
  ...(marks === undefined ? {} : { marks }),
  answers,
  ...(explanation === undefined ? {} : { explanation }),
})

const publicScheme = ({ passage, number, parts, note }: SchemeQuestion): SchemeQuestion => ({
  ...(passage === undefined ? {} : { passage }),
  number,
  parts,
  ...(note === undefined ? {} : { note }),
})
