import { Slug } from '@wakeel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { clientIp } from '../accounts/client-ip.ts'
import { bearerToken } from '../accounts/identify.ts'
import { DomainError } from '../errors.ts'
import type { Caller } from '../http/caller.ts'
import { errorReply } from '../http/error-reply.ts'
import { readText } from '../http/text-bodies.ts'
import { OAuthError } from './oauth-error.ts'
import type { OAuthServer } from './oauth-server.ts'
import { type Door, resourceMetadataPath } from './resources.ts'
import { ALL_SCOPES, writeScopes } from './scopes.ts'
import {
  authorizationServerMetadata,
  type Challenge,
  challengeOf,
  type Place,
  resourceMetadata,
} from './server-metadata.ts'

interface Parts extends Place {
  oauthServer: Pick<
    OAuthServer,
    'exchangeCode' | 'refreshTokens' | 'revokeToken' | 'registerClient'
  >
  catalogue: { findListed(slug: string): unknown }
}

/** What programs ask the authorization server, in the shapes of the protocol. */
export async function serveOAuth(server: FastifyInstance, parts: Parts): Promise<void> {
  serveMetadata(server, parts)
  challengeRefused(server, parts)
  await server.register(async (scope) => {
    scope.setErrorHandler(sendOAuthError)
    readText(scope, 'application/x-www-form-urlencoded')
    // The person’s browser comes here; whether they are signed in is known to the web app alone.
    scope.get('/oauth/authorize', async (request, reply) => {
      const query = request.url.slice(request.url.indexOf('?') + 1)
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      return reply.redirect(`/#/authorize?${request.url.includes('?') ? query : ''}`, 302)
    })
    scope.post('/oauth/token', async (request, reply) =>
      sendJson(reply, 200, await giveTokens(parts, readForm(request.body))),
    )
    scope.post('/oauth/revoke', async (request, reply) => {
      await parts.oauthServer.revokeToken(read(Revocation, readForm(request.body)))
      return sendJson(reply, 200, {})
    })
    scope.post('/oauth/register', async (request, reply) =>
      sendJson(
        reply,
        201,
        await parts.oauthServer.registerClient(request.body, clientIp(request.ip)),
      ),
    )
  })
}

function serveMetadata(server: FastifyInstance, parts: Parts): void {
  const publish = (reply: FastifyReply, metadata: object) =>
    reply.header('cache-control', 'public, max-age=300').send(metadata)
  for (const path of [
    '/.well-known/oauth-authorization-server',
    '/.well-known/openid-configuration',
  ])
    server.get(path, async (_request, reply) => publish(reply, authorizationServerMetadata(parts)))
  const doors: Door[] = ['', '/mcp']
  for (const door of doors)
    server.get(resourceMetadataPath(door), async (_request, reply) =>
      publish(reply, resourceMetadata(parts, door)),
    )
  server.get<{ Params: { slug: string } }>(
    resourceMetadataPath('/mcp/:slug'),
    async ({ params: { slug } }, reply) => {
      const isAgent = Slug.safeParse(slug).success && parts.catalogue.findListed(slug)
      if (!isAgent) throw new DomainError('catalogue.app_not_found')
      return publish(reply, resourceMetadata(parts, `/mcp/${slug}`))
    },
  )
}

/** Where programs call with tokens besides MCP, which says it itself. A session’s own routes are the web app’s. */
const takesTokens = /^\/(api(?!\/(auth|payment)\/)|v1|a2a)\//

/** Tells whoever is refused for want of a token where one comes from (RFC 9728 section 5.1), and whose lacks a scope, which (RFC 6750). */
function challengeRefused(server: FastifyInstance, place: Place): void {
  server.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('www-authenticate')) return
    if (!takesTokens.test(request.routeOptions.url ?? '')) return
    const challenge =
      reply.statusCode === 401
        ? unauthorised(request)
        : reply.statusCode === 403
          ? lackingScope(request)
          : undefined
    if (challenge) reply.header('www-authenticate', challengeOf(place, '', challenge))
  })
}

const unauthorised = (request: FastifyRequest): Challenge => ({
  scope: writeScopes(ALL_SCOPES),
  ...(bearerToken(request) !== undefined && { error: 'invalid_token' }),
})

/** Of a program that a person allowed less than this route needs: to ask for it beside what it has. */
function lackingScope(request: FastifyRequest): Challenge | undefined {
  const needed = request.routeOptions.config.neededScope
  // Whoever was refused for who they are is no caller yet.
  const caller: Caller | undefined = request.caller
  const key = caller?.kind === 'user' ? caller.key : undefined
  if (!needed || key?.resource === undefined || key.scopes.includes(needed)) return undefined
  const asked = ALL_SCOPES.filter((each) => each === needed || key.scopes.includes(each))
  return { error: 'insufficient_scope', scope: writeScopes(asked) }
}

const part = z.string().max(2_000)
const CodeExchange = z.object({
  code: part,
  client_id: part,
  redirect_uri: part,
  code_verifier: part,
  resource: part.optional(),
})
const Refresh = z.object({
  refresh_token: part,
  client_id: part,
  scope: part.optional(),
  resource: part.optional(),
})
const Revocation = z.object({ token: part, client_id: part })

type Form = Record<string, string>

function giveTokens({ oauthServer }: Parts, form: Form) {
  switch (form.grant_type) {
    case 'authorization_code':
      return oauthServer.exchangeCode(read(CodeExchange, form))
    case 'refresh_token':
      return oauthServer.refreshTokens(read(Refresh, form))
    case undefined:
      throw new OAuthError('invalid_request', 'grant_type is missing.')
    default:
      throw new OAuthError(
        'unsupported_grant_type',
        'grant_type must be authorization_code or refresh_token.',
      )
  }
}

/** RFC 6749 section 3.2: as a form, each parameter once, and one without a value is not there. */
function readForm(body: unknown): Form {
  if (typeof body !== 'string') throw new OAuthError('invalid_request', 'Send a form.')
  const form: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) {
    if (name in form) throw new OAuthError('invalid_request', 'A parameter is there twice.')
    if (value !== '') form[name] = value
  }
  return form
}

function read<Schema extends z.ZodType>(schema: Schema, form: Form): z.output<Schema> {
  const { data, error } = schema.safeParse(form)
  if (error)
    throw new OAuthError(
      'invalid_request',
      `The parameter ${error.issues[0]?.path.join('.')} is missing or too long.`,
    )
  return data
}

function sendOAuthError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof OAuthError)
    return sendJson(reply, 400, { error: error.code, error_description: error.message })
  const { status, body, retryAfterSeconds } = errorReply(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  return sendJson(reply, status, { error: codeOf(status), error_description: body.error })
}

function codeOf(status: number): string {
  if (status === 429 || status === 503) return 'temporarily_unavailable'
  return status >= 500 ? 'server_error' : 'invalid_request'
}

const sendJson = (reply: FastifyReply, status: number, content: object) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(content))
