/** Navigation above every screen but the dashboard, which has its own for signed-in teachers. */
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useTexts } from '../floor/texts.ts'
import { useLowCredits } from '../plans/use-low-credits.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { NavigationBar } from './navigation-bar.tsx'

export function Shell() {
  const { common } = useTexts()
  const { me } = useSession()
  useLowCredits()
  const isDashboard = useRouterState({ select: ({ location }) => location.pathname.startsWith('/dashboard') })
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
      >
        {common.skip}
      </a>
      {isDashboard && me !== null ? null : <NavigationBar />}
      <Outlet />
    </>
  )
}
