/**
 * Where the browser comes back to from Google (specification 1, section 2): loading, then on to the work, or what went
 * wrong.
 */
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { wordError } from '../api/call.ts'
import { meQuery } from '../api/session.ts'
import { waysQuery } from '../api/sign-in-ways.ts'
import { usePageTitle } from '../floor/page-title.ts'
import { takeReturnPath } from '../floor/return-path.ts'
import { useReader } from '../floor/texts.ts'
import { publicAddress } from '../floor/addresses.ts'
import { buttonLook } from '../ui/button.tsx'
import { useSession } from '../sign-in/sign-in-provider.tsx'

/** Specification 1, section 9. */
const WAIT_MS = 1_500

export function AuthCallback() {
  const {
    language,
    texts: { callback, common },
  } = useReader()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const { data: ways, error: waysFault } = useQuery(waysQuery)
  const { data: me, error: meFault } = useQuery(meQuery)
  const parameters = new URLSearchParams(search)
  const reason = parameters.get('error')
  usePageTitle(callback.title)
  useEffect(() => {
    if (ways?.google === false) location.replace(publicAddress('landing', language))
  }, [ways, language])
  const fault = waysFault ?? meFault
  if (fault !== null) return <Failed>{wordError(fault, language, callback.failed.otherwise, common.offline)}</Failed>
  // Only reasons that are known are shown: what an address says may be anybody's.
  if (reason !== null) return <Failed>{callback.reasons[reason] ?? callback.failed.otherwise}</Failed>
  if (ways === undefined || me === undefined || !ways.google)
    return (
      <Panel
        icon={<LoaderCircle size={36} className="animate-spin text-accent motion-reduce:animate-none" aria-hidden />}
      >
        <p role="status" className="text-muted">
          {callback.loading}
        </p>
      </Panel>
    )
  if (me === null) return <Failed>{callback.failed.noSession}</Failed>
  return <Done texts={parameters.has('connected') ? callback.connected : callback.done} />
}

function Done({ texts }: { readonly texts: { readonly title: string; readonly text: string } }) {
  const router = useRouter()
  const { signedIn } = useSession()
  // Taken once, though effects may run twice.
  const [path] = useState(takeReturnPath)
  // Other tabs, and this one where it knew another account.
  useEffect(() => void signedIn(), [signedIn])
  useEffect(() => {
    const timer = setTimeout(() => router.history.replace(path), WAIT_MS)
    return () => clearTimeout(timer)
  }, [router, path])
  return (
    <Panel icon={<CircleCheck size={36} className="text-ok" aria-hidden />}>
      <div role="status" className="grid gap-2">
        <h1 className="text-xl font-semibold">{texts.title}</h1>
        <p className="text-muted">{texts.text}</p>
      </div>
    </Panel>
  )
}

function Failed({ children }: { readonly children: ReactNode }) {
  const {
    language,
    texts: {
      callback: { failed },
    },
  } = useReader()
  return (
    <Panel icon={<CircleX size={36} className="text-bad" aria-hidden />}>
      <h1 className="text-xl font-semibold">{failed.title}</h1>
      <p role="alert" className="text-muted">
        {children}
      </p>
      <a href={publicAddress('landing', language)} className={buttonLook()}>
        {failed.home}
      </a>
    </Panel>
  )
}

function Panel({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <main id="main" className="grid min-h-[70vh] place-content-center p-4">
      <section className="grid w-[min(27rem,calc(100vw-2rem))] justify-items-center gap-4 rounded-card border border-line bg-surface p-8 text-center">
        {icon}
        {children}
      </section>
    </main>
  )
}
