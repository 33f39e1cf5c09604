/** A laid-out paper as pages on the screen. */
import type { LaidOut } from '#layout/laid-out.ts'

export function PaperView({ laidOut }: { readonly laidOut: LaidOut }) {
  return <article lang={laidOut.language}>{laidOut.documentTitle}</article>
}
