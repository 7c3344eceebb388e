import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startA2aAgent } from '../../../testing/remote-agents/a2a-agent.ts'
import { startMcpServer } from '../../../testing/remote-agents/mcp-server.ts'
import { startModelEndpoint } from '../../../testing/remote-agents/model-endpoint.ts'
import { openRemoteServer, sendJson } from '../../../testing/remote-agents/remote-server.ts'
import { testResolve } from '../../../testing/stand-ins.ts'
import { createOutboundFetch } from '../../outbound/outbound-fetch.ts'
import type { OpenConnection } from '../dependencies.ts'
import { openA2aAgent } from './a2a.ts'
import { openRemote } from './open.ts'

const SECRET = 'the-secret-of-the-scales'
const signal = new AbortController().signal
const outboundTo = (...servers: { allow: string }[]) =>
  createOutboundFetch({ resolve: testResolve, allowed: servers.map(({ allow }) => allow) })
const connection = (
  kind: OpenConnection['kind'],
  address: string,
  model: string | null = null,
): OpenConnection => ({
  kind,
  address,
  model,
  credential: { kind: 'bearer', secret: SECRET },
})

describe('what is at the other end', () => {
  test('of an A2A agent is read from its card', async () => {
    const agent = await startA2aAgent()

    const { description } = await openRemote(
      connection('a2a', agent.address),
      outboundTo(agent),
    ).describe(signal)

    expect(description).toMatchObject({
      name: 'Pound scales',
      protocol_version: '1.0',
      version: '2.1.0',
      provider: 'Scales of Sharjah',
      tools: [{ name: 'pounds', title: 'Kilograms to pounds', description: 'Any mass.' }],
      examples: ['How many pounds are 70 kg?'],
    })
    await agent.close()
  })

  test.each(['2025-11-25', '2026-07-28'] as const)(
    'of an MCP server of %s are its tools, and the revision that both ends speak',
    async (version) => {
      const server = await startMcpServer({ version })

      const { description } = await openRemote(
        connection('mcp', server.address),
        outboundTo(server),
      ).describe(signal)

      expect(description).toMatchObject({
        name: 'Dune Couriers',
        description: 'Delivery inside the UAE.',
        protocol_version: version,
        version: '3.0.1',
      })
      expect(description.tools.map(({ name }) => name)).toEqual([
        'delivery_price',
        'track_parcel',
        'list_branches',
      ])
      expect(server.requests.every(({ method }) => method === 'POST')).toBe(true)
      await server.close()
    },
  )

  test('of an endpoint are its models', async () => {
    const endpoint = await startModelEndpoint()

    const { description } = await openRemote(
      connection('openai', endpoint.address),
      outboundTo(endpoint),
    ).describe(signal)

    expect(description).toMatchObject({ models: ['oasis-1'], protocol_version: null })
    await endpoint.close()
  })

  test('of an endpoint that does not list its models is tried with the one that was named', async () => {
    const endpoint = await startModelEndpoint({ listsModels: false })
    const look = (model: string | null) =>
      openRemote(connection('openai', endpoint.address, model), outboundTo(endpoint)).describe(
        signal,
      )

    expect((await look('oasis-1')).description.models).toEqual(['oasis-1'])
    await expect(look(null)).rejects.toMatchObject({ failure: 'answer_invalid' })
    await endpoint.close()
  })

  test('is not waited for longer than the one who looks has time', async () => {
    const agent = await startA2aAgent()
    agent.behave('slow')

    const look = openRemote(connection('a2a', agent.address), outboundTo(agent)).describe(
      AbortSignal.timeout(50),
    )

    await expect(look).rejects.toMatchObject({ failure: 'timed_out' })
    await agent.close()
  })
})

describe('a card that names an interface', () => {
  let agent: Awaited<ReturnType<typeof startA2aAgent>>
  let elsewhere: Awaited<ReturnType<typeof cardServer>>
  beforeAll(async () => {
    agent = await startA2aAgent()
    elsewhere = await cardServer()
  })
  afterAll(async () => {
    await agent.close()
    await elsewhere.close()
  })

  /** Serves a card whose agent is somewhere else. */
  async function cardServer() {
    let url = ''
    const server = await openRemoteServer(
      (_request, response) =>
        sendJson(response, {
          name: 'Scales',
          supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
          skills: [],
        }),
      () => false,
    )
    return {
      ...server,
      pointTo(address: string): void {
        url = address
      },
    }
  }

  test('at another origin does not take the secret there', async () => {
    elsewhere.pointTo(`${agent.url}/a2a`)
    agent.requests.length = 0

    const answer = await openA2aAgent(
      connection('a2a', `${elsewhere.url}/card.json`),
      outboundTo(agent, elsewhere),
    ).ask({ id: 'question-1', text: '10 kg' }, { signal, onText() {}, onProgress() {} })

    expect(answer.text).toBe('10 kg are **22.05 lb**.')
    expect(elsewhere.requests[0]?.headers.authorization).toBe(`Bearer ${SECRET}`)
    expect(agent.requests).not.toEqual([])
    expect(agent.requests.filter(({ headers }) => headers.authorization !== undefined)).toEqual([])
  })

  test('in a private network is refused, and nothing is sent there', async () => {
    elsewhere.pointTo(`${agent.url}/a2a`)
    agent.requests.length = 0

    const look = openRemote(
      connection('a2a', `${elsewhere.url}/card.json`),
      outboundTo(elsewhere),
    ).describe(signal)

    await expect(look).rejects.toMatchObject({ failure: 'address_refused' })
    expect(agent.requests).toEqual([])
  })

  test('where there is no address is not one that can be used', async () => {
    elsewhere.pointTo('not an address')

    const look = openRemote(
      connection('a2a', `${elsewhere.url}/card.json`),
      outboundTo(elsewhere),
    ).describe(signal)

    await expect(look).rejects.toMatchObject({ failure: 'answer_invalid' })
  })
})

describe('what went wrong', () => {
  const servers = [
    ['a2a', startA2aAgent],
    ['mcp', startMcpServer],
    ['openai', startModelEndpoint],
  ] as const

  test.each(servers)(
    'with %s is told without what the other end said, which may be what it was sent',
    async (kind, start) => {
      const server = await start()
      const look = () =>
        openRemote(connection(kind, server.address), outboundTo(server)).describe(signal)
      const errors: string[] = []
      for (const behaviour of ['rude', 'failing', 'not_rpc', 'half_stream', 'refusing'] as const) {
        server.behave(behaviour)
        errors.push(inspect(await look().catch((error: unknown) => error), { depth: 10 }))
      }

      expect(errors.join()).toContain('RemoteError')
      expect(errors.join()).not.toMatch(/doctype|Welcome|\/srv\/agent|isAdmin|who are you/)
      await server.close()
    },
  )
})

test('a secret that no header can carry is refused without being told', async () => {
  const endpoint = await startModelEndpoint()
  const broken = {
    ...connection('openai', endpoint.address),
    credential: { kind: 'bearer', secret: 'line\nbreak' },
  } as const

  const look = openRemote(broken, outboundTo(endpoint)).describe(signal)

  await expect(look).rejects.toSatisfy(
    (error: Error) =>
      !String(error.stack).includes('line\nbreak') &&
      (error as { failure?: string }).failure === 'refused',
  )
  await endpoint.close()
})
