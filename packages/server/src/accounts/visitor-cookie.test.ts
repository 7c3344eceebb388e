import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '../http/server.ts'
import { issueVisitor, readVisitor } from './visitor-cookie.ts'

/** A server with one page, that gives out the cookie, and one API path, that says who it sees. */
async function serverWithPage({
  secret = 'the secret of this store',
  isSecure = false,
  newVisitor = 'a-new-visitor',
} = {}) {
  const server = await createServer({
    trustProxy: [],
    cookieSecret: secret,
    isSecure,
    log: { level: 'warn' },
    identify: async (request) => ({
      kind: 'visitor',
      visitorId: readVisitor(request),
      ip: request.ip,
    }),
  })
  server.get('/', (request, reply) => {
    issueVisitor(request, reply, { newId: () => newVisitor, isSecure })
    return reply.send('a page')
  })
  server.get('/api/who', (request) => request.caller)
  return server
}

let server: Awaited<ReturnType<typeof serverWithPage>>
beforeAll(async () => {
  server = await serverWithPage()
})
afterAll(() => server.close())

const withCookie = (cookie?: string) => (cookie === undefined ? {} : { cookie })
const visit = async (cookie?: string) =>
  (await server.inject({ url: '/', headers: withCookie(cookie) })).headers['set-cookie']
const whoIs = async (cookie?: string) =>
  (await server.inject({ url: '/api/who', headers: withCookie(cookie) })).json().visitorId
const pairOf = (setCookie: unknown) => String(setCookie).split(';')[0]!

test('a page gives a visitor an id that later requests are known by', async () => {
  const setCookie = await visit()

  expect(setCookie).toMatch(
    /^wakeel_visitor=a-new-visitor\.\S+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await whoIs(pairOf(setCookie))).toBe('a-new-visitor')
})

test('who has an id keeps it', async () => {
  expect(await visit(pairOf(await visit()))).toBeUndefined()
})

test('over https the cookie stays on https and on this host, and an older one passes its id on', async () => {
  const old = pairOf(await visit())
  const secure = await serverWithPage({ isSecure: true, newVisitor: 'another-visitor' })
  const fresh = (await secure.inject({ url: '/' })).headers['set-cookie']
  const passedOn = (await secure.inject({ url: '/', headers: { cookie: old } })).headers[
    'set-cookie'
  ]
  const again = (await secure.inject({ url: '/', headers: { cookie: pairOf(passedOn) } })).headers[
    'set-cookie'
  ]
  const who = (
    await secure.inject({ url: '/api/who', headers: { cookie: pairOf(passedOn) } })
  ).json().visitorId
  await secure.close()

  expect(fresh).toMatch(
    /^__Host-wakeel_visitor=another-visitor\.\S+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(passedOn).toMatch(/^__Host-wakeel_visitor=a-new-visitor\./)
  expect([again, who]).toEqual([undefined, 'a-new-visitor'])
})

test.for(['somebody-else', 'somebody-else.', 'a-new-visitor.AAAA', '', '%E0%A4%A'])(
  'the made-up id “%s” is nobody, and a page replaces it',
  async (value) => {
    const cookie = `wakeel_visitor=${value}`

    expect(await whoIs(cookie)).toBeUndefined()
    expect(await visit(cookie)).toMatch(/^wakeel_visitor=a-new-visitor\./)
  },
)

test('an id that another store signed is nobody', async () => {
  const other = await serverWithPage({ secret: 'the secret of another store' })
  const { headers } = await other.inject({ url: '/' })
  await other.close()

  expect(await whoIs(pairOf(headers['set-cookie']))).toBeUndefined()
})
