/**
 * The end of the account: said plainly, confirmed by the password, or where there is none by the address soon after
 * signing in.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { deleteMe } from '#contract/account.ts'
import { ApiError, call, wordError } from '../api/call.ts'
import { signOut as endSession } from '../api/session.ts'
import { ownWaysQuery, waysQuery } from '../api/sign-in-ways.ts'
import { GoogleButton } from '../sign-in/google-button.tsx'
import { sayOnNextPage } from '../floor/next-page.ts'
import { useReader } from '../floor/texts.ts'
import { PasswordField } from '../sign-in/password-field.tsx'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { publicAddress } from '../floor/addresses.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'

export function Removal({ email }: { readonly email: string }) {
  const {
    account: { removal },
    common,
  } = useReader().texts
  const { data: ways } = useQuery(ownWaysQuery)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className="text-muted">{removal.text}</p>
      <div>
        <Button
          kind="danger"
          whyDisabled={ways === undefined ? common.loading : undefined}
          onClick={() => setOpen(true)}
        >
          {removal.open}
        </Button>
      </div>
      {isOpen && ways !== undefined ? (
        <Dialog
          title={removal.dialog}
          description={removal.dialogText(email)}
          closeLabel={common.close}
          onClose={() => setOpen(false)}
        >
          <RemovalForm by={ways.password ? 'password' : 'email'} onCancel={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  )
}

function RemovalForm({ by, onCancel }: { readonly by: 'password' | 'email'; readonly onCancel: () => void }) {
  const {
    language,
    texts: {
      account: { removal },
      signIn,
      common,
    },
  } = useReader()
  const { signOut } = useSession()
  const [given, setGiven] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const removing = useMutation({
    mutationFn: () =>
      signOut(async () => {
        await call(deleteMe, { body: { [by]: given } })
        // Takes the cookie away; without an account it says nothing any more.
        await endSession().catch(() => undefined)
      }),
    onSuccess: () => {
      sayOnNextPage('account-deleted')
      location.assign(publicAddress('landing', language))
    },
  })
  const { error } = removing
  const isWrong = error instanceof ApiError && error.is('invalid_input')
  const isStale = error instanceof ApiError && error.is('sign_in_again')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setEmpty(given === '')
    if (given !== '' && !removing.isPending && !removing.isSuccess) removing.mutate()
  }
  const wrongWords = by === 'password' ? removal.wrongPassword : removal.wrongEmail
  const field = {
    name: by,
    required: true,
    value: given,
    fault: isEmpty ? signIn.faults.required() : isWrong ? wrongWords : undefined,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setGiven(event.target.value)
      setEmpty(false)
      removing.reset()
    },
  }
  if (isStale) return <SignInAgain />
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {by === 'password' ? (
        <PasswordField {...field} label={removal.password} autoComplete="current-password" />
      ) : (
        <TextField {...field} label={removal.email} type="email" inputMode="email" autoComplete="off" />
      )}
      {error === null || isWrong ? null : (
        <Notice kind="bad">{wordError(error, language, removal.failed, common.offline)}</Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="secondary" onClick={onCancel}>
          {common.cancel}
        </Button>
        <Button type="submit" kind="danger" isBusy={removing.isPending || removing.isSuccess}>
          {removing.isPending ? removal.busy : removal.confirm}
        </Button>
      </div>
    </form>
  )
}

function SignInAgain() {
  const {
    account: { removal },
  } = useReader().texts
  const { signOut } = useSession()
  const { data: ways } = useQuery(waysQuery)
  return (
    <div className="grid gap-4">
      <Notice kind="warn">{removal.again}</Notice>
      {ways?.google === true ? (
        <GoogleButton />
      ) : (
        <Button kind="secondary" onClick={() => void signOut()}>
          {removal.againOut}
        </Button>
      )}
    </div>
  )
}
