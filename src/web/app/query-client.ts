/** Server state: fetched again when it is looked at after a minute, tried again where the fault may pass. */
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/call.ts'

const FRESH_MS = 60_000
const TRIES = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: (failures, error) => failures < TRIES && error instanceof ApiError && error.mayPass },
    mutations: { retry: false },
  },
})
