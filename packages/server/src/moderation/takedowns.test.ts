import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { topUp } from '../../testing/checkout.ts'
import { atModeration, reportAgent } from '../../testing/moderation.ts'
import { signInAgain } from '../../testing/sign-in.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { auditEntries } from '../database/schema/audit.ts'

let system: System
let moderator: Person
let creator: Person
let forge: ReturnType<typeof atForge>
let moderation: ReturnType<typeof atModeration>
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(async () => {
  system.clock.advance(3_600_000)
  moderator = await system.user({ role: 'admin' })
  moderation = atModeration(system, moderator)
  creator = await system.user({ name: 'Salem Al Marri' })
  forge = atForge(system, creator)
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const page = async (slug: string) => (await system.request('GET', `/api/apps/${slug}`)).body
const ownTakedown = async (id: string, { token }: Person = creator) =>
  (await system.request('GET', `/api/forge/agents/${id}/takedown`, { token })).body
const auditOf = async (id: string) =>
  (
    await system.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(auditEntries.number)
  ).map(({ action, actorId, before, after, reason }) => ({
    action,
    actorId,
    before,
    after,
    reason,
  }))
const emailsTo = async ({ email }: Person) => {
  await system.capabilities.outbox.sendEmails()
  // The first confirms the e-mail.
  return system.mail.to(email).slice(1)
}
const monthly = agentContent({ price: { model: 'subscription', aed: 20 } })

describe('an agent that a moderator takes down', () => {
  test('is gone for everybody: on the list, its page, demos, runs and sales', async () => {
    const { id, slug } = await forge.listed(monthly)
    const customer = await system.user()
    await topUp(system, customer, 10_000)
    await system.request('POST', `/api/apps/${slug}/purchase`, { token: customer.token })

    const { status, body } = await moderation.takeDown(id)

    expect([status, body.takedown]).toMatchObject([
      200,
      { reason: 'wrong_answers', ended_at: null, appeal: null },
    ])
    const input = { input: 'Add VAT to AED 1,000' }
    const replies = await Promise.all([
      system.request('GET', `/api/apps/${slug}`),
      system.request('POST', `/api/apps/${slug}/demo`, { body: input }),
      system.request('POST', `/api/apps/${slug}/runs`, { token: customer.token, body: input }),
      system.request('POST', `/api/apps/${slug}/purchase`, { token: creator.token }),
      reportAgent(system, customer, slug),
    ])
    expect(replies.map(({ body }) => body.code)).toEqual(Array(5).fill('catalogue.app_not_found'))
    expect((await system.request('GET', '/api/apps?limit=100')).text).not.toContain(id)
  })

  test('is not charged for when the month is over, with an e-mail that says so', async () => {
    const { id, slug } = await forge.listed(monthly)
    const customer = await system.user()
    await topUp(system, customer, 10_000)
    await system.request('POST', `/api/apps/${slug}/purchase`, { token: customer.token })
    await moderation.takeDown(id)

    system.clock.advance(32 * 24 * 3_600_000)
    await system.capabilities.billing.purchases.renewEntitlements()

    const { token } = await signInAgain(system, customer)
    const { body } = await system.request('GET', '/api/billing/wallet', { token })
    expect(body.wallet.balance).toMatchObject({ amount: 8_000 })
    expect((await emailsTo(customer)).at(-1)?.subject).toContain('VAT helper for landlords')
  })

  test('has its creator told why and that they can appeal, in both languages', async () => {
    const { id } = await forge.listed()

    await moderation.takeDown(id)

    const [message] = await emailsTo(creator)
    expect(message?.subject).toEqual(
      expect.stringMatching(
        /^VAT helper for landlords( \d+)? was taken down · أُزيل مساعد الضريبة للملاك( \d+)? من المتجر$/,
      ),
    )
    expect(message?.text).toContain(
      'The reason: It gives wrong answers\nWhat the moderator says: It added VAT to an exempt supply.',
    )
    expect(message?.text).toContain('يمكنك التظلّم مرة واحدة')
    expect(message?.text).toContain(`/#/creator/agents/${id}`)
    expect((await ownTakedown(id)).takedown).toMatchObject({
      note: 'It added VAT to an exempt supply.',
      appeal: null,
    })
    expect((await ownTakedown(id, await system.user())).code).toBe('forge.agent_not_found')
  })

  test('can be edited, but nothing of it can be listed', async () => {
    const { id } = await forge.listed()
    await forge.save(id, 0, agentContent({ description: { en: 'See mystore.ae', ar: '' } }))
    await forge.publish(id)
    await moderation.takeDown(id)

    const approved = await system.request('POST', `/api/forge/submissions/${id}`, {
      token: moderator.token,
      body: { decision: 'approve', number: 2, revision: 1 },
    })
    await forge.withdraw(id)
    const saved = await forge.save(id, 1, agentContent({ emoji: '🧮' }))
    const refused = await Promise.all([
      forge.publish(id),
      forge.restore(id, 1),
      forge.unpublish(id),
    ])

    expect([approved, ...refused].map(({ body }) => body.code)).toEqual(
      Array(4).fill('forge.taken_down'),
    )
    expect(saved.body.agent).toMatchObject({
      is_listed: false,
      open: { status: 'draft' },
      versions: [{}, { is_live: false }],
    })
  })

  test('is shown as taken down to its creator, on their list and where they edit it, until it is back', async () => {
    const { id } = await forge.listed()
    const shown = async () => {
      const { agents } = (
        await system.request('GET', '/api/creator/agents', { token: creator.token })
      ).body
      return [agents[0].taken_down, (await forge.get(id)).body.agent.taken_down]
    }

    await moderation.takeDown(id)
    const out = await shown()
    await moderation.restore(id)

    expect([out, await shown()]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('is taken down once, and only while it is in the store', async () => {
    const { id } = await forge.listed()
    const draft = await forge.draft()
    await moderation.takeDown(id)

    expect((await moderation.takeDown(id)).body.code).toBe('moderation.already_taken_down')
    expect((await moderation.takeDown(draft.id)).body.code).toBe('catalogue.app_not_found')
    expect((await atModeration(system, creator).takeDown(id)).body.code).toBe('accounts.forbidden')
  })

  test('leaves for good when its creator leaves the store', async () => {
    const { id } = await forge.listed()
    await moderation.takeDown(id)
    const { token, password } = creator
    await system.request('POST', `/api/forge/agents/${id}/appeal`, {
      token,
      body: { text: 'It was right.' },
    })
    const held = (await system.request('GET', '/api/account/export', { token })).body.moderation

    const left = await system.request('DELETE', '/api/account', { token, body: { password } })

    expect(held).toMatchObject([
      { kind: 'takedown', reason: 'wrong_answers', appeal: { text: 'It was right.' } },
    ])
    expect(left.status).toBe(200)
    expect((await moderation.restore(id)).body.code).toBe('moderation.not_taken_down')
    const ended = (await moderation.takedowns('state=ended&limit=100')).body.takedowns.find(
      ({ app }: { app: { id: string } }) => app.id === id,
    )
    expect(ended).toMatchObject({ creator: null, appeal: null })
  })
})

describe('an agent that a moderator restores', () => {
  test('stands in the store as it did before, with an e-mail and both actions in the audit log', async () => {
    const { id, slug } = await forge.listed()
    const before = await page(slug)
    await moderation.takeDown(id)
    // E-mails of one moment are sent in any order.
    system.clock.advance(60_000)

    const { body } = await moderation.restore(id)

    expect(body.takedown.ended_at).toBe(system.clock.now().toISOString())
    expect(await page(slug)).toEqual(before)
    expect((await emailsTo(creator)).at(-1)?.subject).toEqual(
      expect.stringMatching(
        /^VAT helper for landlords( \d+)? is in the store again · عاد مساعد الضريبة للملاك( \d+)? إلى المتجر$/,
      ),
    )
    expect(await auditOf(id)).toEqual([
      {
        action: 'moderation.taken_down',
        actorId: moderator.id,
        before: { is_listed: true },
        after: { is_listed: false, reason: 'wrong_answers', reports: 0, category: 'finance' },
        reason: 'It added VAT to an exempt supply.',
      },
      {
        action: 'moderation.restored',
        actorId: moderator.id,
        before: { is_listed: false },
        after: { is_listed: true, category: 'finance' },
        reason: 'It was mended.',
      },
    ])
    expect((await moderation.restore(id)).body.code).toBe('moderation.not_taken_down')
  })

  test('can be one of the store’s own', async () => {
    const { id, slug } = await system.app({ slug: 'salary-desk' })
    await moderation.takeDown(id)
    const gone = await page(slug)

    await moderation.restore(id)

    expect([gone.code, (await page(slug)).app.slug]).toEqual([
      'catalogue.app_not_found',
      'salary-desk',
    ])
  })
})

describe('agents of a creator who is suspended', () => {
  test('leave and return with them, but for one that was taken down for itself', async () => {
    const [kept, bad] = [await forge.listed(), await forge.listed()]
    await moderation.takeDown(bad.id)
    await moderation.suspend(creator.id)
    const gone = await page(kept.slug)
    const refused = await Promise.all([moderation.restore(kept.id), moderation.restore(bad.id)])

    await moderation.restorePerson(creator.id)

    expect(gone.code).toBe('catalogue.app_not_found')
    expect(refused.map(({ body }) => body.code)).toEqual(
      Array(2).fill('moderation.creator_suspended'),
    )
    expect((await page(kept.slug)).app.version).toBe(1)
    expect((await page(bad.slug)).code).toBe('catalogue.app_not_found')
    expect(
      (await auditOf(kept.id)).map(({ action, after, reason }) => [action, after?.reason, reason]),
    ).toEqual([
      ['moderation.taken_down', 'creator_suspended', 'Sold what was not theirs.'],
      ['moderation.restored', undefined, 'It was a mistake.'],
    ])
  })

  test('do not come into the store by the approval of what waited', async () => {
    const { id } = await forge.draft(
      agentContent({ description: { en: 'See mystore.ae', ar: '' } }),
    )
    await forge.publish(id)
    await moderation.suspend(creator.id)

    const { body } = await system.request('POST', `/api/forge/submissions/${id}`, {
      token: moderator.token,
      body: { decision: 'approve', number: 1, revision: 2 },
    })

    expect(body.code).toBe('moderation.creator_suspended')
  })
})

describe('the takedowns that moderators look at', () => {
  test('are found by their state and shown part by part, each once', async () => {
    const [first, second, third] = [
      await forge.listed(),
      await forge.listed(),
      await forge.listed(),
    ]
    for (const { id } of [first, second, third]) await moderation.takeDown(id)
    await moderation.restore(third.id)

    const newest = await moderation.takedowns('state=out&limit=1&lang=ar')
    const next = await moderation.takedowns(`state=out&limit=1&cursor=${newest.body.next_cursor}`)
    const elsewhere = await moderation.takedowns(`state=ended&cursor=${newest.body.next_cursor}`)

    expect(newest.body.takedowns).toHaveLength(1)
    expect(newest.body.takedowns[0]).toMatchObject({
      app: { name: expect.stringContaining('مساعد الضريبة للملاك') },
      creator: { id: creator.id, name: 'Salem Al Marri' },
    })
    const shown = [newest, next].map(({ body }) => body.takedowns[0].app.id)
    expect(shown.toSorted()).toEqual([first.id, second.id].toSorted())
    expect(elsewhere.body.code).toBe('request.cursor_invalid')
    const ended = (await moderation.takedowns('state=ended&limit=100')).body.takedowns.map(
      ({ app }: { app: { id: string } }) => app.id,
    )
    expect(ended).toContain(third.id)
    expect(ended).not.toContain(first.id)
  })
})
