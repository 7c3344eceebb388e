import { screen, waitFor } from '@testing-library/react'
import type { runs } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { runTerms } from '../../testing/account-money.ts'
import { app } from '../../testing/apps.ts'
import { Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  ORGANISATION_ID,
  type OrganisationServer,
  organisationServer,
} from '../../testing/organisations.ts'

type Code = NonNullable<runs.RunTerms['blockReason']>

let store: OrganisationServer
let blockReason: Code | null
beforeEach(() => {
  store = organisationServer()
  blockReason = 'organisations.member_cap_reached'
  store.server.answer('catalogue.getApp', () => ({
    success: true,
    app: app({ slug: 'vat-desk', name: 'VAT desk' }),
  }))
  store.server.answer('accounts.getAccount', () => {
    throw new Refusal('server.failed')
  })
  store.server.answer('runs.getRunTerms', ({ organisation }) => ({
    success: true,
    terms: runTerms(organisation ? { blockReason, balance: { amount: 0, currency: 'AED' } } : {}),
  }))
})

const openRun = (language: 'en' | 'ar' = 'en') => openPage('/app-store/vat-desk/run', { language })
const chooseOrganisation = () => localStorage.setItem('wakeel-payer-noura', ORGANISATION_ID)
const iAm = (role: 'owner' | 'admin' | 'member') => {
  store.mine = [{ id: ORGANISATION_ID, name: 'Noor Trading', role, members: 2 }]
}

describe('where an agent is run', () => {
  test('a member chooses who pays, is told what stands in the way, and finds the choice again', async () => {
    iAm('member')
    const { user, unmount } = await openRun()
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Who the run is for' }),
      'For Noor Trading',
    )
    expect(await screen.findByRole('region', { name: 'Your cap is reached' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Change the caps' })).toBeNull()
    expect(screen.getByRole('status', { name: 'What the next run costs' }).textContent).toBe(
      'AED 2.50 from the organisation’s wallet',
    )
    unmount()
    const again = await openRun()
    expect(await screen.findByRole('region', { name: 'Your cap is reached' })).toBeDefined()
    await again.user.click(screen.getByRole('button', { name: 'Run it for yourself' }))
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Your cap is reached' })).toBeNull(),
    )
  })

  test('a member reads how many runs are left of the nearest cap', async () => {
    iAm('member')
    chooseOrganisation()
    store.server.answer('runs.getRunTerms', () => ({
      success: true,
      terms: runTerms({
        source: 'included',
        included: { limit: 5_000, used: 3 },
        cap: { limit: 2, used: 1 },
      }),
    }))
    await openRun()
    const price = await screen.findByRole('status', { name: 'What the next run costs' })
    expect(price.textContent).toBe(
      'Included in the organisation’s plan, within its caps: 1 of 2 used',
    )
  })

  test('a member with nothing to spend runs for their organisation, until they choose themselves', async () => {
    iAm('member')
    blockReason = null
    store.server.answer('runs.getRunTerms', ({ organisation }) => ({
      success: true,
      terms: runTerms(organisation ? {} : { blockReason: 'billing.balance_too_low' }),
    }))
    const { user } = await openRun()
    const choice = await screen.findByRole('combobox', { name: 'Who the run is for' })
    await waitFor(() => expect(choice).toHaveProperty('value', ORGANISATION_ID))
    await user.selectOptions(choice, 'For me')
    expect(
      await screen.findByRole('region', { name: 'Your wallet does not hold enough' }),
    ).toBeDefined()
    expect(choice).toHaveProperty('value', '')
  })

  test('whoever is in no organisation has nothing to choose', async () => {
    store.mine = []
    await openRun()
    await screen.findByRole('status', { name: 'What the next run costs' })
    await waitFor(() => expect(store.sent('GET')).toHaveLength(1))
    expect(screen.queryByRole('combobox', { name: 'Who the run is for' })).toBeNull()
  })

  test('whoever was removed pays for themselves again', async () => {
    chooseOrganisation()
    store.mine = []
    store.server.answer('runs.getRunTerms', ({ organisation }) => {
      if (organisation) throw new Refusal('organisations.not_found')
      return { success: true, terms: runTerms() }
    })
    await openRun()
    expect(await screen.findByText('AED 2.50 from your wallet')).toBeDefined()
    expect(localStorage.getItem('wakeel-payer-noura')).toBeNull()
  })

  test.for<[Code, title: string, said: string]>([
    [
      'organisations.owner_suspended',
      'Nobody pays for this organisation now',
      'The account of the owner of Noor Trading is suspended.',
    ],
    [
      'organisations.agent_not_allowed',
      'Your organisation does not allow this agent',
      'Noor Trading pays only for the agents on its list',
    ],
    [
      'organisations.cap_reached',
      'The cap of your organisation is reached',
      'what Noor Trading may use this month',
    ],
    [
      'organisations.member_cap_reached',
      'Your cap is reached',
      'what you may use for Noor Trading this month',
    ],
    [
      'organisations.agent_cap_reached',
      'The cap of this agent is reached',
      'what Noor Trading may use of this agent this month',
    ],
    [
      'billing.balance_too_low',
      'The organisation’s wallet does not hold enough',
      'A run costs AED 2.50. The owner of Noor Trading',
    ],
    [
      'billing.monthly_cap_reached',
      'The owner’s own limit is reached',
      'more than the owner of Noor Trading lets their wallet spend',
    ],
    ['billing.over_max_per_run', 'The owner’s own limit is reached', 'A run costs AED 2.50'],
    [
      'billing.purchase_required',
      'The organisation does not have this agent',
      'The owner of Noor Trading can buy it.',
    ],
  ])('a member is told of %s', async ([code, title, said]) => {
    blockReason = code
    iAm('member')
    chooseOrganisation()
    await openRun()
    expect((await screen.findByRole('region', { name: title })).textContent).toContain(said)
    expect(screen.getByRole('button', { name: 'Run it for yourself' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /caps|allowed agents/ })).toBeNull()
  })

  test.for<[Code, way: string, tab: string]>([
    ['organisations.agent_not_allowed', 'See the allowed agents', 'agents'],
    ['organisations.cap_reached', 'Change the caps', 'settings'],
    ['organisations.member_cap_reached', 'Change the caps', 'members'],
    ['organisations.agent_cap_reached', 'Change the caps', 'agents'],
  ])('an admin is led to where %s can be changed', async ([code, way, tab]) => {
    blockReason = code
    iAm('admin')
    chooseOrganisation()
    await openRun()
    expect(await screen.findByRole('link', { name: way })).toHaveProperty(
      'href',
      expect.stringContaining(`/organisations/${ORGANISATION_ID}?tab=${tab}`),
    )
  })

  test('the owner of a wallet that does not hold enough can top it up', async () => {
    blockReason = 'billing.balance_too_low'
    chooseOrganisation()
    await openRun()
    expect(await screen.findByRole('button', { name: /Top up/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Run it for yourself' })).toBeNull()
  })

  test('who pays and what stands in the way is said in Arabic', async () => {
    iAm('admin')
    chooseOrganisation()
    await openRun('ar')
    expect(await screen.findByRole('region', { name: 'بلغت حدّك' })).toBeDefined()
    expect(screen.getByRole('combobox', { name: 'لمن التشغيل' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'غيّر الحدود' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'شغّله لنفسك' })).toBeDefined()
  })
})
