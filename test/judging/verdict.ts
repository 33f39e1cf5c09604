/** What a reader says of a question, as one line of a table; and the check of what readers hand in. */
import type { JudgedQuestion } from './round.ts'

/** From best to worst. */
export const VERDICTS = ['as_is', 'small_edit', 'reject'] as const
export type VerdictName = (typeof VERDICTS)[number]

/** Why a question cannot be used as it is: the first that holds. */
export const REASONS = [
  'wrong_key',
  'second_right_option',
  'key_not_in_source',
  'not_self_contained',
  'gives_itself_away',
  'trivial',
  'unclear_wording',
  'grammar',
  'weak_distractors',
  'broken_text',
  'bad_term',
  'not_worth_asking',
  'flawed_marking_scheme',
  'other',
] as const
export type Reason = (typeof REASONS)[number]

export type Verdict = {
  readonly id: string
  readonly verdict: VerdictName
  /** Of small_edit and reject. */
  readonly reason?: Reason
  readonly note: string
  /** Of multiple choice: how many of the wrong options could tempt who does not know, and are certainly wrong. */
  readonly adequateDistractors?: number
}

const MOST_DISTRACTORS = 3

/**
 * Reads lines `id, verdict, reason, note, adequate distractors`, parted by tabs, the last for multiple choice alone;
 * lines that
 * are empty or begin with # are left out. `faults` has a sentence for each thing that is wrong; none means that all
 * of the round is judged.
 */
export function parseVerdicts(
  text: string,
  round: readonly JudgedQuestion[],
): { readonly verdicts: readonly Verdict[]; readonly faults: readonly string[] } {
  const questions = new Map(round.map((question) => [question.id, question]))
  const verdicts = new Map<string, Verdict>()
  const faults: string[] = []
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return
    const [id = '', verdict = '', reason = '', note = '', distractors = ''] = line
      .split('\t')
      .map((cell) => cell.trim())
    const fault = (what: string): void => void faults.push(`Line ${index + 1}: ${what}.`)
    const question = questions.get(id)
    if (!question) return fault(`"${id}" is no question of this round`)
    if (verdicts.has(id)) return fault(`${id} is judged twice`)
    const name = VERDICTS.find((known) => known === verdict)
    if (name === undefined) return fault(`${id}: the verdict must be ${listed(VERDICTS)}, not "${verdict}"`)
    const why = REASONS.find((known) => known === reason.replaceAll(' ', '_'))
    if (name === 'as_is' && reason !== '' && reason !== '-')
      return fault(`${id}: a question that is good as it is has no reason, but "${reason}" is given`)
    if (name !== 'as_is' && why === undefined)
      return fault(`${id}: the reason must be ${listed(REASONS)}, not "${reason}"`)
    const isChoice = question.type === 'multiple_choice'
    if (isChoice && !/^[0-3]$/.test(distractors))
      return fault(
        `${id}: multiple choice needs the number of adequate distractors, 0 to ${MOST_DISTRACTORS}, not "${distractors}"`,
      )
    if (!isChoice && distractors !== '' && distractors !== '-')
      return fault(`${id}: only multiple choice has distractors`)
    verdicts.set(id, {
      id,
      verdict: name,
      ...(name === 'as_is' || why === undefined ? {} : { reason: why }),
      note: note === '-' ? '' : note,
      ...(isChoice ? { adequateDistractors: Number(distractors) } : {}),
    })
  })
  const missing = round.filter(({ id }) => !verdicts.has(id) && !faults.some((fault) => fault.includes(id)))
  if (missing.length > 0)
    faults.push(
      `${missing.length} questions are not judged: ${missing
        .slice(0, 10)
        .map(({ id }) => id)
        .join(', ')}${missing.length > 10 ? ' …' : ''}.`,
    )
  return { verdicts: round.flatMap(({ id }) => verdicts.get(id) ?? []), faults }
}

/** The same lines again, in the order of the round. */
export function formatVerdicts(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(
      ({ id, verdict, reason, note, adequateDistractors }) =>
        `${[id, verdict, reason ?? '-', note === '' ? '-' : note, adequateDistractors ?? '-'].join('\t')}\n`,
    )
    .join('')
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
