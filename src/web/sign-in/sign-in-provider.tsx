/** Who is signed in, for every screen; opens the sign-in dialog over whatever is being done, and lets it go on afterwards. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, Suspense, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { AnswerOf } from '#contract/route.ts'
import type { getMe } from '#contract/account.ts'
import { meQuery, signOut as endSession } from '../api/session.ts'

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })))

export type SignInMode = 'sign-in' | 'sign-up'
export type Me = AnswerOf<typeof getMe>

export type Session = {
  /** Undefined while it is not known yet; null for a visitor. */
  readonly me: Me | null | undefined
  readonly openSignIn: (mode?: SignInMode) => void
  /** Does `action` now, or once the visitor has signed in; not at all where the dialog is closed. */
  readonly whenSignedIn: (action: () => void) => void
  readonly signOut: () => Promise<void>
}

const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = use(SessionContext)
  if (session === undefined) throw new Error('useSession stands outside of SignInProvider')
  return session
}

export function SignInProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient()
  const { data: me } = useQuery(meQuery)
  const [mode, setMode] = useState<SignInMode>()
  const waiting = useRef<(() => void) | undefined>(undefined)
  const openSignIn = useCallback((asked: SignInMode = 'sign-in') => setMode(asked), [])
  const whenSignedIn = useCallback((action: () => void) => {
    if (client.getQueryData(meQuery.queryKey)) return action()
    waiting.current = action
    setMode('sign-in')
  }, [client])
  const close = useCallback(() => {
    waiting.current = undefined
    setMode(undefined)
  }, [])
  const signedIn = useCallback(async () => {
    // What was seen as a visitor may look different now.
    await client.invalidateQueries({ queryKey: meQuery.queryKey })
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' })
    const action = waiting.current
    close()
    action?.()
  }, [client, close])
  const signOut = useCallback(async () => {
    await endSession()
    client.clear()
    client.setQueryData(meQuery.queryKey, null)
  }, [client])
  const session = useMemo(() => ({ me, openSignIn, whenSignedIn, signOut }), [me, openSignIn, whenSignedIn, signOut])
  return (
    <SessionContext value={session}>
      {children}
      {mode === undefined ? null : <Suspense><SignInDialog mode={mode} onMode={setMode} onClose={close} onSignedIn={signedIn} /></Suspense>}
    </SessionContext>
  )
}
