/** The gate before the choice: candidates that are badly written are dropped, weak ones come after the others. */
import type { Language } from '#domain/language.ts'
import type { Candidate } from './candidate.ts'
import type { FlawCode } from './checks/item-flaw.ts'
import { itemFlaws } from './checks/item-flaws.ts'

/** The candidates without a flaw that rejects them; each warning lowers the score. `language` is the document's. */
export function gateCandidates(candidates: readonly Candidate[], language: Language): Candidate[] {
  return candidates.flatMap((candidate) => {
    const flaws = itemFlaws(candidate.draft, language).filter(({ code }) => !MENDED_LATER.has(code))
    if (flaws.some(({ severity }) => severity === 'reject')) return []
    const warnings = new Set(flaws.map(({ code }) => code)).size
    return [warnings === 0 ? candidate : { ...candidate, score: Math.max(0, candidate.score - WARNING * warnings) }]
  })
}

/** Options are put in order when the keys are balanced. */
const MENDED_LATER: ReadonlySet<FlawCode> = new Set(['options_not_ascending'])
/** Less than luck weighs in the choice, so that a weak question comes where there is no better one. */
const WARNING = 0.08
