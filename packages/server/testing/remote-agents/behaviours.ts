import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** What a server does with a request; `well`: it answers. */
export type Behaviour = keyof typeof behaviours | 'well'

type Misbehave = (response: ServerResponse) => void

const EVENTS = { 'content-type': 'text/event-stream' }
const JSON_TYPE = { 'content-type': 'application/json' }
const MEGABYTE = 1024 * 1024
const BOMB = gzipSync(Buffer.alloc(30 * MEGABYTE, ' '))

export const behaviours = {
  /** Takes the request and says nothing. */
  slow() {},
  /** The connection breaks after the answer has begun. */
  broken(response) {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '1000' })
    response.write('{"jsonrpc":', () => response.socket?.resetAndDestroy())
  },
  huge(response) {
    response.writeHead(200, JSON_TYPE)
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: 'a'.repeat(5 * MEGABYTE) }))
  },
  /** A web page where an answer should be. */
  rude(response) {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><h1>Welcome!</h1>')
  },
  not_rpc(response) {
    response.writeHead(200, JSON_TYPE)
    response.end('{"jsonrpc":"1.0","answer":{"__proto__":{"isAdmin":true}}}')
  },
  /** A stream that ends in the middle of its first event. */
  half_stream(response) {
    response.writeHead(200, EVENTS)
    response.end('event: message\ndata: {"jsonrpc":"2.0","id":1,"res')
  },
  failing(response) {
    response.writeHead(500, JSON_TYPE)
    response.end('{"error":"at /srv/agent/main.js:17"}')
  },
  refusing(response) {
    response.writeHead(401, { ...JSON_TYPE, 'www-authenticate': 'Bearer' })
    response.end('{"error":"who are you"}')
  },
  /** To where cloud machines keep their secrets. */
  redirecting(response) {
    response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data/' })
    response.end()
  },
  gzip_bomb(response) {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' })
    response.end(BOMB)
  },
  header_flood(response) {
    const socket = response.socket!
    socket.write('HTTP/1.1 200 OK\r\n')
    socket.end(`${`x-flood: ${'a'.repeat(1000)}\r\n`.repeat(5000)}\r\n`)
  },
  /** Says a little again and again, for as long as somebody listens. */
  endless(response) {
    response.writeHead(200, EVENTS)
    const timer = setInterval(() => response.write(': still here\n\n'), 20)
    response.once('close', () => clearInterval(timer))
  },
} satisfies Record<string, Misbehave>
