import { reviews as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'
import { users } from '../database/schema/accounts.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(60_000))

/** Somebody whose reviews count: they have been here for a while. */
const customer = (details: { name?: string } = {}) => system.user({ daysAgo: 30, ...details })
const settle = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    system.clock.advance(24 * 3_600_000)
    await system.capabilities.reviews.letReviewsCount()
  }
}

const write = (
  slug: string,
  token: string,
  body: object = { rating: 5, comment: 'Right to the fils.' },
) => system.request('POST', `/api/apps/${slug}/reviews`, { token, body })
const read = async (slug: string, { token, query = '' }: { token?: string; query?: string } = {}) =>
  (await system.request('GET', `/api/apps/${slug}/reviews${query}`, token ? { token } : {})).body
const ratingOf = async (slug: string) => {
  const { rating, reviews_count } = (await system.request('GET', `/api/apps/${slug}`)).body.app
  return [rating, reviews_count]
}
const comments = ({ reviews }: { reviews: contract.Review[] }) =>
  reviews.map(({ comment }) => comment)

describe('writing a review', () => {
  test('it stands in the list under the name of its author, in the shape of the contract', async () => {
    const { slug } = await system.app()
    const { token } = await customer({ name: 'Noura Saleh' })
    const { status, body } = await write(slug, token, {
      rating: 4,
      comment: '  Right to the fils.  ',
    })
    const list = await read(slug, { token })

    expect(status).toBe(200)
    expect(body.review).toMatchObject({
      rating: 4,
      comment: 'Right to the fils.',
      user_name: 'Noura Saleh',
      has_run: false,
      is_sample: false,
      is_mine: true,
    })
    expect(contract.routes.listReviews.response.parse(list)).toEqual(list)
    expect([list.reviews, list.mine]).toEqual([[body.review], body.review])
  })

  test('the rating is 5 when none is chosen', async () => {
    const { slug } = await system.app()
    const { token } = await customer()

    expect((await write(slug, token, { comment: 'Good.' })).body.review.rating).toBe(5)
  })

  test('what turns the direction of the text around it, and marks that run over it, are not stored', async () => {
    const { slug } = await system.app()
    const { token } = await customer()

    await write(slug, token, {
      rating: 4,
      comment: `\u202eExact\u202c, and fast${'\u0337'.repeat(300)}.\nAgain soon.\u2068`,
    })
    const blank = await write(slug, token, { rating: 4, comment: '\u202e\u200b \u202c' })

    expect(comments(await read(slug))).toEqual([
      `Exact, and fast${'\u0337'.repeat(5)}.\nAgain soon.\u2068`,
    ])
    expect(blank.status).toBe(400)
  })

  test('a second review by the same person changes the first', async () => {
    const { slug } = await system.app()
    const { token } = await customer()
    const first = (await write(slug, token, { rating: 5, comment: 'At first.' })).body.review
    system.clock.advance(1000)
    const second = (await write(slug, token, { rating: 2, comment: 'On reflection.' })).body.review

    expect([second.id, second.created_at]).toEqual([first.id, first.created_at])
    expect(second.updated_at > first.updated_at).toBe(true)
    expect(comments(await read(slug))).toEqual(['On reflection.'])
    expect((await ratingOf(slug))[1]).toBe(1)
  })

  test('the rating of the agent follows its reviews, a tenth of a star a day', async () => {
    const { slug } = await system.app()
    const ratings = [await ratingOf(slug)]
    for (const rating of [1, 2, 2]) {
      const { token } = await customer()
      await write(slug, token, { rating, comment: 'So so.' })
      ratings.push(await ratingOf(slug))
    }
    await settle(1)
    ratings.push(await ratingOf(slug))

    expect(ratings).toEqual([
      [4.5, 0],
      [4.5, 1],
      [4.4, 2],
      [4.4, 3],
      [4.3, 3],
    ])
  })

  test('only who has had an answer from the agent is marked as having run it', async () => {
    const { slug } = await system.app()
    const other = await system.app()
    const runner = await customer()
    const talker = await customer()
    const demo = (at: string, token: string) =>
      system.request('POST', `/api/apps/${at}/demo`, {
        token,
        body: { input: 'Add VAT to AED 1,000' },
      })
    await demo(slug, runner.token)
    await demo(other.slug, talker.token)
    system.faults.failAt('runs.answered')
    await demo(slug, talker.token)

    expect((await write(slug, runner.token)).body.review.has_run).toBe(true)
    expect((await write(slug, talker.token)).body.review.has_run).toBe(false)
  })

  test('a reviewer without a name is a Wakeel User', async () => {
    const { slug } = await system.app()
    const { id, token } = await customer()
    await system.database.update(users).set({ name: '' }).where(eq(users.id, id))

    expect((await write(slug, token)).body.review.user_name).toBe('Wakeel User')
  })

  test('a visitor is asked to sign in, and nothing is stored', async () => {
    const { slug } = await system.app()
    const { status, body } = await system.request('POST', `/api/apps/${slug}/reviews`, {
      body: { rating: 5, comment: 'Good.' },
    })

    expect([status, body.code]).toEqual([401, 'accounts.sign_in_required'])
    expect((await read(slug)).total).toBe(0)
  })

  test('an agent that is not in the store cannot be reviewed, nor its reviews be read', async () => {
    const { token } = await customer()
    const draft = await system.app({ isActive: false })
    const replies = [
      await write(draft.slug, token),
      await write('no-such-agent', token),
      await system.request('GET', '/api/apps/no-such-agent/reviews'),
      await system.request('DELETE', '/api/apps/no-such-agent/reviews/mine', { token }),
    ]

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      replies.map(() => [404, 'catalogue.app_not_found']),
    )
  })

  test('the thirty-first review within an hour is refused, and the next hour is open again', async () => {
    const { slug } = await system.app()
    const { token } = await customer()
    const statuses: number[] = []
    for (let number = 0; number < 31; number += 1) statuses.push((await write(slug, token)).status)
    system.clock.advance(60 * 60 * 1000)

    expect(statuses).toEqual([...Array(30).fill(200), 429])
    expect((await write(slug, token)).status).toBe(200)
  })

  test.each([
    ['a blank comment', { comment: '   ' }],
    ['a comment of invisible characters', { comment: '\u200b\u200f' }],
    ['no comment', { rating: 5 }],
    ['a comment that is not text', { comment: 5 }],
    ['a comment of 2001 characters', { comment: 'x'.repeat(2001) }],
    ['a NUL character', { comment: 'Good\0' }],
    ['a lone surrogate', { comment: 'Good \ud800' }],
    ['no star', { rating: 0, comment: 'Good.' }],
    ['six stars', { rating: 6, comment: 'Good.' }],
    ['half a star', { rating: 4.5, comment: 'Good.' }],
    ['stars in words', { rating: '5', comment: 'Good.' }],
    ['somebody else', { comment: 'Good.', user_id: 'somebody' }],
    ['a mark as sample', { comment: 'Good.', is_sample: true }],
    ['a list', []],
  ])('%s is refused and nothing is stored', async (_what, body) => {
    const { slug } = await system.app()
    const { token } = await customer()
    const reply = await write(slug, token, body)

    expect([reply.status, reply.body.success, reply.body.code]).toEqual([
      400,
      false,
      'request.invalid',
    ])
    expect((await read(slug)).total).toBe(0)
    expect(await ratingOf(slug)).toEqual([4.5, 0])
  })

  test('a failure between the review and the rating leaves neither', async () => {
    const { slug } = await system.app()
    const { token } = await customer()
    system.faults.failAt('reviews.stored')
    const { status } = await write(slug, token)

    expect(status).toBe(500)
    expect((await read(slug)).total).toBe(0)
    expect(await ratingOf(slug)).toEqual([4.5, 0])
  })
})

test('a failure between a changed review and the rating leaves both as they were', async () => {
  const { slug } = await system.app()
  const { token } = await customer()
  await write(slug, token, { rating: 2, comment: 'At first.' })
  system.faults.failAt('reviews.stored')
  const { status } = await write(slug, token, { rating: 5, comment: 'On reflection.' })

  expect(status).toBe(500)
  expect(comments(await read(slug))).toEqual(['At first.'])
  expect(await ratingOf(slug)).toEqual([4.5, 1])
})

describe('deleting a review', () => {
  test('it is gone, and the rating is as if it had never been', async () => {
    const { slug } = await system.app()
    const { token } = await customer()
    const other = await customer()
    await write(slug, token, { rating: 1, comment: 'Bad.' })
    await write(slug, other.token, { rating: 4, comment: 'Good.' })
    const { status, body } = await system.request('DELETE', `/api/apps/${slug}/reviews/mine`, {
      token,
    })

    expect([status, body]).toEqual([200, { success: true }])
    expect(comments(await read(slug))).toEqual(['Good.'])
    expect(await ratingOf(slug)).toEqual([4.5, 1])
  })

  test('who has not reviewed the agent has nothing to delete, and nobody deletes what others wrote', async () => {
    const { slug } = await system.app()
    const author = await customer()
    const stranger = await customer()
    await write(slug, author.token)
    const { status, body } = await system.request('DELETE', `/api/apps/${slug}/reviews/mine`, {
      token: stranger.token,
    })

    expect([status, body.code]).toEqual([404, 'reviews.not_found'])
    expect((await read(slug)).total).toBe(1)
  })
})

describe('reading reviews', () => {
  async function reviewed(ratings: number[]): Promise<string> {
    const { slug } = await system.app()
    for (const rating of ratings) {
      const { token } = await customer()
      // More than a day's worth of them would wait for a moderator.
      system.clock.advance(25 * 3_600_000)
      await write(slug, token, { rating, comment: `${rating} stars` })
    }
    return slug
  }

  test('the newest come first, with how many gave each number of stars', async () => {
    const slug = await reviewed([1, 5, 4, 5])
    const { reviews, total, rating, histogram, mine, next_cursor } = await read(slug)

    expect(comments({ reviews })).toEqual(['5 stars', '4 stars', '5 stars', '1 stars'])
    expect(histogram).toEqual({ 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 })
    expect([total, rating, mine, next_cursor]).toEqual([4, 4.5, null, null])
  })

  test('a visitor who looked before sees what was written, changed and deleted since at once', async () => {
    const { slug } = await system.app()
    const [one, other] = [await customer(), await customer()]
    const seen = [comments(await read(slug))]
    const look = async () => seen.push(comments(await read(slug)))
    await write(slug, one.token, { rating: 4, comment: 'Good.' })
    await look()
    await write(slug, other.token, { rating: 4, comment: 'Fine.' })
    await look()
    await write(slug, one.token, { rating: 4, comment: 'Good still.' })
    await look()
    await system.request('DELETE', `/api/apps/${slug}/reviews/mine`, { token: other.token })
    await look()

    expect(seen.map((shown) => shown.toSorted())).toEqual([
      [],
      ['Good.'],
      ['Fine.', 'Good.'],
      ['Fine.', 'Good still.'],
      ['Good still.'],
    ])
  })

  test('an agent nobody has reviewed shows 4.5 stars and an empty list', async () => {
    const { slug } = await system.app()

    expect(await read(slug)).toEqual({
      success: true,
      reviews: [],
      total: 0,
      rating: 4.5,
      histogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      mine: null,
      is_own_agent: false,
      next_cursor: null,
    })
  })

  test('pages show each review once, also while new ones are written', async () => {
    const slug = await reviewed([1, 2, 3, 4, 5])
    const shown: string[] = []
    let query = '?limit=2'
    do {
      const page = await read(slug, { query })
      shown.push(...comments(page))
      const { token } = await customer()
      system.clock.advance(25 * 3_600_000)
      await write(slug, token, { rating: 1, comment: 'Later.' })
      query = page.next_cursor && `?limit=2&cursor=${page.next_cursor}`
    } while (query)

    expect(shown).toEqual(['5 stars', '4 stars', '3 stars', '2 stars', '1 stars'])
  })

  test("my own review is there on every page, and nobody else's is called mine", async () => {
    const { slug } = await system.app()
    const me = await customer()
    await write(slug, me.token, { comment: 'Mine.' })
    system.clock.advance(1000)
    await write(slug, (await customer()).token, { comment: 'Newer.' })
    const page = await read(slug, { token: me.token, query: '?limit=1' })

    expect(comments(page)).toEqual(['Newer.'])
    expect([page.reviews[0].is_mine, page.mine.comment, page.mine.is_mine]).toEqual([
      false,
      'Mine.',
      true,
    ])
  })

  test.each([
    ['limit=0', 'request.invalid'],
    ['limit=51', 'request.invalid'],
    ['limit=ten', 'request.invalid'],
    ['cursor=%00', 'request.invalid'],
    ['cursor=', 'request.invalid'],
    ['cursor=AAAA', 'request.cursor_invalid'],
    ['cursor=WyJ4Il0', 'request.cursor_invalid'],
  ])('%s is refused with %s', async (query, code) => {
    const { slug } = await system.app()
    const { status, body } = await system.request('GET', `/api/apps/${slug}/reviews?${query}`)

    expect([status, body.success, body.code]).toEqual([400, false, code])
  })

  test("a cursor of another agent's reviews is refused", async () => {
    const slug = await reviewed([4, 5])
    const { slug: other } = await system.app()
    const { next_cursor } = await read(slug, { query: '?limit=1' })
    const { status, body } = await system.request(
      'GET',
      `/api/apps/${other}/reviews?cursor=${next_cursor}`,
    )

    expect([status, body.code]).toEqual([400, 'request.cursor_invalid'])
  })
})

describe('personal data', () => {
  test('a person takes along what they wrote', async () => {
    const { slug } = await system.app()
    const person = await customer()
    const { review } = (await write(slug, person.token, { rating: 3, comment: 'So so.' })).body
    const exported = await system.capabilities.reviews.exportPerson(person.id)

    expect(exported).toMatchObject([
      { app: slug, rating: 3, comment: 'So so.', created_at: new Date(review.created_at) },
    ])
  })

  test('who deletes the account takes their reviews out of every rating', async () => {
    const first = await system.app()
    const second = await system.app()
    const leaver = await customer()
    const stayer = await customer()
    for (const { slug } of [first, second])
      await write(slug, leaver.token, { rating: 1, comment: 'Leaving.' })
    await write(first.slug, stayer.token, { rating: 4, comment: 'Staying.' })
    const { status } = await system.request('DELETE', '/api/account', {
      token: leaver.token,
      body: { password: leaver.password },
    })

    expect(status).toBe(200)
    await expect.poll(() => ratingOf(first.slug)).toEqual([4.5, 1])
    await expect.poll(() => ratingOf(second.slug)).toEqual([4.5, 0])
    expect(comments(await read(first.slug))).toEqual(['Staying.'])
  })
})

describe.runIf(onPostgres)('at the same moment', () => {
  const twenty = Array.from({ length: 20 }, (_, number) => number)

  test('twenty reviews by one person leave one, and its rating is the only one counted', async () => {
    const { slug } = await system.app()
    const { token } = await customer()
    const replies = await Promise.all(
      twenty.map((number) =>
        write(slug, token, { rating: 1 + (number % 5), comment: `Try ${number}` }),
      ),
    )
    const { reviews, total } = await read(slug)

    expect(replies.map(({ status }) => status)).toEqual(twenty.map(() => 200))
    expect(total).toBe(1)
    expect([reviews.length, (await ratingOf(slug))[1]]).toEqual([1, 1])
    expect(await system.violations()).toEqual([])
  })

  test('of reviews by twenty people within a day all wait for a moderator, and none is lost', async () => {
    const { slug } = await system.app()
    const people = await Promise.all(twenty.map(() => customer()))
    const replies = await Promise.all(
      people.map(({ token }, number) =>
        write(slug, token, { rating: 1 + (number % 5), comment: 'Good.' }),
      ),
    )
    const mine = await Promise.all(
      people.map(async ({ token }) => (await read(slug, { token })).mine.status),
    )

    expect(replies.map(({ status }) => status)).toEqual(twenty.map(() => 200))
    expect(mine).toEqual(twenty.map(() => 'held'))
    expect(await ratingOf(slug)).toEqual([4.5, 0])
    expect(await system.violations()).toEqual([])
  })

  test('writing and deleting by the same person leave a rating that equals what stands there', async () => {
    const { slug } = await system.app()
    const { token } = await customer()
    const remove = () => system.request('DELETE', `/api/apps/${slug}/reviews/mine`, { token })
    const replies = await Promise.all(
      twenty.map((number) =>
        number % 2 ? remove() : write(slug, token, { rating: 1 + (number % 5), comment: 'Good.' }),
      ),
    )

    expect(replies.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
    expect(await system.violations()).toEqual([])
  })

  test('people who leave at the same moment, having reviewed the same agents, do not block one another', async () => {
    const apps = await Promise.all([1, 2, 3, 4].map(() => system.app()))
    const people = await Promise.all(twenty.slice(0, 6).map(() => customer()))
    for (const { token } of people) await Promise.all(apps.map(({ slug }) => write(slug, token)))
    const newcomer = await customer()
    const replies = await Promise.all([
      ...people.map(({ token, password }) =>
        system.request('DELETE', '/api/account', { token, body: { password } }),
      ),
      ...apps.map(({ slug }) => write(slug, newcomer.token, { rating: 2, comment: 'Arriving.' })),
    ])

    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    for (const { slug } of apps)
      await expect
        .poll(async () => (await read(slug, { token: newcomer.token })).mine.rating)
        .toBe(2)
    expect(await system.violations()).toEqual([])
  })
})
