import { act, screen, within } from '@testing-library/react'
import type { status } from '@wakeel/contract'
import { beforeEach, expect, test } from 'vitest'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
// What arrives later in a browser is here before the tests begin.
import './status-page.tsx'

const part = (
  name: status.StatusPart,
  state: status.PartState | null = 'operational',
): status.PartStatus => ({
  part: name,
  state,
  uptime_percent: 99.861,
  days: [
    { day: '2026-11-19', measured_minutes: 1_440, degraded_minutes: 0, down_minutes: 2 },
    { day: '2026-11-20', measured_minutes: 0, degraded_minutes: 0, down_minutes: 0 },
  ],
})

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})
const open = (language: 'en' | 'ar' = 'en') => act(() => openPage('/status', { language }))
const answers = (found: Partial<status.StoreStatus>) =>
  server.answer('status.getStatus', () => ({
    success: true,
    measured_at: '2026-11-20T08:00:00.000Z',
    parts: [],
    incidents: [],
    ...found,
  }))

test('anybody sees how each part is and was', async () => {
  answers({ parts: [part('store'), part('emails')] })
  await open()

  expect(await screen.findByText(/Everything works\./)).toBeDefined()
  expect(
    screen.getByRole('img', { name: 'Emails: 1 days measured in the last 90' }).children,
  ).toHaveLength(2)
  expect(screen.getAllByTitle('19 Nov 2026: 2 min down, 0 min slow')).toHaveLength(2)
  expect(screen.getAllByText('99.861% of the measured time in 90 days')).toHaveLength(2)
  expect(screen.getByText('No incident in the last 90 days.')).toBeDefined()
})

test('a store that is measured for less than 90 days says since when', async () => {
  const { days, ...store } = part('store')
  answers({ parts: [{ ...store, days: days.toReversed() }] })
  await open()

  expect(await screen.findByText('99.861% of the measured time since 19 Nov 2026')).toBeDefined()
  expect(screen.getByText('No incident since measuring began on 19 Nov 2026.')).toBeDefined()
})

test('what does not work is said at once, with its incident, in Arabic too', async () => {
  answers({
    parts: [part('store'), part('payments', 'down')],
    incidents: [
      { part: 'payments', state: 'down', began_at: '2026-11-20T07:00:00.000Z', ended_at: null },
    ],
  })
  await open('ar')

  expect((await screen.findByRole('alert')).textContent).toContain('بعض الخدمات لا تعمل الآن.')
  const row = within(screen.getByRole('row', { name: /المدفوعات/ }))
  expect(row.getByText('مستمر')).toBeDefined()
})

test('a store that has measured nothing yet says so', async () => {
  answers({ measured_at: null })
  await open()

  expect(
    await screen.findByText('Nothing has been measured yet. Come back in a minute.'),
  ).toBeDefined()
})

test('what does not arrive can be asked for again', async () => {
  server.answer('status.getStatus', () => {
    throw new Refusal('server.away')
  })
  const { user } = await open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers({ parts: [part('store')] })
  await user.click(again)

  expect(await screen.findByText(/Everything works\./)).toBeDefined()
})
