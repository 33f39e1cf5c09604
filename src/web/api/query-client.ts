/** Server state: fetched again when it is looked at after a minute, tried again where the fault may pass. */
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './call.ts'

const FRESH_MS = 60_000
const TRIES = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails, and says so, instead of waiting without a word.
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < TRIES && error instanceof ApiError && error.mayPass,
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
