/** A teacher's documents and quizzes (specification 1, section 2): what is made is not lost to sight. */
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, type ReactNode } from 'react'
import { keys } from '../api/queries.ts'
import { followProgress } from '../api/progress.ts'
import { meQuery } from '../api/session.ts'
import { usePageTitle } from '../floor/page-title.ts'
import { useTexts } from '../floor/texts.ts'
import { SignedInOnly } from '../sign-in/signed-in-only.tsx'
import { toast } from '../ui/toast.ts'
import { Bin } from './bin/bin.tsx'
import { DocumentLibrary } from './documents/document-library.tsx'
import { Skeletons } from './list-states.tsx'
import { Overview } from './overview/overview.tsx'
import { QuizLibrary } from './quizzes/quiz-library.tsx'
import { PhoneHeader, PhoneTabs, Sidebar } from './sidebar.tsx'

/** `profile` may still be loading. */
export function Dashboard({ profile }: { readonly profile: ReactNode }) {
  const { dashboard } = useTexts()
  const { view = 'overview' } = useSearch({ from: '/dashboard' })
  usePageTitle(dashboard.views[view])
  return (
    <SignedInOnly>
      <div className="lg:flex">
        <Sidebar />
        <PhoneHeader />
        <main id="main" className="mx-auto w-full max-w-[1180px] min-w-0 px-4 py-6 max-lg:pb-24 lg:px-8 lg:py-8">
          <LiveLists />
          {view === 'overview' && <Overview />}
          {view === 'documents' && <DocumentLibrary />}
          {view === 'quizzes' && <QuizLibrary />}
          {view === 'profile' && <Suspense fallback={<Skeletons count={2} className="h-32" />}>{profile}</Suspense>}
          {view === 'deleted' && <Bin />}
        </main>
        <PhoneTabs />
      </div>
    </SignedInOnly>
  )
}

/** Reads the lists again when a document is ready, or something comes of another tab. */
function LiveLists() {
  const client = useQueryClient()
  const { billing } = useTexts()
  useEffect(
    () =>
      followProgress(client, ({ kind, status }) => {
        if (kind === 'document' && status !== 'processing') void client.invalidateQueries({ queryKey: keys.documents })
        if (status === 'deleted' || status === 'restored') void client.invalidateQueries({ queryKey: keys.bin })
        if (kind === 'usage') void client.invalidateQueries({ queryKey: meQuery.queryKey })
        if (status === 'payment_failed') toast.error(billing.back.declined)
        if (kind === 'paper') void client.invalidateQueries({ queryKey: keys.papers })
      }),
    [client, billing],
  )
  return null
}
