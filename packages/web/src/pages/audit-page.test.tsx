import { act, fireEvent, screen, within } from '@testing-library/react'
import type { audit } from '@wakeel/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import * as files from '../save-file.ts'
// What arrives later in a browser is here before the tests begin.
import './audit-page.tsx'
import '../audit/audit-showcase.ts'
import '../audit/entries-table.tsx'

const entry = (changes: Partial<audit.AuditEntry> = {}): audit.AuditEntry => ({
  id: '7',
  at: '2026-11-18T09:30:00Z',
  actor: { id: 'noura', name: 'Noura Al Hashimi', role: 'admin' },
  action: 'people.role_changed',
  subject: { kind: 'person', id: 'hamad', name: 'Hamad Darwish' },
  before: { role: 'user' },
  after: { role: 'creator' },
  reason: 'Asked for by the person.',
  ...changes,
})

let server: FakeServer
let entries: audit.AuditEntry[]
beforeEach(() => {
  server = fakeServer()
  entries = [entry()]
})

function live() {
  server.signIn({ id: 'noura', name: 'Noura Al Hashimi', email: 'noura@example.ae', role: 'admin' })
  server.answer('audit.listAuditLog', () => ({ success: true, entries, next_cursor: null }))
}

// Parts that arrive later make React wait inside of what opens the page.
const open = (address: string, language: 'en' | 'ar' = 'en') =>
  act(() => openPage(address, { language }))
const table = async () => within(await screen.findByRole('table', { name: 'Audit log' }))
const rows = async () => (await table()).getAllByRole('row').slice(1)
const requests = () =>
  server.received
    .filter(({ address }) => address.startsWith('/api/audit'))
    .map(({ address }) => address)

describe('without the right', () => {
  test('invented entries are shown under the badge, and nothing is requested', async () => {
    await open('/admin/audit')
    expect(await screen.findByText('Demo data')).toBeDefined()
    expect(await rows()).toHaveLength(8)
    expect((await table()).getByText('AED 374.29')).toBeDefined()
    expect((await table()).getByText('pain.001')).toBeDefined()
    expect(requests()).toEqual([])
  })

  test('they are searched, and filtered by action, by days and by who did them', async () => {
    const { user, address } = await open('/admin/audit')
    const box = await screen.findByRole('searchbox', { name: 'Search the log' })
    expect(box.getAttribute('placeholder')).toBe('Reason, name or id')
    await user.type(box, 'visas')
    expect(await screen.findByText('It promises visas that nobody can promise.')).toBeDefined()
    await user.clear(screen.getByRole('searchbox', { name: 'Search the log' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'zakat')
    await expect
      .poll(async () => (await rows()).every((row) => row.textContent.includes('Zakat Calculator')))
      .toBe(true)
    await user.clear(screen.getByRole('searchbox', { name: 'Search the log' }))
    await user.selectOptions(screen.getByLabelText('Action'), 'Suspended')
    await screen.findByText('Three agents sent people to a payment page of their own.')
    expect(await rows()).toHaveLength(1)
    await user.selectOptions(screen.getByLabelText('Action'), 'Every action')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-19' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-19' } })
    expect(await screen.findByText('Visa Shortcut')).toBeDefined()
    expect(await rows()).toHaveLength(2)
    expect(address()).toBe('/admin/audit?from=2026-11-19&to=2026-11-19')
  })

  test('what one person did is a press on the name away, and so is the way back', async () => {
    const { user, address } = await open('/admin/audit')
    await user.click((await screen.findAllByRole('link', { name: 'Mariam Al Suwaidi' }))[0]!)
    expect(await screen.findByText('Only what Mariam Al Suwaidi did')).toBeDefined()
    expect(await rows()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await rows()).toHaveLength(8)
    expect(address()).toBe('/admin/audit')
  })

  test('all of it is read in Arabic', async () => {
    await open('/admin/audit', 'ar')
    expect(await screen.findByRole('heading', { level: 1, name: 'سجل التدقيق' })).toBeDefined()
    expect(await screen.findByText('أوقف الحساب', { selector: 'td *' })).toBeDefined()
  })
})

describe('with the right', () => {
  beforeEach(live)

  test('a line says who did what to whom, before, after and why, and leads to the person', async () => {
    await open('/admin/audit')
    const [row] = await rows()
    expect(row!.textContent).toMatch(
      /Noura Al Hashimi.*Administrator.*Changed the role.*Person Hamad Darwish.*User.*Creator.*Asked for by the person\./,
    )
    expect(within(row!).getByRole('link', { name: 'Hamad Darwish' })).toHaveProperty(
      'href',
      expect.stringContaining('/admin/users?person=hamad'),
    )
    expect(screen.queryByText('Demo data')).toBeNull()
  })

  test('an entry of a former user, and facts of every kind, are said', async () => {
    entries = [
      entry({
        actor: { id: 'gone', name: null, role: 'admin' },
        before: { is_listed: true, fils: 100 },
        after: { is_listed: false, since: null },
      }),
    ]
    await open('/admin/audit')
    const [row] = await rows()
    expect(row!.textContent).toContain('Former user')
    expect(row!.textContent).toMatch(/In the store Yes\s+No/)
    expect(row!.textContent).toContain('Amount AED 1.00')
    expect(row!.textContent).toContain('since None')
  })

  test('the file has what the list is filtered by', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue()
    server.answerRaw('GET /api/audit.csv', () => new Response('number'))
    const { user } = await open('/admin/audit?action=people.suspended&from=2026-11-01')
    await user.click(await screen.findByRole('button', { name: /^Export CSV/ }))
    await expect.poll(() => saved.mock.calls.map(([, name]) => name)).toEqual(['audit-log.csv'])
    expect(requests()).toContain('/api/audit.csv?action=people.suspended&from=2026-11-01')
  })

  test.for([
    ['en', 'Export CSV: Audit log', 'Only the first 50,000 rows were exported. Narrow the filter.'],
    ['ar', 'تصدير CSV: سجل التدقيق', 'صُدّر أول 50,000 صف فقط. ضيّق نطاق التصفية.'],
  ] as const)(
    'a file that is cut says so in its name and on the screen (%s)',
    async ([language, button, said]) => {
      const saved = vi.spyOn(files, 'saveFile').mockReturnValue()
      server.answerRaw(
        'GET /api/audit.csv',
        () => new Response('number', { headers: { 'x-truncated-at': '50000' } }),
      )
      const { user } = await open('/admin/audit', language)
      await user.click(await screen.findByRole('button', { name: button }))
      expect((await screen.findByRole('alert')).textContent).toBe(said)
      expect(saved.mock.lastCall?.[1]).toBe('audit-log-first-50000.csv')
    },
  )

  test('the address is what the server is asked; what it does not know is left out', async () => {
    entries = []
    await open(
      '/admin/audit?subject=hamad&action=people.suspended&from=0001-01-01&to=2026-11-20&actor=noura',
    )
    expect(await screen.findByText('Nothing in the log matches.')).toBeDefined()
    expect(requests()).toEqual([
      '/api/audit?action=people.suspended&actor=noura&limit=25&subject=hamad&to=2026-11-20',
    ])
    expect(screen.getByText('Only what was done to one')).toBeDefined()
  })
})
