import { expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import { acceptance } from './acceptance.ts'
import type { Candidate } from './candidate.ts'
import { FLAW_CASES } from '#test/questions/flaw-cases.ts'
import type { Item } from './checks/item-flaw.ts'
import { fillOf } from '#test/questions/planted-items.ts'
import { gateCandidates } from './gate-candidates.ts'

const candidate = (draft: Item): Candidate => ({
  draft,
  topicId: asId('topic'),
  level: 'medium',
  maker: 'planted',
  score: 0.5,
  exclusions: [],
})

test('a rejected question is dropped, a weak one scores less than a sound one', () => {
  const sound = candidate(FLAW_CASES.blank_at_start.en.sound[0]!)
  const weak = candidate(FLAW_CASES.blank_at_start.en.flawed[0]!)
  const bad = candidate(FLAW_CASES.all_of_the_above.en.flawed[0]!)
  const scores = [0, 1].map((warnings) => acceptance({ maker: 'planted', score: 0.5, warnings }, 'en'))
  expect(gateCandidates([sound, weak, bad], 'en')).toEqual([
    { ...sound, judged: { makerScore: 0.5, warnings: 0 }, score: scores[0] },
    { ...weak, judged: { makerScore: 0.5, warnings: 1 }, score: scores[1] },
  ])
  expect(scores[1]).toBeLessThan(scores[0]!)
})

test('options that only need another order lose nothing', () => {
  const unordered = candidate(FLAW_CASES.options_not_ascending.en.flawed[0]!)
  const ordered = candidate(FLAW_CASES.options_not_ascending.en.sound[0]!)
  expect(gateCandidates([unordered], 'en')[0]!.score).toBe(gateCandidates([ordered], 'en')[0]!.score)
})

test('an accepted answer that only repeats the stem is taken out, whoever made it', () => {
  const asked = (...answers: [string, ...string[]]): Candidate =>
    candidate(fillOf('成吉思汗之孫蒙哥繼承汗位，後尊稱____。', answers))
  expect(gateCandidates([asked('元憲宗', '蒙哥汗')], 'zh-TW')).toEqual(gateCandidates([asked('元憲宗')], 'zh-TW'))
})
