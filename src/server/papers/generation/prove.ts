/** The proof of an AI's answers, as the making asks for it. */
import type { ProveAnswer } from '#questions/from-ai/prove-port.ts'

export const proveAnswer: ProveAnswer = () => ({ kind: 'undecided' })
