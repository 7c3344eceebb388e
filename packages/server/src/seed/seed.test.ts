import { catalogue, reviews as reviewRules } from '@wakeel/contract'
import { languageOf } from '@wakeel/skills'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { apps } from '../database/schema/catalogue.ts'
import { runs } from '../database/schema/runs.ts'
import { agentDefinitions } from '../own-agents/all.ts'
import { settledRating } from '../reviews/rating.ts'
import { sampleReviews } from './sample/reviews.ts'
import { seed } from './seed.ts'

const [first, second, third] = agentDefinitions as [
  (typeof agentDefinitions)[0],
  (typeof agentDefinitions)[0],
  (typeof agentDefinitions)[0],
]

function fill(
  system: System,
  kind: 'demo' | 'agents' | 'none',
  definitions = [first, second, third],
): Promise<string[]> {
  const said: string[] = []
  const { capabilities, database, clock } = system
  return seed(
    { ...capabilities, database, clock, definitions, log: (sentence) => said.push(sentence) },
    kind,
  ).then(() => said)
}
const listed = async (system: System) =>
  (await system.request('GET', '/api/apps')).body.apps as catalogue.AppCard[]
const reviewsOf = async (system: System, slug: string) =>
  (await system.request('GET', `/api/apps/${slug}/reviews?limit=50`)).body

describe('filling an empty store', () => {
  test('publishes every agent as verified, newest last, with the runs that really happened', async () => {
    const system = await openSystem()

    const said = await fill(system, 'agents')

    expect(said).toEqual([])
    const apps = await listed(system)
    expect(apps.map(({ slug }) => slug)).toEqual([third.slug, second.slug, first.slug])
    expect(
      apps.every((app) => app.is_verified && app.execution_count === 6 && app.reviews_count === 0),
    ).toBe(true)
    const { app } = (await system.request('GET', `/api/apps/${first.slug}?lang=ar`)).body
    expect(app.verification.prompts_checked).toBe(6)
    expect(app.sample.prompt).toBe(first.demoPrompts[0].text.ar)
    expect(
      first.demoPrompts[0].expect.ar.every((piece: string) => app.sample.answer.includes(piece)),
    ).toBe(true)
    expect((await system.request('GET', '/api/store')).body.has_sample_data).toBe(false)
    expect(await system.violations()).toEqual([])
    await system.close()
  })

  test('with sample data adds people who have run what they review, and says so', async () => {
    const system = await openSystem()

    await fill(system, 'demo', [first])

    const { reviews, total } = await reviewsOf(system, first.slug)
    const written = sampleReviews[first.slug]!
    expect(total).toBe(written.length)
    expect(new Set(reviews.map(({ comment }: { comment: string }) => comment))).toEqual(
      new Set(written.map(([, , comment]) => comment)),
    )
    expect(
      reviews.every(
        ({ is_sample, has_run }: { is_sample: boolean; has_run: boolean }) => is_sample && has_run,
      ),
    ).toBe(true)
    expect((await listed(system))[0]?.execution_count).toBe(6 + written.length)
    expect((await system.request('GET', '/api/store')).body.has_sample_data).toBe(true)
    expect(await system.violations()).toEqual([])
    await system.close()
  })

  test('done twice changes nothing', async () => {
    const system = await openSystem()
    await fill(system, 'demo', [first])
    const before = await listed(system)
    const runsBefore = await system.database.$count(runs)

    await fill(system, 'demo', [first])

    expect(await listed(system)).toEqual(before)
    expect(await system.database.$count(runs)).toBe(runsBefore)
    await system.close()
  })

  test('interrupted in the middle is completed at the next start', async () => {
    const system = await openSystem()
    system.faults.failAt('runs.stored')
    await expect(fill(system, 'demo', [first, second])).rejects.toThrow('told to fail')
    expect(await listed(system)).toEqual([])

    await fill(system, 'demo', [first, second])

    expect((await listed(system)).map(({ slug }) => slug)).toEqual([second.slug, first.slug])
    expect((await reviewsOf(system, second.slug)).total).toBe(sampleReviews[second.slug]!.length)
    expect(await system.violations()).toEqual([])
    await system.close()
  })

  test('leaves a store alone that somebody else has filled, and one that is to stay empty', async () => {
    const [own, empty] = [await openSystem(), await openSystem()]
    const app = await own.app()

    await fill(own, 'demo')
    await fill(empty, 'none')

    expect((await listed(own)).map(({ slug }) => slug)).toEqual([app.slug])
    expect(await listed(empty)).toEqual([])
    await own.close()
    await empty.close()
  })

  test('does not publish an agent whose answer lacks what it must hold, and says which', async () => {
    const system = await openSystem()
    const [prompt, ...others] = first.demoPrompts
    const wrong = { ...prompt, expect: { ...prompt.expect, en: ['AED 1 exactly'] } }
    const definition = { ...first, demoPrompts: [wrong, others[0]!, others[1]!] as const }

    const said = await fill(system, 'agents', [definition, second])

    expect(said).toEqual([
      `The agent ${first.slug} was not published: demo prompt 1 (en) is answered without “AED 1 exactly”.`,
    ])
    expect((await listed(system)).map(({ slug }) => slug)).toEqual([second.slug])
    await system.close()
  })

  test.runIf(onPostgres)('by two processes at once happens once', async () => {
    const system = await openSystem()
    const other = await openSystem({ beside: system })

    await Promise.all([fill(system, 'agents', [first]), fill(other, 'agents', [first])])

    expect(await system.database.$count(runs, eq(runs.kind, 'check'))).toBe(6)
    // Whichever of them published it, the other hears of it a moment later.
    await expect.poll(() => listed(system)).toHaveLength(1)
    await other.close()
    await system.close()
  })
})

describe('the sample reviews', () => {
  test.each(agentDefinitions.map(({ slug }) => slug))(
    'of %s are three to nine, by different people, in both languages',
    (slug) => {
      const written = sampleReviews[slug] ?? []
      const average = written.reduce((sum, [, stars]) => sum + stars, 0) / written.length

      expect(written.length).toBeGreaterThanOrEqual(3)
      expect(written.length).toBeLessThanOrEqual(9)
      expect(new Set(written.map(([by]) => by)).size).toBe(written.length)
      expect(average).toBeGreaterThanOrEqual(4.2)
      expect(average).toBeLessThanOrEqual(4.9)
      expect(new Set(written.map(([, , comment]) => languageOf(comment)))).toEqual(
        new Set(['en', 'ar']),
      )
    },
  )

  test('belong to agents of the store', () => {
    const slugs = new Set(agentDefinitions.map(({ slug }) => slug))

    expect(Object.keys(sampleReviews).filter((slug) => !slugs.has(slug))).toEqual([])
  })

  test('leave the editor a choice of agents that are rated high enough', () => {
    const weight = reviewRules.RATING_RULES.ranWeight
    const ratings = Object.values(sampleReviews).map(
      (written) =>
        settledRating(written.map(([, rating]) => ({ rating, weight, count: 1 }))).ratingTenths /
        10,
    )

    expect(
      ratings.filter((rating) => rating >= catalogue.FEATURED_RATING).length,
    ).toBeGreaterThanOrEqual(catalogue.EDITORS_CHOICE_COUNT)
  })
})

test('an agent of a creator that has the address of one of the store’s own stays as it is', async () => {
  const system = await openSystem()
  await fill(system, 'agents', [second])
  const forge = atForge(system, await system.user())
  const name = { en: first.slug.replaceAll('-', ' '), ar: '' }
  const { id, slug } = await forge.listed(agentContent({ name, skills: ['vat-calculator'] }))
  const before = (await system.request('GET', `/api/apps/${slug}`)).body
  await system.database
    .update(apps)
    .set({ verification: null, verifiedAt: null })
    .where(eq(apps.id, id))

  const said = await fill(system, 'agents', [first, second])

  expect(slug).toBe(first.slug)
  expect(said).toEqual([
    `The agent ${first.slug} was not published: an agent of a creator has its address.`,
  ])
  expect((await system.request('GET', `/api/apps/${slug}`)).body).toEqual(before)
  expect(await system.violations()).toEqual([])
  await system.close()
})
