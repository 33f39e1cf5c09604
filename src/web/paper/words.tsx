/** Text, formulas, and what stands beside them: numbers, marks. Text is never markup. */
import { memo, type ReactNode } from 'react'
import { lastOf } from '#domain/must-be-there.ts'
import type { Phrase as PhraseOf } from '#layout/laid-out.ts'
import type { Inline, RichText } from '#domain/rich-text.ts'
import { PAGE_TAGS } from '../floor/language.ts'
import { Formula } from './formula.tsx'
import { UNWRITTEN } from './unwritten.ts'

/** `blank`: how many signs wide a blank is. */
export const Phrase = memo(function Phrase({
  phrase,
  blank = 14,
}: {
  readonly phrase: PhraseOf
  readonly blank?: number
}) {
  return <span lang={PAGE_TAGS[phrase.language]}>{drawLines(phrase.text, blank)}</span>
})

/** Numbered statements begin below one another, their lines behind the number (printing/pdf/sheet/words.typ). */
function drawLines(text: RichText, blank: number): ReactNode {
  const opens = text.flatMap((inline, index) =>
    text[index - 1]?.kind === 'break' && inline.kind === 'text' && STATEMENT.test(inline.text) ? [index] : [],
  )
  const [open] = opens
  if (open === undefined) return drawRich(text, blank)
  const end = (from: number): number => {
    const at = text.findIndex(({ kind }, index) => index > from && kind === 'break')
    return at < 0 ? text.length : at
  }
  const last = end(lastOf(opens))
  return (
    <>
      {drawRich(text.slice(0, open - 1), blank)}
      {opens.map((from) => {
        const [first, ...others] = text.slice(from, end(from))
        const words = first?.kind === 'text' ? first.text : ''
        const number = STATEMENT.exec(words)?.[0] ?? ''
        return (
          <span key={from} className="paper-statement">
            <span>{number}</span>
            {drawRich([{ kind: 'text', text: words.slice(number.length) }, ...others], blank)}
          </span>
        )
      })}
      {drawRich(text.slice(last + 1), blank)}
    </>
  )
}

const STATEMENT = /^(?:(?:I|II|III|IV)\.|\([1-9]\)) /

function drawInline(inline: Inline, key: number, blank: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text.includes(UNWRITTEN) ? <Bars key={key} text={inline.text} /> : inline.text
    case 'math':
      return <Formula key={key} tex={inline.tex} display={inline.display} />
    case 'strong':
      return <strong key={key}>{drawRich(inline.content, blank)}</strong>
    case 'emphasis':
      return <em key={key}>{drawRich(inline.content, blank)}</em>
    // Underscores, so that a gap is still a gap in copied text and for a screen reader.
    case 'blank':
      return (
        <span key={key} className="paper-blank">
          {'_'.repeat(blank)}
        </span>
      )
    case 'break':
      return <br key={key} />
  }
}

/** A formula and the stop or bracket after it stand on one line, where a browser would break between them. */
function drawRich(text: RichText, blank: number): ReactNode {
  const stops = text.map((inline, index) =>
    inline.kind === 'text' && text[index - 1]?.kind === 'math' ? (STOP.exec(inline.text)?.[0] ?? '') : '',
  )
  return text.map((inline, index) => {
    const stop = stops[index + 1] ?? ''
    if (inline.kind === 'math' && !inline.display && stop !== '')
      return (
        <span key={index} className="paper-glued">
          {drawInline(inline, index, blank)}
          {stop}
        </span>
      )
    return drawInline(
      inline.kind === 'text' ? { ...inline, text: inline.text.slice(stops[index]?.length) } : inline,
      index,
      blank,
    )
  })
}

const STOP = /^[.,;:!?)\]’”%。，；：！？）」』、]+/u

function Bars({ text }: { readonly text: string }) {
  return text.split(' ').map((word, index) => (
    // Words that are not written yet have no names.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index}>
      {index > 0 ? ' ' : ''}
      <span aria-hidden className="paper-bar" style={{ width: `${word.length / 2}em` }} />
    </span>
  ))
}

/** Marks stand at the right end of the last line, or of the next where there is no room. */
export function WithMarks({ marks, children }: { readonly marks: string | undefined; readonly children: ReactNode }) {
  return (
    <div className="paper-with-marks">
      {children}
      {marks === undefined ? null : (
        <>
          {' '}
          <span className="paper-marks">{marks}</span>
        </>
      )}
    </div>
  )
}

/** The number hangs before the first line and shares its baseline. */
export function Numbered({ number, children }: { readonly number: string; readonly children: ReactNode }) {
  return (
    <div className="paper-numbered">
      <span>{number}</span>
      <div>{children}</div>
    </div>
  )
}
