import { Agent, request } from 'node:http'
import { address } from './many-people.ts'
import type { MeasuredServer } from './measured-process.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 5_000 })

/** When the first word and the end of an answer came, in milliseconds since it was asked for; and whether it is whole. */
export interface Streamed {
  firstWord: number
  end: number
  isWhole: boolean
}

export interface Speech {
  words: number
  ms: number
}

const spoken = ({ words, ms }: Speech) => `Please say ${words} words, ${ms} ms each.`

let visitors = 0

/** Another visitor's demo, streamed. */
export function askStore({ url }: MeasuredServer, speech: Speech): Promise<Streamed> {
  const visitor = visitors++
  return stream({
    url: `${url}/api/apps/app-${visitor % 1_000}/demo`,
    headers: { accept: 'text/event-stream', ...address(visitor * 257) },
    body: { input: spoken(speech) },
    isWord: 'event: text',
    isEnd: 'event: result',
  })
}

/** The same by a program, over the door that speaks as OpenAI does. */
export function askByKey(
  { url }: MeasuredServer,
  { secret, model }: { secret: string; model: string },
  speech: Speech,
): Promise<Streamed> {
  return stream({
    url: `${url}/v1/responses`,
    headers: { authorization: `Bearer ${secret}` },
    body: { model, stream: true, input: spoken(speech) },
    isWord: 'event: response.output_text.delta',
    isEnd: 'event: response.completed',
  })
}

/** The model itself, or a proxy in front of it. */
export function askModel({ url }: MeasuredServer, speech: Speech): Promise<Streamed> {
  return stream({
    url: `${url}/v1/chat/completions`,
    headers: {},
    body: { model: 'x', stream: true, messages: [{ role: 'user', content: spoken(speech) }] },
    isWord: '"content":"word',
    isEnd: '[DONE]',
  })
}

function stream({
  url,
  headers,
  body,
  isWord,
  isEnd,
}: {
  url: string
  headers: Record<string, string>
  body: object
  isWord: string
  isEnd: string
}): Promise<Streamed> {
  const started = performance.now()
  return new Promise((done) => {
    let firstWord = Number.NaN
    let tail = ''
    let hasEnded = false
    const finish = () =>
      done({ firstWord, end: performance.now() - started, isWhole: hasEnded && firstWord >= 0 })
    const sent = request(
      url,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          const text = tail + piece
          if (Number.isNaN(firstWord) && text.includes(isWord))
            firstWord = performance.now() - started
          hasEnded ||= text.includes(isEnd)
          tail = text.slice(-20)
        })
        response.on('close', finish)
      },
    )
    sent.on('error', finish)
    sent.end(JSON.stringify(body))
  })
}
