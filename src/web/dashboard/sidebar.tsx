/**
 * The way through the dashboard, plan and usage, and the way out. On a narrow screen: the four tabs at the foot of the
 * window, the rest in a menu at the top.
 */
import { Link, useSearch } from '@tanstack/react-router'
import { AlignJustify, CircleUser, FileText, LayoutDashboard, LogOut, ScrollText, Trash2 } from 'lucide-react'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { ProductLink } from '../navigation/product-link.tsx'
import { LanguageChoice, LanguageMenu, ThemeChoice, ThemeMenu } from '../navigation/reader-choices.tsx'
import { DASHBOARD_VIEWS, type DashboardView } from './dashboard-search.ts'
import { useTexts } from '../floor/texts.ts'
import { useSignOut } from '../navigation/use-sign-out.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { Button } from '../ui/button.tsx'
import { joined } from '../ui/joined.ts'
import { Menu, MenuLine, MenuLink } from '../ui/menu.tsx'
import { PlanUsage } from './plan-usage.tsx'

const ICONS = {
  overview: LayoutDashboard,
  documents: FileText,
  quizzes: ScrollText,
  profile: CircleUser,
  deleted: Trash2,
} as const
/** The bin is no tab of the specification's four. */
const TABS = DASHBOARD_VIEWS.filter((view) => view !== 'deleted')

export function Sidebar() {
  const { dashboard, navigation } = useTexts()
  const signOut = useSignOut()
  return (
    <aside className="sticky top-0 z-20 hidden h-dvh w-68 shrink-0 flex-col gap-4 overflow-y-auto border-e border-line bg-surface p-4 lg:flex">
      <ProductLink />
      <nav aria-label={dashboard.label} className="grid gap-1">
        {TABS.map((view) => (
          <Tab key={view} view={view} className="gap-3 px-3" />
        ))}
        <span aria-hidden className="mx-3 my-2 h-px bg-line" />
        <Tab view="deleted" className="gap-3 px-3" />
      </nav>
      <div className="mt-auto grid gap-3 border-t border-line pt-4">
        <PlanUsage />
        <div className="flex flex-wrap justify-between">
          <LanguageMenu />
          <ThemeMenu />
        </div>
        <Button kind="secondary" onClick={signOut}>
          <LogOut size={16} aria-hidden />
          {navigation.signOut}
        </Button>
      </div>
    </aside>
  )
}

export function PhoneHeader() {
  const { dashboard } = useTexts()
  const { me } = useSession()
  return (
    <header className="flex h-14 items-center gap-1 border-b border-line bg-surface px-4 lg:hidden">
      <ProductLink />
      <span className="ms-auto" />
      <Menu label={dashboard.menu} face={<AlignJustify size={22} aria-hidden />}>
        <MenuLink link={<Link to="/dashboard" search={{ view: 'deleted' }} />}>
          <Trash2 size={16} aria-hidden />
          {dashboard.views.deleted}
        </MenuLink>
        <MenuLine />
        <LanguageChoice />
        <MenuLine />
        <ThemeChoice />
      </Menu>
      {me ? <AccountMenu me={me} /> : null}
    </header>
  )
}

/** `bottom-bar`: notices and what has the focus stay above it (styles.css). */
export function PhoneTabs() {
  const { dashboard } = useTexts()
  return (
    <nav
      aria-label={dashboard.label}
      className="bottom-bar fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 gap-1 border-t border-line bg-surface px-1 py-1 lg:hidden"
    >
      {TABS.map((view) => (
        <Tab
          key={view}
          view={view}
          className="flex-col justify-center gap-0.5 py-1.5 text-center text-xs leading-tight"
        />
      ))}
    </nav>
  )
}

function Tab({ view, className }: { readonly view: DashboardView; readonly className: string }) {
  const { dashboard } = useTexts()
  const { view: current = 'overview' } = useSearch({ from: '/dashboard' })
  const Icon = ICONS[view]
  return (
    <Link
      to="/dashboard"
      search={view === 'overview' ? {} : { view }}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={view === current ? 'page' : undefined}
      className={joined(
        'flex min-h-11 items-center rounded-control font-medium',
        view === current ? 'bg-accent-soft text-accent' : 'text-muted hover:bg-raised',
        className,
      )}
    >
      <Icon size={18} className="shrink-0" aria-hidden />
      {dashboard.views[view]}
    </Link>
  )
}
