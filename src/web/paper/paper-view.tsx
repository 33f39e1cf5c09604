/**
 * A laid-out paper as pages on the screen. Print type, formulas and page breaks are loaded when a paper is first shown.
 */
import { lazy, Suspense } from 'react'
import type { LaidOut } from '#layout/laid-out.ts'
import { loadPart } from '../ui/load-part.ts'

/** `glows`: what changes glows for a moment. */
export type PaperViewProps = { readonly laidOut: LaidOut; readonly glows?: boolean }

const Sheets = lazy(async () => {
  const { Sheets: Loaded } = await loadPart(() => import('./sheets.tsx'))
  await lettersThere()
  return { default: Loaded }
})

/** Breaks that were made with other letters would have to be made again. */
const LONGEST_WAIT_MS = 1500
async function lettersThere(): Promise<void> {
  const faces = ['16px "STIX Two Text Variable"', 'italic 16px "STIX Two Text Variable"'].map((face) =>
    document.fonts.load(face),
  )
  await Promise.race([
    Promise.allSettled(faces),
    new Promise((resolve) => {
      setTimeout(resolve, LONGEST_WAIT_MS)
    }),
  ])
}

export function PaperView(props: PaperViewProps) {
  return (
    <Suspense fallback={<div aria-busy className="aspect-[210/297] w-full rounded-paper bg-paper shadow-paper" />}>
      <Sheets {...props} />
    </Suspense>
  )
}
