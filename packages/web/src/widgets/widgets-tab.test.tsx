import { screen, within } from '@testing-library/react'
import type { widgets } from '@wakeel/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { app, list } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'
// What arrives later in a browser is here before the tests begin.
import '../pages/account-page.tsx'
import '../api-keys/usage-chart.tsx'
import './widgets-tab.tsx'

const ID = 'a2f1c1de-54d0-4a63-9a51-1f6c1d6f2a77'

const widget = (details: Partial<widgets.Widget> = {}): widgets.Widget => ({
  id: ID,
  name: 'Prices page',
  agent: { slug: 'vat-desk', name: { en: 'VAT desk', ar: 'مكتب الضريبة' }, is_listed: true },
  origins: ['https://shop.example.ae'],
  language: 'auto',
  appearance: 'auto',
  accent: null,
  cap: { daily_fils: null, daily_runs: 50, monthly_fils: 10_000, monthly_runs: null },
  used: { today: { fils: 0, runs: 12 }, month: { fils: 2_500, runs: 40 } },
  organisation: null,
  by: { id: 'aisha', name: 'Aisha Rahman' },
  is_paused: false,
  created_at: '2026-11-20T08:00:00.000Z',
  last_used_at: '2026-11-27T08:00:00.000Z',
  ...details,
})

let server: FakeServer
let made: widgets.Widget[]
beforeEach(() => {
  server = fakeServer()
  made = [widget()]
  const vatDesk = app({ slug: 'vat-desk', name: 'VAT desk' })
  server.answer('catalogue.listApps', ({ q = '' }) =>
    list([vatDesk, app({ slug: 'loans', name: 'Loans' })].filter(({ name }) => name.includes(q))),
  )
  server.answer('catalogue.getApp', ({ slug }) => {
    if (slug !== vatDesk.slug) throw new Refusal('catalogue.app_not_found')
    return { success: true, app: vatDesk }
  })
  server.answer('widgets.listWidgets', () => ({ success: true, widgets: made }))
  server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
})

const open = (language: 'en' | 'ar' = 'en', more = '') =>
  openPage(`/account?tab=widgets${more}`, { language })
const sent = (method: string) =>
  server.received.filter((request) => request.method === method).map(({ body }) => body)
const inDialog = async () => within(await screen.findByRole('dialog'))

describe('the widgets of an account', () => {
  test('say where they stand, and what their visitors used of the caps', async () => {
    await open()

    expect(await screen.findByRole('heading', { name: 'Prices page' })).toBeDefined()
    expect(screen.getByText('https://shop.example.ae')).toBeDefined()
    expect(screen.getByText('12 of 50 runs')).toBeDefined()
    expect(screen.getByText(/AED\s25\.00 of AED\s100\.00/)).toBeDefined()
  })

  test('of an agent that left the store say so, and offer no preview', async () => {
    made = [widget({ agent: { ...widget().agent, is_listed: false } })]
    await open()

    expect(await screen.findByText('Its agent is not in the store')).toBeDefined()
    expect(screen.queryByText('Active')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull()
  })

  test('are none at first, in Arabic too', async () => {
    made = []
    await open('ar')

    expect(await screen.findByRole('heading', { name: 'لا نوافذ مضمّنة بعد' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'نافذة جديدة' })).toBeDefined()
  })

  test('that cannot be loaded say so, and are asked for again', async () => {
    server.answer('widgets.listWidgets', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await open()
    const again = await screen.findByRole('button', { name: /try again/i })
    server.answer('widgets.listWidgets', () => ({ success: true, widgets: made }))
    await user.click(again)

    expect(await screen.findByRole('heading', { name: 'Prices page' })).toBeDefined()
  })

  test('give the line for a site, as a part of the page or as a button', async () => {
    const { user } = await open()
    const line = await screen.findByRole('region', { name: 'The line for your site' })
    expect(line.textContent).toBe(
      `<script src="${location.origin}/widget.js" data-widget="${ID}" async></script>`,
    )

    await user.click(screen.getByRole('radio', { name: 'A button in the corner' }))

    expect(line.textContent).toContain(`data-widget="${ID}" data-mode="button" async`)
  })

  test('show themselves in a frame that has no origin of the store', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Preview: Prices page' }))

    const frame = screen.getByTitle('Preview of Prices page')
    expect(frame.getAttribute('src')).toBe(`/widget/${ID}#panel`)
    expect(frame.getAttribute('sandbox')).not.toContain('same-origin')
  })

  test('show what they used on each day', async () => {
    server.answer('apiKeys.getApiKeyUsage', ({ id }) => ({
      success: true,
      days: [{ day: '2026-11-27', fils: 0, runs: id === ID ? 12 : 0 }],
    }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Usage: Prices page' }))

    expect(await screen.findByText('Runs of each day')).toBeDefined()
    expect(screen.getByText('12')).toBeDefined()
  })

  test('are paused, and go on', async () => {
    server.answer('widgets.updateWidget', ({ is_paused = false }) => {
      made = [widget({ is_paused })]
      return { success: true, widget: made[0]! }
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Pause: Prices page' }))
    await user.click(await screen.findByRole('button', { name: 'Go on: Prices page' }))

    expect(await screen.findByRole('button', { name: 'Pause: Prices page' })).toBeDefined()
    expect(sent('PATCH')).toEqual([{ is_paused: true }, { is_paused: false }])
  })

  test('are deleted only after a question', async () => {
    server.answer('widgets.deleteWidget', () => {
      made = []
      return { success: true }
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Delete: Prices page' }))
    const dialog = await inDialog()
    expect(sent('DELETE')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Delete' }))

    expect(await screen.findByRole('heading', { name: 'No widgets yet' })).toBeDefined()
  })
})

describe('a new widget', () => {
  test('is made with what was said', async () => {
    server.answer('widgets.createWidget', () => ({ success: true, widget: widget() }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'New widget' }))
    const dialog = await inDialog()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Shop')
    await user.type(dialog.getByRole('combobox', { name: 'Agent' }), 'VAT')
    await user.click(await dialog.findByRole('option', { name: /VAT desk/ }))
    await user.type(
      dialog.getByRole('textbox', { name: 'Sites that may show it' }),
      'https://one.example.ae{Enter}https://two.example.ae',
    )
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'Arabic')
    await user.type(dialog.getByRole('textbox', { name: 'Main colour' }), '#0F6B4F')
    await user.click(dialog.getByRole('button', { name: 'Make the widget' }))

    expect((await screen.findAllByText(/Copy its line into your site/)).length).toBeGreaterThan(0)
    expect(sent('POST')).toEqual([
      {
        name: 'Shop',
        agent: 'vat-desk',
        origins: ['https://one.example.ae', 'https://two.example.ae'],
        language: 'ar',
        appearance: 'auto',
        accent: '#0f6b4f',
        cap: { daily_runs: 50, daily_fils: null, monthly_runs: null, monthly_fils: null },
      },
    ])
  })

  test('is begun with the agent that somebody came from', async () => {
    await open('en', '&agent=vat-desk')

    const dialog = await inDialog()
    expect(dialog.getByRole('button', { name: 'Remove VAT desk' })).toBeDefined()
  })

  test('is of one agent, chosen instead of another once that is removed', async () => {
    const { user } = await open('en', '&agent=vat-desk')
    const dialog = await inDialog()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Shop')
    await user.type(
      dialog.getByRole('textbox', { name: 'Sites that may show it' }),
      'https://shop.example.ae',
    )
    const make = dialog.getByRole('button', { name: 'Make the widget' }) as HTMLButtonElement
    const before = [make.disabled, dialog.queryByRole('combobox', { name: 'Agent' })]
    await user.click(dialog.getByRole('button', { name: 'Remove VAT desk' }))
    const without = make.disabled
    await user.type(dialog.getByRole('combobox', { name: 'Agent' }), 'Loans')
    await user.click(await dialog.findByRole('option', { name: /Loans/ }))

    expect([before, without, make.disabled]).toEqual([[false, null], true, false])
    expect(document.activeElement).toBe(dialog.getByRole('group', { name: 'Agent' }))
  })

  test('is not begun for an agent that the store does not have', async () => {
    await open('en', '&agent=made-up')

    expect(await screen.findByRole('heading', { name: 'Prices page' })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  test('is not made without a cap of runs, which those of a plan reach too, or for what is no site', async () => {
    const { user } = await open('en', '&agent=vat-desk')
    const dialog = await inDialog()
    const make = dialog.getByRole('button', { name: 'Make the widget' })
    const sites = dialog.getByRole('textbox', { name: 'Sites that may show it' })
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Shop')
    await user.type(sites, 'https://*.example.ae')
    expect(dialog.getByRole('alert').textContent).toMatch(/^Write addresses of sites/)
    expect(make).toHaveProperty('disabled', true)
    await user.clear(sites)
    await user.type(sites, 'https://shop.example.ae')
    expect(make).toHaveProperty('disabled', false)
    await user.clear(dialog.getByRole('textbox', { name: 'Runs a day' }))

    await user.type(dialog.getByRole('textbox', { name: 'AED a day' }), '5')

    expect(dialog.getByText(/^Set a number of runs/)).toBeDefined()
    expect(make).toHaveProperty('disabled', true)
  })

  test('that is refused says why, and what was typed stays', async () => {
    server.answer('widgets.createWidget', () => {
      throw new Refusal('widgets.too_many')
    })
    const { user } = await open('en', '&agent=vat-desk')
    const dialog = await inDialog()
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Shop')
    await user.type(
      dialog.getByRole('textbox', { name: 'Sites that may show it' }),
      'https://shop.example.ae',
    )
    await user.click(dialog.getByRole('button', { name: 'Make the widget' }))

    expect(await dialog.findByText(/as many widgets as one account can have/)).toBeDefined()
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Shop')
  })
})
