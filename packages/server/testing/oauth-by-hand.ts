import { createHash, randomBytes } from 'node:crypto'
import { NO_CAP, openConsent, REDIRECT_URI } from './oauth-program.ts'
import type { Person, System } from './system.ts'

const verifier = randomBytes(32).toString('base64url')
export const challenge = createHash('sha256').update(verifier).digest('base64url')

/** What a program without a library sends request by request, so that each part of it can be wrong. */
export function byHand(now: () => { system: System; person: Person; clientId: string }) {
  const send = (path: string, form: Record<string, string> | URLSearchParams) =>
    now().system.request('POST', path, {
      raw: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  const requestOf = (parts: Record<string, string> = {}) => ({
    client_id: now().clientId,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    resource: `${now().system.url}/mcp`,
    state: 'as it was',
    ...parts,
  })

  return {
    send,
    requestOf,

    async register(redirect_uris = [REDIRECT_URI]): Promise<string> {
      const body = { redirect_uris }
      return (await now().system.request('POST', '/oauth/register', { body })).body.client_id
    },

    ask(parts: Record<string, string>) {
      const { system, person } = now()
      return openConsent(
        system,
        person,
        `${system.url}/oauth/authorize?${new URLSearchParams(requestOf(parts))}`,
      )
    },

    async newCode(parts: Record<string, string> = {}): Promise<string> {
      const { system, person } = now()
      const { body, text } = await system.request('POST', '/api/oauth/approvals', {
        token: person.token,
        body: { request: requestOf(parts), agents: null, cap: NO_CAP },
      })
      if (!body.redirect_to) throw new Error(text)
      return new URL(body.redirect_to).searchParams.get('code')!
    },

    exchange: (code: string, parts: Record<string, string> = {}) =>
      send('/oauth/token', {
        grant_type: 'authorization_code',
        code,
        client_id: now().clientId,
        redirect_uri: REDIRECT_URI,
        code_verifier: verifier,
        ...parts,
      }),

    refresh: (token: string, parts: Record<string, string> = {}) =>
      send('/oauth/token', {
        grant_type: 'refresh_token',
        refresh_token: token,
        client_id: now().clientId,
        ...parts,
      }),

    /** What the store's MCP server says to a token. */
    call: (token: string, path = '/mcp', tool = 'get_balance') =>
      now().system.request('POST', path, {
        token,
        headers: { accept: 'application/json, text/event-stream' },
        body: {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: tool, arguments: {} },
        },
      }),
  }
}

/** The status of a reply, and its error in the words of the protocol. */
export const said = ({ status, body }: { status: number; body?: { error?: string } }) =>
  `${status} ${body?.error ?? ''}`.trim()
