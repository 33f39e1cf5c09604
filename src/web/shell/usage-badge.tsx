/** The signed-in teacher's questions of the month against the plan's limit. */
import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '../api/queries.ts'
import { useTexts } from '../floor/texts.ts'
import { UsageFace } from '../plans/usage-face.tsx'

export function UsageBadge({ className }: { readonly className?: string }) {
  const { navigation } = useTexts()
  const { data } = useQuery(usageQuery)
  return data === undefined ? null : (
    <UsageFace
      used={data.usage.questions}
      limit={data.limits.questionsPerMonth}
      texts={navigation}
      className={className}
    />
  )
}
