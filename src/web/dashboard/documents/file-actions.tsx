/** In a menu: the file as it looks, and the file itself. */
import { Download, Eye } from 'lucide-react'
import type { ListedDocument } from '../../api/document-lists.ts'
import { useTexts } from '../../floor/texts.ts'
import { MenuItem } from '../../ui/menu.tsx'
import { useFileDownload } from './use-file-download.ts'

/** What is not a PDF is shown as the text that was read from it, once it was. */
export const isViewable = ({ fileType, status }: Pick<ListedDocument, 'fileType' | 'status'>): boolean =>
  fileType === 'pdf' || status === 'ready'

export function FileActions({
  document,
  onView,
}: {
  readonly document: Pick<ListedDocument, 'id' | 'originalName' | 'fileType' | 'status'>
  readonly onView: () => void
}) {
  const {
    dashboard: { documents: words },
  } = useTexts()
  const { download, isBusy } = useFileDownload(document)
  return (
    <>
      {isViewable(document) ? (
        <MenuItem onClick={onView}>
          <Eye size={16} aria-hidden />
          {document.fileType === 'pdf' ? words.view : words.viewText}
        </MenuItem>
      ) : null}
      <MenuItem isOff={isBusy} onClick={download}>
        <Download size={16} aria-hidden />
        {words.download}
      </MenuItem>
    </>
  )
}
