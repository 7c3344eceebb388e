import { screen, waitFor, within } from '@testing-library/react'
import type { organisations } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  khalid,
  ORGANISATION_ID,
  type OrganisationServer,
  organisation,
  organisationServer,
  vatDesk,
} from '../../testing/organisations.ts'
// What arrives later in a browser is here before the tests begin.
import '../pages/organisation-page.tsx'
import './runs-tab.tsx'

type ListedRun = Omit<organisations.SharedRun, 'answer'>

const run = (number: number, details: Partial<ListedRun> = {}): ListedRun => ({
  id: `0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a${number}`,
  app: vatDesk,
  conversation_id: 'run-1',
  version: 1,
  reply_to: null,
  kind: 'paid',
  status: 'succeeded',
  outcome: 'answer',
  input: `Request ${number}`,
  provider: 'built-in',
  execution_time_ms: 42,
  started_at: '2026-11-20T08:00:00.000Z',
  charge: { source: 'wallet', price: { amount: 250, currency: 'AED' }, was_given_back: false },
  organisation: { id: ORGANISATION_ID, name: 'Noor Trading' },
  by: { id: 'khalid', name: 'Khalid Nasser' },
  ...details,
})

let store: OrganisationServer
let runs: ListedRun[]
beforeEach(() => {
  store = organisationServer()
  runs = [
    run(10),
    run(11, {
      by: { id: 'noura', name: 'Noura Saleh' },
      app: { ...vatDesk, id: 'app-2', slug: 'minutes', name: 'Meeting Minutes' },
    }),
    run(12, { by: null }),
  ]
  store.server.answer('organisations.listSharedRuns', ({ member, app }) => ({
    success: true,
    runs: runs.filter(
      ({ by, app: { slug } }) => (!member || by?.id === member) && (!app || slug === app),
    ),
    next_cursor: null,
  }))
})

const open = (address = '', language: 'en' | 'ar' = 'en') =>
  openPage(`/organisations/${ORGANISATION_ID}?tab=runs${address}`, { language })
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const rows = async () =>
  (await screen.findAllByRole('button', { expanded: false, name: /Request/ })).map(
    ({ textContent }) => textContent,
  )

describe('the runs of an organisation', () => {
  test('say who ran which agent, what it cost and how it ended', async () => {
    await open()
    expect(await rows()).toEqual([
      expect.stringMatching(/VAT deskRequest 10by Khalid NasserAED 2\.5020 Nov 2026, .*Answered$/),
      expect.stringMatching(/Meeting MinutesRequest 11by Noura Saleh/),
      expect.stringMatching(/Request 12by a former user/),
    ])
  })

  test('say which version was asked for, and lead to it once they are opened', async () => {
    const pinned = { version: 3, is_pinned: true } as const
    runs = [run(10, pinned), run(11)]
    store.server.answer('organisations.getSharedRun', () => ({
      success: true,
      run: { ...run(10, pinned), answer: 'The VAT is **AED 50.00**.' },
    }))
    const { user } = await open()
    expect(await rows()).toEqual([
      expect.stringContaining('by Khalid Nasser · version 3, as asked for'),
      expect.not.stringContaining('version'),
    ])
    await user.click(screen.getByRole('button', { name: /Request 10/ }))
    expect(
      (await screen.findByRole('link', { name: 'Version 3 in its history' })).getAttribute('href'),
    ).toMatch(/\?tab=history&version=3$/)
  })

  test('are opened with their answer', async () => {
    store.server.answer('organisations.getSharedRun', () => ({
      success: true,
      run: { ...run(10), answer: 'The VAT is **AED 50.00**.' },
    }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /Request 10/ }))
    expect(await screen.findByText('AED 50.00')).toBeDefined()
    expect(store.sent('GET').at(-1)?.address).toBe(
      `/api/organisations/${ORGANISATION_ID}/runs/${run(10).id}?lang=en`,
    )
  })

  test('whose answer cannot be read say so', async () => {
    store.server.answer('organisations.getSharedRun', () => {
      throw new Refusal('runs.not_found')
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: /Request 10/ }))
    expect(await screen.findByRole('alert')).toBeDefined()
  })

  test('are filtered by member and by agent, both in the address', async () => {
    const { user, address } = await open()
    await rows()
    expect(options('Member')).toEqual(['Everybody', 'Me', 'Khalid Nasser'])
    expect(options('Agent')).toEqual(['All agents', 'VAT desk', 'Meeting Minutes'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Member' }), 'Me')
    await waitFor(async () => expect(await rows()).toEqual([expect.stringContaining('Request 11')]))
    expect(address()).toBe(`/organisations/${ORGANISATION_ID}?tab=runs&member=noura`)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Agent' }), 'VAT desk')
    expect(
      await screen.findByRole('heading', { name: 'Nothing that was run matches.' }),
    ).toBeDefined()
    expect(address()).toBe(`/organisations/${ORGANISATION_ID}?tab=runs&member=noura&app=vat-desk`)
    await user.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await rows()).toHaveLength(3)
    expect(address()).toBe(`/organisations/${ORGANISATION_ID}?tab=runs`)
  })

  test('of somebody who was removed are filtered by name, not by id', async () => {
    store.shown = organisation({ people: [organisation().people[0]!] })
    await open('&member=khalid')
    await rows()
    expect(options('Member')).toEqual(['Everybody', 'Me', 'Khalid Nasser'])
  })

  test('of somebody of whom nothing is known any more are filtered without an id in sight', async () => {
    await open('&member=u-1f6c1d6f2a11')
    await screen.findByRole('heading', { name: 'Nothing that was run matches.' })
    expect(options('Member')).toEqual(['Everybody', 'Me', 'Khalid Nasser', 'Former user'])
  })

  test('are shown page by page, and a page that did not arrive is asked for again', async () => {
    let isBroken = true
    store.server.answer('organisations.listSharedRuns', ({ cursor }) => {
      if (cursor && isBroken) throw new Refusal('server.failed')
      return cursor
        ? { success: true, runs: [run(20)], next_cursor: null }
        : { success: true, runs: [run(10)], next_cursor: 'older' }
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('More could not be loaded.')).toBeDefined()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Request 20')).toBeDefined()
    expect(screen.getByText('Request 10')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('that there are none of lead to the agents', async () => {
    runs = []
    await open()
    expect(await screen.findByRole('heading', { name: 'Nothing was run yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Browse the agents' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/app-store$/),
    )
  })

  test('are waited for, and asked for again when they did not arrive', async () => {
    store.server.answer('organisations.listSharedRuns', () => new Promise(() => {}))
    const { unmount } = await open()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined()
    unmount()
    store.server.answer('organisations.listSharedRuns', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    store.server.answer('organisations.listSharedRuns', () => ({
      success: true,
      runs,
      next_cursor: null,
    }))
    await user.click(again)
    expect(await rows()).toHaveLength(3)
  })

  test('are read by every member', async () => {
    store.signIn('khalid', 'Khalid Nasser')
    store.shown = organisation({ role: 'member', people: [khalid] })
    await open()
    expect(await rows()).toHaveLength(3)
    expect(options('Member')).toEqual(['Everybody', 'Me', 'Noura Saleh'])
  })

  test('are read and filtered in Arabic', async () => {
    const { user } = await open('', 'ar')
    await screen.findByRole('button', { name: /شغّله .*Khalid Nasser/ })
    expect(screen.getByRole('button', { name: /شغّله .*شخص غادر/ })).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: 'العضو' }), 'أنا')
    await user.selectOptions(screen.getByRole('combobox', { name: 'الوكيل' }), 'VAT desk')
    expect(await screen.findByRole('heading', { name: 'لا شيء مما شُغّل يطابق ذلك.' })).toBeDefined()
  })
})
