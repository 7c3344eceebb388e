import { reviews as contract } from '@wakeel/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inOrganisation, organisationOf } from '../../testing/organisations.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { users } from '../database/schema/accounts.ts'
import { listedTimes } from '../database/schema/catalogue.ts'
import { reviews } from '../database/schema/reviews.ts'

const DAY_MS = 24 * 3_600_000

let system: System
let moderator: Person
beforeAll(async () => {
  system = await openSystem({ config: { trustProxy: ['127.0.0.1'] } })
  moderator = await system.user({ role: 'admin' })
})
afterAll(() => system.close())

type Agent = { id: string; slug: string }

const customer = (daysAgo = 30) => system.user({ daysAgo })
const write = ({ token }: Person, { slug }: Agent, { rating = 1, address = '' } = {}) =>
  system.request('POST', `/api/apps/${slug}/reviews`, {
    token,
    body: { rating, comment: 'What I think.' },
    headers: address ? { 'x-forwarded-for': address } : {},
  })
const run = ({ token }: Person, { slug }: Agent) =>
  system.request('POST', `/api/apps/${slug}/demo`, {
    token,
    body: { input: 'Add VAT to AED 1,000' },
  })
const read = async ({ slug }: Agent, person?: Person) =>
  (await system.request('GET', `/api/apps/${slug}/reviews`, person ? { token: person.token } : {}))
    .body
const statusOf = async (agent: Agent, person: Person): Promise<string> =>
  (await read(agent, person)).mine.status
const letCount = () => system.capabilities.reviews.letReviewsCount()
const held = async ({ id }: Agent): Promise<contract.HeldReviews | undefined> => {
  const { body } = await system.request('GET', '/api/moderation/reviews?limit=100', {
    token: moderator.token,
  })
  expect(contract.routes.listHeldReviews.response.parse(body)).toEqual(body)
  return body.apps.find((one: contract.HeldReviews) => one.app.id === id)
}
const decide = (ids: string[], decision: string, { token }: Person = moderator) =>
  system.request('POST', '/api/moderation/reviews', {
    token,
    body: { ids, decision, reason: 'Looked at.' },
  })
const weightOf = async (id: string) =>
  (
    await system.database.select({ weight: reviews.weight }).from(reviews).where(eq(reviews.id, id))
  )[0]!.weight

test('a review by somebody whose e-mail is not confirmed is kept for its writer alone, and counts once it is', async () => {
  const agent = await system.app()
  const person = await system.user({ isConfirmed: false, daysAgo: 30 })
  const { body } = await write(person, agent, { rating: 4 })
  await letCount()
  const before = [body.review.status, await statusOf(agent, person), (await read(agent)).total]
  await system.database.update(users).set({ emailVerified: true }).where(eq(users.id, person.id))
  await letCount()

  expect(before).toEqual(['unconfirmed', 'unconfirmed', 0])
  expect([await statusOf(agent, person), (await read(agent)).total]).toEqual(['counted', 1])
})

describe('who ran the agent', () => {
  test('weighs more, also when the run came after the review', async () => {
    const agent = await system.app()
    const [before, after, never] = [await customer(), await customer(), await customer()]
    await run(before, agent)
    const ids = []
    for (const person of [before, after, never])
      ids.push((await write(person, agent)).body.review.id)
    await run(after, agent)
    await letCount()

    expect(await Promise.all(ids.map(weightOf))).toEqual([5, 5, 1])
  })

  test('is nobody whose run was a check of the store’s, or a rehearsal', async () => {
    const agent = await system.app()
    const person = await customer()
    await system.capabilities.runs.checkPrompt(agent.id, 'Add VAT to AED 1,000', person.id)
    await system.capabilities.runs.runDry(
      { appId: agent.id, prompt: 'Add VAT to AED 1,000', userId: person.id },
      { signal: new AbortController().signal, emit() {} },
    )
    const { review } = (await write(person, agent)).body

    expect([review.has_run, await weightOf(review.id)]).toEqual([false, 1])
  })
})

describe('an agent of one’s own', () => {
  const refused = [403, 'reviews.own_agent']
  const answerTo = async (person: Person, agent: Agent) => {
    const { status, body } = await write(person, agent)
    return [status, body.code]
  }

  test('cannot be reviewed, nor after it was given away lately', async () => {
    const [creator, buyer] = [await customer(), await customer()]
    const agent = await system.app({ creatorId: creator.id })
    await system.database.insert(listedTimes).values({
      appId: agent.id,
      creatorId: buyer.id,
      listedAt: new Date(system.clock.now().getTime() - 50 * DAY_MS),
      unlistedAt: new Date(system.clock.now().getTime() - 40 * DAY_MS),
    })

    expect([await answerTo(creator, agent), await answerTo(buyer, agent)]).toEqual([
      refused,
      refused,
    ])
    expect((await read(agent, creator)).is_own_agent).toBe(true)
    expect((await read(agent, await customer())).is_own_agent).toBe(false)
  })

  test('is one of the organisation too, also after leaving it or its end', async () => {
    const { id, owner, admin, member } = await organisationOf(system)
    const agent = await system.app({ creatorId: owner.id })
    const inside = await answerTo(member, agent)
    await inOrganisation(system, id).remove(member, member)
    const left = await answerTo(member, agent)
    await inOrganisation(system, id).ask(owner, 'DELETE')
    const dissolved = await answerTo(admin, agent)
    await system.database.update(users).set({ emailVerified: true }).where(eq(users.id, owner.id))

    expect([inside, left, dissolved]).toEqual([refused, refused, refused])
  })

  test('is one whose creator came into the organisation after the review', async () => {
    const { id, owner, member } = await organisationOf(system)
    const creator = await customer()
    const agent = await system.app({ creatorId: creator.id })
    await run(member, agent)
    await write(member, agent, { rating: 5 })
    const before = await statusOf(agent, member)
    await letCount()
    const { body } = await inOrganisation(system, id).invite(owner, creator.email)
    await system.request('POST', '/api/organisations/join', {
      token: creator.token,
      body: { token: body.link.split('invitation=')[1] },
    })
    await letCount()

    expect([before, await statusOf(agent, member)]).toEqual(['counted', 'own'])
  })
})

describe('a moderator is asked about', () => {
  test('a new account that has not run the agent, and the third new account of a day that has', async () => {
    const agent = await system.app()
    const people = [await customer(1), await customer(1), await customer(1), await customer(1)]
    for (const person of people.slice(1)) await run(person, agent)
    const statuses = []
    for (const person of people) statuses.push((await write(person, agent)).body.review.status)

    expect(statuses).toEqual(['held', 'counted', 'held', 'held'])
    expect((await held(agent))!.reviews.map(({ reasons }) => reasons)).toEqual([
      ['new_account'],
      ['new_account'],
      ['new_account'],
    ])
  })

  test('the third review from one address, which is stored as a keyed hash and forgotten after a month', async () => {
    const agent = await system.app()
    const statuses = []
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8', '203.0.113.7'])
      statuses.push((await write(await customer(), agent, { address })).body.review.status)
    const stored = JSON.stringify(
      await system.database.select().from(reviews).where(eq(reviews.appId, agent.id)),
    )
    const found = await held(agent)
    system.clock.advance(31 * DAY_MS)
    await letCount()
    const later = await system.database
      .select({ hash: reviews.addressHash })
      .from(reviews)
      .where(eq(reviews.appId, agent.id))

    expect(statuses).toEqual(['counted', 'counted', 'counted', 'held'])
    expect(found!.reviews).toMatchObject([
      { reasons: ['same_address'], address_mark: expect.stringMatching(/^[\w-]{6}$/) },
    ])
    expect(stored).not.toContain('203.0.113')
    expect(later.map(({ hash }) => hash)).toEqual([null, null, null, null])
    const { email, password } = moderator
    moderator = {
      ...moderator,
      token: (
        await system.request('POST', '/api/auth/sign-in/email', { body: { email, password } })
      ).body.token,
    }
  })

  test('a burst that a changed review makes one, as the agent has fewer than before; each is counted out once', async () => {
    const agent = await system.app()
    const { accounts, reviews: stored } = system.capabilities
    for (let number = 0; number < 44; number += 1) {
      const email = `burst-${number}@sample.example`
      const { id: userId } = await accounts.createSampleUser({ name: 'Somebody', email })
      const createdAt = system.clock.now()
      await stored.addSampleReview({
        appId: agent.id,
        userId,
        rating: 1,
        comment: 'Bad.',
        createdAt,
      })
    }
    const leaving = [await customer(), await customer()]
    for (const person of leaving) await write(person, agent)
    system.clock.advance(2 * DAY_MS)
    const people: Person[] = []
    for (let number = 0; number < 6; number += 1) people.push(await customer())
    for (const person of people) await write(person, agent)
    const before = (await read(agent)).total
    for (const { token } of leaving)
      await system.request('DELETE', `/api/apps/${agent.slug}/reviews/mine`, { token })
    await write(people[0]!, agent, { rating: 2 })

    const during = (await read(agent)).total
    const ids = (await held(agent))!.reviews.map(({ id }) => id)
    await decide(ids, 'approve')

    expect([before, during, (await read(agent)).total]).toEqual([52, 44, 50])
    expect(await system.violations()).toEqual([])
  })

  test('a burst, with what came of it before it was noticed; what he lets count is not asked about again', async () => {
    const agent = await system.app()
    const people: Person[] = []
    for (let number = 0; number < 6; number += 1) people.push(await customer())
    for (const person of people) {
      await write(person, agent)
      system.clock.advance(1000)
    }
    const { held: count, reviews: waiting } = (await held(agent))!
    const ids = waiting.map(({ id }) => id)
    const approved = await decide(ids.slice(0, 4), 'approve')
    const rejected = await decide(ids.slice(4), 'reject')
    const next = await write(await customer(), agent)

    expect([count, waiting.every(({ reasons }) => reasons.join() === 'burst')]).toEqual([6, true])
    expect([approved.body, rejected.body]).toEqual([
      { success: true, decided: 4 },
      { success: true, decided: 2 },
    ])
    expect([(await read(agent)).total, next.body.review.status]).toEqual([5, 'counted'])
    expect((await read(agent, people[5])).mine).toMatchObject({
      status: 'rejected',
      status_reason: 'Looked at.',
    })
    expect(await held(agent)).toBeUndefined()
    const { entries } = (
      await system.request('GET', `/api/audit?subject=${agent.id}`, { token: moderator.token })
    ).body
    expect(entries).toMatchObject([
      {
        action: 'moderation.reviews_rejected',
        after: { reviews: 2, category: 'business' },
        reason: 'Looked at.',
      },
      { action: 'moderation.reviews_approved', after: { reviews: 4, category: 'business' } },
    ])
    expect((await system.request('GET', '/api/moderation/log')).body.entries[0]).toMatchObject({
      action: 'reviews_rejected',
      reason: null,
    })
  })

  test('what was rejected, when it is changed', async () => {
    const agent = await system.app()
    const person = await customer(1)
    const { id } = (await write(person, agent)).body.review
    await decide([id], 'reject')
    await run(person, agent)
    await write(person, agent, { rating: 3 })
    const once = (await held(agent))!.reviews[0]!.reasons
    await write(person, agent, { rating: 4 })

    expect([once, (await held(agent))!.reviews[0]!.reasons]).toEqual([['changed'], ['changed']])
  })

  test('but nobody decides about their own review or agent, twice, or about what does not wait', async () => {
    const creator = await system.user({ role: 'admin', daysAgo: 30 })
    const reviewer = await system.user({ role: 'admin' })
    const agent = await system.app({ creatorId: creator.id })
    const { id } = (await write(reviewer, agent)).body.review
    const codes = []
    for (const [person, ids] of [
      [reviewer, [id]],
      [creator, [id]],
      [moderator, [id, '11111111-2222-4333-8444-555555555555']],
      [moderator, [id, id]],
      [moderator, [id]],
    ] as const)
      codes.push((await decide([...ids], 'approve', person)).body.code)

    expect(codes).toEqual([
      'reviews.own_review',
      'moderation.own_agent',
      'reviews.not_held',
      undefined,
      'reviews.not_held',
    ])
    expect(await system.violations()).toEqual([])
  })
})

test('a creator neither sees nor answers reviews that do not count', async () => {
  const creator = await customer()
  const agent = await system.app({ creatorId: creator.id })
  const { id } = (await write(await customer(1), agent)).body.review
  const received = await system.request('GET', '/api/creator/reviews', { token: creator.token })
  const reply = await system.request('PUT', `/api/creator/reviews/${id}/reply`, {
    token: creator.token,
    body: { text: 'Why?' },
  })

  expect([received.body.reviews, reply.body.code]).toEqual([[], 'reviews.review_not_found'])
})
