import { screen, waitFor, within } from '@testing-library/react'
import type { catalogue } from '@wakeel/contract'
import { organisations } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { app, list } from '../../testing/apps.ts'
import { Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
import {
  NO_CAP,
  ORGANISATION_ID,
  type OrganisationServer,
  organisation,
  organisationServer,
  vatDesk,
} from '../../testing/organisations.ts'
// What arrives later in a browser is here before the tests begin.
import './agents-tab.tsx'
import '../pages/organisation-page.tsx'
import './overview-tab.tsx'

const ADDRESS = `/organisations/${ORGANISATION_ID}?tab=agents`
const vatRule = { slug: 'vat-desk', cap: { monthly_fils: 5_000, monthly_runs: null } }

let store: OrganisationServer
let found: catalogue.App[]
beforeEach(() => {
  store = organisationServer()
  found = [app({ id: 'app-2', slug: 'minutes', name: 'Meeting Minutes' })]
  store.server.answer('catalogue.listApps', () => list(found))
  store.server.answer('organisations.setAgentRules', ({ only_listed, rules }) => {
    const known = [
      vatDesk,
      ...found.map(({ id, slug, name, emoji }) => ({ id, slug, name, emoji })),
    ]
    store.shown = organisation({
      only_listed,
      rules: rules.map(({ slug, cap }) => ({
        app: known.find((one) => one.slug === slug)!,
        cap,
        used: { fils: 0, runs: 0 },
      })),
    })
    return { success: true, organisation: store.shown }
  })
})

const open = (language: 'en' | 'ar' = 'en') => openPage(ADDRESS, { language })
const saved = () => store.sent('PUT').map(({ body }) => body)
const listed = () =>
  within(screen.getByRole('list', { name: 'Listed agents' })).getAllByRole('listitem')
const save = () => screen.getByRole('button', { name: 'Save' })
const search = async (words: string) => {
  const page = await open()
  await page.user.type(await screen.findByRole('combobox', { name: 'Add an agent' }), words)
  return page
}

describe('the allowed agents', () => {
  test('are every one or only those on the list, and the choice is saved', async () => {
    const { user } = await open()
    expect(await screen.findByRole('radio', { name: /Every agent/ })).toHaveProperty(
      'checked',
      true,
    )
    expect(save()).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('radio', { name: /Only listed agents/ }))
    expect(
      screen.getByText('There are changes that are not saved.', { selector: '[role=status]' }),
    ).toBeDefined()
    await user.click(save())
    expect(await screen.findByText('The agents are saved.')).toBeDefined()
    expect(screen.getByRole('radio', { name: /Only listed agents/ })).toHaveProperty(
      'checked',
      true,
    )
    expect(save()).toHaveProperty('disabled', true)
    expect(saved()).toEqual([{ only_listed: true, rules: [vatRule] }])
  })

  test('are found in the store, added with a cap, and saved together', async () => {
    const { user } = await search('minutes')
    await user.click(await screen.findByRole('option', { name: 'Meeting Minutes' }))
    await user.click(screen.getByRole('combobox', { name: 'Add an agent' }))
    expect(await screen.findByRole('option', { selected: true })).toBeDefined()
    await user.type(screen.getByRole('textbox', { name: 'Runs a month Meeting Minutes' }), '3')
    await user.click(save())
    expect(await screen.findByText('The agents are saved.')).toBeDefined()
    expect(saved()).toEqual([
      {
        only_listed: false,
        rules: [vatRule, { slug: 'minutes', cap: { monthly_fils: null, monthly_runs: 3 } }],
      },
    ])
    expect(store.server.received.map(({ address }) => address)).toContainEqual(
      expect.stringMatching(/^\/api\/apps\?.*q=minutes/),
    )
  })

  test('stand with what they used, and get another cap', async () => {
    const { user } = await open()
    const money = await screen.findByRole('textbox', { name: 'AED a month VAT desk' })
    expect(listed()[0]?.textContent).toContain('Used this month: AED 2.50 · 1 run')
    await user.clear(money)
    await user.type(money, '12,50x')
    expect(screen.getByRole('alert').textContent).toMatch(/^Write an amount/)
    expect(save()).toHaveProperty('disabled', true)
    await user.clear(money)
    await user.click(save())
    expect(await screen.findByText('The agents are saved.')).toBeDefined()
    expect(saved()).toEqual([{ only_listed: false, rules: [{ slug: 'vat-desk', cap: NO_CAP }] }])
  })

  test('are taken off the list, and with none allowed nothing can be run', async () => {
    store.shown = organisation({ only_listed: true })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Remove VAT desk' }))
    expect(
      screen.getByText('No agent is listed, so nothing can be run for the organisation.'),
    ).toBeDefined()
    await user.click(screen.getByRole('radio', { name: /Every agent/ }))
    expect(screen.getByText('No agent is listed. Search above to add one.')).toBeDefined()
    await user.click(save())
    expect(await screen.findByText('The agents are saved.')).toBeDefined()
    expect(saved()).toEqual([{ only_listed: false, rules: [] }])
  })

  test('stay as they were written when the store refuses', async () => {
    store.server.answer('organisations.setAgentRules', () => {
      throw new Refusal('catalogue.app_not_found')
    })
    const { user } = await search('minutes')
    await user.click(await screen.findByRole('option', { name: 'Meeting Minutes' }))
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toBe('This agent is not in the store.')
    expect(listed()).toHaveLength(2)
    expect(save()).toHaveProperty('disabled', false)
  })

  test('are put back by discarding', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Remove VAT desk' }))
    await user.click(screen.getByRole('button', { name: 'Discard the changes' }))
    expect(listed()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Discard the changes' })).toBeNull()
  })

  test('cannot be more than the store keeps', async () => {
    store.shown = organisation({
      rules: Array.from({ length: organisations.MAX_AGENT_RULES }, (_, index) => ({
        app: { ...vatDesk, id: `app-${index}`, slug: `agent-${index}`, name: `Agent ${index}` },
        cap: NO_CAP,
        used: { fils: 0, runs: 0 },
      })),
    })
    await open()
    expect(await screen.findByText('At most 200 agents can be listed.')).toBeDefined()
    expect(screen.queryByRole('combobox', { name: 'Add an agent' })).toBeNull()
  })

  test('are searched for, and a search without a match says so', async () => {
    found = []
    await search('nothing like it')
    expect(await screen.findByText('No agent matches.')).toBeDefined()
  })

  test('are searched for again when the search failed', async () => {
    store.server.answer('catalogue.listApps', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await search('minutes')
    const again = await screen.findByRole('button', { name: 'Try again' })
    store.server.answer('catalogue.listApps', () => list(found))
    await user.click(again)
    expect(await screen.findByRole('option', { name: 'Meeting Minutes' })).toBeDefined()
  })
})

describe('changes that are not saved', () => {
  const changed = async () => {
    const page = await open()
    await page.user.click(await screen.findByRole('button', { name: 'Remove VAT desk' }))
    await page.user.click(screen.getByRole('tab', { name: 'Overview' }))
    return {
      ...page,
      question: within(await screen.findByRole('dialog', { name: 'Leave without saving?' })),
    }
  }

  test('are asked about before another part is opened, and staying keeps them', async () => {
    const { user, address, question } = await changed()
    expect(question.getByText('There are changes that are not saved.')).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(address()).toBe(ADDRESS)
    expect(screen.getByText('No agent is listed. Search above to add one.')).toBeDefined()
  })

  test('are dropped by whoever leaves all the same', async () => {
    const { user, address, question } = await changed()
    await user.click(question.getByRole('button', { name: 'Leave' }))
    await screen.findByRole('tabpanel', { name: 'Overview' })
    expect(address()).toBe(`/organisations/${ORGANISATION_ID}`)
    await user.click(screen.getByRole('tab', { name: 'Agents' }))
    expect(await screen.findByRole('button', { name: 'Remove VAT desk' })).toBeDefined()
  })

  test('are not there once they are saved, and leaving asks nothing', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('button', { name: 'Remove VAT desk' }))
    await user.click(save())
    await screen.findByText('The agents are saved.')
    await user.click(screen.getByRole('tab', { name: 'Overview' }))
    await waitFor(() => expect(address()).toBe(`/organisations/${ORGANISATION_ID}`))
  })
})

test('the allowed agents are chosen in Arabic', async () => {
  store.server.answer('organisations.setAgentRules', () => {
    throw new Refusal('catalogue.app_not_found')
  })
  const { user } = await open('ar')
  await user.click(await screen.findByRole('radio', { name: /المدرجون فقط/ }))
  expect(screen.getByText('هناك تغييرات لم تُحفظ.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'حفظ' }))
  expect((await screen.findByRole('alert')).textContent).toBe('هذا الوكيل ليس في المتجر.')
  await user.click(screen.getByRole('tab', { name: 'نظرة عامة' }))
  expect(await screen.findByRole('dialog', { name: 'هل تغادر دون حفظ؟' })).toBeDefined()
})
