import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  khalid,
  member,
  ORGANISATION_ID,
  type OrganisationServer,
  organisation,
  organisationServer,
} from '../../testing/organisations.ts'
// What arrives later in a browser is here before the tests begin.
import './organisation-page.tsx'
import '../organisations/overview-tab.tsx'
import '../organisations/settings-tab.tsx'

let store: OrganisationServer
beforeEach(() => {
  store = organisationServer()
})

const open = (language: 'en' | 'ar' = 'en') =>
  openPage(`/organisations/${ORGANISATION_ID}`, { language })
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const metric = async (label: string) =>
  (await screen.findByText(label, { selector: 'p' })).parentElement?.textContent

describe('an organisation', () => {
  test('shows its owner what was used of what there is, by whom and of which agent', async () => {
    await open()
    expect(await screen.findByText('AED 2.50 of AED 1,000.00')).toBeDefined()
    expect(screen.getByText('12 of 5,000')).toBeDefined()
    expect(await metric('Runs')).toMatch(/1No cap$/)
    expect(screen.getByRole('heading', { name: 'In November 2026' })).toBeDefined()
    expect(screen.getByRole('meter', { name: 'From the wallet' })).toBeDefined()
    expect(
      within(screen.getByRole('table', { name: 'By member' })).getByRole('link', {
        name: 'Runs of Khalid Nasser',
      }),
    ).toHaveProperty('href', expect.stringContaining('tab=runs&member=khalid'))
    expect(
      within(screen.getByRole('table', { name: 'By agent' })).getByRole('link', {
        name: 'Runs of VAT desk',
      }),
    ).toHaveProperty('href', expect.stringContaining('tab=runs&app=vat-desk'))
    expect(tabs()).toEqual([
      'Overview',
      'Members',
      'Agents',
      'Runs',
      'API keys',
      'Webhooks',
      'Widgets',
      'Audit log',
      'Settings',
    ])
  })

  test('says who pays: the owner to the owner with a way to the wallet, by name to an admin, and to a member that the owner does', async () => {
    const { unmount } = await open()
    expect(await screen.findByText(/^You own the organisation: your plan/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Your wallet' })).toHaveProperty(
      'href',
      expect.stringContaining('tab=billing'),
    )
    unmount()
    store.shown = organisation({ role: 'admin' })
    const asAdmin = await open()
    expect(await screen.findByText(/^Noura Saleh owns the organisation/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Your wallet' })).toBeNull()
    asAdmin.unmount()
    store.shown = organisation({ role: 'member', people: [khalid] })
    await open()
    expect(await screen.findByText(/^The owner’s plan/)).toBeDefined()
  })

  test('shows a member their own metrics, and nothing that they could not do', async () => {
    store.signIn('khalid', 'Khalid Nasser')
    store.shown = organisation({
      role: 'member',
      people: [{ ...khalid, cap: { monthly_fils: 10_000, monthly_runs: 3 } }],
    })
    await openPage(`/organisations/${ORGANISATION_ID}?tab=members`)
    const own = within(await screen.findByRole('region', { name: 'What you used' }))
    expect(own.getByText('AED 2.50 of AED 100.00')).toBeDefined()
    expect(own.getByText('1 of 3')).toBeDefined()
    expect(tabs()).toEqual(['Overview', 'Runs', 'API keys', 'Widgets', 'Settings'])
    expect(screen.queryByRole('table', { name: 'By member' })).toBeNull()
  })

  test('that nothing was run for says so, without a plan and without caps', async () => {
    store.shown = organisation({
      cap: { monthly_fils: null, monthly_runs: null },
      used: { fils: 0, runs: 0 },
      included: null,
      used_agents: [],
      people: [member()],
    })
    await open()
    expect(
      await screen.findByRole('heading', { name: 'Nothing was run for it this month' }),
    ).toBeDefined()
    expect(await metric('From the wallet')).toMatch(/AED 0\.00No cap$/)
    expect(await metric('Runs of the owner’s plan')).toMatch(/The owner has no plan with runs$/)
    expect(screen.getByRole('link', { name: 'Browse the agents' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/app-store$/),
    )
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('keeps the open part in the address, and leads back to all of them', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('tab', { name: 'Settings' }))
    await waitFor(() => expect(address()).toBe(`/organisations/${ORGANISATION_ID}?tab=settings`))
    expect(await screen.findByRole('textbox', { name: 'Name of the organisation' })).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    await waitFor(() => expect(address()).toBe(`/organisations/${ORGANISATION_ID}`))
    await user.click(screen.getByRole('link', { name: 'All organisations' }))
    await waitFor(() => expect(address()).toBe('/organisations'))
  })

  test('is not found by whoever is no member', async () => {
    store.server.answer('organisations.getOrganisation', () => {
      throw new Refusal('organisations.not_found')
    })
    await open()
    expect(
      await screen.findByRole('heading', { name: 'You have no such organisation' }),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'All organisations' })).toBeDefined()
  })

  test('is waited for, and asked for again when it did not arrive', async () => {
    store.server.answer('organisations.getOrganisation', () => new Promise(() => {}))
    const { unmount } = await open()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined()
    unmount()
    store.server.answer('organisations.getOrganisation', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    store.server.answer('organisations.getOrganisation', () => ({
      success: true,
      organisation: store.shown,
    }))
    await user.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: 'Noor Trading' })).toBeDefined()
  })

  test('asks a visitor to sign in', async () => {
    store.server.answerRaw('GET /api/auth/get-session', () => Response.json(null))
    await open()
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeDefined()
  })

  test('is read in Arabic', async () => {
    await open('ar')
    expect(await screen.findByRole('heading', { name: 'في نوفمبر 2026' })).toBeDefined()
    expect(tabs()).toEqual([
      'نظرة عامة',
      'الأعضاء',
      'الوكلاء',
      'التشغيلات',
      'مفاتيح API',
      'الويب هوك',
      'النوافذ المضمّنة',
      'سجل التدقيق',
      'الإعدادات',
    ])
    expect(screen.getByText(/^أنت مالك الفريق/)).toBeDefined()
    expect(
      within(screen.getByRole('table', { name: 'حسب العضو' })).getByText('Khalid Nasser'),
    ).toBeDefined()
    expect(
      within(screen.getByRole('table', { name: 'حسب الوكيل' })).getByText('VAT desk'),
    ).toBeDefined()
  })
})
