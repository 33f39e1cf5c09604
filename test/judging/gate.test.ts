/**
 * The gate and the fit on judged questions: they read a round as it was made, and the fit that the product uses is the
 * one of the kept verdicts.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatRichText } from '#domain/rich-text.ts'
import { isJudgedBy } from '#questions/gate-candidates.ts'
import { DEEP } from '#test/deep.ts'
import { correlation, fitAcceptance, judgedSamples, orderedUnseen } from './acceptance-fit.ts'
import { gateReport, isRejected, seenBoth, type Seen } from './gate-report.ts'
import { itemOf } from './item-of.ts'
import { keptRounds } from './kept-rounds.ts'
import { readSealed } from './sealed.ts'
import type { JudgedQuestion } from './round.ts'

const rounds = keptRounds()

test('every kept question is read back as the words that its readers saw', () => {
  for (const question of rounds.flatMap(({ questions }) => questions)) {
    const item = itemOf(question)
    expect([item.type, formatRichText(item.stem), item.provenance.source?.quote]).toEqual([
      question.type,
      question.stem,
      question.sources[0]!.quote,
    ])
    if (item.type === 'multiple_choice') expect(item.options[item.keyIndex]).toBeDefined()
    if (item.type === 'matching') expect(item.pairs).toHaveLength(item.left.length)
  }
})

describe('the report', () => {
  const question = (id: number, stem: string): JudgedQuestion => ({
    id: `j_${String(id).padStart(12, '0')}`,
    document: { title: 'Metals', licence: 'CC0', from: 'here' },
    language: 'en',
    type: 'true_false',
    level: 'easy',
    marks: 2,
    stem,
    key: 'true',
    explanation: '',
    sources: [{ quote: stem, before: '', after: '' }],
  })
  const seen = seenBoth([
    {
      name: 'planted',
      questions: [question(1, 'They are hard.'), question(2, 'Iron conducts heat.')],
      readings: new Map([
        [
          'a',
          [
            { id: 'j_000000000001', verdict: 'reject', reason: 'not_self_contained', note: '' },
            { id: 'j_000000000002', verdict: 'as_is', note: '' },
          ],
        ],
      ]),
    },
  ])
  test('knows what the gate rejects', () => expect(seen.map(isRejected)).toEqual([true, false]))
  test('counts verdicts by what passes and by rule', () => {
    expect(gateReport(seen)).toContain('| English | pass | 1 | 1 | 0 | 0 | 100 % | 100 % |')
    expect(gateReport(seen)).toContain('| rejects: dangling reference |  | 1 | 0 | 0 | 1 | 0 % | 0 % |')
    expect(gateReport(seen)).toContain('Of 1 verdicts “as is” the gate loses 0 (0.0 %).')
  })
  test('says so where nothing is judged', () =>
    expect(gateReport([] as readonly Seen[])).toBe('No verdicts are kept yet.'))
})

/**
 * A rule that rejects may lose one good question in ten that it hits; with fewer verdicts than these nothing is said.
 */
const LEAST_VERDICTS = 10

test('no rule that rejects hits questions which readers would use as they are, but for one in ten', () => {
  const sealed = new Map(rounds.flatMap(({ name }) => [...readSealed(name)]))
  const hits = new Map<string, number[]>()
  for (const { question, flaws, verdicts } of seenBoth(rounds)) {
    const known = sealed.get(question.id)
    for (const code of new Set(flaws.filter(({ severity }) => severity === 'reject').map((flaw) => flaw.code)))
      if (known === undefined || isJudgedBy(code, known))
        hits.set(code, [...(hits.get(code) ?? []), ...verdicts.map((verdict) => (verdict === 'as_is' ? 1 : 0))])
  }
  const wrong = [...hits].filter(
    ([, good]) => good.length >= LEAST_VERDICTS && good.reduce((sum, one) => sum + one, 0) >= 0.1 * good.length,
  )
  expect(wrong.map(([code]) => code)).toEqual([])
})

describe('the fit', () => {
  test('that the product uses is the one of the kept verdicts (node test/judging/fit-acceptance.ts --write)', () => {
    const kept: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../src/questions/acceptance.json'), 'utf8'),
    )
    expect(kept).toEqual(fitAcceptance(judgedSamples(rounds)))
  })
  test(
    'orders what the gate lets pass, in documents that it has not seen, better than the makers’ scores do',
    DEEP,
    () => {
      const judged = judgedSamples(rounds)
      expect(correlation(orderedUnseen(judged))).toBeGreaterThan(
        correlation(judged.filter(({ rejected }) => !rejected).map(({ score, target }) => [score, target])) + 0.05,
      )
    },
  )
})
