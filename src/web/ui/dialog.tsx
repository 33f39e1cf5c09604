/**
 * A dialog in the middle of the page, with its title and a way out; what dialogs are made of is loaded with the first
 * one.
 */
import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-box.tsx'
import { loadPart } from './load-part.ts'

const DialogBox = lazy(() =>
  loadPart(() => import('./dialog-box.tsx')).then((module) => ({ default: module.DialogBox })),
)

export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <DialogBox {...props} />
    </Suspense>
  )
}
