/** Asks before what cannot be undone. */
import { useState } from 'react'
import { wordError } from '../../api/call.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { keepFocus } from '../keep-focus.ts'

type Props = {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly confirm: () => Promise<void>
  readonly onClose: () => void
}

export function ConfirmDialog({ title, text, action, confirm, onClose }: Props) {
  const {
    language,
    texts: { common },
  } = useReader()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const doIt = async (): Promise<void> => {
    setBusy(true)
    setFault(undefined)
    try {
      await confirm()
      onClose()
      keepFocus()
    } catch (error) {
      setFault(wordError(error, language, common.unknownError, common.offline))
      setBusy(false)
    }
  }
  return (
    <Dialog title={title} description={text} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-4">
        {fault === undefined ? null : <Notice kind="bad">{fault}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void doIt()}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
