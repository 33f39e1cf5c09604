/** The sheet of a draft: with grey bars until its questions are made, then the paper itself. */
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { parsePaper } from '#domain/paper-json.ts'
import { layOut } from '#layout/lay-out.ts'
import { findTemplate } from '#templates/templates.ts'
import { wordError } from '../../api/call.ts'
import { useReader } from '../../floor/texts.ts'
import { PaperView } from '../../paper/paper-view.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Draft } from '../draft.ts'
import { draftPaperQuery } from '../held-paper.ts'
import { placeholderPaper, templateOf } from './placeholder-paper.ts'

const OPTIONS = { part: 'paper', pageSize: 'a4' } as const

export function LiveSheet({ draft }: { readonly draft: Draft }) {
  return draft.paperId === undefined ? <DraftSheet draft={draft} /> : <MadeSheet id={draft.paperId} draft={draft} />
}

/** Typing comes first: the sheet follows when there is time. */
function DraftSheet({ draft }: { readonly draft: Draft }) {
  const shown = useDeferredValue(draft)
  const laidOut = useMemo(() => layOut(placeholderPaper(shown), templateOf(shown), OPTIONS), [shown])
  return <PaperView laidOut={laidOut} glows />
}

function MadeSheet({ id, draft }: { readonly id: string; readonly draft: Draft }) {
  const {
    language,
    texts: { paperView, common },
  } = useReader()
  const { data, error, refetch, isFetching } = useQuery(draftPaperQuery(id, draft.held))
  const laidOut = useMemo(() => {
    const parsed = data === undefined ? undefined : parsePaper(data, { from: { kind: 'own' } })
    return parsed?.ok === true
      ? layOut(parsed.value, findTemplate(parsed.value.templateId) ?? templateOf(draft), OPTIONS)
      : undefined
  }, [data, draft])
  if (laidOut !== undefined) return <PaperView laidOut={laidOut} glows />
  return (
    <div className="grid gap-3">
      {error === null ? null : (
        <Notice kind="bad">
          <p>{wordError(error, language, paperView.failed, common.offline)}</p>
          <Button kind="secondary" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {data === undefined ? null : <Notice kind="warn">{paperView.unread}</Notice>}
      <DraftSheet draft={draft} />
    </div>
  )
}
