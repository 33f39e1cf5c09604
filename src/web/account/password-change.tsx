/** A new password, with the present one; every other session ends. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { changePassword, sessionsQuery } from '../api/sign-in-ways.ts'
import { useReader } from '../floor/texts.ts'
import { PasswordField } from '../sign-in/password-field.tsx'
import { wordSignInError } from '../sign-in/word-sign-in-error.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

type Faults = { readonly present?: string; readonly next?: string }

export function PasswordChange({ email, least }: { readonly email: string; readonly least: number }) {
  const { language, texts } = useReader()
  const { password: words } = texts.account
  const { faults: faultWords, leastHint } = texts.signIn
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState({ present: '', next: '' })
  const [faults, setFaults] = useState<Faults>({})
  const changing = useMutation({
    mutationFn: () => changePassword(fields.present, fields.next),
    onSuccess: () => {
      setFields({ present: '', next: '' })
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (changing.isPending) return
    const found: Faults = {
      ...(fields.present === '' ? { present: faultWords.required() } : {}),
      ...(fields.next === ''
        ? { next: faultWords.required() }
        : fields.next.length < least
          ? { next: faultWords.short(least) }
          : {}),
    }
    setFaults(found)
    const [wrong] = Object.keys(found)
    if (wrong === undefined) changing.mutate()
    else form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
  }
  const field = (name: keyof typeof fields) => ({
    name,
    required: true,
    value: fields[name],
    fault: faults[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setFields({ ...fields, [name]: event.target.value })
      if (!changing.isPending) changing.reset()
    },
  })
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {/* Which account it is, for whatever keeps passwords. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('present')} label={words.present} autoComplete="current-password" />
      <PasswordField {...field('next')} label={words.next} hint={leastHint(least)} autoComplete="new-password" />
      {changing.isError ? (
        <Notice kind="bad">{wordSignInError(changing.error, language, texts, words.failed)}</Notice>
      ) : null}
      {changing.isSuccess ? <Notice kind="ok">{words.changed}</Notice> : null}
      <div>
        <Button type="submit" kind="secondary" isBusy={changing.isPending}>
          {changing.isPending ? words.changing : words.change}
        </Button>
      </div>
    </form>
  )
}
