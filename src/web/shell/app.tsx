/** What surrounds every screen: texts, server state, session, toasts, router. */
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, startTransition, useCallback, useEffect, useMemo, useState, type CSSProperties } from 'react'
import type { InterfaceLanguage } from '#domain/language.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { SignInProvider } from '../sign-in/sign-in-provider.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PAGE_TAGS, saveLanguage } from '../floor/language.ts'
import { queryClient } from '../api/query-client.ts'
import { router } from './router.tsx'
import { loadTexts, ReaderContext } from '../floor/texts.ts'
import { loadNotices, toast } from '../ui/toast.ts'

/** Notices in the tokens of the page, in either theme. */
const TOASTS = {
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  fontFamily: 'var(--font-sans)',
} as CSSProperties

const Toaster = lazy(() => loadNotices().then((module) => ({ default: module.Toaster })))

export function App(first: { readonly language: InterfaceLanguage; readonly texts: InterfaceTexts }) {
  const [{ language, texts }, setChosen] = useState(first)
  const setLanguage = useCallback(
    (chosen: InterfaceLanguage) => {
      void loadTexts(chosen).then(
        (loaded) => {
          saveLanguage(chosen)
          startTransition(() => setChosen({ language: chosen, texts: loaded }))
        },
        () => toast.error(texts.common.offline),
      )
    },
    [texts],
  )
  useEffect(() => {
    document.documentElement.lang = PAGE_TAGS[language]
  }, [language])
  const reader = useMemo(() => ({ language, texts, setLanguage }), [language, texts, setLanguage])
  return (
    <ReaderContext value={reader}>
      <ErrorBoundary texts={texts}>
        <QueryClientProvider client={queryClient}>
          <SignInProvider>
            <RouterProvider router={router} />
          </SignInProvider>
        </QueryClientProvider>
        <Suspense>
          <Toaster
            position="bottom-center"
            offset={{ bottom: 'var(--notice-offset, 24px)' }}
            mobileOffset={{ bottom: 'var(--notice-offset, 16px)' }}
            closeButton
            style={TOASTS}
            toastOptions={{ closeButtonAriaLabel: texts.common.close, classNames: { description: 'text-muted!' } }}
            containerAriaLabel={texts.common.notifications}
          />
        </Suspense>
      </ErrorBoundary>
    </ReaderContext>
  )
}
