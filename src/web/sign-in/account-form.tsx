/** The fields of one mode, checked before they are sent. */
import { PASSWORD_LENGTH } from '#domain/limits.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { signIn, signUp } from '../api/session.ts'
import { useReader } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { checkFields, type FieldFaults, type FieldName, type Fields } from './check-fields.ts'
import { PasswordField } from './password-field.tsx'
import type { SignInMode } from './sign-in-provider.tsx'
import { TextButton } from './text-button.tsx'
import { usePasswordLeast } from './use-password-least.ts'
import { wordSignInError } from './word-sign-in-error.ts'

type Props = {
  readonly mode: SignInMode
  readonly onMode: (mode: SignInMode) => void
  readonly onForgotten: () => void
  readonly onSignedIn: () => Promise<void>
}

const EMPTY: Fields = { name: '', email: '', password: '' }

export function AccountForm({ mode, onMode, onForgotten, onSignedIn }: Props) {
  const { language, texts } = useReader()
  const words = texts.signIn.modes[mode]
  const least = usePasswordLeast()
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(EMPTY)
  const [faults, setFaults] = useState<FieldFaults>({})
  const sending = useMutation({
    mutationFn: async ({ name, email, password }: Fields) => {
      const account = { email: email.trim(), password }
      if (mode === 'sign-up') {
        const { isConfirmationSent } = await signUp({ ...account, name: name.trim(), language })
        if (isConfirmationSent === true) return texts.signIn.confirm
      } else await signIn(account)
      await onSignedIn()
      return undefined
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (sending.isPending) return
    const found = checkFields(mode, fields, least)
    setFaults(found)
    const [wrong] = Object.keys(found)
    if (wrong === undefined) sending.mutate(fields)
    else form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }
  const field = (name: FieldName) => ({
    name,
    required: true,
    value: fields[name],
    fault: faults[name] && texts.signIn.faults[faults[name]](mode === 'sign-up' ? least : PASSWORD_LENGTH.least),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setFields({ ...fields, [name]: event.target.value }),
  })
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {mode === 'sign-up' ? <TextField {...field('name')} label={texts.signIn.name} autoComplete="name" /> : null}
      <TextField
        {...field('email')}
        label={texts.signIn.email}
        type="email"
        autoComplete={mode === 'sign-up' ? 'email' : 'username'}
        inputMode="email"
      />
      <PasswordField
        {...field('password')}
        label={texts.signIn.password}
        hint={mode === 'sign-up' ? texts.signIn.leastHint(least) : undefined}
        autoComplete={mode === 'sign-up' ? 'new-password' : 'current-password'}
      />
      {sending.isError ? <Notice kind="bad">{wordSignInError(sending.error, language, texts)}</Notice> : null}
      {sending.data === undefined ? null : <Notice kind="ok">{sending.data}</Notice>}
      <Button type="submit" isBusy={sending.isPending}>
        {sending.isPending ? words.busy : words.submit}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <p className="flex flex-wrap items-center gap-x-1.5 text-muted">
          {words.question}{' '}
          <TextButton onClick={() => onMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')}>{words.other}</TextButton>
        </p>
        {mode === 'sign-in' ? <TextButton onClick={onForgotten}>{texts.signIn.forgot}</TextButton> : null}
      </div>
    </form>
  )
}
