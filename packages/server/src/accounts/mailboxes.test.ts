import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPROVED_AFTER_MS, askUntilEnded, buyPlan, startCheckout } from '../../testing/checkout.ts'
import { previewRefund, refundOrder } from '../../testing/refunds.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { users } from '../database/schema/accounts.ts'
import { hashMailboxes, mailboxHash } from './mailbox.ts'

let system: System
beforeAll(async () => {
  system = await openSystem({ config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(async () => {
  const violations = await system.violations()
  await system.close()
  expect(violations).toEqual([])
})

/** Addresses that all arrive in one mailbox, which nobody else has. */
function mailbox(): (alias: string) => string {
  const name = randomUUID()
  return (alias) => `${name}${alias && `+${alias}`}@example.ae`
}
const leave = ({ token, password }: Person) =>
  system.request('DELETE', '/api/account', { token, body: { password } })
const demo = (slug: string, { token }: Person, address: string) =>
  system.request('POST', `/api/apps/${slug}/demo`, {
    token,
    body: { input: 'Add VAT to AED 1,000' },
    headers: { 'x-forwarded-for': address },
  })
const noticeOf = async ({ token }: Person, offer: string) =>
  (await system.request('GET', `/api/checkout/quote?plan=pro&offer=${offer}`, { token })).body.quote
    .offer_notice

test.each([
  ['what follows a plus', 'aisha@example.ae', 'Aisha+news@Example.ae'],
  ['all that follows the first plus', 'aisha@example.ae', 'aisha+a+b@example.ae'],
  ['dots and the other name at Gmail', 'aisha.rahman@gmail.com', 'aisharahman+x@googlemail.com'],
])('%s makes no other mailbox', (_, one, other) => {
  expect(mailboxHash(other, 'secret')).toBe(mailboxHash(one, 'secret'))
})

test.each([
  ['another name', 'aisha@example.ae', 'omar@example.ae'],
  ['another domain', 'aisha@example.ae', 'aisha@example.com'],
  ['a dot elsewhere', 'aisha.rahman@example.ae', 'aisharahman@example.ae'],
  ['what quotes an at sign', '"a@b"@example.ae', '"a@c"@example.ae'],
])('%s makes another mailbox', (_, one, other) => {
  expect(mailboxHash(other, 'secret')).not.toBe(mailboxHash(one, 'secret'))
})

describe('accounts of one mailbox', () => {
  test('share what strangers of their address may try, but for the first that was confirmed', async () => {
    const [app, address] = [await system.app(), mailbox()]
    const first = await system.user({ email: address(''), daysAgo: 1 })
    let answered = 0
    for (let account = 0; account < 11; account += 1) {
      const person = await system.user({ email: address(`${account}`) })
      for (let run = 0; run < 3; run += 1)
        if ((await demo(app.slug, person, '203.0.113.31')).status === 200) answered += 1
    }

    expect(answered).toBe(30)
    expect((await demo(app.slug, first, '203.0.113.31')).status).toBe(200)
  })

  test('are not held against a person by one that nobody confirmed', async () => {
    const [app, address] = [await system.app(), mailbox()]
    await system.user({ email: address('squatter'), isConfirmed: false })
    const person = await system.user({ email: address('') })
    for (let account = 0; account < 10; account += 1) {
      const stranger = await system.user({ isConfirmed: false })
      for (let run = 0; run < 3; run += 1) await demo(app.slug, stranger, '203.0.113.32')
    }

    expect((await demo(app.slug, person, '203.0.113.32')).status).toBe(200)
  })

  test('use an offer once together', async () => {
    const address = mailbox()
    const one = await system.user({ email: address('one') })
    await buyPlan(system, one, { plan: 'starter', offer: 'marketing_bundle' })
    const other = await system.user({ email: address('other') })

    expect(await noticeOf(other, 'marketing_bundle')).toBe('used')
    expect(await noticeOf(other, 'enterprise_pilot')).toBeNull()
    expect(await noticeOf(await system.user(), 'marketing_bundle')).toBeNull()
  })

  test('have the guarantee once together', async () => {
    const address = mailbox()
    const one = await system.user({ email: address('one') })
    const first = await buyPlan(system, one, { plan: 'pro' })
    await refundOrder(system, one, first.id)
    const other = await system.user({ email: address('other') })
    const again = await buyPlan(system, other, { plan: 'pro' })

    expect(again.refundable_until).toBeNull()
    expect((await previewRefund(system, other, again.id)).body.code).toBe('billing.not_refundable')
  })

  test('use an offer once together, also at the same moment', async () => {
    const address = mailbox()
    const people = [
      await system.user({ email: address('one') }),
      await system.user({ email: address('two') }),
    ]
    const orders = await Promise.all(
      people.map(async (person) => {
        const { body } = await startCheckout(system, person, { offer: 'marketing_bundle' })
        return body.order.id as string
      }),
    )
    system.clock.advance(APPROVED_AFTER_MS)
    const ended = await Promise.all(
      people.map((person, place) => askUntilEnded(system, person, orders[place]!)),
    )

    expect(ended.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('that nobody confirmed take neither offer nor guarantee from whoever confirms the mailbox', async () => {
    const address = mailbox()
    const person = await system.user({ email: address('') })
    const stranger = await system.user({ email: address('q'), isConfirmed: false })
    const bought = { plan: 'starter', offer: 'marketing_bundle' } as const
    await refundOrder(system, stranger, (await buyPlan(system, stranger, bought)).id)
    const whileThere = await noticeOf(person, 'marketing_bundle')
    await leave(stranger)

    expect([whileThere, await noticeOf(person, 'marketing_bundle')]).toEqual([null, null])
    const { refundable_until } = await buyPlan(system, person, bought)
    expect(refundable_until).not.toBeNull()
  })

  test('that nobody confirmed have offer and guarantee once together, also when one is deleted', async () => {
    const address = mailbox()
    const one = await system.user({ email: address('one'), isConfirmed: false })
    const two = await system.user({ email: address('two'), isConfirmed: false })
    const { id } = await buyPlan(system, one, { plan: 'starter', offer: 'marketing_bundle' })
    await refundOrder(system, one, id)
    const whileThere = await noticeOf(two, 'marketing_bundle')
    await leave(one)

    expect([whileThere, await noticeOf(two, 'marketing_bundle')]).toEqual(['used', 'used'])
    expect((await buyPlan(system, two, { plan: 'pro' })).refundable_until).toBeNull()
  })

  test('have no second offer once both are confirmed', async () => {
    const address = mailbox()
    const one = await system.user({ email: address('one'), isConfirmed: false })
    await buyPlan(system, one, { plan: 'starter', offer: 'marketing_bundle' })
    const other = await system.user({ email: address('other') })
    const before = await noticeOf(other, 'marketing_bundle')
    await system.database.update(users).set({ emailVerified: true }).where(eq(users.id, one.id))

    expect([before, await noticeOf(other, 'marketing_bundle')]).toEqual([null, 'used'])
  })

  test('review an agent once before a moderator looks', async () => {
    const [agent, address] = [await system.app(), mailbox()]
    const written = []
    for (const alias of ['one', 'two']) {
      const person = await system.user({ email: address(alias), daysAgo: 30 })
      await system.request('POST', `/api/apps/${agent.slug}/reviews`, {
        token: person.token,
        body: { rating: 5, comment: 'What I think.' },
      })
      const { token } = person
      const { body } = await system.request('GET', `/api/apps/${agent.slug}/reviews`, { token })
      written.push(body.mine.status)
    }
    const moderator = await system.user({ role: 'admin' })
    const { body } = await system.request('GET', '/api/moderation/reviews?limit=100', {
      token: moderator.token,
    })

    expect(written[0]).toBe('counted')
    expect(body.apps.find(({ app }: { app: { id: string } }) => app.id === agent.id)).toMatchObject(
      { reviews: [{ reasons: expect.arrayContaining(['same_mailbox']) }] },
    )
  })
})

test('an account that moves to another address of a mailbox is one of it from then on', async () => {
  const address = mailbox()
  const one = await system.user({ email: address('one') })
  await buyPlan(system, one, { plan: 'starter', offer: 'marketing_bundle' })
  const mover = await system.user({ isConfirmed: false })
  await system.request('POST', '/api/auth/change-email', {
    token: mover.token,
    body: { newEmail: address('moved') },
  })
  const link = /token=([\w.-]+)/.exec(system.mail.to(address('moved')).at(-1)!.text)![1]
  const before = await noticeOf(mover, 'marketing_bundle')
  await system.request('GET', `/api/auth/verify-email?token=${link}`, { token: mover.token })

  expect(before).toBeNull()
  expect(await noticeOf(mover, 'marketing_bundle')).toBe('used')
})

describe('whoever deletes an account and comes back', () => {
  test('has no offer again that they used, by whichever address of the mailbox', async () => {
    const address = mailbox()
    const before = await system.user({ email: address('') })
    await buyPlan(system, before, { plan: 'starter', offer: 'marketing_bundle' })
    expect((await leave(before)).status).toBe(200)
    const [same, alias] = [
      await system.user({ email: address('') }),
      await system.user({ email: address('again') }),
    ]

    expect(await noticeOf(same, 'marketing_bundle')).toBe('used')
    expect(await noticeOf(alias, 'marketing_bundle')).toBe('used')
  })

  test('has no guarantee again for what they gave back', async () => {
    const address = mailbox()
    const before = await system.user({ email: address('') })
    const { id } = await buyPlan(system, before, { plan: 'pro' })
    await refundOrder(system, before, id)
    await leave(before)
    const back = await system.user({ email: address('') })

    expect((await buyPlan(system, back, { plan: 'pro' })).refundable_until).toBeNull()
  })
})

test('accounts of before mailboxes were known get theirs when the store starts', async () => {
  const { id, email } = await system.user()
  await system.database.update(users).set({ mailboxHash: null }).where(eq(users.id, id))

  await hashMailboxes(system.database, 'secret')

  const [stored] = await system.database.select().from(users).where(eq(users.id, id))
  expect(stored!.mailboxHash).toBe(mailboxHash(email, 'secret'))
})
