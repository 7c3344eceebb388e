import type { ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { Body, ModelWire, WireUsage } from './model-wires.ts'
import { openLoopbackServer } from './watched-network.ts'

export interface ProviderAnswer {
  text?: readonly string[]
  call?: readonly [tool: string, input: unknown]
  status?: number
  headers?: Record<string, string>
  /** Of a refusal; the key that was sent stands for `KEY`, here as in texts. */
  message?: string
  usage?: WireUsage
  /** Begins and then says nothing more: after the connection, or after what it was told to say. */
  isSilent?: 'at once' | 'after its words'
}

export type StandInProvider = Awaited<ReturnType<typeof openStandInProvider>>

const SOME_USAGE: WireUsage = { input: 1_200, cached: 200, output: 80 }

/** A provider of language models on loopback, which speaks as it does, refuses what it does not know, and answers as it was told. */
export async function openStandInProvider(wire: ModelWire) {
  const script: ProviderAnswer[] = []
  const requests: {
    path: string
    key: string | undefined
    body: Body
    tools: string[]
    at: number
  }[] = []

  const server = await openLoopbackServer(async (request, response) => {
    const body = (await json(request)) as Body
    const key = wire.keyIn(request.headers)
    requests.push({
      path: request.url ?? '',
      key,
      body,
      tools: wire.toolsIn(body),
      at: performance.now(),
    })
    const unknown = Object.keys(body).find((name) => !wire.parameters.includes(name))
    if (unknown)
      return refuse(
        response,
        400,
        `Unsupported parameter: '${unknown}' is not supported with this model. ${hintFor(unknown)}`,
      )
    const answer = script.shift() ?? { status: 500 }
    const spoken = (text: string) => text.replaceAll('KEY', key ?? '')
    if (answer.status)
      return refuse(
        response,
        answer.status,
        spoken(answer.message ?? `told to answer ${answer.status}`),
        answer.headers,
      )
    if (answer.isSilent === 'at once') return
    const usage = answer.usage ?? SOME_USAGE
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const events = answer.call
      ? wire.call(...answer.call, usage)
      : wire.text((answer.text ?? []).map(spoken), usage)
    if (!answer.isSilent) return void response.end(events.join(''))
    response.write(events.slice(0, Math.ceil(events.length / 2)).join(''))
  })

  function refuse(
    response: ServerResponse,
    status: number,
    message: string,
    headers: Record<string, string> = {},
  ): void {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(wire.refusal(status, message)))
  }

  return {
    baseUrl: `http://127.0.0.1:${server.port}/v1`,
    requests,
    willAnswer(...answers: ProviderAnswer[]): void {
      script.push(...answers)
    },
    reset(): void {
      script.length = 0
      requests.length = 0
    },
    close: server.close,
  }
}

const hintFor = (parameter: string): string =>
  parameter === 'max_tokens' ? "Use 'max_completion_tokens' instead." : ''
