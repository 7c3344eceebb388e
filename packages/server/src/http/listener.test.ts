import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { Listener, reachableAddress } from './listener.ts'

const here = { host: '127.0.0.1', port: 0 }

test('until the store is open, and again while it stops, whoever asks is told to come back', async () => {
  const listener = new Listener()
  const url = await listener.listen(here)

  const before = await fetch(`${url}/api/health`)
  listener.open((_request, response) => response.end('open'))
  const open = await (await fetch(url)).text()
  await listener.close()

  expect([before.status, before.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await before.json()).toEqual({
    success: false,
    error: 'The store is starting or stopping. Try again in a moment.',
    code: 'server.unavailable',
  })
  expect(open).toBe('open')
  await expect(fetch(url)).rejects.toThrow()
})

test('a browser that comes too early shows that in both languages, and asks again by itself', async () => {
  const listener = new Listener()
  const url = await listener.listen(here)

  const early = await fetch(`${url}/en/apps`, { headers: { accept: 'text/html,*/*;q=0.8' } })
  const page = await early.text()
  await listener.close()

  expect([early.status, early.headers.get('content-type')]).toEqual([
    503,
    'text/html; charset=utf-8',
  ])
  expect(page).toContain('The store will be back in a moment.')
  expect(page).toContain('يعود المتجر بعد لحظات.')
  expect(page).toContain('<meta http-equiv="refresh" content="2">')
})

test('what is in flight when the store stops is answered, and its connection then ends', async () => {
  const listener = new Listener()
  const url = await listener.listen(here)
  const arrived = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  listener.open((_request, response) => {
    arrived.resolve()
    void finish.promise.then(() => response.end('answered'))
  })

  const inFlight = fetch(url).then((response) => response.text())
  await arrived.promise
  const signalledAt = Date.now()
  const closed = listener.close()
  finish.resolve()

  expect(await inFlight).toBe('answered')
  await closed
  expect(Date.now() - signalledAt).toBeLessThan(5_000)
})

test('a connection on which nothing is asked holds up no stop', async () => {
  const listener = new Listener()
  const { port } = new URL(await listener.listen(here))
  const socket = connect(Number(port), '127.0.0.1')
  await new Promise((connected) => socket.once('connect', connected))
  const ended = new Promise((end) => socket.once('close', end))

  const signalledAt = Date.now()
  await listener.close()
  await ended

  expect(Date.now() - signalledAt).toBeLessThan(5_000)
})

test('a taken address is named in one sentence', async () => {
  const other = createServer()
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
  const { port } = other.address() as AddressInfo

  await expect(new Listener().listen({ host: '127.0.0.1', port })).rejects.toThrow(
    new Error(`The address 127.0.0.1:${port} is taken by another program; stop it or set PORT.`),
  )
  other.close()
})

test('an address that is not of this machine is named in one sentence', async () => {
  await expect(new Listener().listen({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    new Error('The address 192.0.2.1:0 is not one of this machine; set HOST.'),
  )
})

test.for([
  ['127.0.0.1', 'IPv4', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'IPv4', 'http://localhost:3000'],
  ['::', 'IPv6', 'http://localhost:3000'],
  ['::1', 'IPv6', 'http://[::1]:3000'],
] as const)('a store that listens on %s is reached at %3$s', ([address, family, url]) => {
  expect(reachableAddress({ address, family, port: 3000 })).toBe(url)
})
