import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { serveModern } from './mcp-server.ts'
import { openRemoteServer, type ReceivedRequest, sendJson } from './remote-server.ts'

const RESOURCE = '/mcp'
const METADATA = '/.well-known/oauth-protected-resource/mcp'

interface AuthorisationRequest {
  client: string
  challenge: string
  redirect: string
  resource: string
}

interface Issued {
  access: string
  refresh: string
}

export type GuardedServer = Awaited<ReturnType<typeof startGuardedServer>>

/** The couriers behind a sign-in: a real MCP server, and beside it the authorisation server that decides whom it lets in. */
export async function startGuardedServer({
  registers = true,
  secret,
}: {
  registers?: boolean
  secret?: string
} = {}) {
  const codes = new Map<string, AuthorisationRequest>()
  const clients = new Set<string>(['known-client'])
  const live = { access: new Set<string>(), refresh: new Set<string>() }
  const issued: Issued[] = []
  const serveMcp = serveModern()
  /** What it says of itself instead of the truth. */
  let lies: { resource?: object; server?: object; tokens?: object } = {}
  let refuses: string | undefined
  let lifetime = 3600
  let gate: Promise<void> | undefined
  const shut = Promise.withResolvers<void>()

  const server = await openRemoteServer(
    (request, response, received) => {
      const { pathname, searchParams } = new URL(received.path, server.url)
      if (pathname === METADATA)
        return sendJson(response, {
          resource: server.url + RESOURCE,
          authorization_servers: [server.url],
          ...lies.resource,
        })
      if (pathname === '/.well-known/oauth-authorization-server')
        return sendJson(response, { ...metadata(), ...lies.server })
      if (pathname === '/register' && registers) return register(response)
      if (pathname === '/authorize') return authorise(response, searchParams)
      if (pathname === '/token') return giveTokens(response, received)
      if (pathname === '/revoke') return revoke(response, received)
      if (pathname !== RESOURCE) return void response.writeHead(404).end()
      if (live.access.has(received.headers.authorization?.replace('Bearer ', '') ?? ''))
        return serveMcp(request, response, received)
      response
        .writeHead(401, {
          'www-authenticate': `Bearer resource_metadata="${server.url}${METADATA}", scope="parcels"`,
        })
        .end()
    },
    ({ path }) => path.startsWith('/.well-known/'),
  )

  const metadata = () => ({
    issuer: server.url,
    authorization_endpoint: `${server.url}/authorize`,
    token_endpoint: `${server.url}/token`,
    revocation_endpoint: `${server.url}/revoke`,
    ...(registers && { registration_endpoint: `${server.url}/register` }),
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: secret ? ['client_secret_basic'] : ['none'],
    authorization_response_iss_parameter_supported: true,
  })

  function register(response: ServerResponse): void {
    const id = `client-${randomUUID()}`
    clients.add(id)
    sendJson(response, {
      client_id: id,
      redirect_uris: ['http://127.0.0.1/'],
      token_endpoint_auth_method: 'none',
    })
  }

  /** Its person agrees at once. */
  function authorise(response: ServerResponse, query: URLSearchParams): void {
    const authorisation = {
      client: query.get('client_id') ?? '',
      challenge: query.get('code_challenge') ?? '',
      redirect: query.get('redirect_uri') ?? '',
      resource: query.get('resource') ?? '',
    }
    if (!clients.has(authorisation.client) || query.get('code_challenge_method') !== 'S256')
      return void response.writeHead(400).end()
    const code = randomUUID()
    codes.set(code, authorisation)
    const back = new URLSearchParams({ code, state: query.get('state') ?? '', iss: server.url })
    response.writeHead(302, { location: `${authorisation.redirect}?${back}` }).end()
  }

  async function giveTokens(
    response: ServerResponse,
    { body, headers }: ReceivedRequest,
  ): Promise<void> {
    await gate
    if (refuses) return sendError(response, refuses)
    if (secret && headers.authorization !== `Basic ${btoa(`known-client:${secret}`)}`)
      return sendError(response, 'invalid_client')
    const isGood =
      body.grant_type === 'refresh_token'
        ? live.refresh.delete(body.refresh_token)
        : isOf(codes.get(body.code), body)
    codes.delete(body.code)
    if (!isGood || body.resource !== server.url + RESOURCE)
      return sendError(response, 'invalid_grant')
    const tokens = { access: `access-${randomUUID()}`, refresh: `refresh-${randomUUID()}` }
    issued.push(tokens)
    live.access.clear()
    live.access.add(tokens.access)
    live.refresh.add(tokens.refresh)
    sendJson(response, {
      access_token: tokens.access,
      refresh_token: tokens.refresh,
      token_type: 'Bearer',
      expires_in: lifetime,
      ...lies.tokens,
    })
  }

  function isOf(
    authorisation: AuthorisationRequest | undefined,
    body: Record<string, string>,
  ): boolean {
    const challenge = createHash('sha256')
      .update(body.code_verifier ?? '')
      .digest('base64url')
    return (
      authorisation?.challenge === challenge &&
      authorisation.redirect === body.redirect_uri &&
      authorisation.resource === body.resource
    )
  }

  async function revoke(response: ServerResponse, { body }: ReceivedRequest): Promise<void> {
    await gate
    live.access.delete(body.token)
    live.refresh.delete(body.token)
    response.writeHead(200).end()
    if (!isOpen()) shut.resolve()
  }

  const isOpen = () => live.access.size + live.refresh.size > 0

  return {
    ...server,
    address: server.url + RESOURCE,
    /** Every pair of tokens that it gave, the newest last. */
    issued,
    refreshes: () =>
      server.requests.filter(
        ({ path, body }) => path === '/token' && body.grant_type === 'refresh_token',
      ).length,
    /** Whether somebody can still come in with what it gave. */
    isOpen,
    /** Resolves once all that it gave was revoked. */
    shut: shut.promise,
    lie(about: typeof lies): void {
      lies = about
    },
    /** Gives no more tokens, for this reason; undefined: it does. */
    refuse(reason: string | undefined): void {
      refuses = reason
    },
    /** Of the access tokens that it gives from now on. */
    last(seconds: number): void {
      lifetime = seconds
    },
    /** Takes back access tokens before their time. */
    forgetAccess: () => live.access.clear(),
    /** Gives and revokes tokens only once it is let go on. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    /** What its person's browser is sent back with when they agree. */
    async agree(authorizationUrl: string): Promise<Record<string, string>> {
      const { headers } = await fetch(authorizationUrl, { redirect: 'manual' })
      return Object.fromEntries(new URL(headers.get('location') ?? '').searchParams)
    },
  }
}

function sendError(response: ServerResponse, error: string): void {
  response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}
