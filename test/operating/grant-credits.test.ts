/** `setpaper grant-credits`: the operator gives an account credits while the service runs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signUp, startService, type TestService } from '../api/test-service.ts'
import { operate, type Operated } from './operate-here.ts'

describe('setpaper grant-credits', () => {
  let service: TestService
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.end())

  const setpaper = (...args: string[]): Promise<Operated> =>
    operate({ DATABASE_URL: service.databaseUrl, DATA_DIR: service.root }, 'grant-credits', ...args)

  test('adds to the balance of the account, and is told in its ledger', async () => {
    const [teacher, other] = await Promise.all([signUp(service.url), signUp(service.url)])
    expect(await setpaper(teacher.email!.toUpperCase(), '250')).toEqual({
      status: 0,
      printed: `${teacher.email!.toUpperCase()} was given 250 credits and has 350 now.\n`,
    })
    expect((await setpaper(teacher.email!, '250')).status).toBe(0)
    expect((await teacher.get('/credits')).body.data).toMatchObject({
      credits: 600,
      total: 3,
      items: [
        { change: 250, reason: 'grant' },
        { change: 250, reason: 'grant' },
        { change: 100, reason: 'sign_up' },
      ],
    })
    expect((await other.get('/me')).body.data.credits).toBe(100)
  })
  test.each([
    {
      args: ['nobody@school.hk', '5'],
      sentence: 'There is no account with the address nobody@school.hk. Check how it is written.',
    },
    { args: ['nobody@school.hk', '0'], sentence: 'Credits are a whole number from 1 to 1000000, not "0".' },
    { args: ['nobody@school.hk', '1.5'], sentence: 'Credits are a whole number from 1 to 1000000, not "1.5".' },
    { args: ['nobody@school.hk', '1000001'], sentence: 'Credits are a whole number from 1 to 1000000, not "1000001".' },
    {
      args: ['nobody@school.hk'],
      sentence: 'Name the account by its e-mail address, and how many credits it gets: setpaper grant-credits EMAIL N',
    },
  ])('$args is answered by: $sentence', async ({ args, sentence }) => {
    expect(await setpaper(...args)).toEqual({ status: 1, printed: `${sentence}\n` })
  })
})
