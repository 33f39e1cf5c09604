/** Whose account it is; the name can be changed. */
import { LONGEST } from '#domain/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { patchMe } from '#contract/account.ts'
import { call, wordError } from '../api/call.ts'
import { meQuery } from '../api/session.ts'
import { takeAnswer } from '../api/take-answer.ts'
import { useReader } from '../floor/texts.ts'
import type { Me } from '../sign-in/sign-in-provider.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'

/** As the contract allows. */

export function NameForm({ me }: { readonly me: Me }) {
  const {
    language,
    texts: {
      account: { profile },
      common,
    },
  } = useReader()
  const client = useQueryClient()
  const [name, setName] = useState(me.name)
  const [isEmpty, setEmpty] = useState(false)
  const saving = useMutation({
    mutationFn: () => call(patchMe, { body: { name: name.trim() } }),
    onSuccess: (changed) => takeAnswer(client, meQuery.queryKey, changed),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (name.trim() !== '' && !saving.isPending) saving.mutate()
  }
  return (
    <>
      <dl className="grid gap-1">
        <dt className="text-sm font-medium">{profile.holder}</dt>
        <dd className="break-all">{me.email}</dd>
      </dl>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={profile.name}
          name="name"
          autoComplete="name"
          required
          maxLength={LONGEST.personName}
          value={name}
          fault={isEmpty ? profile.required : undefined}
          onChange={(event) => {
            setName(event.target.value)
            saving.reset()
          }}
        />
        {saving.isError ? (
          <Notice kind="bad">{wordError(saving.error, language, profile.failed, common.offline)}</Notice>
        ) : null}
        {saving.isSuccess ? <Notice kind="ok">{profile.saved}</Notice> : null}
        <div>
          <Button type="submit" kind="secondary" isBusy={saving.isPending}>
            {saving.isPending ? profile.saving : profile.save}
          </Button>
        </div>
      </form>
    </>
  )
}
