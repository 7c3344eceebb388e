import { expect, test } from 'vitest'
import { readPeopleAddress } from '../admin/people-address.ts'
import { readAuditAddress } from '../audit/audit-address.ts'
import { readFilters } from '../catalogue/filters.ts'
import { readDeskAddress } from '../payment-desk/desk-address.ts'
import { rowsOf } from './metric-rows.ts'

/** What each screen understands of an address. */
const readers: Record<string, (search: Record<string, unknown>) => object> = {
  '/admin/users': readPeopleAddress,
  '/admin/payments': readDeskAddress,
  '/admin/audit': readAuditAddress,
  '/admin/analytics': () => ({}),
  '/admin/trust': () => ({}),
  '/app-store': readFilters,
}

test.each(Object.entries(rowsOf))('the screen behind the figure %s understands all that its address says', (_, { to, search = {} }) => {
  expect(readers[to]!(search)).toMatchObject(search)
})
