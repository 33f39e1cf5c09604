/** Which steps of the wizard a draft allows. */
import { STEPS, type Draft, type Step } from './draft.ts'
import { readConfiguration } from './read-draft.ts'

/**
 * Whether a step can be gone to: later ones need what earlier ones give; between a preset and its paper there is none.
 */
export const allowsStep = (draft: Draft, index: number): boolean =>
  draft.preset === undefined ? index <= furthestStep(draft) : index === 0 || index === STEPS.length - 1

/** The step that is wanted, or the last before it that the draft allows. */
export const nearestStep = (draft: Draft, wanted: number): number =>
  allowsStep(draft, wanted) ? wanted : nearestStep(draft, wanted - 1)

/** The furthest step that a draft of one's own topics allows. */
export function furthestStep(draft: Draft): number {
  if (draft.document === undefined && draft.concept === undefined) return 0
  if (draft.topics.length === 0) return 1
  if (!readConfiguration(draft).ok) return 2
  if (draft.templateId === undefined && draft.paperId === undefined) return 3
  return STEPS.length - 1
}

/** Where Previous leads from the last step. */
export const stepBefore = ({ preset }: Draft): Step => (preset === undefined ? 'template' : 'input')
