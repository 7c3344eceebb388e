import { infiniteQueryOptions } from '@tanstack/react-query'
import { moderation } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'

const api = createClient(
  { listModerationLog: moderation.routes.listModerationLog },
  { asVisitor: true },
)

export const LOG_PAGE = 50

export const moderationLogQuery = infiniteQueryOptions({
  queryKey: ['moderation', 'listModerationLog'],
  queryFn: ({ pageParam, signal }) =>
    api.listModerationLog({ cursor: pageParam, limit: LOG_PAGE }, { signal }),
  ...byCursor,
})
