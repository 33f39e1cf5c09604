/** The head of a sample paper, made small; the whole of it opens by a click. */
import { paperLanguageFor } from '#domain/language.ts'
import { useMemo } from 'react'
import type { Template } from '#domain/template.ts'
import { useReader } from '../../floor/texts.ts'
import { PaperView } from '../../paper/paper-view.tsx'
import { laidOutSample } from './sample-paper.ts'
import type { Sample } from './use-samples.ts'

/** An A4 page in CSS pixels, and how much of it the panel shows. */
const PAGE_WIDTH = 794
const SCALE = 0.3

export function SampleGlance({
  template,
  sample,
  onOpen,
}: {
  readonly template: Template
  readonly sample: Sample | undefined
  readonly onOpen: () => void
}) {
  const {
    language,
    texts: { template: words },
  } = useReader()
  const laidOut = useMemo(
    () => laidOutSample(sample, template, paperLanguageFor(language), words.placeholder),
    [sample, template, language, words],
  )
  return (
    <div
      className="relative mx-auto h-72 overflow-hidden rounded-paper border border-line bg-paper"
      style={{ width: PAGE_WIDTH * SCALE }}
    >
      <div inert className="origin-top-left" style={{ width: PAGE_WIDTH, transform: `scale(${SCALE})` }}>
        <PaperView laidOut={laidOut} />
      </div>
      <button
        type="button"
        aria-label={words.openSample}
        title={words.openSample}
        onClick={onOpen}
        className="absolute inset-0 rounded-paper hover:bg-accent/10"
      />
    </div>
  )
}
