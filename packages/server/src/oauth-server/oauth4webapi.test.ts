import * as oauth from 'oauth4webapi'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { approve, REDIRECT_URI } from '../../testing/oauth-program.ts'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
afterEach(async () => expect(await system.violations()).toEqual([]))

const insecure = { [oauth.allowInsecureRequests]: true }

test('a strict client of OAuth 2.1 that knows nothing of MCP discovers, registers, signs in, refreshes and revokes', async () => {
  const resource = new URL(system.url)
  const person = await system.user()

  const described = await oauth.processResourceDiscoveryResponse(
    resource,
    await oauth.resourceDiscoveryRequest(resource, insecure),
  )
  const issuer = new URL(described.authorization_servers![0]!)
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure }),
  )
  const client = await oauth.processDynamicClientRegistrationResponse(
    await oauth.dynamicClientRegistrationRequest(
      server,
      { redirect_uris: [REDIRECT_URI], token_endpoint_auth_method: 'none' },
      insecure,
    ),
  )
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const address = new URL(server.authorization_endpoint!)
  address.search = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'run read_runs',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    resource: described.resource,
  }).toString()
  const answered = oauth.validateAuthResponse(
    server,
    client,
    await approve(system, person, address),
    state,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      answered,
      REDIRECT_URI,
      verifier,
      { ...insecure, additionalParameters: { resource: described.resource } },
    ),
  )
  const refreshed = await oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(
      server,
      client,
      oauth.None(),
      tokens.refresh_token!,
      insecure,
    ),
  )
  const read = (token: string) =>
    oauth.protectedResourceRequest(
      token,
      'GET',
      new URL('/api/runs', system.url),
      new Headers(),
      null,
      insecure,
    )
  const runs = await read(refreshed.access_token)
  await oauth.processRevocationResponse(
    await oauth.revocationRequest(server, client, oauth.None(), refreshed.refresh_token!, insecure),
  )

  expect(tokens.scope).toBe('run read_runs')
  expect(await runs.json()).toMatchObject({ success: true, runs: [] })
  await expect(read(refreshed.access_token)).rejects.toThrow(/WWW-Authenticate/)
})
