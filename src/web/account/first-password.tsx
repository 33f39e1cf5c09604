/** Of an account that came by Google: its first password is set by a link in a mail, which proves the address. */
import { useMutation } from '@tanstack/react-query'
import { requestPasswordReset } from '../api/session.ts'
import { useReader } from '../floor/texts.ts'
import { wordSignInError } from '../sign-in/word-sign-in-error.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

export function FirstPassword({ email, hasMail }: { readonly email: string; readonly hasMail: boolean }) {
  const { language, texts } = useReader()
  const { password: words } = texts.account
  const sending = useMutation({ mutationFn: () => requestPasswordReset(email) })
  if (!hasMail) return <p className="text-muted">{words.noMail}</p>
  return (
    <>
      <p className="text-muted">{words.none}</p>
      {sending.isError ? (
        <Notice kind="bad">{wordSignInError(sending.error, language, texts, words.sendFailed)}</Notice>
      ) : null}
      {sending.isSuccess ? <Notice kind="ok">{words.sent}</Notice> : null}
      <div>
        <Button kind="secondary" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {words.send}
        </Button>
      </div>
    </>
  )
}
