/** What the teacher should know of the paper as a whole: what the text did not give, and what to read twice. */
import { useId, useState } from 'react'
import type { Paper, PaperNotice } from '#domain/paper.ts'
import { wordNotice, printedIn } from '#messages/printed/printed.ts'
import { useReader } from '../floor/texts.ts'
import { Notice } from '../ui/notice.tsx'

/** More of them would push the paper off the screen. */
const SHOWN = 3

/** What concerns every question, or may be wrong, comes first. */
const PLACES: Readonly<Record<PaperNotice['kind'], number>> = {
  language: 0,
  marks: 1,
  reserve: 2,
  pages_not_read: 3,
  pages_recognised: 4,
  same_text: 5,
  shared_text: 6,
  shortfall: 7,
  ai_incomplete: 1,
  ai_unchecked: 2,
  ai_batches_failed: 8,
}
const placeOf = (notice: PaperNotice): number =>
  notice.kind === 'shortfall' && notice.shortfall.kind === 'total' ? 1 : PLACES[notice.kind]

/** `heading`: by what stands above it. */
export function PaperNotices({
  paper: { notices },
  heading: Heading,
}: {
  readonly paper: Pick<Paper, 'notices'>
  readonly heading: 'h2' | 'h3'
}) {
  const {
    language,
    texts: {
      preview: { notices: words },
    },
  } = useReader()
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  if (notices.length === 0) return null
  const sentences = [
    ...new Set(
      notices.toSorted((a, b) => placeOf(a) - placeOf(b)).map((notice) => wordNotice(notice, printedIn(language))),
    ),
  ]
  return (
    <Notice kind="note">
      <Heading className="font-medium">{words.title}</Heading>
      <ul id={id} className="ms-4 list-disc text-sm">
        {sentences.slice(0, isWhole ? undefined : SHOWN).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {sentences.length <= SHOWN ? null : (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="min-h-6 text-sm font-medium text-accent underline underline-offset-4"
        >
          {isWhole ? words.fewer : words.all(sentences.length)}
        </button>
      )}
    </Notice>
  )
}
