/** Load on a service whose database goes away, and what it may answer meanwhile. */
import { expect } from 'vitest'
import { Client, type Answer } from './test-service.ts'

/** Calls without pause until it is stopped; gives every answer. */
export function load(client: Client): { readonly answers: Answer[]; readonly stop: () => Promise<void> } {
  const answers: Answer[] = []
  let stopped = false
  const worker = async (index: number): Promise<void> => {
    for (let turn = 0; !stopped; turn += 1) {
      answers.push(
        await (index === 0
          ? client.post('/topics', { name: `Topic ${turn}` })
          : index === 1
            ? client.upload([
                {
                  name: `${turn}.txt`,
                  bytes: new TextEncoder().encode(`Water boils at 100 degrees. ${turn} ${Math.random()}`),
                },
              ])
            : client.get(index === 2 ? '/dashboard' : '/me')),
      )
      await new Promise((resolve) => {
        setTimeout(resolve, 20)
      })
    }
  }
  const working = Promise.all([0, 1, 2, 3].map(worker))
  return {
    answers,
    stop: async () => {
      stopped = true
      await working
    },
  }
}

/** Everything was answered, or refused with the sentence that tells to try again. */
export function expectOnlyOutages(answers: readonly Answer[]): void {
  const others = answers
    .filter(({ body }) => !body.success && body.code !== 'unavailable' && body.code !== 'quota')
    .map(({ status, body }) => ({ status, body }))
  expect(others).toEqual([])
  for (const { status, body } of answers)
    if (body.code === 'unavailable')
      expect({ status, error: body.error }).toEqual({
        status: 503,
        error: 'The service cannot be reached at the moment. Nothing is lost; try again in a minute.',
      })
}

/** As a load balancer asks, without a session. */
export const health = async ({ url }: { readonly url: string }) => (await new Client(url).get('/health')).body.data
export const healthy = (service: { readonly url: string }) =>
  expect.poll(async () => (await health(service)).status, { timeout: 30_000, interval: 200 }).toBe('ok')
