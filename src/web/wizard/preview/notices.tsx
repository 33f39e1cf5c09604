/** What the teacher should know of the paper as a whole: what the text did not give, and what to read twice. */
import type { Paper } from '#domain/paper.ts'
import { messagesIn, wordNotice } from '#messages/messages.ts'
import { useReader } from '../../app/texts.ts'
import { Notice } from '../../ui/notice.tsx'

export function Notices({ paper: { notices } }: { readonly paper: Paper }) {
  const { language, texts } = useReader()
  if (notices.length === 0) return null
  const sentences = [...new Set(notices.map((notice) => wordNotice(notice, messagesIn(language))))]
  return (
    <Notice kind="note">
      <h3 className="font-medium">{texts.preview.notices}</h3>
      <ul className="ms-4 list-disc text-sm">{sentences.map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>
    </Notice>
  )
}
