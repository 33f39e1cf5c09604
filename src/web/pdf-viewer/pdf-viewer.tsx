/** A PDF over the whole screen. Load it lazily: pdf.js is large. */

export type PdfViewerProps = {
  /** An address, or the bytes of a file that was picked. */
  readonly source: string | Blob
  readonly title: string
  readonly onClose: () => void
  /** With it, "Cancel" and "Proceed with Upload" stand below. */
  readonly onConfirm?: () => void
  /** Where to open it, from 1, and the words to mark there. */
  readonly page?: number
  readonly quote?: string
}

export function PdfViewer({ title }: PdfViewerProps) {
  return <div>{title}</div>
}
