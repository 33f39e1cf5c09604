/** From the picked file to the document whose topics are chosen: confirming, sending, following, going on. */
import type { PaperLanguage } from '#domain/language.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { cancelDocument, rereadDocument } from '#contract/documents.ts'
import type { Refusal } from '#domain/refusal.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import { toldIn } from '../../floor/told.ts'
import { ApiError, call } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'
import { meQuery } from '../../api/session.ts'
import { takeAnswer } from '../../api/take-answer.ts'
import { useReader } from '../../floor/texts.ts'
import { useSession } from '../../sign-in/sign-in-provider.tsx'
import type { OfferedTopic } from '../../topics/choose-topics.ts'
import { batchState, type BatchState, type UploadRow } from './upload-row.ts'
import { sortPicked } from './upload-rules.ts'
import { uploads } from './uploads.ts'
import { useUploadRows } from './use-upload-rows.ts'
import { wordRowFault, wordUploadError } from './word-upload-fault.ts'

/** Specification 2, section 9. */
const AFTER_READY_MS = 1_500

export type ChosenDocument = {
  readonly id: string
  readonly name: string
  readonly language: PaperLanguage | null
  readonly extractedTopics?: readonly OfferedTopic[]
}

export type Quota = Extract<Refusal, { readonly code: 'quota' | 'insufficient_credits' }>

export type Uploading = {
  readonly rows: readonly UploadRow[]
  /** What was sent last, as long as it is waited for. */
  readonly batch: readonly UploadRow[]
  readonly state: BatchState
  /** PDF files that wait to be looked at, the first of them open. */
  readonly confirming: readonly File[]
  readonly alert: string | undefined
  /** What of the plan is used up. */
  readonly quota: Quota | undefined
  readonly dismissQuota: () => void
  /** Takes the files once more that the plan did not hold. */
  readonly useCredits: () => void
  readonly pick: (files: readonly File[]) => void
  /** Sends files that were looked at before. */
  readonly send: (files: readonly File[]) => void
  readonly confirm: (isWanted: boolean) => void
  readonly retry: (row: UploadRow) => void
  readonly cancel: (rows: readonly UploadRow[]) => void
  /** Waits for nothing any more; what was begun goes on. */
  readonly hide: () => void
}

export function useUploading(onChosen: (document: ChosenDocument) => void): Uploading {
  const reader = useReader()
  const client = useQueryClient()
  const { me, whenSignedIn } = useSession()
  const rows = useUploadRows()
  const [sent, setSent] = useState<readonly string[]>([])
  const [confirming, setConfirming] = useState<readonly File[]>([])
  const [alert, setAlert] = useState<string>()
  const [overPlan, setOverPlan] = useState<readonly UploadRow[]>([])
  const batch = rows.filter(({ upload }) => sent.includes(upload.key))
  const state = confirming.length > 0 ? 'none' : batchState(batch)
  useEffect(() => {
    if (me) uploads.belongTo(me.id)
  }, [me])

  const follow = (added: readonly string[]): void => setSent((before) => [...before, ...added])
  const take = (files: readonly File[]): void => {
    const { pdfs, others, refused, left } = sortPicked(files)
    setAlert(left && wordRefusal(left, toldIn(reader.language)))
    uploads.refuse(refused)
    setConfirming((before) => [...before, ...pdfs])
    follow(uploads.add(others))
  }
  const pick = (files: readonly File[]): void => {
    if (files.length === 0) return
    void client
      .ensureQueryData(meQuery)
      .catch(() => null)
      .then((known) => {
        setAlert(known === null ? reader.texts.input.faults.signIn : undefined)
        whenSignedIn(() => take(files))
      })
  }
  const confirm = (isWanted: boolean): void => {
    const [first, ...rest] = confirming
    setConfirming(rest)
    if (isWanted && first !== undefined) follow(uploads.add([first]))
  }
  const restart = (row: UploadRow, useCredits = false): void => {
    setAlert(undefined)
    const {
      upload: { key },
      document,
    } = row
    if (document === undefined) {
      uploads.send(key, 'ask', useCredits)
      return follow([key])
    }
    void call(rereadDocument, { params: { id: document.id }, body: { useCredits } }).then(
      async (again) => {
        await takeAnswer(client, keys.document(again.id), again)
        uploads.follow(key, again.id)
        follow([key])
      },
      (error: unknown) => setAlert(wordUploadError(error, reader)),
    )
  }
  const payAgain = (): void => {
    setOverPlan([])
    for (const row of overPlan) restart(row, true)
  }
  const cancel = (cancelled: readonly UploadRow[]): void => {
    setSent([])
    for (const {
      upload: { key },
      phase,
      document,
    } of cancelled) {
      if (phase === 'uploading') uploads.stop(key)
      else if (document !== undefined && (phase === 'processing' || phase === 'late')) {
        void call(cancelDocument, { params: { id: document.id } }).then(
          (stopped) => takeAnswer(client, keys.document(stopped.id), stopped),
          () => setAlert(reader.texts.input.faults.cancel),
        )
      }
    }
  }

  const stopped = useEffectEvent(() => {
    const failed = batch.filter(({ fault }) => fault !== undefined)
    const first = failed[0]
    if (first?.fault !== undefined) {
      const reason = wordRowFault(first.fault, reader).reason
      setAlert(batch.length === 1 ? reason : reader.texts.input.list.of(first.upload.file.name, reason))
    } else if (batch.some(({ phase }) => phase === 'late')) setAlert(reader.texts.input.list.statuses.late)
    setSent([])
    setOverPlan(failed.filter((row) => quotaOf(row) !== undefined))
    const unsigned = failed.filter((row) => errorOf(row)?.status === 401)
    if (unsigned.length === 0) return
    // The session ended: after signing in, the files go on by themselves.
    client.setQueryData(meQuery.queryKey, null)
    whenSignedIn(() => {
      for (const row of unsigned) restart(row)
    })
  })
  const goOn = useEffectEvent(() => {
    const document = batch.find((row) => row.document !== undefined)?.document
    setSent([])
    if (document !== undefined) onChosen(document)
  })
  useEffect(() => {
    if (state !== 'ready' && state !== 'stopped') return undefined
    const timer = state === 'ready' ? setTimeout(goOn, AFTER_READY_MS) : setTimeout(stopped, 0)
    return () => clearTimeout(timer)
  }, [state])

  return {
    rows,
    batch,
    state,
    confirming,
    alert,
    pick,
    send: (files) => follow(uploads.add(files)),
    confirm,
    retry: (row) => restart(row),
    cancel,
    hide: () => setSent([]),
    quota: overPlan[0] && quotaOf(overPlan[0]),
    dismissQuota: () => setOverPlan([]),
    useCredits: payAgain,
  }
}

const errorOf = ({ fault }: UploadRow): ApiError | undefined =>
  fault !== undefined && 'error' in fault && fault.error instanceof ApiError ? fault.error : undefined

/**
 * The pages of a PDF are counted while it is read: then the document itself tells that they are too many for this
 * month, or for the credits.
 */
function quotaOf(row: UploadRow): Quota | undefined {
  const refusal = errorOf(row)?.refusal
  if (refusal !== undefined)
    return refusal.code === 'quota' || refusal.code === 'insufficient_credits' ? refusal : undefined
  if (row.fault === undefined || !('told' in row.fault)) return undefined
  const { code, usage = 0, limit = 0, requiredCredits = 0, credits = 0 } = row.fault.told
  if (code === 'insufficient_credits') return { code, requiredCredits, credits }
  return code === 'pdf_quota' ? { code: 'quota', cause: 'pdf', usage, limit, requiredCredits, credits } : undefined
}
