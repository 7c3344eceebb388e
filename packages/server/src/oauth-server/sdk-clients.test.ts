import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { UnauthorizedError as FirstUnauthorized } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { approve, newProvider, REDIRECT_URI } from '../../testing/oauth-program.ts'
import { openPublishedSite, type PublishedSite } from '../../testing/published-site.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

const INFO = { name: 'Invoice robot', version: '1' }

let site: PublishedSite
let system: System
let person: Person
beforeAll(async () => {
  site = await openPublishedSite((client_id, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        client_id,
        client_name: 'Invoice robot',
        redirect_uris: [REDIRECT_URI],
        token_endpoint_auth_method: 'none',
      }),
    )
  })
  system = await openSystem({ resolve: site.resolve, config: { outboundAllow: [site.allow] } })
  person = await system.user()
})
afterAll(async () => {
  await system.close()
  await site.close()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const published = () => `${site.url}/oauth/client-metadata.json`

const clients = {
  'of the first generation': {
    refusal: FirstUnauthorized,
    open(url: URL, provider: ReturnType<typeof newProvider>) {
      const transport = new FirstTransport(url, { authProvider: provider as never })
      return { client: new FirstClient(INFO), transport }
    },
  },
  'of the second generation': {
    refusal: UnauthorizedError,
    open(url: URL, provider: ReturnType<typeof newProvider>) {
      const transport = new StreamableHTTPClientTransport(url, { authProvider: provider })
      return { client: new Client(INFO), transport }
    },
  },
}

describe.each(Object.entries(clients))('the official client %s', (_name, { open, refusal }) => {
  test.each([
    ['that publishes what it is', published],
    ['that registers', () => undefined],
  ])(
    '%s signs in when a tool needs it, calls it, refreshes, and is refused once it revoked',
    async (_how, metadata) => {
      const url = new URL(`${system.url}/mcp`)
      const provider = newProvider(metadata())
      const balance = { name: 'get_balance', arguments: {} }
      const visitor = open(url, provider)
      // biome-ignore lint/suspicious/noExplicitAny: the two generations differ in types alone.
      const connect = (each: any) => each.client.connect(each.transport)

      await connect(visitor)
      await expect(visitor.client.callTool(balance)).rejects.toThrow(refusal)
      const answered = await approve(system, person, provider.sentTo!)
      await finish(visitor.transport, answered)
      const signedIn = open(url, provider)
      await connect(signedIn)
      const first = await signedIn.client.callTool(balance)
      const { access_token: token } = provider.stored.tokens
      system.clock.advance(3_600_000)
      const second = await signedIn.client.callTool(balance)

      expect(provider.stored.client.client_id).toEqual(
        metadata() ?? expect.stringMatching(/^wkl_client_/),
      )
      expect(first.structuredContent).toMatchObject({ wallet: { balance: { amount: 0 } } })
      expect(second.isError).not.toBe(true)
      expect(provider.stored.tokens.access_token).not.toBe(token)

      await revoke(provider.stored)
      await expect(signedIn.client.callTool(balance)).rejects.toThrow(refusal)
      await Promise.all([visitor.client.close(), signedIn.client.close()])
    },
  )

  test('signs in to one agent, and runs it on the account, by whichever spelling of its address', async () => {
    const { slug } = await system.app()
    const url = new URL(`${system.url}/mcp/${slug}`)
    const provider = newProvider()
    // biome-ignore lint/suspicious/noExplicitAny: the two generations differ in types alone.
    const visitor: any = open(url, provider)
    await visitor.client.connect(visitor.transport)
    const ask = { name: 'ask', arguments: { message: 'Add VAT to AED 1,000' } }
    for (const _free of [1, 2, 3]) await visitor.client.callTool(ask)

    await expect(visitor.client.callTool(ask)).rejects.toThrow(refusal)
    await finish(visitor.transport, await approve(system, person, provider.sentTo!))
    const { structuredContent } = await visitor.client.callTool(ask)
    // biome-ignore lint/suspicious/noExplicitAny: the two generations differ in types alone.
    const withSlash: any = open(new URL(`${url}/`), provider)
    await withSlash.client.connect(withSlash.transport)
    const again = await withSlash.client.callTool(ask)

    expect(provider.sentTo!.searchParams.get('resource')).toBe(url.href)
    expect(structuredContent.paid_by).toBe('free')
    expect(again.structuredContent.paid_by).toBe('free')
    await Promise.all([visitor.client.close(), withSlash.client.close()])
  })
})

/** The second generation checks who answers; the first takes the code alone. */
// biome-ignore lint/suspicious/noExplicitAny: the two generations differ in types alone.
async function finish(transport: any, answered: URL): Promise<void> {
  if (transport instanceof StreamableHTTPClientTransport)
    await transport.finishAuth(answered.searchParams)
  else await transport.finishAuth(answered.searchParams.get('code'))
}

async function revoke({ tokens, client }: ReturnType<typeof newProvider>['stored']) {
  await fetch(`${system.url}/oauth/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ token: tokens.refresh_token, client_id: client.client_id }),
  })
}
