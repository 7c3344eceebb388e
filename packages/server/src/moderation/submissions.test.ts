import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { agentContent, atForge } from '../../testing/agents.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { auditEntries } from '../database/schema/audit.ts'

let system: System
let moderator: Person
let creator: Person
let forge: ReturnType<typeof atForge>
beforeAll(async () => {
  system = await openSystem()
  moderator = await system.user({ role: 'admin' })
})
afterAll(() => system.close())
beforeEach(async () => {
  creator = await system.user({ name: 'Salem Al Marri' })
  forge = atForge(system, creator)
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const list = async () =>
  (await system.request('GET', '/api/forge/submissions', { token: moderator.token })).body
    .submissions
const decide = (id: string, body: object, { token }: Person = moderator) =>
  system.request('POST', `/api/forge/submissions/${id}`, {
    token,
    body: { number: 1, revision: 2, ...body },
  })
const approve = { decision: 'approve' }
const reject = {
  decision: 'reject',
  reason: 'It sends people to another shop.',
  how_to_mend: 'Take the address out of the description.',
}
const emailsTo = async ({ email }: Person) => {
  await system.capabilities.outbox.sendEmails()
  // The first confirms the e-mail.
  return system.mail.to(email).slice(1)
}

/** It leads people away from the store, and can be published otherwise. */
const leading = agentContent({ description: { en: 'See mystore.ae', ar: '' } })

async function submission(content = leading): Promise<{ id: string; slug: string }> {
  const { id } = await forge.draft(content)
  const { body } = await forge.publish(id)
  return { id, slug: body.slug }
}

describe('what waits for a moderator', () => {
  test('is listed with its reasons, the oldest first, and only the creator’s name', async () => {
    const first = await submission()
    system.clock.advance(60_000)
    const second = await submission(agentContent({ name: { en: 'Casino', ar: '' } }))

    const [older, newer] = (await list()).filter(({ id }: { id: string }) =>
      [first.id, second.id].includes(id),
    )

    expect(older).toMatchObject({
      id: first.id,
      slug: first.slug,
      number: 1,
      revision: 2,
      creator_name: 'Salem Al Marri',
      content: leading,
      live_content: null,
    })
    expect(older.checks.flatMap(({ reasons }: { reasons: object[] }) => reasons)).toEqual([
      { code: 'address_in_text', about: 'description', found: 'mystore.ae' },
    ])
    expect(newer.id).toBe(second.id)
    expect(JSON.stringify(older)).not.toContain(creator.email)
  })

  test('is shown part by part, each once', async () => {
    system.clock.advance(60_000)
    const [first, second] = [await submission(), await submission()]
    const part = (query: string) =>
      system.request('GET', `/api/forge/submissions?${query}`, { token: moderator.token })

    const all = (await part('limit=100')).body.submissions.map(({ id }: { id: string }) => id)
    const oldest = (await part(`limit=${all.length - 1}`)).body
    const rest = (await part(`cursor=${oldest.next_cursor}`)).body

    expect([...oldest.submissions, ...rest.submissions].map(({ id }) => id)).toEqual(all)
    expect(all.slice(-2).toSorted()).toEqual([first.id, second.id].toSorted())
    expect([oldest.submissions.length, rest.next_cursor]).toEqual([all.length - 1, null])
  })

  test('is shown beside what is listed now', async () => {
    const { id } = await forge.listed()
    await forge.save(id, 0, leading)
    await forge.publish(id)

    const waiting = (await list()).find((one: { id: string }) => one.id === id)

    const name = expect.anything()
    expect(waiting).toMatchObject({
      number: 2,
      content: { ...leading, name },
      live_content: { ...agentContent(), name },
    })
  })
})

describe('what a moderator approves', () => {
  test('is in the store as it waited, with an e-mail to its creator, but is not called verified', async () => {
    const { id, slug } = await submission()

    const { body } = await decide(id, approve)

    expect(body).toEqual({ success: true, status: 'published' })
    expect((await system.request('GET', `/api/apps/${slug}`)).body.app).toMatchObject({
      description: 'See mystore.ae',
      verification: null,
      sample: { prompt: 'Add VAT to AED 1,000' },
    })
    expect(await emailsTo(creator)).toMatchObject([
      {
        subject: expect.stringMatching(
          /^VAT helper for landlords( \d+)? is in the store · مساعد الضريبة للملاك( \d+)? في المتجر$/,
        ),
      },
    ])
  })

  test('is in the audit log with why it may be listed, when the moderator says so', async () => {
    const [explained, unexplained] = [await submission(), await submission()]
    await decide(explained.id, { ...approve, reason: 'The address is their own.' })
    await decide(unexplained.id, approve)

    const whys = await system.database
      .select({ action: auditEntries.action, reason: auditEntries.reason })
      .from(auditEntries)
      .where(inArray(auditEntries.subjectId, [explained.id, unexplained.id]))
      .orderBy(auditEntries.number)

    expect(whys).toEqual([
      { action: 'moderation.approved', reason: 'The address is their own.' },
      { action: 'moderation.approved', reason: null },
    ])
  })

  test('has what its page needs', async () => {
    const { id } = await submission(agentContent({ name: { en: '', ar: '' } }))

    expect((await decide(id, approve)).body.code).toBe('forge.incomplete')
    expect((await forge.get(id)).body.agent.status).toBe('pending')
  })
})

describe('what a moderator rejects', () => {
  test('carries the reason and how to mend it, also in an e-mail', async () => {
    const { id, slug } = await submission()

    const { body } = await decide(id, reject)

    expect(body.status).toBe('rejected')
    expect((await forge.get(id)).body.agent).toMatchObject({
      status: 'rejected',
      open: {
        status: 'rejected',
        rejection: { reason: reject.reason, how_to_mend: reject.how_to_mend },
      },
    })
    expect((await system.request('GET', `/api/apps/${slug}`)).status).toBe(404)
    const [message] = await emailsTo(creator)
    expect(message?.subject).toEqual(
      expect.stringMatching(
        /^VAT helper for landlords( \d+)? was not published · لم يُنشر مساعد الضريبة للملاك( \d+)?$/,
      ),
    )
    expect(message?.text).toContain(`The reason: ${reject.reason}`)
    expect(message?.text).toContain(`كيف يُصلَح: ${reject.how_to_mend}`)
  })

  test('is a draft again once it is mended, and keeps the reason in sight until it is published', async () => {
    const { id } = await submission()
    await decide(id, reject)

    const saved = await forge.save(id, 2, agentContent())
    const published = await forge.publish(id)

    expect(saved.body.agent).toMatchObject({
      status: 'draft',
      open: { status: 'draft', rejection: { reason: reject.reason } },
    })
    expect(published.body.status).toBe('published')
  })

  test('can be checked again without a change, as what was wrong may have been elsewhere', async () => {
    const { id } = await submission()
    await decide(id, reject)

    expect((await forge.publish(id)).body.status).toBe('pending')
    expect((await forge.get(id)).body.agent.open).toMatchObject({
      status: 'pending',
      rejection: null,
    })
  })

  test('leaves what was listed before as it is', async () => {
    const { id, slug } = await forge.listed()
    await forge.save(id, 0, leading)
    await forge.publish(id)

    await decide(id, { ...reject, number: 2, revision: 1 })

    expect((await system.request('GET', `/api/apps/${slug}`)).body.app.version).toBe(1)
    expect((await forge.get(id)).body.agent).toMatchObject({
      status: 'published',
      open: { status: 'rejected' },
    })
  })

  test('is in the audit log with the reason, and not with what it says', async () => {
    const { id } = await submission()
    await decide(id, reject)

    const entries = await system.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))

    expect(entries).toMatchObject([
      {
        action: 'moderation.rejected',
        actorId: moderator.id,
        actorRole: 'admin',
        before: { status: 'pending' },
        after: { status: 'rejected', number: 1, category: 'finance' },
        reason: reject.reason,
      },
    ])
  })

  test('needs a reason and a way to mend it', async () => {
    const { id } = await submission()

    expect((await decide(id, { decision: 'reject', reason: 'No.' })).body.code).toBe(
      'request.invalid',
    )
  })
})

describe('a decision', () => {
  test('is made once, by the first of two moderators', async () => {
    const { id } = await submission()
    const other = await system.user({ role: 'founder' })

    const replies = await Promise.all([decide(id, approve), decide(id, reject, other)])

    expect(replies.map(({ status, body }) => body.code ?? status).sort()).toEqual([
      200,
      'forge.not_pending',
    ])
  })

  test('is about what was looked at, not about what took its place', async () => {
    const { id } = await submission()
    await forge.withdraw(id)
    await forge.save(id, 2, agentContent({ name: { en: 'Casino', ar: '' } }))
    await forge.publish(id)

    expect((await decide(id, approve)).body.code).toBe('forge.not_pending')
    expect((await decide(id, { ...approve, number: 2 })).body.code).toBe('forge.not_pending')
    expect((await forge.get(id)).body.agent.status).toBe('pending')
  })

  test('cannot be made about what does not wait', async () => {
    const { id } = await forge.draft()
    const { id: own } = await system.app()

    expect((await decide(id, approve)).body.code).toBe('forge.not_pending')
    expect((await decide(own, approve)).body.code).toBe('forge.not_pending')
    expect((await decide(crypto.randomUUID(), approve)).body.code).toBe('forge.not_pending')
  })

  test('is for moderators', async () => {
    const { id } = await submission()

    expect((await decide(id, approve, creator)).body.code).toBe('accounts.forbidden')
  })
})
