/**
 * The gate before the choice: candidates that are badly written are dropped, the others lose accepted answers that only
 * repeat the question, and get the score by which they are chosen.
 */
import type { PaperLanguage } from '#domain/language.ts'
import { acceptance } from './acceptance.ts'
import { withoutEchoes } from './accepted-answers.ts'
import type { Candidate } from './candidate.ts'
import type { FlawCode } from './checks/item-flaw.ts'
import { itemFlaws } from './checks/item-flaws.ts'

/**
 * The candidates without a flaw that rejects them; their score is now how likely readers are to accept them. `language`
 * is the document's.
 */
export function gateCandidates(candidates: readonly Candidate[], language: PaperLanguage): Candidate[] {
  return candidates.flatMap((candidate) => {
    // Families are read and enumerated before they are used.
    if (candidate.draft.provenance.proof === 'proved') return [candidate]
    const flaws = itemFlaws(candidate.draft, language).filter(
      ({ code }) => !MENDED_LATER.has(code) && isJudgedBy(code, candidate),
    )
    if (flaws.some(({ severity }) => severity === 'reject')) return []
    const warnings = new Set(flaws.map(({ code }) => code)).size
    return [
      {
        ...candidate,
        draft: withoutEchoes(candidate.draft),
        judged: { makerScore: candidate.score, warnings },
        score: acceptance({ ...candidate, warnings }, language),
      },
    ]
  })
}

/** Whether a rule about words may speak of what a maker offers: of some things people have decided. */
export function isJudgedBy(code: FlawCode, { maker, signs }: Pick<Candidate, 'maker' | 'signs'>): boolean {
  if (maker.startsWith('lexicon_')) return !READ_BEFORE.has(code)
  if (maker.startsWith('notes_')) return !LISTED.has(code)
  return code !== 'unrelated_options' || signs?.sisters === undefined
}

/** What readers of the lexicon have decided, and rules about words only guess. */
const READ_BEFORE: ReadonlySet<FlawCode> = new Set([
  'unrelated_options',
  'no_meaning',
  'broken_wording',
  'dangling_reference',
  'bare_negation',
])
/** The entries of one list or column are of one kind because its author says so, and any of them may be asked for. */
const LISTED: ReadonlySet<FlawCode> = new Set(['unrelated_options', 'ordinary_blank'])
/** Options are put in order when the keys are balanced. */
const MENDED_LATER: ReadonlySet<FlawCode> = new Set(['options_not_ascending'])
