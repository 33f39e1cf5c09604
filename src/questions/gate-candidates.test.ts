import { expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Candidate } from './candidate.ts'
import { FLAW_CASES } from './checks/flaw-cases.ts'
import type { Item } from './checks/item-flaw.ts'
import { gateCandidates } from './gate-candidates.ts'

const candidate = (draft: Item): Candidate => ({ draft, topicId: asId('topic'), level: 'medium', maker: 'planted', score: 0.5, exclusions: [] })

test('a rejected question is dropped, a weak one scores less, a sound one stays as it is', () => {
  const sound = candidate(FLAW_CASES.blank_at_start.en.sound[0]!)
  const weak = candidate(FLAW_CASES.blank_at_start.en.flawed[0]!)
  const bad = candidate(FLAW_CASES.all_of_the_above.en.flawed[0]!)
  expect(gateCandidates([sound, weak, bad], 'en')).toEqual([sound, { ...weak, score: 0.42 }])
})

test('options that only need another order lose nothing', () => {
  const unordered = candidate(FLAW_CASES.options_not_ascending.en.flawed[0]!)
  expect(gateCandidates([unordered], 'en')).toEqual([unordered])
})

test('no score falls below nothing', () => {
  const weak = { ...candidate(FLAW_CASES.blank_at_start.en.flawed[0]!), score: 0.01 }
  expect(gateCandidates([weak], 'en')[0]!.score).toBe(0)
})
