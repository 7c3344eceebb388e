import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { audit } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'
import { download } from '../download.ts'
import { lazyShowcase, useDataSource } from '../showcase/data-source.ts'
import type { AuditUrlState } from './audit-url-state.ts'

const live = {
  ...createClient(audit.routes),
  exportAuditLog: download(audit.routes.exportAuditLog, 'audit-log.csv'),
}
const showcase = lazyShowcase(
  audit.routes,
  async () => (await import('./audit-showcase.ts')).showcase,
)

/** The log of the store for whoever runs it, and an invented one for everybody else. */
export const useAuditDataSource = () => useDataSource('platform_settings', live, showcase)

export type AuditDataSource = Extract<ReturnType<typeof useAuditDataSource>, { status: 'ready' }>

const PAGE = 25

export const auditQuery = ({ api, key }: AuditDataSource, filters: AuditUrlState) =>
  infiniteQueryOptions({
    queryKey: ['audit', 'listAuditLog', { key, ...filters }],
    queryFn: ({ pageParam, signal }) =>
      api.listAuditLog({ ...filters, cursor: pageParam, limit: PAGE }, { signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
