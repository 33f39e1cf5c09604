/** Where the account is signed in, and the end of every session but this one. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useRef } from 'react'
import { deleteOtherSessions } from '#contract/account.ts'
import { call, wordError } from '../api/call.ts'
import { sessionsQuery } from '../api/sign-in-ways.ts'
import { wordDate } from '../floor/dates.ts'
import { useReader } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { deviceOf } from './device-of.ts'

export function Sessions() {
  const {
    language,
    texts: {
      account: { sessions: words },
      common,
    },
  } = useReader()
  const client = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const { data, error } = useQuery(sessionsQuery)
  const ending = useMutation({
    mutationFn: () => call(deleteOtherSessions, {}),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
      // The button is gone.
      list.current?.focus()
    },
  })
  if (error !== null) return <Notice kind="bad">{wordError(error, language, words.loadFailed, common.offline)}</Notice>
  if (data === undefined)
    return (
      <p role="status" className="text-muted">
        {common.loading}
      </p>
    )
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={words.title} className="grid gap-3">
        {data.items.map(({ userAgent, lastUsedAt, createdAt, isThis }) => {
          const { browser, system, isPhone } = deviceOf(userAgent)
          const Icon = isPhone ? Smartphone : Monitor
          return (
            <li key={createdAt + userAgent} className="flex items-start gap-3">
              <Icon size={18} className="mt-1 shrink-0 text-muted" aria-hidden />
              <div>
                <p>
                  {browser === undefined || system === undefined
                    ? (browser ?? system ?? words.unknown)
                    : words.device(browser, system)}
                  {isThis ? (
                    <span className="ms-2 rounded-full bg-accent-soft px-2 py-0.5 text-xs font-medium whitespace-nowrap text-accent">
                      {words.here}
                    </span>
                  ) : null}
                </p>
                <p className="text-sm text-muted">{words.lastUsed(wordDate(lastUsedAt, language))}</p>
              </div>
            </li>
          )
        })}
      </ul>
      {ending.isError ? (
        <Notice kind="bad">{wordError(ending.error, language, words.failed, common.offline)}</Notice>
      ) : null}
      {ending.isSuccess ? <Notice kind="ok">{words.ended(ending.data.ended)}</Notice> : null}
      {data.items.length > 1 ? (
        <div className="grid gap-2">
          <div>
            <Button kind="secondary" isBusy={ending.isPending} onClick={() => ending.mutate()}>
              {words.everywhere}
            </Button>
          </div>
          <p className="text-sm text-muted">{words.everywhereHint}</p>
        </div>
      ) : (
        <p className="text-sm text-muted">{words.alone}</p>
      )}
    </>
  )
}
