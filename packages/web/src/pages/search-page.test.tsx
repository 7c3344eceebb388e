import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { app, list } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer('catalogue.listApps', ({ q }) =>
    list(q === 'vat' ? [app({ name: 'VAT desk' })] : []),
  )
})

const lastRequest = () =>
  server.received.filter(({ address }) => address.startsWith('/api/apps')).at(-1)?.address
const box = () => screen.findByRole('searchbox', { name: 'What should the agent do?' })

describe('search', () => {
  test('Enter runs it, updates the address and says how many were found', async () => {
    const { user, address } = await openPage('/search')
    await user.type(await box(), ' vat {Enter}')
    expect(await screen.findByText('1 result')).toBeDefined()
    expect(screen.getByRole('link', { name: 'VAT desk' })).toBeDefined()
    expect(address()).toBe('/search?q=vat')
  })

  test('offers the filters of the specification, which stand in the address', async () => {
    const { user, address } = await openPage('/search?q=vat')
    await screen.findByText('1 result')
    expect(
      screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent.trim()),
    ).toEqual(['All', 'Business', 'Marketing', 'Finance', 'Education'])
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'All prices',
      'Free',
      'Paid',
      'Any rating',
      '4.5+',
      '4.0+',
      '3.5+',
    ])
    await user.click(screen.getByRole('radio', { name: 'Finance' }))
    await user.selectOptions(screen.getByLabelText('Price'), 'Free')
    await user.selectOptions(screen.getByLabelText('Minimum rating'), '4.0+')
    expect(address()).toBe('/search?q=vat&category=finance&price=free&rating=4')
    expect(lastRequest()).toContain('min_rating=4')
  })

  test('nothing found says No results found', async () => {
    await openPage('/search?q=zzz')
    expect(await screen.findByRole('heading', { name: 'No results found' })).toBeDefined()
  })

  test('nothing found leads on: to the same search without its filters, and to what others use', async () => {
    server.answer('catalogue.listApps', ({ q, category, sort }) =>
      list(
        (q === 'vat' && category !== 'finance') || sort === 'popular'
          ? [app({ name: 'VAT desk' })]
          : [],
      ),
    )
    const { user, address } = await openPage('/search?q=vat&category=finance')
    expect(await screen.findByText('Nothing matches “vat” with these filters.')).toBeDefined()
    expect(await screen.findByRole('heading', { name: 'Often used' })).toBeDefined()

    await user.click(screen.getByRole('button', { name: 'Search without filters' }))

    expect(await screen.findByText('1 result')).toBeDefined()
    expect(address()).toBe('/search?q=vat')
  })

  test.for([
    ['en', '1,000+ results'],
    ['ar', 'أكثر من 1,000 نتيجة'],
  ] as const)('%s: says of more than are counted that there are more', async ([language, said]) => {
    server.answer('catalogue.listApps', () => ({
      ...list([app()], { total: 1000, counts: { all: 1000 } }),
      is_capped: true,
    }))
    await openPage('/search?q=vat', { language })
    expect(await screen.findByText(said)).toBeDefined()
  })

  test('what does not have all the words is said to be the nearest', async () => {
    server.answer('catalogue.listApps', () => ({
      ...list([app({ name: 'VAT desk' })]),
      match: 'some',
    }))
    await openPage('/search?q=vat%20for%20my%20cat')

    expect(
      await screen.findByText('1 result · No agent has all these words. The nearest come first.'),
    ).toBeDefined()
  })

  test('a blank query clears the results', async () => {
    const { user, address } = await openPage('/search?q=vat')
    await screen.findByText('1 result')
    await user.clear(await box())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Find an agent by what it does')).toBeDefined()
    expect(screen.queryByRole('link', { name: 'VAT desk' })).toBeNull()
    expect(address()).toBe('/search')
  })

  test('a filter without words lists what it fits, and a blank query clears that too', async () => {
    server.answer('catalogue.listApps', ({ q, category }) =>
      list(!q && category === 'finance' ? [app({ name: 'VAT desk' })] : []),
    )
    const { user, address } = await openPage('/search')
    await screen.findByText('Find an agent by what it does')
    await user.click(screen.getByRole('radio', { name: 'Finance' }))
    expect(await screen.findByRole('link', { name: 'VAT desk' })).toBeDefined()
    expect(address()).toBe('/search?category=finance')

    await user.selectOptions(screen.getByLabelText('Price'), 'Free')
    await user.click(screen.getByRole('radio', { name: 'Business' }))
    expect(await screen.findByText('No agent fits these filters.')).toBeDefined()

    await user.type(await box(), '{Enter}')
    expect(await screen.findByText('Find an agent by what it does')).toBeDefined()
    expect(address()).toBe('/search')
  })

  test('Clear resets everything', async () => {
    const { user, address } = await openPage('/search?q=vat&category=finance&price=free&rating=4.5')
    await user.click(await screen.findByRole('button', { name: 'Clear' }))
    expect(address()).toBe('/search')
    expect(await box()).toHaveProperty('value', '')
  })

  test('a search that fails says so and can be tried again', async () => {
    server.answer('catalogue.listApps', () => {
      throw new Refusal('server.failed')
    })
    const { user } = await openPage('/search?q=vat')
    expect(await screen.findByText('The search did not work')).toBeDefined()
    server.answer('catalogue.listApps', () => list([app({ name: 'VAT desk' })]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'VAT desk' })).toBeDefined()
  })
})
