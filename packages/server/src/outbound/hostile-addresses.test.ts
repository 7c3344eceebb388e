import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  changingAddresses,
  hostileAddresses,
  hostileResolve,
} from '../../testing/hostile-addresses.ts'
import { outboundFailure } from '../../testing/outbound-failure.ts'
import { openLoopbackServer, watchConnections } from '../../testing/watched-network.ts'
import { createOutboundFetch } from './outbound-fetch.ts'
import { isPublicAddress } from './public-address.ts'

let canary: Awaited<ReturnType<typeof openLoopbackServer>>
let redirector: Awaited<ReturnType<typeof openLoopbackServer>>
let network: ReturnType<typeof watchConnections>

beforeAll(async () => {
  canary = await openLoopbackServer((_request, response) => response.end('reached'))
  redirector = await openLoopbackServer((request, response) => {
    const url = new URL(request.url!, 'http://redirector.example')
    response
      .writeHead(Number(url.pathname.slice(1)), { location: url.searchParams.get('to')! })
      .end()
  })
})
afterAll(async () => {
  await canary.close()
  await redirector.close()
})
beforeEach(() => {
  network = watchConnections()
})
afterEach(() => network.stop())

const fetchFrom = (allowed: string[], resolve = hostileResolve()) =>
  createOutboundFetch({ resolve, allowed })()

const listed = hostileAddresses(9)
/** Where an answer came over http, `http:` and no host is a path of the same place. */
const redirected = [...listed.entries()].filter(([, address]) => !/^http:\/?\d/.test(address))

test('the list of hostile addresses is long, and says nothing twice', () => {
  expect(listed.length).toBeGreaterThan(200)
  expect(new Set(listed).size).toBe(listed.length)
})

test('the canary hears whoever connects to it, and the watch sees it', async () => {
  const before = canary.connections()

  for (const host of ['127.0.0.1', '[::1]', '0.0.0.0'])
    expect(await (await fetch(`http://${host}:${canary.port}/`)).text()).toBe('reached')

  expect(canary.connections()).toBe(before + 3)
  expect(network.attempts.map(({ address }) => address)).toEqual(['127.0.0.1', '::1', '0.0.0.0'])
})

test.for([...listed.entries()])('nothing connects to hostile address %i: %j', async ([index]) => {
  const address = hostileAddresses(canary.port)[index]!
  const before = canary.connections()

  const failure = await outboundFailure(fetchFrom([])(address))

  expect({ address, failure }).toEqual({ address, failure: 'address_refused' })
  expect(network.attempts).toEqual([])
  expect(canary.connections()).toBe(before)
})

test.for(redirected)('nothing follows a redirect to hostile address %i: %j', async ([index]) => {
  const address = hostileAddresses(canary.port)[index]!.trim().replace('\n', '')
  const before = canary.connections()
  const status = [301, 302, 303, 307, 308][index % 5]
  const fetchAllowed = fetchFrom([`127.0.0.1:${redirector.port}`])

  const to = encodeURIComponent(Buffer.from(address, 'utf8').toString('latin1'))
  const failure = await outboundFailure(
    fetchAllowed(`http://127.0.0.1:${redirector.port}/${status}?to=${to}`),
  )

  expect({ address, failure }).toEqual({ address, failure: 'address_refused' })
  expect(network.attempts).toEqual([{ address: '127.0.0.1', port: redirector.port }])
  expect(canary.connections()).toBe(before)
})

test.for(changingAddresses(9).map((_, index) => index))(
  'a name goes to the address that was checked, however its answer changes (%i)',
  async (index) => {
    const address = changingAddresses(canary.port)[index]!
    const before = canary.connections()
    const outboundFetch = fetchFrom([])

    const failures = [
      await outboundFailure(outboundFetch(address)),
      await outboundFailure(outboundFetch(address)),
      await outboundFailure(outboundFetch(address)),
    ]

    expect(failures.at(-1)).toBe('address_refused')
    expect(failures[0]).toBe('unreachable')
    expect(network.attempts.length).toBeGreaterThan(0)
    expect(network.attempts.filter((attempt) => !isPublicAddress(attempt.address))).toEqual([])
    expect(canary.connections()).toBe(before)
  },
)

test.for([
  '8.8.8.8',
  '1.1.1.1',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '169.253.1.1',
  '192.0.1.1',
  '198.20.0.1',
  '223.255.255.255',
  '[2606:4700:4700::1111]',
  '[2001:4860:4860::8888]',
  '[2a00:1450:4001::1]',
])('%s is public, and is connected to', async (host) => {
  const failure = await outboundFailure(fetchFrom([])(`http://${host}/`))

  expect(failure).toBe('unreachable')
  expect(network.attempts).toEqual([{ address: host.replace(/[[\]]/g, ''), port: 80 }])
})

test('a name is connected to at all of its public addresses and nowhere else, with https too', async () => {
  const resolve = async () => [
    { address: '2606:4700:4700::1111', family: 6 },
    { address: '8.8.8.8', family: 4 },
  ]

  expect(await outboundFailure(fetchFrom([], resolve)('https://agent.example/'))).toBe(
    'unreachable',
  )

  expect(network.attempts).toEqual([
    { address: '2606:4700:4700::1111', port: 443 },
    { address: '8.8.8.8', port: 443 },
  ])
})

test('a name that nobody knows, or that has no address, is unreachable', async () => {
  expect(await outboundFailure(fetchFrom([])('http://nobody.example/'))).toBe('unreachable')
  expect(await outboundFailure(fetchFrom([], async () => [])('http://empty.example/'))).toBe(
    'unreachable',
  )
  expect(network.attempts).toEqual([])
})

test.for([22, 25, 6000, 6667])(
  'port %i, where no web server is, is refused even where the address is public',
  async (port) => {
    expect(await outboundFailure(fetchFrom([])(`http://8.8.8.8:${port}/`))).toBe('address_refused')
    expect(network.attempts).toEqual([])
  },
)

test('a private address that the operator allows is reached at its port and at no other, by every spelling and by name', async () => {
  const outboundFetch = fetchFrom([`127.0.0.1:${canary.port}`, `[0:0::1]:${canary.port}`])

  for (const host of [
    '127.0.0.1',
    '2130706433',
    '[::1]',
    'localhost',
    'loopback-6.hostile.example',
  ])
    expect(await (await outboundFetch(`http://${host}:${canary.port}/`)).text()).toBe('reached')
  expect(await outboundFailure(outboundFetch(`http://127.0.0.1:${redirector.port}/302?to=x`))).toBe(
    'address_refused',
  )
  expect(await outboundFailure(outboundFetch(`http://127.0.0.2:${canary.port}/`))).toBe(
    'address_refused',
  )
  expect(await outboundFailure(outboundFetch(`http://[::ffff:127.0.0.1]:${canary.port}/`))).toBe(
    'address_refused',
  )
  expect(
    await outboundFailure(outboundFetch(`http://mixed.hostile.example:${redirector.port}/`)),
  ).toBe('address_refused')
})
