import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeStandInWeb } from '../../testing/stand-in-web.ts'
import { openSystem, type System, type TestRequest } from '../../testing/system.ts'
import { runs } from '../database/schema/runs.ts'

const directory = mkdtempSync(resolve(tmpdir(), 'wakeel-web-'))
let system: System
beforeAll(async () => {
  system = await openSystem({ config: { webDirectory: makeStandInWeb(directory) } })
})
afterAll(async () => {
  await system.close()
  rmSync(directory, { recursive: true })
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const input = 'Add VAT to AED 1,000'

/** Somebody without an account who has opened the store, by the cookie of its page. */
async function visitor(): Promise<{ cookie: string }> {
  const [cookie = ''] = (await system.request('GET', '/')).headers.getSetCookie()
  return { cookie: cookie.split(';')[0]! }
}
const demo = (slug: string, who: TestRequest, body: object = { input }) => {
  system.clock.advance(1_000)
  return system.request('POST', `/api/apps/${slug}/demo`, { ...who, body })
}
const remove = (who: TestRequest, id: string) =>
  system.request('DELETE', `/api/conversations/${id}`, who)
const rowsOf = (id: string) =>
  system.database
    .select({ input: runs.input, answer: runs.answer, suggestions: runs.suggestions })
    .from(runs)
    .where(eq(runs.id, id))
const notFound = [404, 'runs.conversation_not_found']

test('a visitor deletes what was said, while the free runs stay used', async () => {
  const [app, who] = [await system.app(), await visitor()]
  const first = await demo(app.slug, who)
  const second = await demo(app.slug, who, {
    input: 'and for AED 2,000?',
    reply_to: first.body.run_id,
  })
  const id = first.body.conversation_id

  const reply = await remove(who, id)

  expect([reply.status, reply.body]).toEqual([200, { success: true }])
  expect([...(await rowsOf(id)), ...(await rowsOf(second.body.run_id))]).toEqual(
    Array(2).fill({ input: '', answer: null, suggestions: null }),
  )
  const left = await system.request('GET', `/api/apps/${app.slug}/demo`, who)
  expect(left.body.demo_info.used).toBe(2)
  const next = await demo(app.slug, who, { input, reply_to: id })
  expect([next.status, next.body.code]).toEqual([404, 'runs.reply_not_found'])
  const again = await remove(who, id)
  expect([again.status, again.body.code]).toEqual(notFound)
})

test('nobody deletes what a visitor said but the visitor', async () => {
  const [app, who, other] = [await system.app(), await visitor(), await visitor()]
  const person = await system.user()
  const { conversation_id: id } = (await demo(app.slug, who)).body
  const tampered = { cookie: who.cookie.replace(/\..*$/, '.c2lnbmVkLWJ5LW5vYm9keQ') }

  const replies = [
    await remove(other, id),
    await remove({}, id),
    await remove(tampered, id),
    await remove({ token: person.token }, id),
    await remove({ token: person.token, ...who }, id),
  ]

  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill(notFound))
  expect(await rowsOf(id)).toMatchObject([{ input }])
})

test('a visitor deletes nothing of an account, and nobody what came from an address alone', async () => {
  const [app, who, person] = [await system.app(), await visitor(), await system.user()]
  const ofAccount = (await demo(app.slug, { token: person.token })).body.conversation_id
  const ofAddress = (await demo(app.slug, {})).body.conversation_id

  const replies = [
    await remove(who, ofAccount),
    await remove(who, ofAddress),
    await remove({}, ofAddress),
  ]

  expect(replies.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill(notFound))
  expect([...(await rowsOf(ofAccount)), ...(await rowsOf(ofAddress))]).toMatchObject([
    { input },
    { input },
  ])
})

describe('whoever signs up in the browser in which they asked', () => {
  const claim = (who: TestRequest, id: string) =>
    system.request('POST', `/api/conversations/${id}/claim`, who)
  async function claimed() {
    const [app, who, person] = [await system.app(), await visitor(), await system.user()]
    const { conversation_id: id, run_id } = (await demo(app.slug, who)).body
    const { token } = person
    const reply = await claim({ token, ...who }, id)
    return { app, who, person, id, run_id, reply, mine: { token } }
  }

  test('finds the conversation in their history and goes on with it, with all their own free runs', async () => {
    const { app, id, run_id, reply, mine } = await claimed()
    const next = await demo(app.slug, mine, { input: 'and for AED 2,000?', reply_to: run_id })
    const { body } = await system.request('GET', `/api/conversations/${id}`, mine)

    expect([reply.status, next.status]).toEqual([200, 200])
    expect(next.text).toContain('2,100.00')
    expect(next.body.demo_info.used).toBe(1)
    expect(body.runs.map((run: { input: string }) => run.input)).toEqual([
      input,
      'and for AED 2,000?',
    ])
  })

  test('claims it once more without harm', async () => {
    const { who, id, mine } = await claimed()

    expect((await claim({ ...mine, ...who }, id)).status).toBe(200)
  })

  test('has it alone: not the browser without the account, and no other account in it', async () => {
    const { app, who, id, run_id } = await claimed()
    const { token } = await system.user()

    const replies = [
      await remove(who, id),
      await claim({ token, ...who }, id),
      await claim({ token }, id),
      await system.request('GET', `/api/conversations/${id}`, { token }),
    ]
    const reply = await demo(app.slug, who, { input, reply_to: run_id })

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill(notFound))
    expect([reply.status, reply.body.code]).toEqual([404, 'runs.reply_not_found'])
  })

  test('claims nothing of another browser', async () => {
    const [app, who, other] = [await system.app(), await visitor(), await visitor()]
    const { token } = await system.user()
    const { conversation_id: id } = (await demo(app.slug, who)).body

    const replies = [await claim({ token, ...other }, id), await claim({ token }, id)]

    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill(notFound))
  })

  test('takes what was said along when they delete the account, and the visitor’s free runs stay used', async () => {
    const { app, who, person, id, run_id } = await claimed()
    await system.request('DELETE', '/api/account', {
      token: person.token,
      body: { password: person.password },
    })
    const { token } = await system.user()

    expect(await rowsOf(run_id)).toEqual([{ input: '', answer: null, suggestions: null }])
    expect((await claim({ token, ...who }, id)).status).toBe(404)
    const left = await system.request('GET', `/api/apps/${app.slug}/demo`, who)
    expect(left.body.demo_info.used).toBe(1)
  })
})

test('an Idempotency-Key of any form is that of whoever has the cookie', async () => {
  const { slug } = await system.app()
  const [one, other] = [await visitor(), await visitor()]
  const headers = { 'idempotency-key': '7' }
  const ids = []
  for (const who of [one, one, other]) ids.push((await demo(slug, { ...who, headers })).body.run_id)

  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false])
})
