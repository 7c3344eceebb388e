import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { app, list } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

const lastRequest = () =>
  server.received.filter((request) => request.address.startsWith('/api/apps')).at(-1)?.address

describe('the catalogue', () => {
  test('shows each app with its rating, price and a way to try it', async () => {
    server.answer('catalogue.listApps', () =>
      list([app({ slug: 'vat-desk', name: 'VAT desk', rating: 4.8, reviews_count: 31 })]),
    )
    await openPage('/app-store')
    const card = within(await screen.findByRole('article'))
    expect(card.getByRole('link', { name: 'VAT desk' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/vat-desk'),
    )
    expect(card.getByRole('link', { name: 'Try VAT desk' })).toHaveProperty(
      'href',
      expect.stringContaining('/app-store/vat-desk/demo'),
    )
    expect(card.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeDefined()
    expect(card.getByText('31 reviews')).toBeDefined()
    expect(card.getByText('AED 374.29')).toBeDefined()
    expect(card.getByText('$101.92')).toBeDefined()
    expect(card.getByText('Featured')).toBeDefined()
  })

  test('an agent that nobody can run for now says so, and offers no demo', async () => {
    server.answer('catalogue.listApps', () => list([app({ name: 'VAT desk', is_paused: true })]))
    await openPage('/app-store')
    const card = within(await screen.findByRole('article'))
    expect(card.getByText('Paused')).toBeDefined()
    expect(card.queryByRole('link', { name: 'Try VAT desk' })).toBeNull()
  })

  test('an app that costs nothing says Free', async () => {
    server.answer('catalogue.listApps', () =>
      list([app({ pricing: { model: 'free', price_usd: 0, price_aed: 0 } })]),
    )
    await openPage('/app-store')
    expect(await screen.findByText('Free')).toBeDefined()
  })

  test('says how many apps match, and how many stand in each category', async () => {
    server.answer('catalogue.listApps', () =>
      list([app({ category: 'health' }), app({ category: 'finance' })], { total: 41 }),
    )
    await openPage('/app-store')
    expect(await screen.findByText('41 agents')).toBeDefined()
    expect(screen.getByRole('radio', { name: 'All 2' })).toBeDefined()
    expect(screen.getByRole('radio', { name: 'Health 1' })).toBeDefined()
    expect(screen.getByRole('radio', { name: 'Education 0' })).toBeDefined()
  })

  test('says of more than are counted that there are more, and leaves out where they were not counted', async () => {
    server.answer('catalogue.listApps', () => ({
      ...list([app()], { total: 1000, counts: { all: 1000, finance: 1000 } }),
      is_capped: true,
    }))
    await openPage('/app-store?q=vat&category=finance')
    expect(await screen.findByText('1,000+ agents')).toBeDefined()
    expect(screen.getByRole('radio', { name: 'All 1,000+' })).toBeDefined()
    expect(screen.getByRole('radio', { name: 'Finance 1,000+' })).toBeDefined()
    expect(screen.getByRole('radio', { name: 'Health' })).toBeDefined()
  })

  test('offers the orders of the specification', async () => {
    await openPage('/app-store')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Most Popular',
      'Highest Rated',
      'Newest',
      'Price low to high',
      'Price high to low',
    ])
  })

  test('marks an app rated 4.7 or more as featured, and no other', async () => {
    server.answer('catalogue.listApps', () => list([app({ rating: 4.7 }), app({ rating: 4.6 })]))
    await openPage('/app-store')
    const [best, other] = await screen.findAllByRole('article')
    expect(within(best!).getByText('Featured')).toBeDefined()
    expect(within(other!).queryByText('Featured')).toBeNull()
  })

  test('asks for the most popular apps first', async () => {
    server.answer('catalogue.listApps', () => list([app()]))
    await openPage('/app-store')
    await screen.findByRole('article')
    expect(lastRequest()).toContain('sort=popular')
  })

  test('a chosen category and order stand in the address', async () => {
    server.answer('catalogue.listApps', () => list([app()]))
    const { user, address } = await openPage('/app-store')
    await user.click(await screen.findByRole('radio', { name: /Marketing/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest Rated')
    expect(address()).toBe('/app-store?category=marketing&sort=rating')
    expect(lastRequest()).toContain('category=marketing')
    expect(lastRequest()).toContain('sort=rating')
  })

  test('an address with filters opens with them chosen', async () => {
    server.answer('catalogue.listApps', () => list([app()]))
    await openPage('/app-store?category=health&sort=price_asc&q=water')
    expect(screen.getByRole('radio', { name: /Health/ })).toHaveProperty('checked', true)
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'price_asc')
    expect(screen.getByRole('searchbox', { name: 'Search in the catalogue' })).toHaveProperty(
      'value',
      'water',
    )
  })

  test('what is written in the search box narrows the list', async () => {
    server.answer('catalogue.listApps', () => list([app()]))
    const { user, address } = await openPage('/app-store')
    await user.type(screen.getByRole('searchbox', { name: 'Search in the catalogue' }), 'gratuity')
    await expect.poll(address).toBe('/app-store?q=gratuity')
    await expect.poll(lastRequest).toContain('q=gratuity')
  })

  test('skeletons in the shape of cards stand while apps load', async () => {
    server.answer('catalogue.listApps', () => new Promise(() => {}))
    await openPage('/app-store')
    expect(screen.getByRole('status', { name: 'Loading agents' })).toBeDefined()
    expect(screen.getAllByTestId('card-skeleton')).toHaveLength(6)
  })

  test('when nothing matches, Clear Filters brings all apps back', async () => {
    server.answer('catalogue.listApps', ({ category }) =>
      list(category === 'health' ? [] : [app({ name: 'VAT desk' })]),
    )
    const { user, address } = await openPage('/app-store?category=health')
    expect(await screen.findByRole('heading', { name: 'No apps found' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }))
    expect(await screen.findByRole('link', { name: 'VAT desk' })).toBeDefined()
    expect(address()).toBe('/app-store')
  })

  test('when the catalogue cannot be loaded two sample apps stand in, named as samples, until it can', async () => {
    server.answer('catalogue.listApps', () => {
      throw new Refusal('server.unavailable')
    })
    const { user } = await openPage('/app-store')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'These two agents are samples.',
    )
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'VAT desk (sample)' })).toHaveProperty(
      'href',
      expect.stringContaining('/vat-invoice-desk'),
    )
    server.answer('catalogue.listApps', () => list([app({ name: 'VAT desk' })]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'VAT desk' })).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('Show more adds the next page', async () => {
    server.answer('catalogue.listApps', ({ cursor }) =>
      cursor === 'second'
        ? list([app({ name: 'Second' })], { total: 2 })
        : list([app({ name: 'First' })], { total: 2, next_cursor: 'second' }),
    )
    const { user } = await openPage('/app-store')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: 'Second' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'First' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('in Arabic the texts of the apps are asked for in Arabic', async () => {
    server.answer('catalogue.listApps', ({ lang }) =>
      list([app({ name: lang === 'ar' ? 'مكتب الضريبة' : 'VAT desk' })]),
    )
    await openPage('/app-store', { language: 'ar' })
    expect(await screen.findByRole('link', { name: 'مكتب الضريبة' })).toBeDefined()
    expect(screen.getByText('وكيل واحد')).toBeDefined()
  })
})
