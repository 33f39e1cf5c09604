/** The application's sign-in dialog over a public page, with what it stands on: loaded when it is first asked for. */
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { InterfaceLanguage } from '#domain/language.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { queryClient } from '../api/query-client.ts'
import { loadTexts, ReaderContext } from '../floor/texts.ts'
import { SignInDialog } from '../sign-in/sign-in-dialog.tsx'
import type { SignInMode } from '../sign-in/sign-in-provider.tsx'

let isOpen = false

export async function openSignIn(
  mode: SignInMode,
  language: InterfaceLanguage,
  onSignedIn: () => Promise<unknown>,
): Promise<void> {
  if (isOpen) return
  isOpen = true
  const texts = await loadTexts(language)
  const root = createRoot(document.createElement('div'))
  const close = (): void => {
    root.unmount()
    isOpen = false
  }
  root.render(
    <SignIn
      first={mode}
      language={language}
      texts={texts}
      onClose={close}
      onSignedIn={() => onSignedIn().then(close)}
    />,
  )
}

type Props = {
  readonly first: SignInMode
  readonly language: InterfaceLanguage
  readonly texts: InterfaceTexts
  readonly onClose: () => void
  readonly onSignedIn: () => Promise<void>
}

function SignIn({ first, language, texts, ...rest }: Props) {
  const [mode, setMode] = useState(first)
  return (
    <ReaderContext value={{ language, texts, setLanguage: () => undefined }}>
      <QueryClientProvider client={queryClient}>
        <SignInDialog mode={mode} onMode={setMode} {...rest} />
      </QueryClientProvider>
    </ReaderContext>
  )
}
