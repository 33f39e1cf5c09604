/**
 * Asks for the link by which a new password is chosen. The answer is the same whether there is such an account or not.
 */
import { PASSWORD_LENGTH } from '#domain/limits.ts'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { requestPasswordReset } from '../api/session.ts'
import { useReader } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { checkEmail, type FieldFault } from './check-fields.ts'
import { TextButton } from './text-button.tsx'
import { wordSignInError } from './word-sign-in-error.ts'

export function ForgottenPassword({ onBack }: { readonly onBack: () => void }) {
  const { language, texts } = useReader()
  const { reset, faults, email: label } = texts.signIn
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<FieldFault>()
  const asking = useMutation({ mutationFn: requestPasswordReset })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = checkEmail(email)
    setFault(found)
    if (found === undefined && !asking.isPending) asking.mutate(email.trim())
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={label}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that led here is gone, and this is the next thing to do
        autoFocus
        value={email}
        fault={fault && faults[fault](PASSWORD_LENGTH.least)}
        onChange={(event) => setEmail(event.target.value)}
      />
      {asking.isError ? (
        <Notice kind="bad">{wordSignInError(asking.error, language, texts, reset.failed)}</Notice>
      ) : null}
      {asking.isSuccess ? <Notice kind="ok">{reset.sent}</Notice> : null}
      <Button type="submit" isBusy={asking.isPending}>
        {asking.isPending ? reset.busy : reset.send}
      </Button>
      <p className="text-sm">
        <TextButton onClick={onBack}>{reset.back}</TextButton>
      </p>
    </form>
  )
}
