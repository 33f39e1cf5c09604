/** The form of a new account says what this server asks for. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#messages/interface/en.ts'
import { waysQuery } from '../api/sign-in-ways.ts'
import { ReaderContext } from '../floor/texts.ts'
import { AccountForm } from './account-form.tsx'

const nothing = (): void => undefined

test.each([
  { least: 12, hint: 'At least 12 characters' },
  // Until the server has answered.
  { least: undefined, hint: 'At least 6 characters' },
])('a server that asks for $least: “$hint”', ({ least, hint }) => {
  const client = new QueryClient()
  if (least !== undefined)
    client.setQueryData(waysQuery.queryKey, {
      provider: 'built-in',
      isConfigured: true,
      google: false,
      mail: false,
      passwordMinLength: least,
    })
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ReaderContext value={{ language: 'en', texts: en, setLanguage: nothing }}>
        <AccountForm mode="sign-up" onMode={nothing} onForgotten={nothing} onSignedIn={async () => undefined} />
      </ReaderContext>
    </QueryClientProvider>,
  )
  expect(shown).toContain(hint)
})
