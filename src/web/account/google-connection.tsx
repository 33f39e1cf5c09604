/** Connects Google with the account, or takes it off again. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteGoogle } from '#contract/account.ts'
import { call, wordError } from '../api/call.ts'
import { connectGoogle, ownWaysQuery } from '../api/sign-in-ways.ts'
import { takeAnswer } from '../api/take-answer.ts'
import { useReader } from '../floor/texts.ts'
import { keepReturnPath } from '../floor/return-path.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

export function GoogleConnection({
  isConnected,
  isOnlyWay,
}: {
  readonly isConnected: boolean
  readonly isOnlyWay: boolean
}) {
  const {
    language,
    texts: {
      account: { google: words },
      signIn,
      common,
    },
  } = useReader()
  const client = useQueryClient()
  const connecting = useMutation({
    mutationFn: () => {
      keepReturnPath()
      return connectGoogle()
    },
  })
  const disconnecting = useMutation({
    mutationFn: () => call(deleteGoogle, {}),
    onSuccess: (ways) => takeAnswer(client, ownWaysQuery.queryKey, ways),
  })
  const isLeaving = connecting.isPending || connecting.isSuccess
  return (
    <>
      <p className="text-muted">{isConnected ? words.on : words.off}</p>
      {connecting.isError ? <Notice kind="bad">{signIn.google.failed}</Notice> : null}
      {disconnecting.isError ? (
        <Notice kind="bad">{wordError(disconnecting.error, language, words.failed, common.offline)}</Notice>
      ) : null}
      {disconnecting.isSuccess && !isConnected ? <Notice kind="ok">{words.disconnected}</Notice> : null}
      <div>
        {isConnected ? (
          <Button
            kind="secondary"
            isBusy={disconnecting.isPending}
            whyDisabled={isOnlyWay ? words.only : undefined}
            onClick={() => disconnecting.mutate()}
          >
            {words.disconnect}
          </Button>
        ) : (
          <Button kind="secondary" isBusy={isLeaving} onClick={() => connecting.mutate()}>
            {isLeaving ? words.connecting : words.connect}
          </Button>
        )}
      </div>
      {isConnected && isOnlyWay ? <p className="text-sm text-muted">{words.only}</p> : null}
    </>
  )
}
