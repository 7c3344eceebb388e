import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AGENT_ID, content, draftAgent, skills } from '../../testing/agents.ts'
import { app, list } from '../../testing/apps.ts'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { plans } from '../../testing/plans.ts'

const said = {
  offered: [
    ['real-estate', 'Real estate', 'العقارات'],
    ['finance', 'Money', 'النقود'],
    ['education'],
  ],
  former: ['health', 'pet-care'],
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('catalogue.listApps', () => ({
    ...list([
      app({ name: 'Villa desk', category: 'real-estate' }),
      app({ name: 'Budget desk', category: 'finance' }),
    ]),
    counts: { all: 12, 'real-estate': 5, finance: 4, education: 0, health: 2, 'pet-care': 1 },
  }))
  const meta = document.createElement('meta')
  meta.name = 'categories'
  meta.content = JSON.stringify(said)
  document.head.replaceChildren(meta)
  // Read once, when the first of them is loaded.
  vi.resetModules()
})
afterEach(() => {
  document.head.replaceChildren()
  vi.resetModules()
})

const openPage = async (address: string, language: 'en' | 'ar' = 'en') =>
  (await import('../../testing/open-page.tsx')).openPage(address, { language })
const chips = () =>
  screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent.trim())

describe('a document with an operator’s categories', () => {
  test('has them as chips in the operator’s order, and behind them those that agents are still in', async () => {
    await openPage('/app-store')
    await screen.findByText('Villa desk')

    expect(chips()).toEqual([
      'All 12',
      'Real estate 5',
      'Money 4',
      'Education 0',
      'Health 2',
      'Pet care 1',
    ])
    expect(screen.getAllByText('Real estate').length).toBeGreaterThan(0)
  })

  test('says them in Arabic', async () => {
    await openPage('/search?q=villa', 'ar')
    await screen.findByText('Villa desk')

    expect(chips()).toEqual(['الكل', 'العقارات', 'النقود', 'التعليم', 'الصحة', 'Pet care'])
  })

  test('asks for the chosen one, which stands in the address', async () => {
    const { user, address } = await openPage('/search?q=villa')
    await user.click(await screen.findByRole('radio', { name: 'Real estate' }))

    expect(address()).toBe('/search?q=villa&category=real-estate')
    expect(server.received.at(-1)?.address).toContain('category=real-estate')
  })

  test('reads an address with one that is not there any more as all of them', async () => {
    await openPage('/app-store?category=marketing')

    expect(
      await screen.findByRole<HTMLInputElement>('radio', { name: /^All/, checked: true }),
    ).toBeDefined()
  })

  test('lets creators choose what is offered, and leave an agent where it is', async () => {
    server.signIn({ id: 'aisha', name: 'Aisha Rahman', email: 'aisha@example.ae' })
    server.answer('billing.listPlans', () => ({
      success: true,
      plans: plans(),
      offer_notice: null,
      vat_mode: 'added',
      current: null,
    }))
    server.answer('forge.listSkills', () => ({ success: true, skills: skills() }))
    const agent = { ...draftAgent(), content: content({ category: 'health' }) }
    server.answer('forge.getAgent', () => ({ success: true, agent }))
    await openPage(`/creator/agents/${AGENT_ID}`)

    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Category' })

    expect([...field.options].map(({ text }) => text)).toEqual([
      'Real estate',
      'Money',
      'Education',
      'Health',
    ])
    expect(field.value).toBe('health')
  })
})
