/** The pages of a laid-out paper, and what must be measured before they can be filled. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { lastOf } from '#domain/must-be-there.ts'
import type { LaidOut } from '#layout/laid-out.ts'
import { fillPages, type Page, type Size, type SizeOf } from './fill-pages.ts'
import { flowOf } from './flow-of.tsx'
import { useKatex } from './formula.tsx'
import { measuresOf, PAGE, type Measures } from './measures.ts'
import type { Measured, PieceWidth, Wanted } from './measuring.tsx'
import type { FlowItem, Piece } from './piece.ts'

export type Filled = {
  readonly pages: readonly Page[]
  readonly measures: Measures
  readonly columnsOf: (piece: Piece, width: PieceWidth) => readonly number[]
  readonly laidOut: LaidOut
}
export type Unmeasured = {
  readonly wanted: readonly Wanted[]
  readonly measures: Measures
  readonly onMeasured: (found: ReadonlyMap<string, Measured>) => void
}

/**
 * A few lines on a last page of their own are worth drawing the paper together for, if that saves the page
 * (printing/pdf/print-pdf.ts).
 */
const ALMOST_EMPTY = 0.35
const TIGHT = 0.7

/**
 * `filled`: undefined until all is measured for the first time; afterwards it stays while something new is measured, so
 * that nothing flickers.
 */
export function usePages(laidOut: LaidOut): {
  readonly filled: Filled | undefined
  readonly unmeasured: Unmeasured | undefined
} {
  const { known, keep } = useSizes()
  const hasKatex = useKatex() !== undefined
  const plain = useMemo(() => planOf(laidOut, 1, hasKatex), [laidOut, hasKatex])
  const attempt = useMemo(() => fill(plain, known), [plain, known])
  const isLong = attempt.missing.length === 0 && laidOut.part === 'paper' && isAlmostEmpty(attempt.filled)
  const tight = useMemo(() => (isLong ? planOf(laidOut, TIGHT, hasKatex) : undefined), [isLong, laidOut, hasKatex])
  const second = useMemo(() => tight && fill(tight, known), [tight, known])
  const open = [attempt, second].find((tried) => tried !== undefined && tried.missing.length > 0)
  const better = second !== undefined && second.filled.pages.length < attempt.filled.pages.length ? second : attempt
  const whole = open === undefined ? better.filled : undefined
  const [last, setLast] = useState(whole)
  if (whole !== undefined && whole !== last) setLast(whole)
  const unmeasured = useMemo(
    () => open && { wanted: open.missing, measures: open.filled.measures, onMeasured: keep },
    [open, keep],
  )
  return { filled: whole ?? last, unmeasured }
}

type Plan = {
  readonly laidOut: LaidOut
  readonly measures: Measures
  readonly flow: readonly FlowItem[]
  readonly prefix: string
}

/** Formulas that are not set yet are of another size. */
function planOf(laidOut: LaidOut, spacing: number, hasKatex: boolean): Plan {
  const measures = measuresOf(laidOut, spacing)
  return {
    laidOut,
    measures,
    flow: flowOf(laidOut, measures),
    prefix: `${hasKatex} ${laidOut.part} ${laidOut.language} ${laidOut.look.header} ${JSON.stringify(measures.style)}`,
  }
}

function fill({ laidOut, measures, flow, prefix }: Plan, known: ReadonlyMap<string, Measured>) {
  const missing = new Map<string, Wanted>()
  const idOf = (piece: Piece, width: PieceWidth): string => `${width} ${piece.signature} ${prefix}`
  const sizeOf: SizeOf = (piece, width): Size => {
    const id = idOf(piece, width)
    const found = known.get(id)
    if (found === undefined) missing.set(id, { id, piece, width })
    return found ?? { height: 0, fragments: 1 }
  }
  const pages = fillPages(flow, sizeOf, measures.textHeight)
  const columnsOf = (piece: Piece, width: PieceWidth): readonly number[] => known.get(idOf(piece, width))?.columns ?? []
  return { missing: [...missing.values()], filled: { pages, measures, columnsOf, laidOut } satisfies Filled }
}

function isAlmostEmpty({ pages, measures }: Filled): boolean {
  return pages.length > 1 && (measures.margin.top + lastOf(pages).end) / PAGE.height < ALMOST_EMPTY
}

const MOST_KNOWN = 2000

/** What was measured, until letters of another font come in. */
function useSizes() {
  const [known, setKnown] = useState<ReadonlyMap<string, Measured>>(new Map())
  const keep = useCallback(
    (found: ReadonlyMap<string, Measured>) =>
      setKnown((old) => new Map([...(old.size > MOST_KNOWN ? [] : old), ...found])),
    [],
  )
  useEffect(() => {
    const forget = (): void => setKnown(new Map())
    document.fonts.addEventListener('loadingdone', forget)
    return () => document.fonts.removeEventListener('loadingdone', forget)
  }, [])
  return { known, keep }
}
