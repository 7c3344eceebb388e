import { expect, test } from 'vitest'
import { readPeopleUrlState } from '../admin/people-url-state.ts'
import { readAuditUrlState } from '../audit/audit-url-state.ts'
import { readFilters } from '../catalogue/filters.ts'
import { readPaymentsUrlState } from '../payments-admin/payments-url-state.ts'
import { rowsOf } from './metric-rows.ts'

/** What each screen understands of an address. */
const readers: Record<string, (search: Record<string, unknown>) => object> = {
  '/admin/users': readPeopleUrlState,
  '/admin/payments': readPaymentsUrlState,
  '/admin/audit': readAuditUrlState,
  '/admin/analytics': () => ({}),
  '/admin/trust': () => ({}),
  '/app-store': readFilters,
}

test.each(Object.entries(rowsOf))(
  'the screen behind the metric %s understands all that its address says',
  (_, { to, search = {} }) => {
    expect(readers[to]!(search)).toMatchObject(search)
  },
)
