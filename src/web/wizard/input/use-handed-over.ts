/** The file that a visitor brings from the demo: signing up comes first, then it is sent, with its topics picked. */
import { useEffect, useRef, useState } from 'react'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import { forgetHandedOver, readHandedOver, type HandedOver } from '../../floor/handed-over.ts'
import { useSession } from '../../sign-in/sign-in-provider.tsx'
import { pickedTopic, type OfferedTopic } from '../../topics/choose-topics.ts'
import type { PickedTopic } from '../../topics/picked-topic.ts'

/** As many as a paper of the command line has, shared out: every topic of the demo, and no paper beyond a plan. */
const QUESTIONS_IN_ALL = 20
const each = (topics: number): number =>
  Math.min(TOPIC_DEFAULTS.questionCount, Math.max(1, Math.floor(QUESTIONS_IN_ALL / topics)))

export type Handed = {
  /** What waits for signing up. */
  readonly waiting: HandedOver | undefined
  /** What can be sent now: to be taken, once. */
  readonly ready: HandedOver | undefined
  readonly take: (handed: HandedOver) => void
  /** Of a document that was read, the topics that the demo showed. */
  readonly topicsIn: (document: {
    readonly extractedTopics?: readonly OfferedTopic[]
  }) => readonly PickedTopic[] | undefined
}

export function useHandedOver(): Handed {
  const { me, openSignIn } = useSession()
  const [held, setHeld] = useState<HandedOver>()
  const [taken, setTaken] = useState<HandedOver>()
  const isAsked = useRef(false)
  useEffect(() => {
    void readHandedOver().then(setHeld)
  }, [])
  useEffect(() => {
    if (held === undefined || me !== null || isAsked.current) return
    isAsked.current = true
    openSignIn('sign-up')
  }, [held, me, openSignIn])
  return {
    waiting: me === null ? held : undefined,
    ready: me ? held : undefined,
    take(handed) {
      void forgetHandedOver()
      setHeld(undefined)
      setTaken(handed)
    },
    topicsIn({ extractedTopics = [] }) {
      const names = new Set(taken?.topics)
      const found = extractedTopics.filter(({ name }) => names.has(name))
      return found.length === 0 ? undefined : found.map((topic) => pickedTopic(topic, each(found.length)))
    },
  }
}
