/** What became of a file that was asked for: a fault in words, or the file in the viewer. */
import { Suspense } from 'react'
import type { Export } from '../paper-files/use-export.ts'
import { LazyPdfViewer } from '../pdf-viewer/lazy-pdf-viewer.tsx'
import { Notice } from '../ui/notice.tsx'

export function ExportOutcome({ exporting: { fault, seen, closePreview } }: { readonly exporting: Export }) {
  return (
    <>
      {fault === undefined ? null : <Notice kind="bad">{fault}</Notice>}
      {seen === undefined ? null : (
        <Suspense>
          <LazyPdfViewer source={seen.link} title={seen.name} onClose={closePreview} />
        </Suspense>
      )}
    </>
  )
}
