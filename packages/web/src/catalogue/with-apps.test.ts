import { expect, test, vi } from 'vitest'
import { app } from '../../testing/apps.ts'
import { api } from '../api.ts'

test('a list whose agents stand under data is read like any other', async () => {
  const data = [
    app({ name: 'VAT desk', category: 'business' }),
    app({ name: 'Loans', category: 'finance' }),
  ]
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }))

  const list = await api.catalogue.listApps()

  vi.unstubAllGlobals()
  expect(list.apps).toEqual(data)
  expect([list.total, list.counts.all, list.counts.finance, list.next_cursor]).toEqual([
    2,
    2,
    1,
    null,
  ])
})
