/** What the public pages say that is no text, as the server knows it. */
import type { AiOffer } from '#contract/public-pages.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { Plan } from '#domain/plan.ts'

export type PaperFacts = {
  readonly paper: 1 | 2
  readonly questions: number
  readonly marks: number
  readonly minutes: number
}

export type PublicFacts = {
  readonly plans: NonEmpty<Plan>
  /** Whether a plan can be paid for here. */
  readonly takesPayment: boolean
  readonly ai: AiOffer
  /** The papers of the HKDSE as the examination sets them. */
  readonly papers: readonly PaperFacts[]
  /** What one upload may hold. */
  readonly uploads: { readonly files: number; readonly megabytes: number }
  /** The demo of the landing page, rendered: it alone is a root of React in the browser. */
  readonly demo: string
}
