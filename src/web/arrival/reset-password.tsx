/** Where the link of the mail leads: a new password is chosen (/reset-password?token=…). */
import { useMutation } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { ApiError } from '../api/call.ts'
import { resetPassword } from '../api/session.ts'
import { usePageTitle } from '../floor/page-title.ts'
import { useReader } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { checkPassword, type FieldFault } from '../sign-in/check-fields.ts'
import { ForgottenPassword } from '../sign-in/forgotten-password.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { usePasswordLeast } from '../sign-in/use-password-least.ts'
import { wordSignInError } from '../sign-in/word-sign-in-error.ts'

export function ResetPassword() {
  const {
    texts: {
      signIn: { newOne, refusals },
    },
  } = useReader()
  const [isStale, setStale] = useState(false)
  const { openSignIn } = useSession()
  const token = useRouterState({
    select: ({ location }) =>
      new URLSearchParams(location.searchStr).get('token') ??
      new URLSearchParams(location.hash).get('access_token') ??
      '',
  })
  usePageTitle(newOne.title)
  return (
    <main
      id="main"
      className="mx-auto my-10 grid w-[min(27rem,calc(100vw-2rem))] gap-4 rounded-card border border-line bg-surface p-6"
    >
      <div>
        <h1 className="text-lg font-semibold">{newOne.title}</h1>
        <p className="mt-1 text-sm text-muted">{newOne.text}</p>
      </div>
      {token === '' || isStale ? (
        <>
          <Notice kind="bad">{isStale ? refusals.INVALID_TOKEN : newOne.noToken}</Notice>
          <ForgottenPassword onBack={() => openSignIn('sign-in')} />
        </>
      ) : (
        <NewPassword token={token} onStale={() => setStale(true)} />
      )}
    </main>
  )
}

function NewPassword({ token, onStale }: { readonly token: string; readonly onStale: () => void }) {
  const { language, texts } = useReader()
  const { openSignIn } = useSession()
  const { newOne, newPassword, faults, leastHint, modes } = texts.signIn
  const least = usePasswordLeast()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<FieldFault>()
  const saving = useMutation({
    mutationFn: () => resetPassword(token, password),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'INVALID_TOKEN') onStale()
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = checkPassword(password, least)
    setFault(found)
    if (found === undefined && !saving.isPending) saving.mutate()
  }
  if (saving.isSuccess) {
    return (
      <>
        <Notice kind="ok">{newOne.saved}</Notice>
        <Button onClick={() => openSignIn('sign-in')}>{modes['sign-in'].submit}</Button>
      </>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <PasswordField
        label={newPassword}
        name="password"
        autoComplete="new-password"
        required
        value={password}
        hint={leastHint(least)}
        fault={fault && faults[fault](least)}
        onChange={(event) => setPassword(event.target.value)}
      />
      {saving.isError ? (
        <Notice kind="bad">{wordSignInError(saving.error, language, texts, newOne.failed)}</Notice>
      ) : null}
      <Button type="submit" isBusy={saving.isPending}>
        {saving.isPending ? newOne.busy : newOne.save}
      </Button>
    </form>
  )
}
