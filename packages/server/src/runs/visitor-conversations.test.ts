import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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
