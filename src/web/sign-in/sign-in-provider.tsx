/**
 * Who is signed in, for every screen; opens the sign-in dialog over whatever is being done, and lets it go on
 * afterwards.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { toast } from '../ui/toast.ts'
import { loadPart } from '../ui/load-part.ts'
import type { AnswerOf } from '#contract/route.ts'
import type { getMe } from '#contract/account.ts'
import { ApiError } from '../api/call.ts'
import { meQuery, signOut as endSession } from '../api/session.ts'
import { takeAnswer } from '../api/take-answer.ts'
import { forgetDraft, hasSignedInBefore, rememberSigningIn } from '../floor/storage.ts'
import { useTexts } from '../floor/texts.ts'
import { useSessionChanges } from './use-session-changes.ts'

const SignInDialog = lazy(() =>
  loadPart(() => import('./sign-in-dialog.tsx')).then((module) => ({ default: module.SignInDialog })),
)

export type SignInMode = 'sign-in' | 'sign-up'
export type Me = AnswerOf<typeof getMe>

export type Session = {
  /** Undefined while it is not known yet; null for a visitor. */
  readonly me: Me | null | undefined
  readonly openSignIn: (mode?: SignInMode) => void
  /**
   * Does `action` now, or once the visitor has signed in; not at all where the dialog is closed. An action whose
   * promise is
   * refused because the session has ended in the meantime is done again after signing in.
   */
  readonly whenSignedIn: (action: () => void | Promise<unknown>) => void
  /** To be called where somebody has just signed in. */
  readonly signedIn: () => Promise<void>
  /**
   * Also forgets the work in the wizard. `end` ends the session at the server, in another way than signing out; it may
   * throw.
   */
  readonly signOut: (end?: () => Promise<unknown>) => Promise<void>
}

const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = use(SessionContext)
  if (session === undefined) throw new Error('useSession stands outside of SignInProvider')
  return session
}

/** A guest has no account yet. */
const firstMode = (): SignInMode => (hasSignedInBefore() ? 'sign-in' : 'sign-up')

/** Of the one notice that says so. */
const EXPIRED = 'session-expired'

export function SignInProvider({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient()
  const { signIn: texts, navigation } = useTexts()
  const { data: me } = useQuery(meQuery)
  const [mode, setMode] = useState<SignInMode>()
  const waiting = useRef<(() => void) | undefined>(undefined)
  const openSignIn = useCallback((asked: SignInMode = firstMode()) => setMode(asked), [])
  useEffect(() => {
    if (me) rememberSigningIn()
  }, [me])
  const tellExpired = useCallback(() => {
    toast.error(texts.expired, {
      id: EXPIRED,
      duration: Infinity,
      action: { label: navigation.signIn, onClick: () => setMode('sign-in') },
    })
  }, [texts, navigation])
  const tellTabs = useSessionChanges(client, me, tellExpired)
  const whenSignedIn = useCallback(
    (action: () => void | Promise<unknown>) => {
      const wait = (): void => {
        waiting.current = run
        setMode(firstMode())
      }
      const run = (): void => {
        action()?.catch((error: unknown) => {
          if (!(error instanceof ApiError && error.is('unauthenticated'))) throw error
          wait()
        })
      }
      const known = client.getQueryData(meQuery.queryKey)
      if (known) run()
      else if (known === null) wait()
      else client.ensureQueryData(meQuery).then((found) => (found === null ? wait() : run()), wait)
    },
    [client],
  )
  const close = useCallback(() => {
    waiting.current = undefined
    setMode(undefined)
  }, [])
  const signedIn = useCallback(async () => {
    tellTabs()
    toast.dismiss(EXPIRED)
    await client.invalidateQueries({ queryKey: meQuery.queryKey })
    const action = waiting.current
    close()
    action?.()
  }, [client, close, tellTabs])
  const signOut = useCallback(
    async (end: () => Promise<unknown> = endSession) => {
      await end()
      forgetDraft()
      tellTabs()
      await takeAnswer(client, meQuery.queryKey, null)
    },
    [client, tellTabs],
  )
  const session = useMemo(
    () => ({ me, openSignIn, whenSignedIn, signedIn, signOut }),
    [me, openSignIn, whenSignedIn, signedIn, signOut],
  )
  return (
    <SessionContext value={session}>
      {children}
      {mode === undefined ? null : (
        <Suspense>
          <SignInDialog mode={mode} onMode={setMode} onClose={close} onSignedIn={signedIn} />
        </Suspense>
      )}
    </SessionContext>
  )
}
