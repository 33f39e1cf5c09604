/**
 * The fit of the acceptance of questions: a mean for each kind, one slope for the makers' scores, one weight for
 * warnings.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QuestionType } from '#domain/question.ts'
import {
  acceptance,
  kindOf,
  MIDDLE_SCORE,
  QUESTION_KINDS,
  type AcceptanceModel,
  type QuestionKind,
} from '#questions/acceptance.ts'
import { isRejected, seenBoth } from './gate-report.ts'
import { itemOf } from './item-of.ts'
import type { JudgedRound } from './summarise.ts'
import type { VerdictName } from './verdict.ts'

/**
 * A judged question: what is known of it before, and the mean of its verdicts. Those that the gate rejects are among
 * them: its rules were learnt from these very
 * questions, so that it sees more of their flaws than it will see of others of their kind.
 */
export type Sample = {
  readonly document: string
  readonly type: QuestionType
  readonly kind: QuestionKind
  readonly score: number
  readonly warnings: number
  readonly rejected: boolean
  readonly value: number
}

const VALUES: Readonly<Record<VerdictName, number>> = { as_is: 1, small_edit: 0.5, reject: 0 }

/**
 * So many questions of the mean of all are added to each kind, and so many whose score tells nothing to the slope: what
 * few verdicts say is not believed outright.
 */
const PRIOR = { questions: 5, slopeVariance: 0.5, warned: 20, warning: 0.08 } as const

export function judgedSamples(rounds: readonly JudgedRound[]): Sample[] {
  return rounds.flatMap((round) => {
    const scores = sealedScores(round.name)
    return seenBoth([round])
      .filter(({ verdicts }) => verdicts.length > 0)
      .map(({ question, verdicts, flaws }): Sample => ({
        rejected: isRejected({ flaws }),
        document: question.document.title,
        type: question.type,
        kind: kindOf(itemOf(question), question.language),
        score: scores.get(question.id) ?? MIDDLE_SCORE,
        warnings: new Set(
          flaws
            .filter(({ severity, code }) => severity === 'warn' && code !== 'options_not_ascending')
            .map(({ code }) => code),
        ).size,
        value: mean(verdicts.map((verdict) => VALUES[verdict])),
      }))
  })
}

/** Ids and makers' scores, which readers have not seen. */
function sealedScores(round: string): Map<string, number> {
  const path = join(import.meta.dirname, 'rounds', `${round}.sealed.tsv`)
  if (!existsSync(path)) return new Map()
  return new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [id, , score] = line.split('\t')
        return [id!, Number(score)]
      }),
  )
}

/** Rounded to hundredths: more is not known. */
export function fitAcceptance(samples: readonly Sample[]): AcceptanceModel {
  const all = mean(samples.map(({ value }) => value))
  const byKind = QUESTION_KINDS.map((kind) => ({ kind, own: samples.filter((sample) => sample.kind === kind) }))
  // Makers of one type score alike, those of two types do not: the slope is that within a kind and a type.
  const centred = [...Map.groupBy(samples, ({ kind, type }) => `${kind} ${type}`).values()].flatMap((own) =>
    own.map(({ score, value }) => ({
      score: score - mean(own.map((one) => one.score)),
      value: value - mean(own.map((one) => one.value)),
    })),
  )
  const ownScore = Math.max(
    0,
    sum(centred.map(({ score, value }) => score * value)) /
      (PRIOR.slopeVariance + sum(centred.map(({ score }) => score ** 2))),
  )
  const rest = (sample: Sample): number => sample.value - ownScore * (sample.score - MIDDLE_SCORE)
  const kinds = Object.fromEntries(
    byKind.map(({ kind, own }) => [
      kind,
      hundredths((sum(own.map(rest)) + PRIOR.questions * all) / (own.length + PRIOR.questions)),
    ]),
  ) as Record<QuestionKind, number>
  const passing = samples.filter(({ rejected }) => !rejected)
  const beyondKind = (sample: Sample): number => rest(sample) - kinds[sample.kind]
  const usual = mean(passing.filter(({ warnings }) => warnings === 0).map(beyondKind))
  const lost = passing
    .filter(({ warnings }) => warnings > 0)
    .map((sample) => (usual - beyondKind(sample)) / sample.warnings)
  const warning = Math.max(0, (sum(lost) + PRIOR.warned * PRIOR.warning) / (lost.length + PRIOR.warned))
  return { kinds, ownScore: hundredths(ownScore), warning: hundredths(warning) }
}

/** Acceptance and verdict of every sample that passes the gate, by the fit of all other documents. */
export function orderedUnseen(samples: readonly Sample[]): (readonly [number, number])[] {
  return [...new Set(samples.map(({ document }) => document))].flatMap((document) => {
    const model = fitAcceptance(samples.filter((sample) => sample.document !== document))
    return samples
      .filter((sample) => sample.document === document && !sample.rejected)
      .map((sample) => [acceptance(sample, model), sample.value] as const)
  })
}

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
const hundredths = (number: number): number => Math.round(100 * number) / 100
