/** The paper's link: opened to anyone, with or without answers, and closed again (decision D13). */
import { useId, useRef } from 'react'
import type { Paper } from '#domain/paper.ts'
import { useTexts } from '../../app/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useSharing } from './use-sharing.ts'

export function ShareDialog({ paper, onClose }: { readonly paper: Paper; readonly onClose: () => void }) {
  const { common, preview: { share } } = useTexts()
  const { state, ...sharing } = useSharing(paper)
  const main = useRef<HTMLButtonElement>(null)
  const isOpen = state !== 'private'
  return (
    <Dialog title={share.title} closeLabel={common.close} onClose={onClose}>
      {state === undefined ? <p role="status">{common.loading}</p> : (
        <div className="grid gap-5">
          <p role="status">{sharing.wasRevoked ? share.revoked : share.states[state]}</p>
          <Switch label={share.withAnswers} hint={sharing.withAnswers ? share.shows.answers : share.shows.questions} isOn={sharing.withAnswers} onChange={sharing.setAnswers} />
          {isOpen ? <Link link={sharing.link} /> : null}
          {sharing.fault === undefined ? null : <Notice kind="bad">{sharing.fault}</Notice>}
          <div className="flex flex-wrap gap-3">
            <Button ref={main} isBusy={sharing.isBusy} onClick={sharing.share}>{isOpen ? share.copy : share.start}</Button>
            {/* It goes away when it is pressed: the focus stays in the dialog. */}
            {isOpen ? <Button kind="danger" isBusy={sharing.isBusy} onClick={() => { main.current?.focus(); sharing.revoke() }}>{share.revoke}</Button> : null}
          </div>
          {isOpen ? <p className="text-sm text-muted">{share.again}</p> : null}
        </div>
      )}
    </Dialog>
  )
}

function Link({ link }: { readonly link: string }) {
  const { share } = useTexts().preview
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">{share.link}</label>
      <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} className="h-11 rounded-control border border-line bg-desk px-3 text-sm" />
    </div>
  )
}
