/** A list before it is there, and one that has nothing in it. */
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../floor/texts.ts'
import { buttonLook } from '../ui/button.tsx'

export function Skeletons({ count, className }: { readonly count: number; readonly className: string }) {
  const { common } = useTexts()
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{common.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`animate-pulse rounded-card border border-line bg-raised ${className}`} />
      ))}
    </div>
  )
}

export type EmptyProps = {
  readonly picture: ReactNode
  readonly texts: { readonly title: string; readonly text: string; readonly button: string }
  readonly state?: LinkProps['state']
}

/** `state`: what the generator is opened with. */
export function EmptyList({ picture, texts, state = true }: EmptyProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line bg-surface px-6 py-10 text-center">
      {picture}
      <p className="text-lg font-semibold">{texts.title}</p>
      <p className="max-w-md text-muted">{texts.text}</p>
      <Link to="/generator" state={state} className={buttonLook('primary', 'mt-1')}>
        {texts.button}
      </Link>
    </div>
  )
}

const SHEET = 'fill-paper stroke-line'
const LINES = 'fill-none stroke-muted'

/** A chapter going up into a tray. */
export const DocumentPicture = () => (
  <svg
    viewBox="0 0 120 96"
    width={120}
    height={96}
    aria-hidden
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path className={SHEET} d="M40 6h30l14 14v52H40z" />
    <path className={LINES} d="M70 6v14h14M48 32h28M48 40h28M48 48h18" />
    <path className="fill-surface stroke-accent" d="M20 60h24l6 10h20l6-10h24v28H20z" />
    <path className="fill-none stroke-accent" d="M104 40V14m-8 8 8-8 8 8" />
  </svg>
)

/** A paper with its questions, one of them marked. */
export const QuizPicture = () => (
  <svg
    viewBox="0 0 120 96"
    width={120}
    height={96}
    aria-hidden
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path className={SHEET} d="M46 10h52v78H46z" />
    <path className={SHEET} d="M30 6h52v78H30z" />
    <path className={LINES} d="M44 16h24M38 28h3m5 0h28M38 38h3m5 0h22M38 52h3m5 0h28M38 62h3m5 0h16" />
    <path className="fill-none stroke-marking" strokeWidth={3} d="m66 70 6 6 14-16" />
  </svg>
)
