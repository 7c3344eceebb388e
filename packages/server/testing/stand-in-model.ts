import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** One scripted answer of the model. */
export type ModelAnswer = (response: ServerResponse) => void | Promise<void>

interface ModelRequest {
  model: string
  messages: { role: string; content: unknown; tool_calls?: unknown[] }[]
  tools: { function: { name: string; description: string; parameters: { type?: string } } }[]
}

export type StandInModel = Awaited<ReturnType<typeof openStandInModel>>

/** A language model that speaks OpenAI's chat completions on loopback and answers as it was told, one answer a request. */
export async function openStandInModel() {
  const script: ModelAnswer[] = []
  const requests: { body: ModelRequest; authorization: string | undefined }[] = []
  let arrived = Promise.withResolvers<void>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push({
      body: (await json(request)) as ModelRequest,
      authorization: request.headers.authorization,
    })
    arrived.resolve()
    const scripted = script.shift() ?? fails(500)
    await scripted(response)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** What to answer to the next requests, in order. */
    willAnswer(...answers: ModelAnswer[]): void {
      script.push(...answers)
    },
    /** Forgets what was asked and what was still to be answered. */
    reset(): void {
      script.length = 0
      requests.length = 0
    },
    /** Resolves when a request arrives after this call. */
    nextRequest(): Promise<void> {
      arrived = Promise.withResolvers()
      return arrived.promise
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export const says =
  (text: string): ModelAnswer =>
  async (response) => {
    await sendChunks(response, [
      ...words(text).map((content) => delta({ content })),
      finish('stop'),
      DONE,
    ])
    response.end()
  }

/** The same, with a pause before each word. */
export const saysSlowly =
  (text: string, pauseMs: number): ModelAnswer =>
  async (response) => {
    for (const content of words(text)) {
      await pause(pauseMs)
      await sendChunks(response, [delta({ content })])
    }
    await sendChunks(response, [finish('stop'), DONE])
    response.end()
  }

/** Calls a skill, with the arguments spread over many events. A string is sent as it is. */
export const calls =
  (skill: string, input: unknown): ModelAnswer =>
  async (response) => {
    const fragments = (typeof input === 'string' ? input : JSON.stringify(input)).match(
      /.{1,5}/gs,
    ) ?? ['']
    const toolCall = (call: object) => delta({ tool_calls: [{ index: 0, ...call }] })
    await sendChunks(response, [
      toolCall({ id: 'call-1', type: 'function', function: { name: skill, arguments: '' } }),
      ...fragments.map((fragment) => toolCall({ function: { arguments: fragment } })),
      finish('tool_calls'),
      DONE,
    ])
    response.end()
  }

export const fails =
  (status: number): ModelAnswer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ error: { message: `told to answer ${status}`, type: 'stand_in' } }),
    )
  }

/** Begins to answer and then says nothing more for as long as the connection stands. */
export const holdsAfter =
  (text: string): ModelAnswer =>
  (response) =>
    sendChunks(response, [delta({ content: text })])

/** The connection breaks in the middle of the answer. */
export const breaksOffAfter =
  (text: string): ModelAnswer =>
  async (response) => {
    await sendChunks(response, [delta({ content: text })])
    response.destroy()
  }

/** The answer ends as if it were complete, without the event that says so. */
export const endsEarlyAfter =
  (text: string): ModelAnswer =>
  async (response) => {
    await sendChunks(response, [delta({ content: text })])
    response.end()
  }

/** The answer is cut at the limit of tokens. */
export const runsOutOfTokensAfter =
  (text: string): ModelAnswer =>
  async (response) => {
    await sendChunks(response, [delta({ content: text }), finish('length'), DONE])
    response.end()
  }

export const sendsWrongJson: ModelAnswer = async (response) => {
  await sendChunks(response, ['data: {"choices": [{"delta": \n\n', DONE])
  response.end()
}

/** One line that goes on for as long as it is read. */
export const sendsAnEndlessLine: ModelAnswer = async (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  // It ends when its reader has gone, which is what it is for.
  await pipeline(endlessLine, response).catch(() => {})
}

function* endlessLine(): Generator<string> {
  yield 'data: '
  while (true) yield 'V'.repeat(100_000)
}

export const sendsAnErrorEvent: ModelAnswer = async (response) => {
  await sendChunks(response, [
    delta({ content: 'The VAT' }),
    event({ error: { message: 'the model crashed' } }),
  ])
  response.end()
}

const DONE = 'data: [DONE]\n\n'

const event = (content: object): string => `data: ${JSON.stringify(content)}\n\n`
const choice = (content: object): string =>
  event({ id: 'stand-in', object: 'chat.completion.chunk', choices: [{ index: 0, ...content }] })
const delta = (content: object): string => choice({ delta: content, finish_reason: null })
const finish = (reason: string): string => choice({ delta: {}, finish_reason: reason })

const words = (text: string): string[] => text.match(/\S+\s*/g) ?? []

/** Sends in pieces that end anywhere, also inside a letter of two bytes, as a network does. */
async function sendChunks(response: ServerResponse, events: string[]): Promise<void> {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
  const bytes = Buffer.from(events.join(''))
  const size = Math.max(37, Math.ceil(bytes.length / 300))
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size))
    await new Promise((next) => setImmediate(next))
  }
}
