/** What was worked on last, and what there is to do (specification 1, section 2). */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText, Plus, ScrollText, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { papersQuery } from '../../api/queries.ts'
import { DATE_TAGS } from '../../floor/language.ts'
import type { DashboardView } from '../dashboard-search.ts'
import { useReader } from '../../floor/texts.ts'
import { buttonLook } from '../../ui/button.tsx'
import { PlanUsage } from '../plan-usage.tsx'
import { RecentDocuments, recentDocumentsQuery } from './recent-documents.tsx'
import { RecentQuizzes, RECENT_QUIZZES } from './recent-quizzes.tsx'
import { Tiles } from './tiles.tsx'

export function Overview() {
  const { dashboard } = useReader().texts
  const documents = useQuery(recentDocumentsQuery).data?.total
  const quizzes = useQuery(papersQuery(RECENT_QUIZZES)).data?.total
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl font-semibold" tabIndex={-1}>
          {dashboard.welcome}
        </h1>
        <Link to="/generator" className={buttonLook()}>
          <Plus size={18} aria-hidden />
          {dashboard.create}
        </Link>
      </div>
      <dl className="grid grid-cols-2 gap-4">
        <Total name={dashboard.totals.documents} total={documents} Icon={FileText} />
        <Total name={dashboard.totals.quizzes} total={quizzes} Icon={ScrollText} />
      </dl>
      <div className="rounded-card border border-line bg-surface p-4 lg:hidden">
        <PlanUsage />
      </div>
      <Recent title={dashboard.documents.recent} total={documents} view="documents">
        <RecentDocuments />
      </Recent>
      <Recent title={dashboard.quizzes.recent} total={quizzes} view="quizzes">
        <RecentQuizzes />
      </Recent>
      <Tiles />
    </div>
  )
}

function Total({
  name,
  total,
  Icon,
}: {
  readonly name: string
  readonly total: number | undefined
  readonly Icon: LucideIcon
}) {
  const { language } = useReader()
  return (
    <div className="grid content-between gap-1 rounded-card border border-line bg-surface p-4 sm:p-5">
      <dt className="flex items-center gap-2 text-sm text-muted">
        <Icon size={16} className="shrink-0" aria-hidden />
        {name}
      </dt>
      <dd className="text-2xl font-semibold tabular-nums">
        {total === undefined ? '–' : new Intl.NumberFormat(DATE_TAGS[language]).format(total)}
      </dd>
    </div>
  )
}

function Recent({
  title,
  total,
  view,
  children,
}: {
  readonly title: string
  readonly total: number | undefined
  readonly view: DashboardView
  readonly children: ReactNode
}) {
  const { dashboard } = useReader().texts
  return (
    <section aria-label={title} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg font-semibold" tabIndex={-1}>
          {title}
        </h2>
        {total === undefined || total === 0 ? null : (
          <Link
            to="/dashboard"
            search={{ view }}
            className="inline-flex min-h-8 items-center text-sm font-medium text-accent underline underline-offset-4"
          >
            {dashboard.viewAll(total)}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
