/** The PDF viewer, loaded when it is first needed. */
import { lazy } from 'react'
import { NotLoaded } from './not-loaded.tsx'

export const LazyPdfViewer = lazy(() =>
  import('./pdf-viewer.tsx').then(
    (module) => ({ default: module.PdfViewer }),
    () => ({ default: NotLoaded }),
  ),
)
