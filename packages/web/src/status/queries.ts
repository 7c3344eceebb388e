import { queryOptions } from '@tanstack/react-query'
import { status } from '@wakeel/contract'
import { createClient } from '../api.ts'

const api = createClient(status.routes, { asVisitor: true })

/** A measurement is made every minute. */
const REFRESH_MS = 30_000

export const statusQuery = queryOptions({
  queryKey: ['status', 'getStatus'],
  queryFn: ({ signal }) => api.getStatus({}, { signal }),
  refetchInterval: REFRESH_MS,
})
