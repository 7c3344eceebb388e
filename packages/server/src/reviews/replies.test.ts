import { reviews as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { reviews } from '../database/schema/reviews.ts'

let system: System
let creator: Person
let app: { id: string; slug: string }
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(async () => {
  system.clock.advance(60_000)
  creator = await system.user()
  app = await system.app({ creatorId: creator.id, name: { en: 'VAT desk', ar: 'مكتب الضريبة' } })
})

async function reviewed(
  comment = 'Right to the fils.',
  { slug } = app,
): Promise<{ author: Person; id: string }> {
  const author = await system.user({ name: 'Noura Saleh', daysAgo: 30 })
  system.clock.advance(1000)
  const body = { rating: 4, comment }
  const reply = await system.request('POST', `/api/apps/${slug}/reviews`, {
    token: author.token,
    body,
  })
  return { author, id: reply.body.review.id }
}

const replyTo = (id: string, { token }: Person = creator, text = 'Thank you, Noura.') =>
  system.request('PUT', `/api/creator/reviews/${id}/reply`, { token, body: { text } })
const deleteReply = (id: string, { token }: Person = creator) =>
  system.request('DELETE', `/api/creator/reviews/${id}/reply`, { token })
const received = async (query = '', { token }: Person = creator) =>
  (await system.request('GET', `/api/creator/reviews${query}`, { token })).body as {
    reviews: contract.ReceivedReview[]
    next_cursor: string | null
  }
const shownFor = async (slug: string, reader?: Person): Promise<contract.Review[]> =>
  (await system.request('GET', `/api/apps/${slug}/reviews`, reader)).body.reviews

describe('replying to a review', () => {
  test('shows the reply to everybody under the review', async () => {
    const { id } = await reviewed()
    const { status, body } = await replyTo(id)

    expect(status).toBe(200)
    expect(contract.routes.replyToReview.response.parse(body)).toEqual(body)
    expect(body.review).toMatchObject({
      id,
      app: { slug: app.slug, name: 'VAT desk' },
      comment: 'Right to the fils.',
    })
    expect((await shownFor(app.slug)).map(({ reply }) => reply)).toEqual([
      { text: 'Thank you, Noura.', replied_at: system.clock.now().toISOString() },
    ])
  })

  test('is seen at once by whoever is signed in, and within ten seconds by a visitor who looked before', async () => {
    const { author, id } = await reviewed()
    await shownFor(app.slug)
    await replyTo(id)
    const signedIn = await shownFor(app.slug, author)
    system.clock.advance(10_000)
    const later = await shownFor(app.slug)
    expect([signedIn, later].map(([review]) => review!.reply?.text)).toEqual([
      'Thank you, Noura.',
      'Thank you, Noura.',
    ])
  })

  test('a second time changes the first', async () => {
    const { id } = await reviewed()
    await replyTo(id)
    system.clock.advance(1000)
    await replyTo(id, creator, 'Mended since.')

    expect((await shownFor(app.slug))[0]!.reply).toEqual({
      text: 'Mended since.',
      replied_at: system.clock.now().toISOString(),
    })
  })

  test('leaves the rating as it is', async () => {
    const { id } = await reviewed()
    await replyTo(id)

    expect((await system.request('GET', `/api/apps/${app.slug}`)).body.app).toMatchObject({
      rating: 4.5,
      reviews_count: 1,
    })
    expect(await system.violations()).toEqual([])
  })

  test('deleting the reply leaves the review', async () => {
    const { id } = await reviewed()
    await replyTo(id)
    const { status, body } = await deleteReply(id)

    expect([status, body.review.reply]).toEqual([200, null])
    expect((await shownFor(app.slug)).map(({ comment, reply }) => [comment, reply])).toEqual([
      ['Right to the fils.', null],
    ])
  })

  test('the reply stays when the author changes the review, and goes with it', async () => {
    const { id, author } = await reviewed()
    await replyTo(id)
    await system.request('POST', `/api/apps/${app.slug}/reviews`, {
      token: author.token,
      body: { rating: 5, comment: 'Now even better.' },
    })
    const changed = await shownFor(app.slug)
    await system.request('DELETE', `/api/apps/${app.slug}/reviews/mine`, { token: author.token })

    expect(changed).toMatchObject([
      { comment: 'Now even better.', reply: { text: 'Thank you, Noura.' } },
    ])
    expect(await shownFor(app.slug)).toEqual([])
    expect((await replyTo(id)).body.code).toBe('reviews.review_not_found')
  })

  test('to anybody but who made the agent there is no such review, whatever their role', async () => {
    const { id, author } = await reviewed()
    const others = [
      author,
      await system.user({ role: 'admin' }),
      await system.user({ role: 'creator' }),
    ]
    const replies = [
      ...(await Promise.all(others.map((other) => replyTo(id, other)))),
      await deleteReply(id, author),
    ]

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      replies.map(() => [404, 'reviews.review_not_found']),
    )
    expect((await shownFor(app.slug))[0]!.reply).toBeNull()
  })

  test('a visitor is asked to sign in', async () => {
    const { id } = await reviewed()
    const { status, body } = await system.request('PUT', `/api/creator/reviews/${id}/reply`, {
      body: { text: 'Mine.' },
    })

    expect([status, body.code]).toEqual([401, 'accounts.sign_in_required'])
  })

  test.each([
    ['blank text', '   '],
    ['text of 2001 characters', 'x'.repeat(2001)],
    ['a NUL character', 'Thank you\0'],
  ])('%s is refused', async (_what, text) => {
    const { id } = await reviewed()
    const { status, body } = await replyTo(id, creator, text)

    expect([status, body.code]).toEqual([400, 'request.invalid'])
    expect((await shownFor(app.slug))[0]!.reply).toBeNull()
  })

  test('the sixty-first reply within an hour is refused, and the next hour is open again', async () => {
    const { id } = await reviewed()
    const statuses: number[] = []
    for (let number = 0; number < 61; number += 1) statuses.push((await replyTo(id)).status)
    system.clock.advance(60 * 60 * 1000)

    expect(statuses).toEqual([...Array(60).fill(200), 429])
    expect((await replyTo(id)).status).toBe(200)
  })
})

describe('the reviews a creator has received', () => {
  test('are those of all their agents, newest first, and of nobody else', async () => {
    const second = await system.app({ creatorId: creator.id })
    await reviewed('First.')
    await reviewed('Second.', second)
    await reviewed('Of another.', await system.app())

    expect((await received()).reviews.map(({ comment, app }) => [comment, app.slug])).toEqual([
      ['Second.', second.slug],
      ['First.', app.slug],
    ])
    expect((await received('', await system.user({ role: 'admin' }))).reviews).toEqual([])
  })

  test('can be those of one agent, or those without a reply', async () => {
    const second = await system.app({ creatorId: creator.id })
    const { id } = await reviewed('Answered.')
    await reviewed('Open.', second)
    await replyTo(id)

    expect((await received('?show=open')).reviews.map(({ comment }) => comment)).toEqual(['Open.'])
    expect((await received(`?app=${app.slug}`)).reviews.map(({ comment }) => comment)).toEqual([
      'Answered.',
    ])
    expect((await received(`?app=${second.id}`)).reviews.map(({ comment }) => comment)).toEqual([
      'Open.',
    ])
  })

  test('name the agent in the language of the reader', async () => {
    await reviewed()

    expect((await received('?lang=ar')).reviews[0]!.app.name).toBe('مكتب الضريبة')
  })

  test('come page by page, each once', async () => {
    for (const comment of ['One.', 'Two.', 'Three.']) await reviewed(comment)
    const first = await received('?limit=2')
    const rest = await received(`?limit=2&cursor=${first.next_cursor}`)

    expect([...first.reviews, ...rest.reviews].map(({ comment }) => comment)).toEqual([
      'Three.',
      'Two.',
      'One.',
    ])
    expect(rest.next_cursor).toBeNull()
  })

  test("a cursor of another creator's list is refused", async () => {
    await reviewed('One.')
    await reviewed('Two.')
    const { next_cursor } = await received('?limit=1')
    const { token } = await system.user()
    const { status, body } = await system.request(
      'GET',
      `/api/creator/reviews?cursor=${next_cursor}`,
      { token },
    )

    expect([status, body.code]).toEqual([400, 'request.cursor_invalid'])
  })
})

/** An agent of the creator with a published version, which stays in the books when they leave. */
async function publishedByForge(): Promise<{ id: string; slug: string }> {
  const { token } = creator
  const idea = {
    problem_goal: 'Small shops need to add 5% VAT to their prices and see net, VAT and total.',
    target_audience: 'Owners of small shops',
    data_input_type: 'financial_info',
    pricing_model: 'per-run',
    price_aed: 2.5,
  }
  const { generated_app } = (
    await system.request('POST', '/api/forge/generate-agent', { token, body: idea })
  ).body
  const body = { app_id: generated_app.id, publish: true }
  const { slug } = (await system.request('POST', '/api/forge/publish-agent', { token, body })).body
  return { id: generated_app.id, slug }
}

describe('personal data', () => {
  test('a creator takes along what they replied', async () => {
    const { id } = await reviewed()
    await replyTo(id)

    expect(await system.capabilities.reviews.exportPerson(creator.id)).toMatchObject([
      { app: app.slug, review: id, reply: 'Thank you, Noura.' },
    ])
  })

  test('the replies of a creator who deletes the account are gone; the reviews stay', async () => {
    const { id } = await reviewed('Right to the fils.', await publishedByForge())
    await replyTo(id)
    const { status } = await system.request('DELETE', '/api/account', {
      token: creator.token,
      body: { password: creator.password },
    })
    const [stored] = await system.database.select().from(reviews).where(eq(reviews.id, id))

    expect(status).toBe(200)
    expect(stored).toMatchObject({ comment: 'Right to the fils.', reply: null, repliedAt: null })
  })
})
