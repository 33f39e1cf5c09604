/** The open link of a quiz: copy it, show answers too, or close it again. */
import { Copy, Link2Off, Share } from 'lucide-react'
import { useTexts } from '../app/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import type { Link, Sharing } from './use-sharing.ts'

export function ShareDialog({ title, link, sharing }: { readonly title: string; readonly link: Link; readonly sharing: Sharing }) {
  const { dashboard: { sharing: words }, common } = useTexts()
  const canHandOn = 'share' in navigator
  // Closing the device's own sheet is no fault.
  const handOn = (): void => void navigator.share({ title, text: words.words, url: link.url }).catch(() => undefined)
  return (
    <Dialog title={words.title} description={words.text} closeLabel={common.close} onClose={sharing.close}>
      <div className="grid gap-4">
        <TextField label={words.link} value={link.url} readOnly onFocus={(event) => event.target.select()} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={sharing.copy}><Copy size={16} aria-hidden />{words.copy}</Button>
          {canHandOn ? <Button kind="secondary" onClick={handOn}><Share size={16} aria-hidden />{words.device}</Button> : null}
        </div>
        <label className="flex min-h-10 items-center gap-2.5">
          <input type="checkbox" className="size-5 accent-accent" checked={link.answers} onChange={(event) => sharing.showAnswers(event.target.checked)} />
          {words.answers}
        </label>
        <Button kind="danger" isBusy={sharing.isBusy} onClick={sharing.revoke}><Link2Off size={16} aria-hidden />{words.revoke}</Button>
      </div>
    </Dialog>
  )
}
