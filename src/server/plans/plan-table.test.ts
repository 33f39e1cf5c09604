/** The operator's table of plans: what is wrong with it is said before anything starts. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FREE, PLANS, PRO } from '#domain/plan.ts'
import { openPlanTable } from './plan-table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setpaper-plans-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const fileOf = async (text: string): Promise<string> => {
  const file = join(folder, 'plans.json')
  await writeFile(file, text)
  return file
}

describe('PLANS_FILE', () => {
  test('without one the built-in plans hold', async () => {
    const table = await openPlanTable(undefined)
    expect(table.plans).toEqual(PLANS)
    expect(table.of('pro')).toEqual(PRO)
  })
  test('a tier that the table no longer has falls back on the first', async () => {
    const table = await openPlanTable(await fileOf(JSON.stringify([{ ...FREE, tier: 'school' }, PRO])))
    expect(table.of('free').tier).toBe('school')
    expect(table.of('pro').tier).toBe('pro')
  })
  test.each([
    { fault: 'no JSON', text: '[{', says: /^PLANS_FILE is no JSON/ },
    { fault: 'no list', text: '{}', says: /^PLANS_FILE is wrong at/ },
    { fault: 'an empty list', text: '[]', says: /^PLANS_FILE is wrong at/ },
    {
      fault: 'a missing limit',
      text: JSON.stringify([{ ...FREE, limits: { quizzesPerMonth: 3 } }]),
      says: /^PLANS_FILE is wrong at 0\.limits/,
    },
    {
      fault: 'an unknown limit',
      text: JSON.stringify([{ ...FREE, limits: { ...FREE.limits, coffeePerMonth: 3 } }]),
      says: /^PLANS_FILE is wrong at 0\.limits/,
    },
    {
      fault: 'a limit below -1',
      text: JSON.stringify([{ ...FREE, limits: { ...FREE.limits, quizzesPerMonth: -2 } }]),
      says: /^PLANS_FILE is wrong at 0\.limits\.quizzesPerMonth/,
    },
    {
      fault: 'half a quiz',
      text: JSON.stringify([{ ...FREE, limits: { ...FREE.limits, quizzesPerMonth: 1.5 } }]),
      says: /^PLANS_FILE is wrong at 0\.limits\.quizzesPerMonth/,
    },
    {
      fault: 'a limit as text',
      text: JSON.stringify([{ ...FREE, limits: { ...FREE.limits, quizzesPerMonth: '10' } }]),
      says: /^PLANS_FILE is wrong at 0\.limits\.quizzesPerMonth/,
    },
    { fault: 'an unknown field', text: JSON.stringify([{ ...FREE, discount: 3 }]), says: /^PLANS_FILE is wrong at 0/ },
    { fault: 'one tier twice', text: JSON.stringify([FREE, FREE]), says: /two plans have the same tier/ },
  ])('with $fault is refused by a sentence', async ({ text, says }) => {
    await expect(openPlanTable(await fileOf(text))).rejects.toThrow(says)
  })
  test('that is not there is refused by a sentence', async () => {
    await expect(openPlanTable(join(folder, 'none.json'))).rejects.toThrow(/^PLANS_FILE cannot be read/)
  })
})
