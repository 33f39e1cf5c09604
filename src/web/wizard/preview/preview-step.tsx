/** Step 5: the paper of the draft, made where there is none (specification 2, section 4, "Preview step on mount"). */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { wordPaperFault } from '#messages/word-faults.ts'
import { toldIn } from '../../floor/told.ts'
import { ApiError, wordError } from '../../api/call.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { stepBefore } from '../draft-steps.ts'
import { draftPaperQuery } from '../held-paper.ts'
import type { StepProps } from '../wizard.tsx'
import { Generation } from './generation.tsx'
import { readPaper, type PaperAnswer } from './read-paper.ts'
import { ReadyPaper } from './ready-paper.tsx'

export function PreviewStep(props: StepProps) {
  const { paperId, preset } = props.draft
  // A preset stays the same screen however often it is drawn anew.
  return paperId === undefined ? (
    <Generation {...props} />
  ) : (
    <MadePaper key={preset === undefined ? paperId : 'preset'} paperId={paperId} {...props} />
  )
}

/** A paper that was deleted since, or holds no question, is none. */
function MadePaper({ paperId, ...props }: StepProps & { readonly paperId: string }) {
  const { language, texts } = useReader()
  const { data, error, refetch } = useQuery(draftPaperQuery(paperId, props.draft.held))
  if (data !== undefined)
    return data.questions.length === 0 ? <Generation {...props} /> : <Read answer={data} {...props} />
  if (error === null)
    return (
      <p role="status" className="py-16 text-center text-muted">
        {texts.common.loading}
      </p>
    )
  if (error instanceof ApiError && error.status === 404) return <Generation {...props} />
  return (
    <Unread
      sentence={wordError(error, language, texts.preview.failure.unread, texts.common.offline)}
      onRetry={() => void refetch()}
      {...props}
    />
  )
}

function Read({ answer, ...props }: StepProps & { readonly answer: PaperAnswer }) {
  const { language } = useReader()
  const read = useMemo(() => readPaper(answer), [answer])
  if (read.ok) return <ReadyPaper answer={answer} shown={read.value} {...props} />
  return <Unread sentence={read.error.map((fault) => wordPaperFault(fault, toldIn(language))).join(' ')} {...props} />
}

function Unread({
  sentence,
  onRetry,
  draft,
  go,
}: StepProps & { readonly sentence: string; readonly onRetry?: () => void }) {
  const { common, preview } = useReader().texts
  return (
    <div className="mx-auto my-10 grid max-w-xl gap-4">
      <Notice kind="bad">{sentence}</Notice>
      <div className="flex flex-wrap gap-3">
        {onRetry === undefined ? null : <Button onClick={onRetry}>{common.retry}</Button>}
        <Button kind="secondary" onClick={() => go(stepBefore(draft))}>
          {preview.actions.previous}
        </Button>
      </div>
    </div>
  )
}
