/** Computes the tables of docs/judging.md from rounds and verdicts. */
import { isChinese } from '#domain/language.ts'
import { QUESTION_TYPES } from '#domain/question.ts'
import type { JudgedQuestion } from './round.ts'
import { REASONS, VERDICTS, type Verdict } from './verdict.ts'

/** A round with the readings of it, by the name of their reader. */
export type JudgedRound = {
  readonly name: string
  readonly questions: readonly JudgedQuestion[]
  readonly readings: ReadonlyMap<string, readonly Verdict[]>
}

/** The name of the reading that takes, of all verdicts on a question, the worst. */
const STRICTER = 'stricter of both'
/** The name of the row that counts every verdict of every reader once. */
const MEAN = 'mean of both'

/**
 * Markdown: shares by round, language and reading; by type; how far the readings agree; what was wrong; where the keys
 * stand.
 */
export function summarise(rounds: readonly JudgedRound[]): string {
  const judged = rounds.filter(({ readings }) => readings.size > 0)
  if (judged.length === 0) return 'No verdicts are kept yet.'
  return [
    sharesByLanguage(judged),
    sharesByType(judged),
    agreements(judged),
    reasonsTable(judged),
    letters(judged),
  ].join('\n\n')
}

type Judgement = { readonly question: JudgedQuestion; readonly verdict: Verdict }

/** Each reading, and the stricter of all where there are several. */
function readingsOf({ questions, readings }: JudgedRound): (readonly [string, readonly Judgement[]])[] {
  const single = [...readings].map(([reader, verdicts]) => [reader, judgementsOf(questions, verdicts)] as const)
  if (single.length < 2) return single
  const worst = questions.map((question, index) => ({
    question,
    verdict: worstOf(single.map(([, judgements]) => judgements[index]!.verdict)),
  }))
  return [...single, [STRICTER, worst]]
}

function judgementsOf(questions: readonly JudgedQuestion[], verdicts: readonly Verdict[]): Judgement[] {
  const byId = new Map(verdicts.map((verdict) => [verdict.id, verdict]))
  return questions.map((question) => ({ question, verdict: byId.get(question.id)! }))
}

/**
 * The worst verdict, the gravest reason (a wrong key that one reader saw is not hidden by another's smaller fault), and
 * the lowest count of distractors.
 */
function worstOf(verdicts: readonly Verdict[]): Verdict {
  const worst = verdicts.toSorted((a, b) => VERDICTS.indexOf(b.verdict) - VERDICTS.indexOf(a.verdict))[0]!
  const reason = REASONS.find((known) => verdicts.some((verdict) => verdict.reason === known))
  const counts = verdicts.flatMap(({ adequateDistractors }) => adequateDistractors ?? [])
  return {
    ...worst,
    ...(reason === undefined ? {} : { reason }),
    ...(counts.length > 0 ? { adequateDistractors: Math.min(...counts) } : {}),
  }
}

const LANGUAGE_ROWS = [
  ['English', false],
  ['Chinese', true],
] as const

function sharesByLanguage(rounds: readonly JudgedRound[]): string {
  const rows = rounds.flatMap((round) =>
    LANGUAGE_ROWS.flatMap(([language, chinese]) => {
      const own = readingsOf(round).map(
        ([reader, judgements]) =>
          [reader, judgements.filter(({ question }) => isChinese(question.language) === chinese)] as const,
      )
      if (own[0]![1].length === 0) return []
      const single = own.filter(([reader]) => reader !== STRICTER)
      const mean = single.length < 2 ? [] : [[MEAN, meanCells(single.map(([, judgements]) => judgements))] as const]
      return [...own.map(([reader, judgements]) => [reader, shareCells(judgements)] as const), ...mean].map(
        ([reader, cells]) => [round.name, language, reader, ...cells],
      )
    }),
  )
  return `### By language\n\n${table(['Round', 'Language', 'Reading', ...SHARE_COLUMNS], rows, 3)}`
}

function sharesByType(rounds: readonly JudgedRound[]): string {
  const rows = rounds.flatMap((round) =>
    QUESTION_TYPES.flatMap((type) => {
      const [reader, judgements] = readingsOf(round).at(-1)!
      const own = judgements.filter(({ question }) => question.type === type)
      return own.length === 0 ? [] : [[round.name, type.replaceAll('_', ' '), reader, ...shareCells(own)]]
    }),
  )
  return `### By type\n\n${table(['Round', 'Type', 'Reading', ...SHARE_COLUMNS], rows, 3)}`
}

const SHARE_COLUMNS = [
  'Questions',
  'As is',
  'Usable',
  'Rejected',
  'Wrong keys',
  'Second right options',
  'Three adequate distractors',
]

function shareCells(judgements: readonly Judgement[]): string[] {
  const count = (test: (judgement: Judgement) => boolean): number => judgements.filter(test).length
  const choices = judgements.filter(({ verdict }) => verdict.adequateDistractors !== undefined)
  const asIs = count(({ verdict }) => verdict.verdict === 'as_is')
  const rejected = count(({ verdict }) => verdict.verdict === 'reject')
  return [
    String(judgements.length),
    percent(asIs, judgements.length),
    percent(judgements.length - rejected, judgements.length),
    percent(rejected, judgements.length),
    String(count(({ verdict }) => verdict.reason === 'wrong_key')),
    String(count(({ verdict }) => verdict.reason === 'second_right_option')),
    choices.length === 0
      ? '–'
      : `${percent(choices.filter(({ verdict }) => verdict.adequateDistractors === 3).length, choices.length)} of ${choices.length}`,
  ]
}

/** Shares over all verdicts; what is counted in questions stands in the rows above. */
function meanCells(readings: readonly (readonly Judgement[])[]): string[] {
  const [, asIs, usable, rejected, , , distractors] = shareCells(readings.flat())
  return [String(readings[0]!.length), asIs!, usable!, rejected!, '–', '–', distractors!.replace(/ of \d+$/, '')]
}

function agreements(rounds: readonly JudgedRound[]): string {
  const rows = rounds.flatMap((round) => {
    const [first, second] = readingsOf(round).filter(([reader]) => reader !== STRICTER)
    if (!first || !second) return []
    return LANGUAGE_ROWS.flatMap(([language, chinese]) => {
      const pairs = first[1]
        .map(({ question, verdict }, index) => ({ question, a: verdict, b: second[1][index]!.verdict }))
        .filter(({ question }) => isChinese(question.language) === chinese)
      if (pairs.length === 0) return []
      const verdicts = pairs.map(({ a, b }) => [a.verdict, b.verdict] as const)
      const usable = pairs.map(
        ({ a, b }) => [a.verdict === 'reject' ? 'no' : 'yes', b.verdict === 'reject' ? 'no' : 'yes'] as const,
      )
      return [
        [
          round.name,
          language,
          `${first[0]}, ${second[0]}`,
          String(pairs.length),
          agreement(verdicts),
          kappa(verdicts).toFixed(2),
          agreement(usable),
          kappa(usable).toFixed(2),
        ],
      ]
    })
  })
  return `### How far the readings agree\n\n${table(['Round', 'Language', 'Readers', 'Questions', 'Same verdict', 'Cohen’s κ', 'Same on usable', 'Cohen’s κ'], rows, 3)}`
}

const agreement = (pairs: readonly (readonly [string, string])[]): string =>
  percent(pairs.filter(([a, b]) => a === b).length, pairs.length)

/**
 * Cohen's kappa: agreement beyond what two readers with these shares would reach by chance; 1 where both gave one and
 * the same verdict throughout.
 */
export function kappa(pairs: readonly (readonly [string, string])[]): number {
  const names = [...new Set(pairs.flat())]
  const share = (side: 0 | 1, name: string): number => pairs.filter((pair) => pair[side] === name).length / pairs.length
  const observed = pairs.filter(([a, b]) => a === b).length / pairs.length
  const expected = names.reduce((sum, name) => sum + share(0, name) * share(1, name), 0)
  return expected === 1 ? 1 : (observed - expected) / (1 - expected)
}

function reasonsTable(rounds: readonly JudgedRound[]): string {
  const rows = rounds.flatMap((round) =>
    REASONS.flatMap((reason) => {
      const cells = LANGUAGE_ROWS.map(([, chinese]) =>
        [...round.readings.values()].map(
          (verdicts) =>
            judgementsOf(round.questions, verdicts).filter(
              ({ question, verdict }) => isChinese(question.language) === chinese && verdict.reason === reason,
            ).length,
        ),
      )
      return cells.flat().every((count) => count === 0)
        ? []
        : [[round.name, reason.replaceAll('_', ' '), ...cells.map((counts) => counts.join(' + '))]]
    }),
  )
  return `### What was wrong\n\nSmall edits and rejections, one number a reader.\n\n${table(['Round', 'Reason', 'English', 'Chinese'], rows, 2)}`
}

function letters(rounds: readonly JudgedRound[]): string {
  const rows = rounds.map(({ name, questions }) => {
    const keys = questions.filter(({ type }) => type === 'multiple_choice').map(({ key }) => key)
    return [
      name,
      String(keys.length),
      ...['A', 'B', 'C', 'D'].map((letter) => percent(keys.filter((key) => key === letter).length, keys.length)),
    ]
  })
  return `### Where the keys stand\n\n${table(['Round', 'Multiple choice', 'A', 'B', 'C', 'D'], rows, 1)}`
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

/** `texts`: how many columns, from the left, are not numbers. */
function table(heads: readonly string[], rows: readonly (readonly string[])[], texts: number): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    line(heads),
    `|${heads.map((_, index) => (index < texts ? '---' : '---:')).join('|')}|`,
    ...rows.map(line),
  ].join('\n')
}
