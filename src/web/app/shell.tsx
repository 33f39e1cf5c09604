/** Navigation above every screen but the dashboard. */
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useTexts } from './texts.ts'
import { NavigationBar } from './navigation-bar.tsx'

export function Shell() {
  const { common } = useTexts()
  const isDashboard = useRouterState({ select: ({ location }) => location.pathname.startsWith('/dashboard') })
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2">{common.skip}</a>
      {isDashboard ? null : <NavigationBar />}
      <Outlet />
    </>
  )
}
