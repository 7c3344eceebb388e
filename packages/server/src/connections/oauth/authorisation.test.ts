import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type GuardedServer,
  startGuardedServer,
} from '../../../testing/remote-agents/guarded-server.ts'
import { openSystem, type Person, type System } from '../../../testing/system.ts'

let couriers: GuardedServer
let system: System
let creator: Person
beforeEach(async () => {
  couriers = await startGuardedServer()
  system = await openSystem({ config: { outboundAllow: [couriers.allow] } })
  creator = await system.user()
})
afterEach(async () => {
  await system.close()
  await couriers.close()
})

const call = (method: string, path: string, body?: unknown, { token } = creator) =>
  system.request(method, `/api/connections${path}`, { token, body })
const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
  status === 200 ? '200' : body.code
const start = (body: object = { address: couriers.address }) => call('POST', '/authorise', body)

/** Goes to the authorisation server, agrees there, and comes back with what it said. */
async function comeBack(): Promise<Record<string, string>> {
  return couriers.agree((await start()).body.authorization_url)
}

const complete = (cameBack: object, person = creator) =>
  call('POST', '/authorise/complete', cameBack, person)

const leave = () =>
  system.request('DELETE', '/api/account', {
    token: creator.token,
    body: { password: creator.password },
  })

async function connect() {
  return (await complete(await comeBack())).body.connection
}

describe('an MCP server that wants its owner to sign in', () => {
  test('says so when it is looked at, and nothing is stored', async () => {
    const probed = await call('POST', '/probe', { kind: 'mcp', address: couriers.address })
    const created = await call('POST', '', { kind: 'mcp', address: couriers.address })
    const listed = await call('GET', '')

    expect([probed, created].map(outcome)).toEqual([
      'connections.authorisation_needed',
      'connections.authorisation_needed',
    ])
    expect(listed.body.connections).toEqual([])
  })

  test('is connected with its tools once its owner has agreed there', async () => {
    const started = await start()
    const { searchParams } = new URL(started.body.authorization_url)
    const completed = await complete(await couriers.agree(started.body.authorization_url))

    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      resource: couriers.address,
      scope: 'parcels',
      redirect_uri: `${system.url}/oauth/authorised`,
    })
    expect(completed.body.connection).toMatchObject({
      kind: 'mcp',
      address: couriers.address,
      credential: { kind: 'oauth', name: null },
      health: { is_healthy: true },
      description: { name: 'Dune Couriers' },
    })
    expect(completed.body.connection.description.tools).toHaveLength(3)
  })

  test('is known as one and the same client when it is authorised again', async () => {
    const { id } = await connect()
    const { body } = await call('POST', `/${id}/authorise`, {})
    const completed = await complete(await couriers.agree(body.authorization_url))
    const listed = await call('GET', '')

    expect(outcome(completed)).toBe('200')
    expect(listed.body.connections).toHaveLength(1)
    expect(couriers.requests.filter(({ path }) => path === '/register')).toHaveLength(1)
  })

  test('that cannot tell who the store is gets the client that its owner entered', async () => {
    await couriers.close()
    couriers = await startGuardedServer({ registers: false, secret: 'sesame' })
    await system.close()
    system = await openSystem({ config: { outboundAllow: [couriers.allow] } })
    creator = await system.user()
    const unknown = await start()
    const started = await start({
      address: couriers.address,
      client: { client_id: 'known-client', client_secret: 'sesame' },
    })
    const completed = await complete(await couriers.agree(started.body.authorization_url))

    expect(outcome(unknown)).toBe('connections.client_needed')
    expect(outcome(completed)).toBe('200')
  })

  test('no token of it is shown, logged or stored in the open', async () => {
    const { id } = await connect()
    const replies = [
      await call('GET', ''),
      await call('POST', `/${id}/check`),
      await system.request('GET', '/api/account/export', { token: creator.token }),
    ]
    const { rows } = await system.database.execute(
      `select row_to_json(g)::text as text from connection_grants g`,
    )
    const texts = [...replies.map(({ text }) => text), JSON.stringify(rows), system.log.text]

    expect(rows).toHaveLength(1)
    for (const { access, refresh } of couriers.issued)
      expect(texts.filter((text) => text.includes(access) || text.includes(refresh))).toEqual([])
  })
})

describe('what comes back', () => {
  test('is taken once', async () => {
    const cameBack = await comeBack()

    expect(outcome(await complete(cameBack))).toBe('200')
    expect(outcome(await complete(cameBack))).toBe('connections.authorisation_expired')
  })

  test('is taken once also when it comes many times at once', async () => {
    const cameBack = await comeBack()
    const outcomes = (await Promise.all([1, 2, 3, 4].map(() => complete(cameBack)))).map(outcome)

    expect(outcomes.filter((each) => each === '200')).toHaveLength(1)
    expect((await call('GET', '')).body.connections).toHaveLength(1)
  })

  test('is nothing to somebody else, who did not start it', async () => {
    const stranger = await system.user()
    const cameBack = await comeBack()

    expect(outcome(await complete(cameBack, stranger))).toBe('connections.authorisation_expired')
    expect(outcome(await complete(cameBack))).toBe('200')
  })

  test.for([
    [
      'with a state that nobody was given',
      { state: 'made-up' },
      'connections.authorisation_expired',
    ],
    ['with a code that was not given', { code: 'made-up' }, 'connections.authorisation_failed'],
    [
      'from another authorisation server',
      { iss: 'https://elsewhere.example' },
      'connections.authorisation_failed',
    ],
    [
      'without saying from where, where that is always said',
      { iss: undefined },
      'connections.authorisation_failed',
    ],
    [
      'with word that its owner declined',
      { error: 'access_denied', code: undefined },
      'connections.authorisation_failed',
    ],
  ] as const)('is refused %s, and nothing is stored', async ([, change, code]) => {
    const completed = await complete({ ...(await comeBack()), ...change })

    expect(outcome(completed)).toBe(code)
    expect(couriers.issued).toEqual([])
    expect((await call('GET', '')).body.connections).toEqual([])
  })

  test('is too late after ten minutes', async () => {
    const cameBack = await comeBack()
    system.clock.advance(10 * 60_000)

    expect(outcome(await complete(cameBack))).toBe('connections.authorisation_expired')
  })

  test('leads the browser to the connect page, with everything behind the #', async () => {
    const reply = await system.request(
      'GET',
      '/oauth/authorised?code=a%26b&state=c&iss=https%3A%2F%2Fd.example&other=e',
    )

    expect(reply.status).toBe(302)
    expect(reply.headers.get('location')).toBe(
      '/#/create/connect?state=c&code=a%26b&iss=https%3A%2F%2Fd.example',
    )
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })
})

describe('a creator', () => {
  test('gives the authorisation back: its server is told, and the store asks for another', async () => {
    const { id } = await connect()
    const { body } = await call('POST', `/${id}/revoke`)

    expect(body.connection).toMatchObject({
      credential: { kind: 'oauth' },
      health: { is_healthy: false, error: 'connections.authorisation_needed' },
    })
    expect(couriers.isOpen()).toBe(false)
  })

  test('who deletes the connection leaves no token behind', async () => {
    const { id } = await connect()
    await call('DELETE', `/${id}`)
    const { rows } = await system.database.execute('select 1 from connection_grants')

    expect([rows.length, couriers.isOpen()]).toEqual([0, false])
  })

  test('who gives a token of their own instead leaves no other behind', async () => {
    const { id } = await connect()
    const credential = { kind: 'bearer', secret: couriers.issued[0]!.access }
    const { body } = await call('PATCH', `/${id}`, { credential })
    const { rows } = await system.database.execute('select 1 from connection_grants')

    expect(body.connection.credential.kind).toBe('bearer')
    expect([rows.length, couriers.isOpen()]).toEqual([0, false])
  })

  test('who leaves the store takes back all that was authorised, and waits for no server elsewhere', async () => {
    await connect()
    let isLate = false
    void couriers.nextGone().then(() => {
      isLate = true
    })
    const goOn = couriers.hold()
    const left = await leave()
    const before = [left.status, couriers.isOpen(), isLate]
    goOn()
    await couriers.shut

    expect(before).toEqual([200, true, false])
  })

  test('leaves the store also when the server elsewhere is gone', async () => {
    await connect()
    await couriers.close()
    const left = await leave()
    const { rows } = await system.database.execute('select 1 from connection_grants')

    expect([left.status, rows.length]).toEqual([200, 0])
  })

  test('who never confirmed the e-mail and does not come back leaves no token behind', async () => {
    creator = await system.user({ isConfirmed: false })
    await connect()
    system.clock.advance(31 * 24 * 3_600_000)
    await system.capabilities.forge.forgetUnconfirmed(new AbortController().signal)

    expect(couriers.isOpen()).toBe(false)
  })

  test('does not take the token to another server', async () => {
    const { id } = await connect()
    const elsewhere = await startGuardedServer()

    const moved = await call('PATCH', `/${id}`, { address: elsewhere.address })

    expect(outcome(moved)).toBe('connections.secret_needed')
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })
})

describe('the store as a client', () => {
  const openAt = (publicUrl: string) => openSystem({ config: { publicUrl } })

  test('publishes what it is where it is reached by https', async () => {
    const secure = await openAt('https://store.example')
    const { body } = await secure.request('GET', '/oauth/client.json')
    await secure.close()

    expect(body).toEqual({
      client_id: 'https://store.example/oauth/client.json',
      client_name: 'Wakeel',
      client_uri: 'https://store.example',
      redirect_uris: ['https://store.example/oauth/authorised'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })

  test('publishes nothing where anybody on the way could change it', async () => {
    expect((await system.request('GET', '/oauth/client.json')).status).toBe(404)
  })

  test('is known by the address of what it publishes, where the server reads that', async () => {
    couriers.lie({ server: { client_id_metadata_document_supported: true } })
    const secure = await openSystem({
      config: { publicUrl: 'https://store.example', outboundAllow: [couriers.allow] },
    })
    const { token } = await secure.user()
    const { body } = await secure.request('POST', '/api/connections/authorise', {
      token,
      body: { address: couriers.address },
    })
    await secure.close()

    expect(new URL(body.authorization_url).searchParams.get('client_id')).toBe(
      'https://store.example/oauth/client.json',
    )
    expect(couriers.requests.filter(({ path }) => path === '/register')).toEqual([])
  })
})
