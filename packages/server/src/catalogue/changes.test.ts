import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { apps } from '../database/schema/catalogue.ts'

const both = (text: string) => ({ en: text, ar: text })
/** The promise is one second; a busy machine gets more before the test gives up. */
const soon = { timeout: 8000, interval: 20 }

describe.runIf(onPostgres)('two processes with one database', () => {
  let here: System
  let there: System
  beforeAll(async () => {
    here = await openSystem()
    there = await openSystem({ beside: here })
  })
  afterAll(async () => {
    await there.close()
    await here.close()
  })

  const found = async (at: System, q: string) =>
    (await at.request('GET', `/api/apps?q=${q}&limit=100`)).body
  const firstFound = async (at: System, q: string) => (await found(at, q)).apps[0]

  test('an agent that one publishes is found by the other', async () => {
    const { slug } = await here.app({ name: both('Telegraph') })

    await expect.poll(async () => (await firstFound(there, 'telegraph'))?.slug, soon).toBe(slug)
    expect((await there.request('GET', `/api/apps/${slug}`)).status).toBe(200)
  })

  test('an agent that one takes out of the store leaves the other', async () => {
    const { id, slug } = await here.app({ name: both('Swansong') })
    await expect.poll(async () => (await found(there, 'swansong')).total, soon).toBe(1)
    await there.capabilities.catalogue.unpublishApp(id)

    await expect.poll(async () => (await found(here, 'swansong')).total, soon).toBe(0)
    expect((await here.request('GET', `/api/apps/${slug}`)).status).toBe(404)
  })

  test('a review and a run that one takes are counted by the other', async () => {
    const { slug } = await here.app({ name: both('Abacus') })
    await expect.poll(async () => (await found(there, 'abacus')).total, soon).toBe(1)
    const { token } = await here.user({ daysAgo: 30 })
    await here.request('POST', `/api/apps/${slug}/reviews`, {
      token,
      body: { rating: 2, comment: 'Tried it.' },
    })
    await here.request('POST', `/api/apps/${slug}/demo`, {
      body: { input: 'Add VAT to AED 1,000' },
    })

    await expect
      .poll(() => firstFound(there, 'abacus'), soon)
      .toMatchObject({ rating: 4.5, reviews_count: 1, execution_count: 1 })
  })

  test('a review whose process died before it told of it is shown by the other', async () => {
    const { id, slug } = await here.app({ name: both('Sundial') })
    await expect.poll(async () => (await found(there, 'sundial')).total, soon).toBe(1)
    const dying = await openSystem({ beside: here })
    const { token } = await here.user({ daysAgo: 30 })
    dying.capabilities.catalogue.recordRatings = async (tx, [rating]) => {
      const { appId: _, ...values } = rating!
      await tx
        .update(apps)
        .set({ ...values, ratingChanges: 1, ratingUnannouncedSince: here.clock.now() })
        .where(eq(apps.id, id))
      return () => {}
    }
    await dying.request('POST', `/api/apps/${slug}/reviews`, {
      token,
      body: { rating: 2, comment: 'Tried it.' },
    })
    await dying.close()
    here.clock.advance(10_000)
    await here.capabilities.reviews.letReviewsCount()

    for (const at of [here, there])
      await expect.poll(async () => (await firstFound(at, 'sundial')).reviews_count, soon).toBe(1)
  })

  test('runs at the same moment in both are counted the same in both', async () => {
    const { slug } = await here.app({ name: both('Metronome') })
    await expect.poll(async () => (await found(there, 'metronome')).total, soon).toBe(1)
    const run = (at: System, visitor: number) =>
      at.user({ name: `Visitor ${visitor}` }).then(({ token }) =>
        at.request('POST', `/api/apps/${slug}/demo`, {
          token,
          body: { input: 'Add VAT to AED 1,000' },
        }),
      )
    const replies = await Promise.all([here, there, here, there, here, there].map(run))

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    for (const at of [here, there])
      await expect
        .poll(async () => (await firstFound(at, 'metronome')).execution_count, soon)
        .toBe(6)
    expect(await here.violations()).toEqual([])
  })

  test('forty agents published by both at the same moment are all found by both', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        (number % 2 ? here : there).app({ name: both('Stampede') }),
      ),
    )

    for (const at of [here, there])
      await expect.poll(async () => (await found(at, 'stampede')).total, soon).toBe(40)
  })

  test('what changed while nobody was listening is found when the connection is back', async () => {
    await here.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    const { slug } = await here.app({ name: both('Lighthouse') })

    await expect.poll(async () => (await firstFound(there, 'lighthouse'))?.slug, soon).toBe(slug)
  })

  test('a process that starts later knows everything', async () => {
    const { slug } = await here.app({ name: both('Latecomer') })
    const third = await openSystem({ beside: here })
    const reply = await firstFound(third, 'latecomer')
    await third.close()

    expect(reply.slug).toBe(slug)
  })
})

test('a change whose transaction fails is never shown', async () => {
  const system = await openSystem()
  const { id, slug } = await system.app({ name: both('Mirage') })
  const { catalogue } = system.capabilities
  const failed = await system.database
    .transaction(async (tx) => {
      await catalogue.recordRatings(tx, [
        {
          appId: id,
          ratingSum: 5,
          reviewsCount: 1,
          votes: [0, 0, 0, 0, 1, 0, 0, 0, 0, 0],
          ratingTenths: 46,
          ratingBefore: 45,
          ratingMovedAt: null,
          ratingNextAt: null,
        },
      ])
      throw new Error('the transaction fails')
    })
    .catch((error: Error) => error.message)
  await system.app()
  const { body } = await system.request('GET', `/api/apps/${slug}`)
  await system.close()

  expect([failed, body.app.reviews_count, body.app.rating]).toEqual([
    'the transaction fails',
    0,
    4.5,
  ])
})
