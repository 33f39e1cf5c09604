/** Short notices at the foot of the page; what shows them is loaded apart from the first screen (app.tsx). */
import type { ExternalToast } from 'sonner'
import { partOnce } from './load-part.ts'

type Kind = 'message' | 'success' | 'error' | 'loading'
export type ToastId = string | number

/** What shows them: loaded with the application, so that a lost connection can be told. */
export const loadNotices = partOnce(() => import('sonner'))
let count = 0

/** Shows `words` and gives the id by which the notice can be taken away. */
const show =
  (kind: Kind) =>
  (words: string, options: ExternalToast = {}): ToastId => {
    const id = options.id ?? `notice-${(count += 1)}`
    void loadNotices().then(({ toast: shown }) => shown[kind](words, { ...options, id }))
    return id
  }

export const toast = Object.assign(show('message'), {
  success: show('success'),
  error: show('error'),
  loading: show('loading'),
  dismiss: (id: ToastId): void => void loadNotices().then(({ toast: shown }) => shown.dismiss(id)),
})
