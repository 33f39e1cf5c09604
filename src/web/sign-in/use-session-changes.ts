/**
 * Keeps the session in step with the server and with other tabs: when it ends, or another account signs in, nothing of
 * the account before stays on screen.
 */
import type { QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { onSignedOut } from '../api/call.ts'
import { meQuery } from '../api/session.ts'
import { SESSION_CHANNEL } from '../api/session-channel.ts'
import type { Me } from './sign-in-provider.tsx'

/** What ends so soon after a word of this or another tab ended by it. */
const TOLD_MS = 10_000
const others = {
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[0] !== meQuery.queryKey[0],
}

/** Gives the function that tells other tabs. `onExpired`: the session ended without anybody signing out. */
export function useSessionChanges(client: QueryClient, me: Me | null | undefined, onExpired: () => void): () => void {
  const channel = useRef<BroadcastChannel | undefined>(undefined)
  const toldAt = useRef(-Infinity)
  const before = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    const opened = new BroadcastChannel(SESSION_CHANNEL)
    channel.current = opened
    opened.onmessage = () => {
      toldAt.current = Date.now()
      void client.invalidateQueries({ queryKey: meQuery.queryKey })
    }
    return () => opened.close()
  }, [client])
  // Asked again rather than believed: a refusal may come from before a sign-in.
  useEffect(
    () =>
      onSignedOut(() => {
        if (client.getQueryData(meQuery.queryKey) && client.isFetching({ queryKey: meQuery.queryKey }) === 0)
          void client.invalidateQueries({ queryKey: meQuery.queryKey })
      }),
    [client],
  )
  const id = me === undefined ? undefined : (me?.id ?? null)
  useEffect(() => {
    const last = before.current
    if (id === undefined || id === last) return
    before.current = id
    if (last === undefined) return
    if (id === null && Date.now() - toldAt.current > TOLD_MS) onExpired()
    // What was seen as a visitor may look different now; what another account saw goes.
    if (last === null) return void client.invalidateQueries(others)
    client.removeQueries({ ...others, type: 'inactive' })
    void client.resetQueries({ ...others, type: 'active' })
  }, [client, id, onExpired])
  return useCallback(() => {
    toldAt.current = Date.now()
    channel.current?.postMessage('changed')
  }, [])
}
