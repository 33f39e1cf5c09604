/** The PDF viewer, loaded when it is first needed. */
import { lazy } from 'react'
import { useTexts } from '../../app/texts.ts'
import type { PdfViewerProps } from '../../pdf-viewer/pdf-viewer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Where it cannot be loaded (the connection is away, the server was renewed), the file can still be sent. */
export const LazyPdfViewer = lazy(() => import('../../pdf-viewer/pdf-viewer.tsx').then((module) => ({ default: module.PdfViewer }), () => ({ default: WithoutViewer })))

function WithoutViewer({ title, onClose, onConfirm }: PdfViewerProps) {
  const { input: { confirm, preview }, common } = useTexts()
  return (
    <Dialog title={title} closeLabel={common.close} onClose={onClose}>
      <Notice kind="warn">{onConfirm === undefined ? preview.noPreview : confirm.noPreview}</Notice>
      {onConfirm === undefined ? null : (
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>{common.cancel}</Button>
          <Button onClick={onConfirm}>{confirm.proceed}</Button>
        </div>
      )}
    </Dialog>
  )
}
