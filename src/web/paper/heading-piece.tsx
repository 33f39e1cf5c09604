/** The heading of a section as a piece that keeps to what follows it. */
import type { SectionHeading } from '#layout/laid-out.ts'
import type { Measures } from './measures.ts'
import { pieceOf, type Piece } from './piece.ts'
import { SectionTitle } from './questions.tsx'

export const headingPiece = (heading: SectionHeading, key: string, { gaps, density, size }: Measures): Piece =>
  pieceOf(`${key}-h`, heading, () => <SectionTitle heading={heading} density={density} />, {
    above: gaps.section,
    below: size * 0.55,
    sticky: true,
  })
