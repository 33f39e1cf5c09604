/** The numbers of all questions of a paper or key. */
import type { KeyBlock, LaidOut, PaperBlock } from '#layout/laid-out.ts'

export const numbersOf = ({ blocks }: LaidOut): readonly string[] =>
  (blocks as readonly (PaperBlock | KeyBlock)[]).flatMap((block) => {
    if (block.kind === 'keySection') return block.entries.map(({ number }) => number)
    return block.kind === 'section' || block.kind === 'schemeSection' ? block.questions.map(({ number }) => number) : []
  })
