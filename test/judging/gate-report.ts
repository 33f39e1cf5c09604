/** What the gate does to a judged round: which verdicts the questions have that it rejects, warns of and lets pass. */
import { isChinese } from '#domain/language.ts'
import type { ItemFlaw } from '#questions/checks/item-flaw.ts'
import { itemFlaws } from '#questions/checks/item-flaws.ts'
import { itemOf } from './item-of.ts'
import type { JudgedQuestion } from './round.ts'
import type { JudgedRound } from './summarise.ts'
import { VERDICTS, type VerdictName } from './verdict.ts'

export type Seen = {
  readonly question: JudgedQuestion
  readonly verdicts: readonly VerdictName[]
  readonly flaws: readonly ItemFlaw[]
}

/** Each question of the rounds with what its readers and what the gate say of it. */
export function seenBoth(rounds: readonly JudgedRound[]): Seen[] {
  return rounds.flatMap(({ questions, readings }) => {
    const byId = [...readings.values()].map((verdicts) => new Map(verdicts.map(({ id, verdict }) => [id, verdict])))
    return questions.map((question) => ({
      question,
      verdicts: byId.flatMap((verdicts) => verdicts.get(question.id) ?? []),
      flaws: itemFlaws(itemOf(question), question.language),
    }))
  })
}

/**
 * Markdown: all questions, those that pass and those that are rejected, by language; then each rule. Every reader's
 * verdict is counted once.
 */
export function gateReport(seen: readonly Seen[]): string {
  const judged = seen.filter(({ verdicts }) => verdicts.length > 0)
  if (judged.length === 0) return 'No verdicts are kept yet.'
  const languages = [
    ['English', false],
    ['Chinese', true],
  ] as const
  const sides = languages.flatMap(([language, chinese]) => {
    const own = judged.filter(({ question }) => isChinese(question.language) === chinese)
    return [
      row(language, 'all', own),
      row(
        language,
        'pass',
        own.filter((one) => !isRejected(one)),
      ),
      row(language, 'rejected', own.filter(isRejected)),
    ]
  })
  const lost = judged
    .filter(isRejected)
    .flatMap(({ verdicts }) => verdicts)
    .filter((verdict) => verdict === 'as_is').length
  const good = judged.flatMap(({ verdicts }) => verdicts).filter((verdict) => verdict === 'as_is').length
  const rules = [...new Set(judged.flatMap(({ flaws }) => flaws.map(ruleOf)))].toSorted().map((rule) =>
    row(
      rule.replaceAll('_', ' '),
      '',
      judged.filter(({ flaws }) => flaws.some((flaw) => ruleOf(flaw) === rule)),
    ),
  )
  return [
    table(['Language', 'Questions', 'Verdicts', 'As is', 'Small edit', 'Reject', 'As is', 'Usable'], sides),
    `Of ${good} verdicts “as is” the gate loses ${lost} (${((100 * lost) / good).toFixed(1)} %).`,
    table(['Rule', '', 'Verdicts', 'As is', 'Small edit', 'Reject', 'As is', 'Usable'], rules),
  ].join('\n\n')
}

export const isRejected = ({ flaws }: Pick<Seen, 'flaws'>): boolean =>
  flaws.some(({ severity }) => severity === 'reject')

const ruleOf = ({ severity, code }: ItemFlaw): string => `${severity}s: ${code}`

function row(name: string, which: string, seen: readonly Seen[]): string[] {
  const verdicts = seen.flatMap((one) => one.verdicts)
  const [asIs, edit, reject] = VERDICTS.map((name) => verdicts.filter((verdict) => verdict === name).length) as [
    number,
    number,
    number,
  ]
  const percent = (part: number): string =>
    verdicts.length === 0 ? '–' : `${((100 * part) / verdicts.length).toFixed(0)} %`
  return [name, which, ...[verdicts.length, asIs, edit, reject].map(String), percent(asIs), percent(asIs + edit)]
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(heads), `|${heads.map((_, index) => (index < 2 ? '---' : '---:')).join('|')}|`, ...rows.map(line)].join(
    '\n',
  )
}
