/**
 * A drawing: as a picture, so that nothing in it can act, in its own size but never wider than its column nor higher
 * than half a page.
 */
import { lazy, Suspense, useMemo, useState } from 'react'
import { isDrawnFigure, type DrawnFigure, type Figure as FigureOf } from '#domain/question.ts'
import { useTexts } from '../floor/texts.ts'
import { loadPart } from '../ui/load-part.ts'

const UndrawnFigure = lazy(() =>
  loadPart(() => import('./undrawn-figure.tsx')).then((module) => ({ default: module.UndrawnFigure })),
)

export function Figure({ figure }: { readonly figure: FigureOf | undefined }) {
  if (figure === undefined) return null
  return (
    <figure className="paper-figure">
      <Drawing figure={figure} className="paper-drawing" />
      {figure.caption === undefined ? null : <figcaption>{figure.caption}</figcaption>}
    </figure>
  )
}

/** As undrawn-figure.css has it, so that pages can be measured before it is loaded. */
const AWAITED = { display: 'inline-block', width: '20em', height: '13em' } as const

/** One that is not drawn yet says so in a box of the room it will have. */
export function Drawing({ figure, className }: { readonly figure: FigureOf; readonly className: string }) {
  return isDrawnFigure(figure) ? (
    <Drawn figure={figure} className={className} />
  ) : (
    <Suspense fallback={<span style={AWAITED} />}>
      <UndrawnFigure figure={figure} />
    </Suspense>
  )
}

/** Where it cannot be shown that is said, and its words stand in its place. */
function Drawn({ figure: { svg, alt }, className }: { readonly figure: DrawnFigure; readonly className: string }) {
  const [broken, setBroken] = useState<string>()
  const url = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg])
  const { paperView } = useTexts()
  const size = naturalSize(svg)
  if (broken === svg || size === undefined)
    return (
      <span className="paper-undrawn">
        <small>{paperView.undrawn}</small>
        {alt}
      </span>
    )
  return (
    <img
      src={url}
      alt={alt}
      width={size.width}
      height={size.height}
      className={className}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      onError={() => setBroken(svg)}
    />
  )
}

/** By the root's own measures, so that its room is known before it is drawn; undefined where it has none. */
export function naturalSize(svg: string): { readonly width: number; readonly height: number } | undefined {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const box = /\bviewBox\s*=\s*["']([^"']+)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const width = lengthOf(root, 'width') ?? box?.[2]
  const height = lengthOf(root, 'height') ?? box?.[3]
  return width !== undefined && height !== undefined && width > 0 && height > 0 && Number.isFinite(width * height)
    ? { width, height }
    : undefined
}

const UNITS: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 96 / 72, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 }

function lengthOf(root: string, name: string): number | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)\\s*(px|pt|mm|cm|in)?\\s*["']`).exec(root)
  const [, number, unit = ''] = found ?? []
  return number === undefined ? undefined : Number(number) * (UNITS[unit] ?? 1)
}
