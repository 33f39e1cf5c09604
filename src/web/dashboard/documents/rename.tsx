/** The name of a document, changed where it stands. */
import { LONGEST } from '#domain/limits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { renameDocument } from '#contract/documents.ts'
import { call, wordError } from '../../api/call.ts'
import { changeListed, type WholeDocument } from '../../api/document-lists.ts'
import { keys } from '../../api/queries.ts'
import { takeAnswer } from '../../api/take-answer.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'

export function Rename({ document }: { readonly document: WholeDocument }) {
  const {
    dashboard: {
      documents: { detail },
    },
  } = useReader().texts
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    // The field that had the focus is gone.
    if (!isOpen && wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <NameForm document={document} onClose={() => setOpen(false)} />
  return (
    <Button ref={button} kind="quiet" className="-ms-3 justify-self-start" onClick={() => setOpen(true)}>
      <Pencil size={16} aria-hidden />
      {detail.rename}
    </Button>
  )
}

function NameForm({
  document: { id, name },
  onClose,
}: {
  readonly document: WholeDocument
  readonly onClose: () => void
}) {
  const {
    language,
    texts: {
      common,
      dashboard: {
        documents: { detail },
      },
    },
  } = useReader()
  const client = useQueryClient()
  const [typed, setTyped] = useState(name)
  const [isEmpty, setEmpty] = useState(false)
  const saving = useMutation({
    mutationFn: (to: string) => call(renameDocument, { params: { id }, body: { name: to } }),
    onSuccess: async (document) => {
      await takeAnswer(client, keys.document(id), document)
      changeListed(client, id, { name: document.name })
      toast.success(detail.renamed(document.name))
      onClose()
    },
  })
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const to = typed.trim()
    setEmpty(to === '')
    if (to === name) onClose()
    else if (to !== '') saving.mutate(to)
  }
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    // It leaves the name, not the whole dialog.
    event.stopPropagation()
    onClose()
  }
  const fault = isEmpty
    ? detail.noName
    : saving.error === null
      ? undefined
      : `${detail.renameFailed} ${wordError(saving.error, language, '', common.offline)}`
  return (
    <form noValidate onSubmit={save} className="grid gap-2">
      <TextField
        label={detail.name}
        value={typed}
        maxLength={LONGEST.fileName}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for by the button that stood here
        autoFocus
        fault={fault}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={leave}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={saving.isPending}>
          {detail.save}
        </Button>
        <Button kind="secondary" onClick={onClose}>
          {common.cancel}
        </Button>
      </div>
    </form>
  )
}
