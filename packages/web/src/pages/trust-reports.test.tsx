import { screen, within } from '@testing-library/react'
import type { moderation } from '@wakeel/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AGENT_ID } from '../../testing/agents.ts'
import { button, dialog } from '../../testing/controls.ts'
import { type FakeServer, Refusal } from '../../testing/fake-server.ts'
import {
  APPEAL_ID,
  reported,
  reportedProfile,
  submission,
  TAKEDOWN_ID,
  takenDown,
  takenTexts,
} from '../../testing/moderation.ts'
import { openPage } from '../../testing/open-page.tsx'
import { decided, loadTrustPage, trustServer } from '../../testing/trust-page.ts'

beforeAll(loadTrustPage)

let server: FakeServer
let cases: moderation.ReportedCase[]
let takedowns: moderation.TakenDownCase[]
beforeEach(() => {
  cases = [reported()]
  takedowns = [takenDown()]
  server = trustServer(() => ({ submissions: [submission()], cases, takedowns }))
})

describe('reports', () => {
  test('stand with their agent, counted by reason, with what people wrote', async () => {
    await openPage('/admin/trust?tab=reports')
    expect(await screen.findByRole('link', { name: 'VAT desk' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/vat-desk'),
    )
    expect(screen.getByText('Misleading · 2')).toBeDefined()
    expect(screen.getByText('It promises too much.')).toBeDefined()
    expect(screen.getByText(/a former user/)).toBeDefined()
  })

  test('of what a creator says of themselves show it as it was reported and as it is now, and are answered text by text', async () => {
    cases = [reportedProfile()]
    server.answer('moderation.takeDownProfile', ({ reason, note }) => {
      cases = []
      return { success: true, takedown: { ...takenDown(), reason, note, appeal: null } }
    })
    const { user } = await openPage('/admin/trust?tab=reports')
    const list = within(await screen.findByRole('list', { name: 'What was reported' }))
    expect(list.getByText('Licensed by the authority.')).toBeDefined()
    expect(list.getByText(/as reported on 18 Nov 2026, changed since/)).toBeDefined()
    expect(list.getByText('Accountants.')).toBeDefined()

    await user.click(await button('Take off the page'))
    const form = await dialog('Take off the page of Layla Haddad?')
    await user.click(form.getByRole('checkbox', { name: /Website/ }))
    await user.type(
      form.getByRole('textbox', { name: 'What the creator is told' }),
      'Nobody is licensed.',
    )
    await user.click(form.getByRole('button', { name: 'Take off the page' }))

    expect(await screen.findByText('It was taken off the page of Layla Haddad.')).toBeDefined()
    expect(decided(server)).toMatchObject({
      address: '/api/moderation/creators/layla/take-down',
      body: {
        texts: { about: { en: 'Accountants.', ar: '' }, website: null },
        reason: 'misleading',
        note: 'Nobody is licensed.',
      },
    })
  })

  test('are dismissed with a reason, and the agent stays', async () => {
    server.answer('moderation.dismissReports', () => {
      cases = []
      return { success: true, dismissed: 2 }
    })
    const { user } = await openPage('/admin/trust?tab=reports')
    await user.click(await button('Dismiss reports'))
    const form = await dialog('Dismiss the reports of VAT desk?')
    await user.type(form.getByRole('textbox', { name: 'Reason' }), ' The page says the same. ')
    await user.click(form.getByRole('button', { name: 'Dismiss reports' }))

    expect(await screen.findByText('The reports of VAT desk were dismissed.')).toBeDefined()
    expect(decided(server)).toMatchObject({
      address: `/api/moderation/apps/${AGENT_ID}/dismiss-reports`,
      body: { reason: 'The page says the same.' },
    })
    expect(await screen.findByRole('heading', { name: 'No report is open' })).toBeDefined()
  })

  test('lead to a takedown for the reason that most people give, with a note to the creator', async () => {
    server.answer('moderation.takeDownApp', () => ({ success: true, takedown: takenDown() }))
    const { user } = await openPage('/admin/trust?tab=reports')
    await user.click(await button('Take down'))
    const form = await dialog('Take VAT desk down?')
    expect(form.getByRole('combobox', { name: 'Why it is taken down' })).toHaveProperty(
      'value',
      'misleading',
    )
    await user.selectOptions(form.getByRole('combobox'), 'unlawful')
    await user.type(
      form.getByRole('textbox', { name: 'What the creator is told' }),
      'It breaks a law.',
    )
    await user.click(form.getByRole('button', { name: 'Take down' }))

    expect(await screen.findByText('VAT desk was taken down.')).toBeDefined()
    expect(decided(server)).toMatchObject({
      address: `/api/moderation/apps/${AGENT_ID}/take-down`,
      body: { reason: 'unlawful', note: 'It breaks a law.' },
    })
  })

  test('what the server could not keep stays as it was written', async () => {
    server.answer('moderation.dismissReports', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/admin/trust?tab=reports')
    await user.click(await button('Dismiss reports'))
    const form = await dialog('Dismiss the reports of VAT desk?')
    await user.type(form.getByRole('textbox'), 'Unfounded.')
    await user.click(form.getByRole('button', { name: 'Dismiss reports' }))

    expect((await form.findByRole('alert')).textContent).toMatch(/What you wrote is still here/)
    expect(form.getByRole('textbox')).toHaveProperty('value', 'Unfounded.')
  })
})

describe('what was taken down', () => {
  test('an appeal is answered after a choice, and the answer goes to the creator', async () => {
    server.answer('moderation.answerAppeal', () => {
      takedowns = []
      return { success: true, takedown: takenDown({ ended_at: '2026-11-20T09:00:00Z' }) }
    })
    const { user } = await openPage('/admin/trust?tab=takedowns&state=appealed')
    await user.click(await button('Answer the appeal'))
    const form = await dialog('Answer the appeal for VAT desk')
    await user.type(form.getByRole('textbox', { name: 'Answer to the creator' }), 'You are right.')
    expect(form.getByRole('button', { name: 'Send the answer' })).toHaveProperty('disabled', true)
    await user.click(form.getByRole('radio', { name: /Uphold/ }))
    await user.click(form.getByRole('button', { name: 'Send the answer' }))

    expect(
      await screen.findByText('The appeal was upheld. VAT desk is back in the store.'),
    ).toBeDefined()
    expect(decided(server)).toMatchObject({
      address: `/api/moderation/appeals/${APPEAL_ID}`,
      body: { decision: 'upheld', answer: 'You are right.' },
    })
    expect(
      await screen.findByRole('heading', { name: 'No appeal waits for an answer' }),
    ).toBeDefined()
  })

  test('is restored with a reason; somebody who was quicker is named by what is so now', async () => {
    server.answer('moderation.restoreApp', () => {
      takedowns = [takenDown({ ended_at: '2026-11-20T09:00:00Z' })]
      throw new Refusal('moderation.not_taken_down')
    })
    const { user, address } = await openPage('/admin/trust?tab=takedowns')
    await user.click(await button('Restore'))
    const form = await dialog('Bring VAT desk back?')
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Mended.')
    await user.click(form.getByRole('button', { name: 'Restore' }))

    expect((await screen.findByText(/^Nothing was changed\./)).textContent).toContain(
      'has not been taken down',
    )
    expect(await screen.findByRole('heading', { name: 'Nothing is taken down' })).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Ended' }))
    expect(
      await screen.findByText('Out of the store from 19 Nov 2026 to 20 Nov 2026.'),
    ).toBeDefined()
    expect(address()).toContain('state=ended')
  })

  test('words of a creator are put back on their page with a reason, by the takedown that took them', async () => {
    takedowns = [takenTexts()]
    server.answer('moderation.restoreProfile', () => {
      takedowns = []
      return { success: true, takedown: takenDown({ ended_at: '2026-11-20T09:00:00Z' }) }
    })
    const { user } = await openPage('/admin/trust?tab=takedowns')
    expect(await screen.findByText('Licensed by the authority.')).toBeDefined()
    expect(screen.getByText('Off the page since 19 Nov 2026.')).toBeDefined()
    await user.click(await button('Put back'))
    const form = await dialog('Put it back on the page of Layla Haddad?')
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'It is so.')
    await user.click(form.getByRole('button', { name: 'Put back' }))

    expect(await screen.findByText('It was put back on the page of Layla Haddad.')).toBeDefined()
    expect(decided(server)).toMatchObject({
      address: `/api/moderation/profile-takedowns/${TAKEDOWN_ID}/restore`,
      body: { reason: 'It is so.' },
    })
  })

  test('what left the store with its creator comes back with them, not by itself', async () => {
    takedowns = [takenDown({ reason: 'creator_suspended', note: '', appeal: null })]
    await openPage('/admin/trust?tab=takedowns')
    expect(
      await screen.findByText(/comes back when the creator’s account is restored/),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
  })
})
