/** Whether the browser has a network at all. */
import { useSyncExternalStore } from 'react'

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

function subscribe(wake: () => void): () => void {
  for (const kind of ['online', 'offline']) addEventListener(kind, wake)
  return () => {
    for (const kind of ['online', 'offline']) removeEventListener(kind, wake)
  }
}
