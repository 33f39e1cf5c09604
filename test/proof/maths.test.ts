/**
 * Wrong keys as real slips give them are never confirmed and nearly always refuted; right ones are never refuted and
 * nearly always confirmed.
 */
import { expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { judge, proveAnswer } from '#questions/from-ai/proof/prove-answer.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { makeCorpus } from './corpus.ts'
import { questionOf } from './planted.ts'

const COUNT = 500

test(`of ${COUNT} right answers none is refuted and at least 90 % are confirmed`, () => {
  const random = seededRandom('right')
  const verdicts = makeCorpus(random, COUNT, toSimplified).map((sample, index) => ({
    sample,
    verdict: proveAnswer(questionOf(sample, sample.right, random, index % 2 === 0), []),
  }))
  const confirmed = verdicts.filter(({ verdict }) => verdict.kind === 'confirmed').length
  const refuted = verdicts.filter(({ verdict }) => verdict.kind === 'refuted')
  console.log(`${COUNT} right answers: ${confirmed} confirmed, ${refuted.length} refuted`)
  expect(refuted).toEqual([])
  expect(confirmed).toBeGreaterThanOrEqual(0.9 * COUNT)
})

test(`of ${COUNT} wrong keys none is confirmed and at least 95 % are refuted`, () => {
  const random = seededRandom('wrong')
  const verdicts = makeCorpus(random, COUNT, toSimplified)
    .filter(({ wrong }) => wrong.length > 0)
    .map((sample, index) => ({
      sample,
      verdict: judge(questionOf(sample, random.pick(sample.wrong), random, index % 2 === 0), []),
    }))
  const refuted = verdicts.filter(({ verdict }) => verdict.kind === 'refuted').length
  const confirmed = verdicts.filter(({ verdict }) => verdict.kind === 'confirmed')
  console.log(`${verdicts.length} wrong keys: ${refuted} refuted, ${confirmed.length} confirmed`)
  expect(verdicts.length).toBeGreaterThan(0.98 * COUNT)
  expect(confirmed).toEqual([])
  expect(refuted).toBeGreaterThanOrEqual(0.95 * verdicts.length)
})
