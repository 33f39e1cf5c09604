/** Follows the server's progress while the wizard is open: once for all its steps. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followProgress } from '../api/progress.ts'
import { keys } from '../api/queries.ts'

/** `teacher`: who is signed in; another one has other events. */
export function useProgress(teacher: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (teacher === undefined) return undefined
    return followProgress(client, ({ kind, status }) => {
      // Lists tell the state too; how far the reading is they do not.
      if (kind === 'document' && status !== 'processing')
        void client.invalidateQueries({ queryKey: [...keys.documents, 'list'] })
    })
  }, [client, teacher])
}
