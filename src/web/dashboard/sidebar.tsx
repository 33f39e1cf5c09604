/** The way through the dashboard, plan and usage, and the way out; on a narrow screen a bar at the top. */
import { Link, useSearch } from '@tanstack/react-router'
import { CircleUser, FileText, LayoutDashboard, LogOut, ScrollText, Trash2 } from 'lucide-react'
import { AccountMenu } from '../app/account-menu.tsx'
import { ProductLink } from '../app/product-link.tsx'
import { LanguageMenu, ThemeMenu } from '../app/reader-choices.tsx'
import { DASHBOARD_VIEWS } from '../app/router.tsx'
import { useTexts } from '../app/texts.ts'
import { useSignOut } from '../app/use-sign-out.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { Button } from '../ui/button.tsx'
import { joined } from '../ui/joined.ts'
import { PlanUsage } from './plan-usage.tsx'

const ICONS = { overview: LayoutDashboard, documents: FileText, quizzes: ScrollText, deleted: Trash2, profile: CircleUser } as const

export function Sidebar() {
  const { navigation } = useTexts()
  const { me } = useSession()
  const signOut = useSignOut()
  return (
    <>
      <aside className="sticky top-0 z-20 hidden h-dvh w-68 shrink-0 flex-col gap-4 overflow-y-auto border-e border-line bg-surface p-4 lg:flex">
        <ProductLink />
        <Views className="grid gap-1" />
        <div className="mt-auto grid gap-3 border-t border-line pt-4">
          <PlanUsage />
          <div className="flex justify-between"><LanguageMenu /><ThemeMenu /></div>
          <Button kind="secondary" onClick={signOut}><LogOut size={16} aria-hidden />{navigation.signOut}</Button>
        </div>
      </aside>
      <header className="sticky top-0 z-30 border-b border-line bg-surface lg:hidden">
        <div className="flex h-14 items-center gap-1 px-4">
          <ProductLink />
          <span className="ms-auto" />
          <LanguageMenu />
          <ThemeMenu />
          {me ? <AccountMenu me={me} /> : null}
        </div>
        <Views className="grid grid-cols-5 gap-1 px-2 pb-1" isNarrow />
      </header>
    </>
  )
}

function Views({ className, isNarrow = false }: { readonly className: string; readonly isNarrow?: boolean }) {
  const { dashboard } = useTexts()
  const { view: current = 'overview' } = useSearch({ from: '/dashboard' })
  return (
    <nav aria-label={dashboard.label} className={className}>
      {DASHBOARD_VIEWS.map((view) => {
        const Icon = ICONS[view]
        return (
          <Link
            key={view}
            to="/dashboard"
            search={view === 'overview' ? {} : { view }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={view === current ? 'page' : undefined}
            className={joined('flex min-h-11 items-center rounded-control font-medium', view === current ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-raised', isNarrow ? 'flex-col justify-center gap-0.5 px-1 py-1.5 text-center text-xs leading-tight' : 'gap-3 px-3')}
          >
            <Icon size={18} aria-hidden />{dashboard.views[view]}
          </Link>
        )
      })}
    </nav>
  )
}
