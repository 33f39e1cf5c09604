/** The paper's link: opened to anyone, with or without answers, and closed again (decision D13). */
import { Copy, Link2Off, Share } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useSharing, type SharedPaper } from './use-sharing.ts'

/** `copied`: what is said once the link is in the clipboard. */
export function ShareDialog({
  paper,
  copied,
  onClose,
}: {
  readonly paper: SharedPaper
  readonly copied: string
  readonly onClose: () => void
}) {
  const { common, sharing: words } = useTexts()
  const { state, ...sharing } = useSharing(paper, copied)
  const main = useRef<HTMLButtonElement>(null)
  const isOpen = state !== 'private'
  return (
    <Dialog title={words.title} closeLabel={common.close} onClose={onClose}>
      {sharing.unknown === undefined ? null : (
        <div className="grid justify-items-start gap-4">
          <Notice kind="bad">{sharing.unknown.reason}</Notice>
          <Button kind="secondary" isBusy={sharing.unknown.isBusy} onClick={sharing.unknown.retry}>
            {common.retry}
          </Button>
        </div>
      )}
      {state === undefined ? (
        sharing.unknown === undefined ? (
          <p role="status">{common.loading}</p>
        ) : null
      ) : (
        <div className="grid gap-5">
          <p role="status">
            {sharing.wasRevoked ? words.revoked : words.states[state]}
            {sharing.isRenewed ? ` ${words.renewed}` : ''}
          </p>
          <Switch
            label={words.withAnswers}
            hint={sharing.withAnswers ? words.shows.answers : words.shows.questions}
            isOn={sharing.withAnswers}
            onChange={sharing.setAnswers}
          />
          {isOpen && sharing.link !== undefined ? (
            <TextField label={words.link} value={sharing.link} readOnly onFocus={(event) => event.target.select()} />
          ) : null}
          {sharing.fault === undefined ? null : (
            <Notice kind="bad">
              {sharing.fault.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button ref={main} isBusy={sharing.isBusy} onClick={isOpen ? sharing.copy : sharing.share}>
              {isOpen ? <Copy size={16} aria-hidden /> : null}
              {isOpen ? words.copy : words.start}
            </Button>
            {isOpen && sharing.canHandOn ? (
              <Button kind="secondary" isBusy={sharing.isBusy} onClick={sharing.share}>
                <Share size={16} aria-hidden />
                {words.device}
              </Button>
            ) : null}
            {/* It goes away when it is pressed: the focus stays in the dialog. */}
            {isOpen ? (
              <Button
                kind="danger"
                isBusy={sharing.isBusy}
                onClick={() => {
                  main.current?.focus()
                  sharing.revoke()
                }}
              >
                <Link2Off size={16} aria-hidden />
                {words.revoke}
              </Button>
            ) : null}
          </div>
          {isOpen ? <p className="text-sm text-muted">{words.again}</p> : null}
        </div>
      )}
    </Dialog>
  )
}
