/**
 * The tab 'Profile & Settings' of the dashboard: the account, its plan, how it is signed in to, its data and its end.
 */
import { useTexts } from '../floor/texts.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { Billing } from './billing.tsx'
import { Card } from './card.tsx'
import { CreditChanges } from './credit-changes.tsx'
import { DataExport } from './data-export.tsx'
import { DisplayChoices } from './display-choices.tsx'
import { NameForm } from './name-form.tsx'
import { PlanCard } from './plan-card.tsx'
import { Removal } from './removal.tsx'
import { Sessions } from './sessions.tsx'
import { WaysIn } from './ways-in.tsx'

export function Profile() {
  const { account, billing, credits } = useTexts()
  const { me } = useSession()
  if (!me) return null
  return (
    <div className="grid max-w-3xl gap-6">
      <h1 className="text-xl font-semibold">{account.title}</h1>
      <Card title={account.profile.title}>
        <NameForm me={me} />
      </Card>
      <Card title={account.plan.title}>
        <PlanCard me={me} />
      </Card>
      <Card title={billing.title}>
        <Billing />
      </Card>
      <Card title={credits.title}>
        <CreditChanges />
      </Card>
      <Card title={account.display.title}>
        <DisplayChoices />
      </Card>
      <WaysIn email={me.email} />
      <Card title={account.sessions.title}>
        <Sessions />
      </Card>
      <Card title={account.data.title}>
        <DataExport />
      </Card>
      <Card title={account.removal.title}>
        <Removal email={me.email} />
      </Card>
    </div>
  )
}
