/** The account of whoever is signed in. */
import { useTexts } from '../app/texts.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'

export function Profile() {
  const { dashboard: { profile } } = useTexts()
  const { me } = useSession()
  return (
    <div className="grid gap-6">
      <h1 className="text-xl font-semibold" tabIndex={-1}>{profile.title}</h1>
      <dl className="rounded-card border border-line bg-surface p-5"><dt className="text-sm text-muted">{profile.holder}</dt><dd className="font-medium break-all">{me?.email}</dd></dl>
    </div>
  )
}
