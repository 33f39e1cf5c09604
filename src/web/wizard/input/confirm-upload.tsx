/** A picked PDF is looked at before it is sent (specification 2, section 2). */
import { Suspense } from 'react'
import { LazyPdfViewer } from '../../pdf-viewer/lazy-pdf-viewer.tsx'

type Props = { readonly file: File; readonly onAnswer: (isWanted: boolean) => void }

export function ConfirmUpload({ file, onAnswer }: Props) {
  return (
    <Suspense>
      <LazyPdfViewer source={file} title={file.name} onClose={() => onAnswer(false)} onConfirm={() => onAnswer(true)} />
    </Suspense>
  )
}
