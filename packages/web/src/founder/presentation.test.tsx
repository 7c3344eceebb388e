import { act, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { founderMetrics } from '../../testing/founder-metrics.ts'
import { liveMetrics } from '../../testing/live-metrics.ts'
import { openPage } from '../../testing/open-page.tsx'
import { refreshSession } from '../session/session.ts'

// What the pages load after their frame; the first load of it takes longer than a test waits.
beforeAll(() =>
  Promise.all([
    import('./founder-dashboard.tsx'),
    import('./command-center.tsx'),
    import('../ui/day-plot.tsx'),
  ]),
)

const founder = {
  id: 'hessa',
  name: 'Hessa Obaid',
  email: 'hessa@example.ae',
  role: 'founder',
} as const

let server: FakeServer
let live: ReturnType<typeof liveMetrics>
beforeEach(() => {
  server = fakeServer()
  live = liveMetrics(server)
  server.signIn(founder)
})

type Page = Awaited<ReturnType<typeof openPage>>
const go = async ({ user }: Page, name: string) => {
  await user.click(
    within(screen.getByRole('navigation', { name: 'Founder screens' })).getByRole('link', { name }),
  )
  await screen.findByRole('link', { name, current: 'page' })
}
const showcase = () => screen.findByText('Demo data')
const isOn = async (name: string) =>
  (await screen.findByRole('switch', { name })).getAttribute('aria-checked') === 'true'
const requests = () =>
  server.received
    .filter(({ address }) => address.startsWith('/api/founder'))
    .map(({ address }) => address)

/** The founder, in Investor Mode on the dashboard. */
async function present(address = '/founder') {
  const page = await openPage(address)
  await page.user.click(await screen.findByRole('switch', { name: 'Investor Mode' }))
  await showcase()
  return page
}

/** Who is signed in changes while the page stays open. */
const become = (who: () => void) =>
  act(() => {
    who()
    return refreshSession()
  })
const signOut = () => void server.answerRaw('GET /api/auth/get-session', () => Response.json(null))

describe('whoever presents to an investor', () => {
  test('stays in the showcase from screen to screen until they turn it off', async () => {
    const page = await present()
    const before = requests()
    await go(page, 'Sovereign')
    expect(await isOn('Investor View')).toBe(true)
    await go(page, 'V3')
    await go(page, 'Dashboard')
    expect(await isOn('Investor Mode')).toBe(true)
    expect(live.open).toBe(0)
    expect(requests()).toEqual(before)
    await page.user.click(screen.getByRole('switch', { name: 'Investor Mode' }))
    await expect.poll(() => live.open).toBe(1)
    await go(page, 'Sovereign')
    expect(await isOn('Investor View')).toBe(false)
  })

  test('stays in it when the page is opened anew', async () => {
    const { unmount } = await present()
    unmount()
    await openPage('/founder/sovereign')
    expect(await isOn('Investor View')).toBe(true)
    expect(live.open).toBe(0)
  })

  test('leaves it by signing out', async () => {
    const { unmount } = await present()
    await become(signOut)
    unmount()
    await become(() => server.signIn(founder))
    await openPage('/founder/sovereign')
    expect(await isOn('Investor View')).toBe(false)
    await expect.poll(() => live.open).toBe(1)
  })

  test('decides for themselves alone', async () => {
    await present()
    await become(() => server.signIn({ ...founder, id: 'saif' }))
    expect(await isOn('Investor Mode')).toBe(false)
  })

  test('shows no way into the administration', async () => {
    const { user } = await present()
    expect(screen.queryByRole('navigation', { name: 'Quick actions' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: /^Gross sales/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Gross sales (GMV)' }))
    expect(dialog.getByRole('table')).toBeDefined()
    expect(dialog.queryByRole('link')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('switch', { name: 'Investor Mode' }))
    await expect.poll(() => live.open).toBe(1)
    await live.push(founderMetrics())
    expect(screen.getByRole('navigation', { name: 'Quick actions' })).toBeDefined()
  })
})

describe('the range', () => {
  test('that was chosen on one screen holds on the other', async () => {
    const page = await openPage('/founder')
    await page.user.click(await screen.findByRole('radio', { name: '7 days' }))
    await go(page, 'Sovereign')
    expect(await screen.findByRole('radio', { name: '7 days', checked: true })).toBeDefined()
    await expect.poll(() => requests().at(-1)).toBe('/api/founder/live?range=7d')
    await page.user.click(screen.getByRole('radio', { name: '30 days' }))
    await expect.poll(() => requests().at(-1)).toBe('/api/founder/live?range=30d')
    await go(page, 'Dashboard')
    expect(await screen.findByRole('radio', { name: '30 days', checked: true })).toBeDefined()
  })

  test('of an address goes before the one that was chosen, and holds from there', async () => {
    const { user, unmount } = await openPage('/founder')
    await user.click(await screen.findByRole('radio', { name: '7 days' }))
    unmount()
    const page = await openPage('/founder?range=1y')
    expect(await screen.findByRole('radio', { name: '1 year', checked: true })).toBeDefined()
    await go(page, 'Sovereign')
    expect(await screen.findByRole('radio', { name: '1 year', checked: true })).toBeDefined()
  })
})
