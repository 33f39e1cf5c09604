/**
 * One field in a dialog: saved by its button or Enter, closed once the server has it; what it refuses is told beside
 * the field, and nothing entered is lost.
 */
import { useState, type ReactNode, type SyntheticEvent } from 'react'
import { wordError } from '../../api/call.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  readonly title: string
  readonly description?: string
  /** Gives the work, or nothing where what was entered cannot be saved. */
  readonly save: () => (() => Promise<void>) | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

export function ChangeDialog({ title, description, save, onClose, children }: Props) {
  const {
    language,
    texts: {
      common,
      dashboard: { quizzes: words },
    },
  } = useReader()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const work = isBusy ? undefined : save()
    if (work === undefined) return
    setBusy(true)
    setFault(undefined)
    try {
      await work()
      onClose()
    } catch (error) {
      setFault(wordError(error, language, common.unknownError, common.offline))
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={title}
      {...(description === undefined ? {} : { description })}
      closeLabel={common.close}
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {children}
        {fault === undefined ? null : <Notice kind="bad">{fault}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            {words.save}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
