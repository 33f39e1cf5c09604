/** The text of a document without a look of its own, with a quotation marked and scrolled to. */
import './quotation.css'
import { useEffect, useMemo, useRef } from 'react'
import { useTexts } from '../floor/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { findQuote, type Mark } from './find-quote.ts'
import { Quotation } from './load-fault.tsx'

type Props = { readonly text: string; readonly language: string | null | undefined; readonly quote: string | undefined }

export function TextPage({ text, language, quote }: Props) {
  const { viewer } = useTexts()
  const paragraphs = useMemo(() => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''), [text])
  const found = useMemo(() => (quote === undefined ? undefined : findQuote(paragraphs, quote)), [paragraphs, quote])
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    region.current?.querySelector('mark')?.scrollIntoView({ block: 'center' })
  }, [found])
  return (
    <div className="grid gap-3">
      {quote === undefined || found?.isWhole === true ? null : (
        <Notice kind="warn">
          <p>{found === undefined ? viewer.quoteNotInText : viewer.quotePartlyInText}</p>
          <Quotation quote={quote} />
        </Notice>
      )}
      <div
        ref={region}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        role="region"
        aria-label={viewer.text}
        className="grid max-h-[70dvh] gap-3 overflow-y-auto rounded-paper bg-paper p-5 font-paper text-lg text-paper-ink outline-offset-[-3px] shadow-paper [overflow-wrap:anywhere] sm:p-8"
      >
        {paragraphs.length === 0 ? (
          <p>{viewer.noText}</p>
        ) : (
          paragraphs.map((paragraph, index) => (
            <Paragraph
              key={index}
              text={paragraph}
              language={language ?? undefined}
              mark={found?.marks.find((mark) => mark.index === index)}
            />
          ))
        )}
      </div>
    </div>
  )
}

function Paragraph({
  text,
  language,
  mark,
}: {
  readonly text: string
  readonly language: string | undefined
  readonly mark: Mark | undefined
}) {
  if (mark === undefined)
    return (
      <p lang={language} className="whitespace-pre-line">
        {text}
      </p>
    )
  return (
    <p lang={language} className="whitespace-pre-line">
      {text.slice(0, mark.start)}
      <mark className="quotation text-paper-ink">{text.slice(mark.start, mark.end)}</mark>
      {text.slice(mark.end)}
    </p>
  )
}
