import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

const RETRIES = 2

/** A refusal stays a refusal; only what may pass by itself is tried again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) =>
          failures < RETRIES && !(error instanceof ApiError && error.status < 500),
        retryDelay: (failures) => 300 * 2 ** failures,
      },
    },
  })
}
