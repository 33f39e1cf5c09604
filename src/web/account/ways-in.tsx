/** How the account is signed in to: password, and Google where the server offers it. */
import { useQuery } from '@tanstack/react-query'
import { wordError } from '../api/call.ts'
import { ownWaysQuery, waysQuery } from '../api/sign-in-ways.ts'
import { useReader } from '../floor/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { Card } from './card.tsx'
import { FirstPassword } from './first-password.tsx'
import { GoogleConnection } from './google-connection.tsx'
import { PasswordChange } from './password-change.tsx'

export function WaysIn({ email }: { readonly email: string }) {
  const {
    language,
    texts: {
      account: { password, google },
      common,
    },
  } = useReader()
  const { data: own, error: ownFault } = useQuery(ownWaysQuery)
  const { data: ways, error: waysFault } = useQuery(waysQuery)
  const fault = ownFault ?? waysFault
  if (fault !== null)
    return (
      <Card title={password.title}>
        <Notice kind="bad">{wordError(fault, language, common.unknownError, common.offline)}</Notice>
      </Card>
    )
  if (own === undefined || ways === undefined)
    return (
      <Card title={password.title}>
        <p role="status" className="text-muted">
          {common.loading}
        </p>
      </Card>
    )
  return (
    <>
      <Card title={password.title}>
        {own.password || own.supabase ? (
          <PasswordChange email={email} least={ways.passwordMinLength} />
        ) : (
          <FirstPassword email={email} hasMail={ways.mail} />
        )}
      </Card>
      {own.google || (ways.google && ways.provider === 'built-in') ? (
        <Card title={google.title}>
          <GoogleConnection isConnected={own.google} isOnlyWay={!own.password} />
        </Card>
      ) : null}
    </>
  )
}
