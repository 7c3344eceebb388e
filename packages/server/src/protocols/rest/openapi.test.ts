import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig, lint } from '@redocly/openapi-core'
import createClient from 'openapi-fetch'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newApiKey } from '../../../testing/api-keys.ts'
import { signedInProgram } from '../../../testing/oauth-program.ts'
import { openSystem, type System } from '../../../testing/system.ts'

let system: System
// biome-ignore lint/suspicious/noExplicitAny: a document of any shape, which the linter reads.
let document: any
beforeAll(async () => {
  system = await openSystem()
  document = (await system.request('GET', '/api/openapi.json')).body
})
afterAll(() => system.close())

describe('the OpenAPI document', () => {
  test('is one of OpenAPI 3.1 without an error, for a linter that others wrote', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wakeel-openapi-'))
    const file = join(folder, 'openapi.json')
    await writeFile(file, JSON.stringify(document))
    const config = await createConfig({ extends: ['recommended'] })

    const problems = await lint({ ref: file, config })
    await rm(folder, { recursive: true })

    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  test('has what keys may use, and nothing of those who run the store', () => {
    const operations = Object.values(document.paths as Record<string, object>).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    )

    expect(operations).toEqual(expect.arrayContaining(['runApp', 'listApps', 'getCurrentApiKey']))
    expect(operations).not.toEqual(expect.arrayContaining(['suspendPerson']))
    expect(operations).not.toEqual(expect.arrayContaining(['createApiKey']))
    expect(new Set(operations).size).toBe(operations.length)
  })

  test('says of each operation what it does in a sentence, each in one of its own', () => {
    const summaries = Object.values(document.paths as Record<string, object>).flatMap((path) =>
      Object.values(path).map(({ summary }) => summary as string),
    )

    for (const summary of summaries) expect(summary).toMatch(/^[A-Z][a-z]+ .{8,}\.$/)
    expect(new Set(summaries).size).toBe(summaries.length)
    expect(document.paths['/api/apps/{slug}/runs'].post.description).toMatch(/minor units/)
  })

  test('names an Idempotency-Key only where a repeat is done once', () => {
    const named = Object.values(document.paths as Record<string, object>).flatMap((path) =>
      Object.values(path).flatMap(({ operationId, parameters = [] }) =>
        parameters.some(({ name }: { name: string }) => name === 'Idempotency-Key')
          ? [operationId]
          : [],
      ),
    )

    expect(named.sort()).toEqual(['runApp', 'runDemo'])
  })

  test('says what may become of a request before its operation reads it', async () => {
    const { responses } = document.paths['/api/apps/{slug}/runs'].post
    const body = { input: 'a'.repeat(3_000_000) }
    const { token } = await system.user()

    const tooLarge = await system.request('POST', '/api/apps/any/runs', { token, body })

    expect(tooLarge.status).toBe(413)
    expect(responses['413'].description).toContain('request.too_large')
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['415', '429', '500', '503']))
    expect(Object.keys(document.paths['/api/apps'].get.responses)).toEqual(
      expect.arrayContaining(['429', '500', '503']),
    )
  })

  test('says where a program signs in, and each scope that there is', async () => {
    const { flows } = document.components.securitySchemes.oauth2
    const metadata = await system.request('GET', '/.well-known/oauth-authorization-server')

    expect(flows.authorizationCode).toMatchObject({
      authorizationUrl: metadata.body.authorization_endpoint,
      tokenUrl: metadata.body.token_endpoint,
      refreshUrl: metadata.body.token_endpoint,
    })
    expect(Object.keys(flows.authorizationCode.scopes)).toEqual(metadata.body.scopes_supported)
  })

  test('names for each operation the scope that opens it, and no other token does', async () => {
    const { token } = await signedInProgram(system, await system.user(), {
      path: '',
      scope: 'read_usage',
    })
    const opens = async (path: string) =>
      (await system.request('GET', path, { token })).body.code ?? 'opened'
    const security = (path: string) => document.paths[path].get.security

    expect([
      [security('/api/api-key'), await opens('/api/api-key')],
      [security('/api/runs'), await opens('/api/runs')],
      [security('/api/apps'), await opens('/api/apps')],
    ]).toEqual([
      [[{ apiKey: [] }, { oauth2: ['read_usage'] }], 'opened'],
      [[{ apiKey: [] }, { oauth2: ['read_runs'] }], 'api_keys.scope_missing'],
      [[{}, { apiKey: [] }, { oauth2: [] }], 'opened'],
    ])
  })

  test('makes the types of a client', async () => {
    const types = astToString(await openapiTS(document))

    expect(types).toContain('"/api/apps/{slug}/runs"')
    expect(types).toContain('runApp')
  })

  test('is answered with a tag, so that nobody loads it twice', async () => {
    const first = await system.request('GET', '/api/openapi.json')
    const again = await system.request('GET', '/api/openapi.json', {
      headers: { 'if-none-match': first.headers.get('etag')! },
    })

    expect(again.status).toBe(304)
  })
})

test('a client that is made from the document runs an agent', async () => {
  const { slug } = await system.app()
  const { secret } = await newApiKey(system, await system.user())
  // biome-ignore lint/suspicious/noExplicitAny: the types that the document makes are not there while this is written.
  const client = createClient<any>({
    baseUrl: document.servers[0].url,
    headers: { authorization: `Bearer ${secret}` },
  })

  const { data, response } = await client.POST('/api/apps/{slug}/runs', {
    params: { path: { slug } },
    body: { input: 'Add VAT to AED 1,000' },
  } as never)

  expect(data).toMatchObject({ success: true, is_answered: true })
  expect(response.headers.get('ratelimit-policy')).toBe('"runs";q=600;w=600')
  expect(response.headers.get('ratelimit')).toMatch(/^"runs";r=599;t=\d+$/)
})

describe('what is refused', () => {
  test('is problem details for whoever accepts them, and else as ever', async () => {
    const accept = { accept: 'application/problem+json, application/json' }
    const problem = await system.request('GET', '/api/apps/nothing', { headers: accept })
    const usual = await system.request('GET', '/api/apps/nothing')

    expect(problem.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(JSON.parse(problem.text)).toEqual({
      type: 'urn:wakeel:problem:catalogue.app_not_found',
      title: usual.body.error,
      status: 404,
      detail: usual.body.error,
      code: 'catalogue.app_not_found',
    })
    expect(usual.body).toMatchObject({ success: false, code: 'catalogue.app_not_found' })
  })
})

describe('pages of other sites', () => {
  const origin = { origin: 'https://elsewhere.example' }

  test('may call with a key', async () => {
    const asked = await system.request('OPTIONS', '/api/apps/vat/runs', {
      headers: {
        ...origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      },
    })
    const answered = await system.request('GET', '/api/apps', { headers: origin })

    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization')
    expect(answered.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('never with a cookie, and nothing of signing in', async () => {
    const answered = await system.request('GET', '/api/apps', { headers: origin })
    const session = await system.request('GET', '/api/auth/get-session', { headers: origin })

    expect(answered.headers.get('access-control-allow-credentials')).toBeNull()
    expect(session.headers.get('access-control-allow-origin')).toBeNull()
  })
})
