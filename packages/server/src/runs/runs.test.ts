import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { apps } from '../database/schema/catalogue.ts'
import { rateLimits } from '../database/schema/rate-limits.ts'
import { demoAllowances, runs } from '../database/schema/runs.ts'
import { NOT_RECORDED } from './recorded.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())

const demo = (slug: string, options: Parameters<System['request']>[2] = {}) =>
  system.request('POST', `/api/apps/${slug}/demo`, {
    body: { input: 'Add VAT to AED 1,000' },
    ...options,
  })
const demoInfo = async (slug: string, token?: string) =>
  (await system.request('GET', `/api/apps/${slug}/demo`, token ? { token } : {})).body.demo_info
const runsOf = (appId: string) => system.database.select().from(runs).where(eq(runs.appId, appId))

async function exported(userId: string) {
  const rows = []
  for await (const row of system.capabilities.runs.exportPerson(userId)) rows.push(row)
  return rows
}

describe('a demo', () => {
  test('answers a visitor who has no account, and counts one run', async () => {
    const app = await system.app()

    const reply = await demo(app.slug)

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      success: true,
      provider: 'built-in',
      skills_used: ['vat-calculator'],
      demo_info: { used: 1, remaining: 2, limit: 3 },
    })
    expect(reply.body.response).toContain('1,050.00')
    const { body } = await system.request('GET', `/api/apps/${app.slug}`)
    expect(body.app.execution_count).toBe(1)
    expect(await system.violations()).toEqual([])
  })

  test('answers an Arabic request in Arabic', async () => {
    const app = await system.app()

    const reply = await demo(app.slug, { body: { input: 'أضف الضريبة إلى ١٠٠٠ درهم' } })

    expect(reply.body.response).toMatch(/\p{Script=Arabic}/u)
    expect(reply.body.response).toContain('1,050.00')
  })

  test('asks for what is missing instead of inventing it', async () => {
    const app = await system.app()

    const reply = await demo(app.slug, { body: { input: 'add the VAT please' } })

    expect(reply.status).toBe(200)
    expect(reply.body.skills_used).toEqual([])
    expect(reply.body.response).toContain('To answer this I need')
  })

  test('streams the skill and the text as they come, and then the whole result', async () => {
    const app = await system.app()

    const reply = await demo(app.slug, { headers: { accept: 'text/event-stream' } })

    const events = readEvents(reply.text)
    expect(events[0]).toMatchObject({ type: 'skill', name: 'vat-calculator' })
    const streamed = events.filter(({ type }) => type === 'text').map(({ text }) => text)
    expect(streamed.length).toBeGreaterThan(2)
    expect(events.at(-1)).toMatchObject({ success: true, response: streamed.join('').trim() })
  })

  test('of an agent that is not in the store is not found', async () => {
    const hidden = await system.app({ isActive: false })

    const reply = await demo(hidden.slug)

    expect(reply.status).toBe(404)
    expect(reply.body.code).toBe('catalogue.app_not_found')
    expect(await runsOf(hidden.id)).toEqual([])
  })

  test('with nothing but white space is refused and not counted', async () => {
    const app = await system.app()

    const reply = await demo(app.slug, { body: { input: ' \n ' } })

    expect(reply.status).toBe(400)
    expect((await demoInfo(app.slug)).used).toBe(0)
  })
})

describe('the three free runs', () => {
  test('a visitor’s fourth demo is refused, and the store says how to go on', async () => {
    const app = await system.app()
    await demo(app.slug)
    await demo(app.slug)
    await demo(app.slug)

    const fourth = await demo(app.slug)

    expect(fourth.status).toBe(429)
    expect(fourth.body).toMatchObject({ success: false, code: 'runs.demo_limit_reached' })
    expect(await demoInfo(app.slug)).toMatchObject({
      used: 3,
      remaining: 0,
      upgrade_message: expect.stringContaining('Upgrade'),
    })
    expect(await system.violations()).toEqual([])
  })

  test('each person has their own, and each agent', async () => {
    const [app, other] = [await system.app(), await system.app()]
    const [aisha, omar] = [await system.user(), await system.user()]
    await demo(app.slug, { token: aisha.token })

    const [ofAisha, ofOmar, elsewhere] = [
      await demoInfo(app.slug, aisha.token),
      await demoInfo(app.slug, omar.token),
      await demoInfo(other.slug, aisha.token),
    ]

    expect(ofAisha.used).toBe(1)
    expect(ofOmar.used).toBe(0)
    expect(elsewhere.used).toBe(0)
  })

  test('thirty requests at once get exactly three answers', async () => {
    const app = await system.app()
    const { token } = await system.user()

    const replies = await Promise.all(Array.from({ length: 30 }, () => demo(app.slug, { token })))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(replies.filter(({ body }) => body.code === 'runs.demo_limit_reached')).toHaveLength(27)
    expect((await demoInfo(app.slug, token)).used).toBe(3)
    expect(await runsOf(app.id)).toHaveLength(3)
    expect(await system.violations()).toEqual([])
  })

  test('a run that fails before it begins is given back', async () => {
    const app = await system.app()
    system.faults.failAt('runs.reserved')

    const reply = await demo(app.slug)

    expect(reply.status).toBe(500)
    expect((await demoInfo(app.slug)).used).toBe(0)
    expect(await runsOf(app.id)).toMatchObject([{ status: 'failed', answer: null }])
  })

  test.each(['runs.answered', 'runs.stored'] as const)(
    'a run whose answer could not be kept (%s) is given back',
    async (point) => {
      const app = await system.app()
      system.faults.failAt(point)

      const reply = await demo(app.slug)

      expect(reply.status).toBe(500)
      expect((await demoInfo(app.slug)).used).toBe(0)
      expect(await runsOf(app.id)).toMatchObject([{ status: 'failed', answer: null }])
      expect(await system.violations()).toEqual([])
    },
  )

  test('what a process that died left running is given back at the next start', async () => {
    const app = await system.app()
    await demo(app.slug)
    await system.database
      .update(runs)
      .set({ status: 'running', answer: null, finishedAt: null, ...NOT_RECORDED })
      .where(eq(runs.appId, app.id))
    await system.database.update(apps).set({ executionCount: 0 }).where(eq(apps.id, app.id))
    system.clock.advance(10 * 60_000)

    const recovered = await system.capabilities.runs.recoverUnfinished()

    expect(recovered).toBe(1)
    expect((await demoInfo(app.slug)).used).toBe(0)
    expect(await runsOf(app.id)).toMatchObject([{ status: 'failed', errorCode: 'runs.failed' }])
    expect(await system.violations()).toEqual([])
  })
})

describe('an Idempotency-Key', () => {
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })

  test('with the same request answers the same and counts nothing more', async () => {
    const app = await system.app()
    const key = randomUUID()
    const first = await demo(app.slug, keyed(key))

    const second = await demo(app.slug, keyed(key))

    expect(second.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(await runsOf(app.id)).toHaveLength(1)
  })

  test('still answers when the three free runs are used', async () => {
    const app = await system.app()
    const key = randomUUID()
    const first = await demo(app.slug, keyed(key))
    await demo(app.slug)
    await demo(app.slug)

    const repeat = await demo(app.slug, keyed(key))

    expect(repeat.body.run_id).toBe(first.body.run_id)
  })

  test('with another request is refused', async () => {
    const app = await system.app()
    const key = randomUUID()
    await demo(app.slug, keyed(key))

    const other = await demo(app.slug, { ...keyed(key), body: { input: 'Add VAT to AED 2,000' } })

    expect(other.status).toBe(409)
    expect(other.body.code).toBe('request.key_reused')
    expect((await demoInfo(app.slug)).used).toBe(1)
  })

  test('that anybody could choose is nobody’s of those whom only their address tells apart', async () => {
    const app = await system.app()
    const first = await demo(app.slug, keyed('7'))

    const another = await demo(app.slug, {
      ...keyed('7'),
      body: { input: 'Add VAT to AED 2,000' },
    })
    const same = await demo(app.slug, keyed(`${app.id}-7`))
    const sameAgain = await demo(app.slug, keyed(`${app.id}-7`))

    expect([first, another, same].map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set([first, another, same].map(({ body }) => body.run_id)).size).toBe(3)
    expect([sameAgain.status, sameAgain.body.code]).toEqual([429, 'runs.demo_limit_reached'])
  })

  test('of any form is that of whoever has an account', async () => {
    const app = await system.app()
    const [one, other] = [await system.user(), await system.user()]
    const ids = []
    for (const { token } of [one, one, other])
      ids.push((await demo(app.slug, { ...keyed('7'), token })).body.run_id)

    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false])
  })

  test('may be used again after a run that failed', async () => {
    const app = await system.app()
    const key = randomUUID()
    system.faults.failAt('runs.reserved')
    await demo(app.slug, keyed(key))

    const again = await demo(app.slug, keyed(key))

    expect(again.status).toBe(200)
    expect((await demoInfo(app.slug)).used).toBe(1)
  })

  test('sent many times at once runs once; the others get its answer or are told to wait', async () => {
    const app = await system.app()
    const key = randomUUID()

    const replies = await Promise.all(Array.from({ length: 12 }, () => demo(app.slug, keyed(key))))

    const answered = replies.filter(({ status }) => status === 200)
    const waiting = replies.filter(({ body }) => body.code === 'request.in_flight')
    expect(answered.length).toBeGreaterThan(0)
    expect(answered.length + waiting.length).toBe(12)
    expect(new Set(answered.map(({ body }) => body.run_id)).size).toBe(1)
    expect(waiting.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true)
    expect(await runsOf(app.id)).toHaveLength(1)
    expect((await demoInfo(app.slug)).used).toBe(1)
  })
})

describe('who a person is', () => {
  test('visitors of one network share a ceiling a day over all agents; who signs in goes on', async () => {
    const crowded = await openSystem()
    const { token } = await crowded.user()
    const ask = (slug: string, options = {}) =>
      crowded.request('POST', `/api/apps/${slug}/demo`, {
        body: { input: 'Add VAT to AED 1,000' },
        ...options,
      })
    const [app, next] = [await crowded.app(), await crowded.app()]
    await ask(app.slug)
    // As after 118 more of that day.
    await crowded.database
      .update(rateLimits)
      .set({ count: 119 })
      .where(like(rateLimits.key, 'demo-address:%'))

    const last = await ask(app.slug)
    const visitor = await ask(next.slug)
    const user = await ask(next.slug, { token })

    expect(last.status).toBe(200)
    expect(visitor.body.code).toBe('runs.address_limit_reached')
    expect(Number(visitor.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect(user.status).toBe(200)
    await crowded.close()
  })

  test('nobody’s address is stored', async () => {
    const app = await system.app()
    await demo(app.slug)

    const [run] = await runsOf(app.id)
    const [allowance] = await system.database
      .select()
      .from(demoAllowances)
      .where(eq(demoAllowances.appId, app.id))

    expect(run?.person).toMatch(/^address:[\w-]{43}$/)
    expect(allowance?.person).toBe(run?.person)
  })

  test('whoever leaves takes their words along, and the counts stay true', async () => {
    const app = await system.app()
    const person = await system.user()
    await demo(app.slug, { token: person.token })
    expect(await exported(person.id)).toMatchObject([
      { app: app.slug, input: 'Add VAT to AED 1,000' },
    ])

    await system.database.transaction((tx) => system.capabilities.runs.erasePerson(tx, person.id))

    expect(await runsOf(app.id)).toMatchObject([
      { userId: null, input: '', answer: null, status: 'succeeded' },
    ])
    expect(await exported(person.id)).toEqual([])
    expect(await system.violations()).toEqual([])
  })
})

// biome-ignore lint/suspicious/noExplicitAny: events of every kind.
function readEvents(stream: string): any[] {
  return [...stream.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!))
}
