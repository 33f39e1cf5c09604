/** The addresses of the application; each screen is loaded when it is first needed. */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { readDashboardSearch } from '../dashboard/dashboard-search.ts'
import type { Preset } from '../presets/preset.ts'
import type { PickedTopic } from '../topics/picked-topic.ts'
import { STEPS, type InputMethod } from '../wizard/draft.ts'
import { Shell } from './shell.tsx'
import { NotFound, ScreenBroken } from './route-faults.tsx'
import { loadPart } from '../ui/load-part.ts'

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  /** What the wizard may be opened with (specification 2, section 2): with topics it begins at the third step. */
  interface HistoryState {
    document?: { readonly id: string; readonly name: string; readonly title?: string }
    topics?: readonly PickedTopic[]
    /** A paper of the HKDSE: the wizard begins at its last step. */
    preset?: Preset
    /** A way to a paper: the wizard begins there. */
    inputMethod?: InputMethod
    /** What is shown over the page was opened from it, so that closing goes back. */
    isOpened?: boolean
  }
}

const rootRoute = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: ScreenBroken })

/**
 * `preset`: `hkdse` opens the papers to choose from (decision D30); one of them by its name (presets/preset.ts), in
 * `language`, is drawn.
 */
export type GeneratorSearch = { readonly step?: number; readonly preset?: string; readonly language?: string }
const generator = createRoute({
  getParentRoute: () => rootRoute,
  path: '/generator',
  validateSearch: ({ step, preset, language }: Record<string, unknown>): GeneratorSearch => {
    const number = Number(step)
    return {
      ...(Number.isInteger(number) && number >= 1 && number <= STEPS.length ? { step: number } : {}),
      ...(typeof preset === 'string' ? { preset } : {}),
      ...(typeof language === 'string' ? { language } : {}),
    }
  },
  component: lazyRouteComponent(() => loadPart(() => import('../wizard/wizard.tsx')), 'Wizard'),
})

const dashboard = createRoute({
  getParentRoute: () => rootRoute,
  path: '/dashboard',
  validateSearch: readDashboardSearch,
  component: lazyRouteComponent(() => loadPart(() => import('./dashboard-route.tsx')), 'DashboardRoute'),
})
/** A paper question by question, or as it is printed; each page has what it shows where the address says nothing. */
export type QuizSearch = { readonly view?: 'questions' | 'printed' }
const validateSearch = ({ view }: Record<string, unknown>): QuizSearch =>
  view === 'questions' || view === 'printed' ? { view } : {}
const quizPreview = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quiz/$id/preview',
  validateSearch,
  component: lazyRouteComponent(() => loadPart(() => import('../quiz/quiz-preview.tsx')), 'QuizPreview'),
})
const quiz = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quiz/$id',
  validateSearch,
  component: lazyRouteComponent(() => loadPart(() => import('../quiz/quiz-page.tsx')), 'QuizPage'),
})
const quizExport = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quiz/$id/export',
  component: lazyRouteComponent(() => loadPart(() => import('../quiz/export/export-page.tsx')), 'ExportPage'),
})
const quizFlow = createRoute({
  getParentRoute: () => rootRoute,
  path: '/quiz/$id/flow',
  component: lazyRouteComponent(() => loadPart(() => import('../quiz/flow-screen.tsx')), 'FlowScreen'),
})
const newPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyRouteComponent(() => loadPart(() => import('../arrival/reset-password.tsx')), 'ResetPassword'),
})
const authCallback = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/callback',
  component: lazyRouteComponent(() => loadPart(() => import('../arrival/auth-callback.tsx')), 'AuthCallback'),
})

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    generator,
    dashboard,
    quizPreview,
    quiz,
    quizExport,
    quizFlow,
    newPassword,
    authCallback,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
})
