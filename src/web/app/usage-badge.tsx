/** The questions of the month against the plan's limit, of whoever is signed in. */
import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '../api/queries.ts'
import { useTexts } from './texts.ts'
import { UsageFace } from './usage-face.tsx'

export function UsageBadge({ className }: { readonly className?: string }) {
  const { navigation } = useTexts()
  const { data } = useQuery(usageQuery)
  return data === undefined ? null : <UsageFace used={data.usage.questions} limit={data.limits.questionsPerMonth} texts={navigation} className={className} />
}
