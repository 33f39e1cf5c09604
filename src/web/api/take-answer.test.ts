import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { takeAnswer } from './take-answer.ts'

test('an older state that is still on its way does not come after it', async () => {
  const client = new QueryClient()
  const queryKey = ['subscription']
  let answer = (_state: string): void => undefined
  const asked = client
    .fetchQuery({ queryKey, queryFn: () => new Promise<string>((resolve) => (answer = resolve)) })
    .catch(() => undefined)
  await takeAnswer(client, queryKey, 'cancelled')
  answer('renews')
  await asked
  expect(client.getQueryData(queryKey)).toBe('cancelled')
})
