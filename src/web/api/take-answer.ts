/** What a call that changed something answered takes the place of what the page knew. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A question that is still on its way would bring the state from before, so it is called off first. */
export async function takeAnswer(client: QueryClient, queryKey: QueryKey, answer: unknown): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, answer)
}
