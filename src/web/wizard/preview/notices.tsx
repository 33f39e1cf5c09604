/** What the teacher should know of the paper as a whole: what the text did not give, and what to read twice. */
import { useId, useState } from 'react'
import type { Paper } from '#domain/paper.ts'
import { messagesIn, wordNotice } from '#messages/messages.ts'
import { useReader } from '../../app/texts.ts'
import { Notice } from '../../ui/notice.tsx'

/** More of them would push the paper off the screen. */
const SHOWN = 2

export function Notices({ paper: { notices } }: { readonly paper: Paper }) {
  const { language, texts: { preview: { notices: words } } } = useReader()
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  if (notices.length === 0) return null
  const sentences = [...new Set(notices.map((notice) => wordNotice(notice, messagesIn(language))))]
  return (
    <Notice kind="note">
      <h3 className="font-medium">{words.title}</h3>
      <ul id={id} className="ms-4 list-disc text-sm">{sentences.slice(0, isWhole ? undefined : SHOWN).map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>
      {sentences.length <= SHOWN ? null : <button type="button" aria-expanded={isWhole} aria-controls={id} onClick={() => setWhole(!isWhole)} className="min-h-6 text-sm font-medium text-accent underline underline-offset-4">{isWhole ? words.fewer : words.all(sentences.length)}</button>}
    </Notice>
  )
}
