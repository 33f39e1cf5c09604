/** The fit of the acceptance of questions: one logistic model over makers, their scores, warnings and signs. */
import { featuresOf } from '#questions/acceptance.ts'
import type { LogisticModel } from '#questions/logistic-model.ts'
import { isRejected, seenBoth } from './gate-report.ts'
import { readSealed } from './sealed.ts'
import { fitLogistic, leftOut, type Example } from './statements/logistic-fit.ts'
import type { JudgedRound } from './summarise.ts'
import type { VerdictName } from './verdict.ts'

/**
 * A judged question: what is known of it before, and the mean of its verdicts. Those that the gate rejects are among
 * them: its rules were learnt from these very questions, so that it sees more of their flaws than it will see of others.
 */
export type Sample = Example & { readonly document: string; readonly score: number; readonly rejected: boolean }

const VALUES: Readonly<Record<VerdictName, number>> = { as_is: 1, small_edit: 0.5, reject: 0 }

export function judgedSamples(rounds: readonly JudgedRound[]): Sample[] {
  return rounds.flatMap((round) => {
    const sealed = readSealed(round.name)
    return seenBoth([round]).flatMap(({ question, verdicts, flaws }): Sample[] => {
      const known = sealed.get(question.id)
      if (known === undefined || verdicts.length === 0) return []
      const warned = new Set(
        flaws
          .filter(({ severity, code }) => severity === 'warn' && code !== 'options_not_ascending')
          .map(({ code }) => code),
      ).size
      return [
        {
          document: question.document.title,
          rejected: known.warnings === undefined && isRejected({ flaws }),
          score: known.score,
          features: featuresOf({ ...known, warnings: known.warnings ?? warned }, question.language),
          target: mean(verdicts.map((verdict) => VALUES[verdict])),
        },
      ]
    })
  })
}

export const fitAcceptance = (samples: readonly Sample[]): LogisticModel => fitLogistic(samples)

/** Acceptance and verdict of every sample that passes the gate, by the fit of all other documents. */
export const orderedUnseen = (samples: readonly Sample[]): (readonly [number, number])[] =>
  [...leftOut(samples, ({ document }) => document)].flatMap(([{ rejected, target }, chance]) =>
    rejected ? [] : [[chance, target] as const],
  )

/** Pearson's. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [mean(pairs.map(([one]) => one)), mean(pairs.map(([, other]) => other))]
  const product = sum(pairs.map(([one, other]) => (one - x) * (other - y)))
  return (
    product / Math.sqrt(sum(pairs.map(([one]) => (one - x) ** 2)) * sum(pairs.map(([, other]) => (other - y) ** 2)))
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length
