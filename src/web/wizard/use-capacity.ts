/** Puts into the draft what the topics of its document give of each question type, while a step shows that needs it. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { aiQuery, capacityQuery } from '../api/catalogue-queries.ts'
import { documentQuery } from '../api/queries.ts'
import { useSession } from '../sign-in/sign-in-provider.tsx'
import type { StepProps } from './wizard.tsx'

/** An AI makes questions of every type, so nothing is asked where one is set up. */
export function useCapacity({ document }: StepProps['draft'], act: StepProps['act']): void {
  const { me } = useSession()
  const id = document?.id ?? ''
  const hasAi = useQuery(aiQuery).data
  const isAsked = document !== undefined && Boolean(me) && hasAi === false
  const read = useQuery({ ...documentQuery(id), enabled: isAsked }).data
  const state = read?.status === 'ready' ? read.extractedTopics.map((topic) => topic.id).join() : ''
  const counted = useQuery({ ...capacityQuery(id, state), enabled: isAsked && state !== '' }).data
  const tell = useEffectEvent((capacity: NonNullable<typeof counted>) =>
    act({ kind: 'capacity_counted', documentId: id, capacity }),
  )
  useEffect(() => {
    if (counted !== undefined) tell(counted)
  }, [counted])
}
