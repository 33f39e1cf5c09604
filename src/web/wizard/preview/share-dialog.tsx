/** The paper's link: opened to anyone, with or without answers, and closed again (decision D13). */
import { useId } from 'react'
import type { Paper } from '#domain/paper.ts'
import { useTexts } from '../../app/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useSharing, type Sharing } from './use-sharing.ts'

export function ShareDialog({ paper, onClose }: { readonly paper: Paper; readonly onClose: () => void }) {
  const { common, preview: { share } } = useTexts()
  const sharing = useSharing(paper)
  const { state, isBusy, fault, wasRevoked } = sharing
  return (
    <Dialog title={share.title} closeLabel={common.close} onClose={onClose}>
      {state === undefined ? <p role="status">{common.loading}</p> : (
        <div className="grid gap-5">
          <p role="status">{wasRevoked ? share.revoked : share.states[state]}</p>
          <Switch label={share.withAnswers} hint={sharing.withAnswers ? share.shows.answers : share.shows.questions} isOn={sharing.withAnswers} onChange={sharing.setAnswers} />
          {fault === undefined ? null : <Notice kind="bad">{fault}</Notice>}
          {state === 'private' ? <Button isBusy={isBusy} onClick={sharing.share}>{share.start}</Button> : <OpenLink sharing={sharing} />}
        </div>
      )}
    </Dialog>
  )
}

function OpenLink({ sharing: { link, isBusy, share, revoke } }: { readonly sharing: Sharing }) {
  const { share: words } = useTexts().preview
  const id = useId()
  return (
    <>
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">{words.link}</label>
        <input id={id} readOnly value={link} onFocus={(event) => event.target.select()} className="h-11 rounded-control border border-line bg-desk px-3 text-sm" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={share}>{words.copy}</Button>
        <Button kind="danger" isBusy={isBusy} onClick={revoke}>{words.revoke}</Button>
      </div>
      <p className="text-sm text-muted">{words.again}</p>
    </>
  )
}
