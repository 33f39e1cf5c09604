/**
 * In place of a viewer that cannot be loaded (the connection is away, the server was renewed): a file can still be
 * sent.
 */
import { useTexts } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'

type Props = { readonly title: string; readonly onClose: () => void; readonly onConfirm?: () => void }

export function NotLoaded({ title, onClose, onConfirm }: Props) {
  const {
    input: { confirm },
    viewer,
    common,
  } = useTexts()
  return (
    <Dialog title={title} closeLabel={common.close} onClose={onClose}>
      <Notice kind="warn">{onConfirm === undefined ? viewer.noViewer : confirm.noPreview}</Notice>
      {onConfirm === undefined ? null : (
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button onClick={onConfirm}>{confirm.proceed}</Button>
        </div>
      )}
    </Dialog>
  )
}
