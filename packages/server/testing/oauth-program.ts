import {
  auth as authSecond,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
} from '@modelcontextprotocol/client'
import type { apiKeys, oauthServer } from '@wakeel/contract'
import type { Person, System } from './system.ts'

export const REDIRECT_URI = 'http://127.0.0.1:33418/callback'

export const NO_CAP: apiKeys.ApiKeyCap = {
  daily_fils: null,
  daily_runs: null,
  monthly_fils: null,
  monthly_runs: null,
}

type Provider = OAuthClientProvider & {
  /** Where the person was sent. */
  sentTo: URL | undefined
  stored: {
    // biome-ignore lint/suspicious/noExplicitAny: both generations of the SDK keep their own shapes here.
    tokens?: any
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    client?: any
    verifier?: string
    discovery?: OAuthDiscoveryState | undefined
  }
}

/** What the official SDK asks of a program that signs in: it keeps everything in memory. */
export function newProvider(clientMetadataUrl?: string, redirectUrl = REDIRECT_URI): Provider {
  const stored: Provider['stored'] = {}
  return {
    stored,
    sentTo: undefined,
    ...(clientMetadataUrl && { clientMetadataUrl }),
    redirectUrl,
    clientMetadata: {
      client_name: 'Invoice robot',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    state: () => 'a state of its own',
    clientInformation: () => stored.client,
    saveClientInformation(client) {
      stored.client = client
    },
    tokens: () => stored.tokens,
    saveTokens(tokens) {
      stored.tokens = tokens
    },
    saveCodeVerifier(verifier) {
      stored.verifier = verifier
    },
    codeVerifier: () => stored.verifier!,
    saveDiscoveryState(discovery) {
      stored.discovery = discovery
    },
    discoveryState: () => stored.discovery,
    redirectToAuthorization(url) {
      this.sentTo = url
    },
    invalidateCredentials(what) {
      if (what === 'all' || what === 'tokens') stored.tokens = undefined
      if (what === 'all' || what === 'client') stored.client = undefined
    },
  }
}

type Approval = { agents?: string[] | null; cap?: Partial<apiKeys.ApiKeyCap> }

/** What the web app does for a person who allows it: follows the browser's address, shows what is asked, says yes. */
export async function approve(
  system: System,
  { token }: Pick<Person, 'token'>,
  address: URL | string,
  { agents = null, cap }: Approval = {},
): Promise<URL> {
  const { request } = await openConsent(system, { token }, address)
  const { status, text, body } = await system.request('POST', '/api/oauth/approvals', {
    token,
    body: { request, agents, cap: { ...NO_CAP, ...cap } },
  })
  if (status !== 200) throw new Error(`approving answered ${status}: ${text}`)
  return new URL(body.redirect_to)
}

/** The request as the page of the web app gets it, and what it is told of it. */
export async function openConsent(
  system: System,
  { token }: Pick<Person, 'token'>,
  address: URL | string,
) {
  const { pathname, search } = new URL(address)
  const { headers } = await system.request('GET', pathname + search)
  const query = headers.get('location')!.replace('/#/authorize?', '')
  const request: oauthServer.AuthorizationRequest = Object.fromEntries(new URLSearchParams(query))
  const { status, body } = await system.request(
    'GET',
    `/api/oauth/authorization-request?${new URLSearchParams(query)}`,
    { token },
  )
  return { request, status, body }
}

/** A program that registered and signed in with the official client, as far as its tokens. */
export async function signedInProgram(
  system: System,
  person: Pick<Person, 'token'>,
  { path = '/mcp', scope, ...approval }: Approval & { path?: string; scope?: string } = {},
) {
  const provider = newProvider()
  const serverUrl = system.url + path
  await authSecond(provider, { serverUrl, ...(scope !== undefined && { scope }) })
  const answered = await approve(system, person, provider.sentTo!, approval)
  const authorizationCode = answered.searchParams.get('code')!
  await authSecond(provider, {
    serverUrl,
    authorizationCode,
    iss: answered.searchParams.get('iss') ?? undefined,
  } as never)
  return {
    provider,
    token: provider.stored.tokens.access_token as string,
    refreshToken: provider.stored.tokens.refresh_token as string,
    clientId: provider.stored.client.client_id as string,
  }
}
