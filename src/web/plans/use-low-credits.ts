/** Tells when something was paid for with credits and few are left (specification 1, section 8). */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { lowCredits } from '#domain/credits.ts'
import { usageQuery } from '../api/queries.ts'
import { useTexts } from '../floor/texts.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import { toast } from '../ui/toast.ts'

/** Longer than other notices: nothing else tells it where the balance is not in view. */
const TOLD_MS = 10_000

export function useLowCredits(): void {
  const { credits: words } = useTexts()
  const teacher = useSession().me?.id
  const { data } = useQuery({ ...usageQuery, enabled: teacher !== undefined })
  const credits = data?.credits
  const before = useRef<{ readonly teacher: string; readonly credits: number }>(undefined)
  useEffect(() => {
    if (teacher === undefined || credits === undefined) return
    const hasFallen = before.current?.teacher === teacher && credits < before.current.credits
    before.current = { teacher, credits }
    const low = lowCredits(credits)
    if (hasFallen && low !== undefined) toast(words.low[low], { description: words.amount(credits), duration: TOLD_MS })
  }, [teacher, credits, words])
}
