/** A teacher's documents and quizzes (specification 1, section 2): what is made is not lost to sight. */
import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keys } from '../api/queries.ts'
import { followProgress } from '../api/progress.ts'
import { useTexts } from '../app/texts.ts'
import { SignedInOnly } from '../sign-in/signed-in-only.tsx'
import { Bin } from './bin/bin.tsx'
import { DocumentLibrary } from './document-library.tsx'
import { Overview } from './overview.tsx'
import { QuizLibrary } from './quizzes/quiz-library.tsx'
import { Sidebar } from './sidebar.tsx'

export function Dashboard() {
  const { dashboard } = useTexts()
  const { view = 'overview', page = 1 } = useSearch({ from: '/dashboard' })
  useEffect(() => { document.title = `${dashboard.views[view]} · Setpaper` }, [dashboard, view])
  return (
    <SignedInOnly>
      <div className="lg:flex">
        <Sidebar />
        <main id="main" className="mx-auto w-full max-w-[1180px] min-w-0 px-4 py-6 lg:px-8 lg:py-8">
          <LiveLists />
          {view === 'overview' && <Overview />}
          {view === 'documents' && <DocumentLibrary page={page} />}
          {view === 'quizzes' && <QuizLibrary />}
          {view === 'deleted' && <Bin />}
        </main>
      </div>
    </SignedInOnly>
  )
}

/** Reads the lists again when a document is ready, or something comes of another tab. */
function LiveLists() {
  const client = useQueryClient()
  useEffect(() => followProgress(client, ({ kind, status }) => {
    if (kind === 'document' && status !== 'processing') void client.invalidateQueries({ queryKey: keys.documents })
    if (status === 'deleted' || status === 'restored') void client.invalidateQueries({ queryKey: keys.bin })
    if (kind === 'paper') void client.invalidateQueries({ queryKey: keys.papers })
  }), [client])
  return null
}
