/** Whose topics are shown, where the teacher has several documents. */
import { useQuery } from '@tanstack/react-query'
import { toast } from '../../ui/toast.ts'
import { documentsQuery } from '../../api/queries.ts'
import { wordDate } from '../../floor/dates.ts'
import { useReader } from '../../floor/texts.ts'
import type { Draft } from '../draft.ts'
import type { DraftAction } from '../reduce-draft.ts'

const OFFERED = 50

type Props = {
  readonly document: { readonly id: string; readonly name: string }
  readonly draft: Draft
  readonly act: (action: DraftAction) => void
}

export function DocumentChoice({ document, draft, act }: Props) {
  const {
    language,
    texts: { topics, common },
  } = useReader()
  const { data } = useQuery(documentsQuery({ limit: OFFERED }))
  const ready = data?.items.filter(({ status }) => status === 'ready') ?? []
  const others = ready.filter(({ id }) => id !== document.id)
  if (others.length === 0)
    return (
      <p className="wrap-anywhere">
        <span className="text-muted">{topics.from}</span> <span className="font-medium">{document.name}</span>
      </p>
    )
  const change = (chosenId: string): void => {
    const chosen = others.find(({ id }) => id === chosenId)
    if (chosen === undefined) return
    act({
      kind: 'document_chosen',
      document: { id: chosen.id, name: chosen.name },
      ...(chosen.language === null ? {} : { language: chosen.language }),
    })
    if (draft.topics.length === 0) return
    const undo = (): void =>
      act({ kind: 'document_chosen', document, language: draft.configuration.language, topics: draft.topics })
    toast(topics.documentChanged(chosen.name), { action: { label: common.undo, onClick: undo } })
  }
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm font-medium">{topics.from}</span>
      <select
        value={document.id}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        className="h-11 min-w-0 max-w-full grow basis-60 rounded-control border border-line bg-surface px-3 text-base"
      >
        {/* Names repeat where a file was uploaded twice: the day tells them apart. */}
        {ready.some(({ id }) => id === document.id) ? null : <option value={document.id}>{document.name}</option>}
        {ready.map(({ id, name, createdAt }) => (
          <option key={id} value={id}>
            {ready.some((other) => other.id !== id && other.name === name)
              ? common.named(name, wordDate(createdAt, language, 'moment'))
              : name}
          </option>
        ))}
      </select>
    </label>
  )
}
