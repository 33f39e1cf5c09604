/** In place of a screen that is a teacher's own: a visitor is asked to sign in, and stays at the address. */
import { useQuery } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { wordError } from '../api/call.ts'
import { meQuery } from '../api/session.ts'
import { useReader } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useSession } from './sign-in-provider.tsx'

export function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const {
    language,
    texts: { signIn, common },
  } = useReader()
  const { me, openSignIn } = useSession()
  const { error, refetch } = useQuery(meQuery)
  if (me) return children
  if (me === null) {
    return (
      <main id="main" className="grid min-h-[70vh] place-content-center p-4">
        <section className="grid max-w-md justify-items-center gap-4 rounded-card border border-line bg-surface p-8 text-center">
          <LogIn size={36} className="text-accent" aria-hidden />
          <h1 className="text-xl font-semibold">{signIn.needed.title}</h1>
          <p className="text-muted">{signIn.needed.text}</p>
          <Button onClick={() => openSignIn('sign-in')}>{signIn.needed.button}</Button>
        </section>
      </main>
    )
  }
  return (
    <main id="main" className="mx-auto grid min-h-[70vh] max-w-lg place-content-center justify-items-center gap-4 p-4">
      {error === null ? (
        <p role="status" className="text-muted">
          {common.loading}
        </p>
      ) : (
        <>
          <Notice kind="bad">{wordError(error, language, signIn.unknown, common.offline)}</Notice>
          <Button onClick={() => void refetch()}>{common.retry}</Button>
        </>
      )}
    </main>
  )
}
