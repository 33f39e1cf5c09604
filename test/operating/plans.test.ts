/** The plans that are shipped for a school's own server. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLAN_LIMITS, PLANS, UNLIMITED } from '#domain/plan.ts'
import { openPlanTable } from '#server/plans/plan-table.ts'
import { readyDocument, signUp, startService } from '../api/test-service.ts'

test('plans/unlimited.json has no limit, for whatever tier an account has', async () => {
  const table = await openPlanTable('plans/unlimited.json')
  for (const tier of ['free', 'pro', 'school'])
    for (const limit of PLAN_LIMITS) expect(table.of(tier).limits[limit], limit).toBe(UNLIMITED)
})

test('with it a teacher goes past every limit of the free plan that is met first', async () => {
  const service = await startService({ plansFile: 'plans/unlimited.json' })
  try {
    const teacher = await signUp(service.url)
    const id = await readyDocument(teacher, 'samples/honey-bees.pdf')
    // More documents than the ten of a month.
    for (let number = 0; number < 11; number += 1)
      expect(
        (await teacher.upload([{ name: `${number}.txt`, bytes: Buffer.from(`Bees are insects. ${number}`) }])).status,
      ).toBe(201)
    // More questions than the thirty of a paper.
    expect(
      (
        await teacher.post('/quizzes/generate/document', {
          sourceDocuments: [id],
          questionCount: 40,
          questionTypes: ['true_false', 'short_answer', 'fill_blank'],
        })
      ).status,
    ).toBe(201)
    expect((await teacher.get('/usage/stats')).body.data.limits).toMatchObject({
      documentsPerMonth: -1,
      questionsPerQuiz: -1,
    })
  } finally {
    await service.end()
  }
})

describe('a table of plans', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plans-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const opened = async (text: string) => {
    await writeFile(join(folder, 'plans.json'), text)
    return openPlanTable(join(folder, 'plans.json'))
  }
  test('is the built-in one where none is set', async () => {
    expect((await openPlanTable(undefined)).plans).toEqual(PLANS)
  })
  test('of one’s own is taken, and a tier that it does not know is its first', async () => {
    const table = await opened(JSON.stringify([{ ...PLANS[0], tier: 'teacher' }, PLANS[1]]))
    expect([table.of('pro').tier, table.of('gone').tier]).toEqual(['pro', 'teacher'])
  })
  test.each([
    { name: 'no JSON', text: '[', sentence: /^PLANS_FILE is no JSON: / },
    { name: 'an empty table', text: '[]', sentence: /^PLANS_FILE is wrong at : / },
    {
      name: 'a limit that is missing',
      text: JSON.stringify([{ ...PLANS[0], limits: { quizzesPerMonth: 1 } }]),
      sentence: /^PLANS_FILE is wrong at 0\.limits\.documentsPerMonth: /,
    },
    {
      name: 'a limit below -1',
      text: JSON.stringify([{ ...PLANS[0], limits: { ...PLANS[0].limits, storageBytes: -2 } }]),
      sentence: /^PLANS_FILE is wrong at 0\.limits\.storageBytes: /,
    },
    {
      name: 'a field that is none',
      text: JSON.stringify([{ ...PLANS[0], colour: 'red' }]),
      sentence: /^PLANS_FILE is wrong at 0: .*colour/,
    },
    { name: 'one tier twice', text: JSON.stringify([PLANS[0], PLANS[0]]), sentence: /two plans have the same tier/ },
  ])('with $name is refused in a sentence', async ({ text, sentence }) => {
    await expect(opened(text)).rejects.toThrow(sentence)
  })
  test('that is not there is refused in a sentence', async () => {
    await expect(openPlanTable(join(folder, 'none.json'))).rejects.toThrow(/^PLANS_FILE cannot be read: ENOENT/)
  })
})
