import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Door } from './doors.ts'
import { type RawReply, sendRaw } from './raw-http.ts'

/** Where a request goes, and with whose key. */
export interface Target {
  url: string
  door: Door
  slug: string
  key: string
}

type Headers = Record<string, string | number>

const headOf = ({ door, slug, key }: Target, headers: Headers): string =>
  [
    `POST ${door.path(slug)} HTTP/1.1`,
    `authorization: Bearer ${key}`,
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')

const host = ({ url }: Target) => ({ host: new URL(url).host })

function send(target: Target, body: string | Buffer, headers: Headers = {}): Promise<RawReply> {
  const bytes = Buffer.from(body)
  const head = headOf(target, {
    ...host(target),
    ...target.door.headers,
    'content-length': bytes.length,
    ...headers,
  })
  return sendRaw(target.url, Buffer.concat([Buffer.from(head, 'latin1'), bytes]))
}

const isForm = ({ headers }: Door) => headers['content-type'] !== 'application/json'
const good = ({ door, slug }: Target) => door.body(slug)
const half = (text: string) => text.slice(0, Math.floor(text.length / 2))

/** What is done to a door, and what it may answer: nothing where the connection ends without a word. */
interface Fault {
  name: string
  send(target: Target): Promise<RawReply>
  expected: readonly number[]
}

const refused = [400, 401, 404, 408, 413, 415, 422, 431] as const

export const faults: readonly Fault[] = [
  { name: 'a body that comes a byte at a time and never ends', send: drip, expected: [408] },
  {
    name: 'half a body, and then nothing',
    send: (target) => send(target, half(good(target)), { 'content-length': good(target).length }),
    expected: [408],
  },
  {
    name: 'a body that is cut off',
    send: (target) => send(target, half(good(target))),
    expected: refused,
  },
  {
    name: 'bytes that are no text',
    send: (target) =>
      send(
        target,
        Buffer.concat([Buffer.from(half(good(target))), Buffer.from([0xff, 0xfe, 0xc3])]),
      ),
    expected: refused,
  },
  {
    name: 'bytes that are no text inside of a text',
    send: (target) => send(target, withBadBytes(good(target))),
    expected: refused,
  },
  {
    name: 'a hundred thousand brackets',
    send: (target) => send(target, '['.repeat(100_000)),
    expected: refused,
  },
  {
    name: 'a hundred thousand objects in one another',
    send: (target) => send(target, `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    expected: refused,
  },
  {
    name: 'fifty megabytes',
    send: (target) => send(target, 'x'.repeat(50_000_000)),
    expected: [413],
  },
  {
    name: 'fifty megabytes in chunks that say no length',
    send: (target) => sendChunked(target, 'x'.repeat(50_000_000)),
    expected: [413],
  },
  {
    name: 'a header larger than any',
    send: (target) => send(target, good(target), { 'x-large': 'x'.repeat(100_000) }),
    expected: [413, 431],
  },
  {
    name: 'a thousand headers',
    send: (target) =>
      send(
        target,
        good(target),
        Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`x-${at}`, at])),
      ),
    expected: [413, 431],
  },
  {
    name: 'another content type',
    send: (target) =>
      send(target, good(target), {
        'content-type': isForm(target.door) ? 'application/xml' : 'text/plain',
      }),
    expected: [400, 415],
  },
  {
    name: 'no content type',
    send: (target) => send(target, good(target), { 'content-type': '' }),
    expected: [400, 415],
  },
  {
    name: 'a length that is less than the body',
    send: (target) => send(target, good(target), { 'content-length': half(good(target)).length }),
    expected: refused,
  },
  {
    name: 'a length that is no number',
    send: (target) => send(target, good(target), { 'content-length': '12x' }),
    expected: [400],
  },
  {
    name: 'two lengths that differ',
    send: (target) => send(target, good(target), { 'Content-Length': 3 }),
    expected: [400],
  },
  {
    name: 'a length and chunks',
    send: (target) => send(target, good(target), { 'transfer-encoding': 'chunked' }),
    expected: [400],
  },
  { name: 'a client that hangs up before its body is whole', send: hangUp, expected: [0] },
]

/** With a byte that is no text behind the last letter or digit, which stands inside of a value. */
function withBadBytes(text: string): Buffer {
  const end = /\W*$/.exec(text)!.index
  return Buffer.concat([
    Buffer.from(text.slice(0, end)),
    Buffer.from([0xff]),
    Buffer.from(text.slice(end)),
  ])
}

function sendChunked(target: Target, body: string): Promise<RawReply> {
  const head = headOf(target, {
    ...host(target),
    ...target.door.headers,
    'transfer-encoding': 'chunked',
  })
  return sendRaw(target.url, `${head}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`)
}

/** A byte every few milliseconds, for as long as the store listens. */
async function drip(target: Target): Promise<RawReply> {
  const { hostname, port } = new URL(target.url)
  const socket = connect(Number(port), hostname)
  let text = ''
  let isOpen = true
  socket.on('data', (piece) => (text += piece))
  socket.on('error', () => {})
  const closed = new Promise<void>((ended) => socket.once('close', () => ended()))
  void closed.then(() => (isOpen = false))
  socket.write(
    headOf(target, { ...host(target), ...target.door.headers, 'content-length': 100_000 }),
  )
  while (isOpen) {
    socket.write(' ')
    await Promise.race([pause(20), closed])
  }
  return { status: Number(text.split(' ')[1] ?? 0), headers: new Map(), body: text }
}

async function hangUp(target: Target): Promise<RawReply> {
  const { hostname, port } = new URL(target.url)
  const socket = connect(Number(port), hostname)
  const body = good(target)
  const head = headOf(target, {
    ...host(target),
    ...target.door.headers,
    'content-length': body.length,
  })
  await new Promise<void>((written) => socket.write(head + half(body), () => written()))
  socket.destroy()
  return { status: 0, headers: new Map(), body: '' }
}

/** A client that wants its answer in pieces and takes none of them. */
export function sendAndReadNothing(target: Target): Socket {
  const { door, slug } = target
  const { headers, body } = door.streamed!(slug)
  const { hostname, port } = new URL(target.url)
  const socket = connect(Number(port), hostname)
  socket.pause()
  socket.write(
    headOf(target, { ...host(target), ...headers, 'content-length': Buffer.byteLength(body) }) +
      body,
  )
  return socket
}
