import { screen, waitFor, within } from '@testing-library/react'
import type { moderation } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { app } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ id: '0b54f6a2-6d0c-4f0e-9a53-1f1f2a3b4c5d', slug: 'vat-desk', name: 'VAT desk' }),
  }))
  server.answer('runs.getRunTerms', () => {
    throw new Refusal('catalogue.app_not_found')
  })
})

const aisha = {
  id: 'aisha',
  name: 'Aisha Rahman',
  email: 'aisha@example.ae',
  role: 'user' as const,
}

async function openReport() {
  const page = await openPage('/app-store/vat-desk')
  await page.user.click(await screen.findByRole('button', { name: 'Report this agent' }))
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Report VAT desk' })) }
}

describe('reporting an agent', () => {
  test('a visitor is asked to sign in and comes back to the agent', async () => {
    const { dialog } = await openReport()
    expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveProperty(
      'href',
      expect.stringContaining('/signin?to=%2Fapp-store%2Fvat-desk'),
    )
    expect(dialog.queryByRole('textbox')).toBeNull()
  })

  test('whoever is signed in says what is wrong and is thanked', async () => {
    server.signIn(aisha).answer('moderation.reportApp', () => ({ success: true }))
    const { user, dialog } = await openReport()
    expect(dialog.getByRole('button', { name: 'Send report' })).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('radio', { name: /Privacy/ }))
    await user.type(
      dialog.getByRole('textbox', { name: 'What happened?' }),
      '  It asked for my passport.  ',
    )
    await user.click(dialog.getByRole('button', { name: 'Send report' }))

    expect(
      await screen.findByText(/^Thank you. A moderator will look at it, and a copy comes to you/),
    ).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.received.at(-1)).toEqual({
      method: 'POST',
      address: '/api/apps/vat-desk/reports',
      body: { reason: 'privacy', comment: 'It asked for my passport.' },
    })
  })

  test.each([
    ['request.rate_limited', /many reports today/],
    ['server.failed', /could not be sent/],
  ] as const)('after %s it says so and keeps what was written', async (code, said) => {
    server.signIn(aisha).answer('moderation.reportApp', () => {
      throw new Refusal(code)
    })
    const { user, dialog } = await openReport()
    await user.type(dialog.getByRole('textbox'), 'Wrong rate.')
    await user.click(dialog.getByRole('button', { name: 'Send report' }))

    expect((await dialog.findByRole('alert')).textContent).toMatch(said)
    expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Wrong rate.')
  })
})

describe('a moderator on the page of an agent', () => {
  test('takes it out of the store without waiting for a report', async () => {
    server.signIn({ ...aisha, role: 'admin' })
    server.answer('moderation.takeDownApp', ({ reason, note }) => ({
      success: true,
      takedown: { id: '1', reason, note, at: '2026-11-20T08:00:00Z', ended_at: null, appeal: null },
    }))
    server.answer('moderation.listReports', () => ({ success: true, cases: [], next_cursor: null }))
    server.answer('moderation.listTakedowns', () => ({
      success: true,
      takedowns: [],
      next_cursor: null,
    }))
    server.answer('forge.listSubmissions', () => ({
      success: true,
      submissions: [],
      next_cursor: null,
    }))
    const { user, address } = await openPage('/app-store/vat-desk')
    await user.click(await screen.findByRole('button', { name: 'Take down' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'It gives the rate of 2017.')
    await user.click(dialog.getByRole('button', { name: 'Take down' }))

    await waitFor(() => expect(address()).toBe('/admin/trust?tab=takedowns'), { timeout: 5000 })
    expect(server.received.find(({ address }) => address.endsWith('/take-down'))?.body).toEqual({
      reason: 'other',
      note: 'It gives the rate of 2017.',
    })
  })

  test('is not offered to anybody else', async () => {
    server.signIn(aisha)
    await openPage('/app-store/vat-desk')
    await screen.findByRole('button', { name: 'Report this agent' })
    expect(screen.queryByRole('button', { name: 'Take down' })).toBeNull()
  })
})

const decided = (entry: Partial<moderation.ModerationLogEntry>): moderation.ModerationLogEntry => ({
  id: '1',
  at: '2026-11-20T08:00:00Z',
  action: 'approved',
  category: 'finance',
  reason: null,
  ...entry,
})

describe('the public log of moderation', () => {
  test('shows what was decided about which kind of agent, and why', async () => {
    const entries = [
      decided({ id: '2', action: 'taken_down', reason: 'misleading' }),
      decided({ id: '3', action: 'restored', category: null }),
      decided({ id: '1' }),
    ]
    server.answer('moderation.listModerationLog', () => ({
      success: true,
      entries,
      next_cursor: null,
    }))
    await openPage('/legal/moderation')

    const rows = within(
      await screen.findByRole('table', { name: 'Decisions of moderators' }),
    ).getAllByRole('row')
    expect(rows[1]?.textContent).toMatch(/20 Nov 2026.*Taken down.*Finance.*Misleading/)
    expect(rows[2]?.textContent).toMatch(/Put back.*A creator’s own page.*–/)
    expect(rows[3]?.textContent).toMatch(/A version was approved.*Finance.*–/)
  })

  test('older decisions follow on request', async () => {
    server.answer('moderation.listModerationLog', ({ cursor }) =>
      cursor
        ? {
            success: true,
            entries: [decided({ id: '1', action: 'appeal_upheld' })],
            next_cursor: null,
          }
        : { success: true, entries: [decided({ id: '2' })], next_cursor: 'older' },
    )
    const { user } = await openPage('/legal/moderation')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('The creator’s appeal was upheld')).toBeDefined()
  })

  test('without a decision it says what will stand there', async () => {
    server.answer('moderation.listModerationLog', () => ({
      success: true,
      entries: [],
      next_cursor: null,
    }))
    await openPage('/legal/moderation')
    expect(
      await screen.findByRole('heading', { name: 'Nothing has been decided yet' }),
    ).toBeDefined()
  })
})
