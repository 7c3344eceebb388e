import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { app, list, storeFacts } from '../../testing/apps.ts'
import { type FakeServer, fakeServer, Refusal } from '../../testing/fake-server.ts'
import { openPage } from '../../testing/open-page.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

/** A store with these apps, which answers as the real one does. */
function store(apps: ReturnType<typeof app>[]) {
  server
    .answer('catalogue.listApps', ({ min_rating = 0, limit }) =>
      list(apps.filter((one) => one.rating >= min_rating).slice(0, limit)),
    )
    .answer('catalogue.getApp', ({ slug }) => ({
      success: true,
      app: apps.find((one) => one.slug === slug)!,
    }))
}

const namesIn = async (region: string) =>
  within(await screen.findByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)

describe('Today', () => {
  test('Editor’s Choice shows up to three apps rated 4.7 or more', async () => {
    store([4.6, 4.7, 4.9, 4.8, 4.75].map((rating) => app({ name: `Rated ${rating}`, rating })))
    await openPage('/')
    expect(await namesIn('Editor’s Choice')).toEqual(['Rated 4.7', 'Rated 4.9', 'Rated 4.8'])
  })

  test('without an app rated 4.7 there is no Editor’s Choice', async () => {
    store([app({ rating: 4.6 })])
    await openPage('/')
    await namesIn('New & Noteworthy')
    expect(screen.queryByRole('region', { name: 'Editor’s Choice' })).toBeNull()
  })

  test('New & Noteworthy shows the first six apps', async () => {
    store(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => app({ name })))
    await openPage('/today')
    expect(await namesIn('New & Noteworthy')).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  })

  test('the hero leads to the apps and to the plans', async () => {
    store([app()])
    await openPage('/')
    expect(screen.getByRole('link', { name: 'Browse the agents' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/app-store$/),
    )
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveProperty(
      'href',
      expect.stringMatching(/\/pricing$/),
    )
  })

  test.each(['16+ agents', '50-80% creator revenue', '180+ countries', 'trust score 96/100'])(
    'the band says "%s"',
    async (claim) => {
      store([app()])
      await openPage('/')
      const band = within(screen.getByRole('region', { name: 'Wakeel in figures' }))
      expect(band.getAllByRole('listitem').map((item) => item.textContent)).toContain(claim)
    },
  )

  test('under the claims stands what the store counts itself', async () => {
    store([app()])
    server.answer('catalogue.getStore', () =>
      storeFacts({ total_apps: 24, total_runs: 1204, median_time_ms: 38 }),
    )
    await openPage('/')
    const band = within(screen.getByRole('region', { name: 'Wakeel in figures' }))
    expect((await band.findByText(/^Now:/)).textContent).toBe(
      'Now: 24 agents1,204 runsmedian answer in 38 ms',
    )
  })

  test('a store without a run claims none', async () => {
    store([app()])
    server.answer('catalogue.getStore', () => storeFacts({ total_apps: 1 }))
    await openPage('/')
    const band = within(screen.getByRole('region', { name: 'Wakeel in figures' }))
    expect((await band.findByText(/^Now:/)).textContent).toBe('Now: 1 agent')
  })

  test('the story shows an agent with a question it was really asked and its answer', async () => {
    store([
      app({
        name: 'VAT desk',
        sample: { prompt: 'What is VAT on 1,000?', answer: 'It is AED 50.' },
      }),
    ])
    await openPage('/')
    expect(await screen.findByRole('heading', { level: 2, name: 'VAT desk' })).toBeDefined()
    expect(screen.getByText('What is VAT on 1,000?')).toBeDefined()
    expect(screen.getByText('It is AED 50.')).toBeDefined()
  })

  test('a question asked on the first page is carried to the demo, once', async () => {
    store([app({ slug: 'vat-desk', name: 'VAT desk' })])
    server.answer('runs.getDemoInfo', () => ({
      success: true,
      demo_info: { used: 0, remaining: 3, limit: 3 },
    }))
    const { user, address, router } = await openPage('/')
    await user.type(await screen.findByRole('textbox', { name: 'Ask VAT desk' }), 'VAT on 200')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(address()).toBe('/app-store/vat-desk/demo')
    expect(await screen.findByDisplayValue('VAT on 200')).toBeDefined()
    await expect.poll(() => router.state.location.state.demoInput).toBeUndefined()
    expect(screen.getByDisplayValue('VAT on 200')).toBeDefined()
  })

  test('an empty store says what to do next', async () => {
    store([])
    await openPage('/')
    expect(
      await screen.findByRole('heading', { name: 'The store opens with its first agent' }),
    ).toBeDefined()
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Create an agent' }),
    ).toBeDefined()
  })

  test('when the store does not answer, it says so and tries again', async () => {
    server.answer('catalogue.listApps', () => {
      throw new Refusal('server.unavailable')
    })
    const { user } = await openPage('/')
    await screen.findByRole('alert')
    store([app({ name: 'VAT desk' })])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 2, name: 'VAT desk' })).toBeDefined()
  })
})
