import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { probability } from '#questions/logistic-model.ts'
import { DEEP } from '#test/deep.ts'
import { fitStatements } from './fit-statements.ts'
import { readLabelled, STATEMENT_LANGUAGES } from './labels.ts'
import { fitLogistic } from './logistic-fit.ts'

const FOLDERS = { en: 'english', zh: 'chinese' } as const

describe.each(STATEMENT_LANGUAGES)('the model of good statements (%s)', (language) => {
  test('is the one that the kept labels give', language === 'en' ? {} : DEEP, () => {
    const kept: unknown = JSON.parse(
      readFileSync(
        join(
          import.meta.dirname,
          `../../../src/questions/from-documents/${FOLDERS[language]}/survey/statement-model.json`,
        ),
        'utf8',
      ),
    )
    expect(kept).toEqual(fitStatements(readLabelled(language)))
  })
})

describe('a logistic fit', () => {
  test('finds what decides, as far as the penalty lets few examples speak, and leaves alone what does not', () => {
    const examples = Array.from({ length: 400 }, (_, index) => ({
      features: { decides: index % 2, noise: (index * 7919) % 13 },
      target: index % 2 === 1 ? 1 : 0,
    }))
    const model = fitLogistic(examples)
    expect(probability(model, { decides: 1, noise: 6 })).toBeGreaterThan(0.7)
    expect(probability(model, { decides: 0, noise: 6 })).toBeLessThan(0.3)
    expect(Math.abs(model.weights['noise'] ?? 0)).toBeLessThan(0.02)
  })

  test('gives the share of the target where nothing tells', () => {
    const model = fitLogistic(
      Array.from({ length: 100 }, (_, index) => ({ features: { constant: 1 }, target: index < 30 ? 1 : 0 })),
    )
    expect(probability(model, { constant: 1 })).toBeCloseTo(0.3, 2)
  })
})
