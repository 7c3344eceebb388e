import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConsent, REDIRECT_URI } from '../../testing/oauth-program.ts'
import { openPublishedSite, type PublishedSite } from '../../testing/published-site.ts'
import { openSystem, type Person, type System } from '../../testing/system.ts'

/** What the site answers at a path, each of which is a program of its own. */
const answers: Record<string, (id: string, response: ServerResponse) => void> = {
  '/good.json': (client_id, response) => send(response, { ...metadata, client_id }),
  '/nameless.json': (client_id, response) =>
    send(response, { client_id, redirect_uris: [REDIRECT_URI] }),
  '/other-id.json': (_id, response) =>
    send(response, { ...metadata, client_id: 'https://claude.ai/oauth/client.json' }),
  '/secret.json': (client_id, response) =>
    send(response, { ...metadata, client_id, token_endpoint_auth_method: 'client_secret_post' }),
  '/bad-redirect.json': (client_id, response) =>
    send(response, { ...metadata, client_id, redirect_uris: ['http://evil.example/callback'] }),
  '/huge.json': (client_id, response) =>
    send(response, { ...metadata, client_id, client_uri: 'x'.repeat(100_000) }),
  '/posing.json': (id, response) =>
    send(response, { ...metadata, client_id: id, client_name: 'Wakeel Support' }),
  '/moved.json': (_id, response) => response.writeHead(302, { location: '/good.json' }).end(),
  '/page.json': (_id, response) => response.end('<html>'),
  '/broken.json': (_id, response) => response.writeHead(500).end(),
  '/cut.json': (_id, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{')
    response.destroy()
  },
}
const metadata = { client_name: 'Invoice robot', redirect_uris: [REDIRECT_URI] }
const send = (response: ServerResponse, content: object) => response.end(JSON.stringify(content))

let asked: string[] = []
let site: PublishedSite
let system: System
let person: Person
beforeAll(async () => {
  site = await openPublishedSite((url, response) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    answers[pathname]!(url, response)
  })
  system = await openSystem({ resolve: site.resolve, config: { outboundAllow: [site.allow] } })
  person = await system.user()
})
afterAll(async () => {
  await system.close()
  await site.close()
})

const ask = (client_id: string) =>
  openConsent(
    system,
    person,
    `${system.url}/oauth/authorize?${new URLSearchParams({
      client_id,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
    })}`,
  )

test('a program that publishes what it is is shown with its host, and read once for a while', async () => {
  asked = []

  const { body } = await ask(`${site.url}/good.json`)
  await ask(`${site.url}/good.json`)
  const nameless = await ask(`${site.url}/nameless.json`)

  expect(body.consent.client).toEqual({
    id: `${site.url}/good.json`,
    name: 'Invoice robot',
    host: site.host,
  })
  expect(nameless.body.consent.client.name).toBe('robot.example.ae')
  expect(asked).toEqual(['/good.json', '/nameless.json'])
})

test.each(Object.keys(answers).filter((path) => !/good|nameless/.test(path)))(
  'what is published at %s is that of no program',
  async (path) => {
    const { status, body } = await ask(site.url + path)

    expect([status, body.code]).toEqual([400, 'oauth.client_unreadable'])
  },
)

test.each([
  'https://127.0.0.1:1/client.json',
  'https://10.0.0.1/client.json',
  'https://[::1]/client.json',
  'https://169.254.169.254/latest/meta-data',
  'https://nobody.example/client.json',
])('the store reads nothing from %s', async (id) => {
  const { body } = await ask(id)

  expect(body.code).toBe('oauth.client_unreadable')
})

test.each([
  'http://robot.example.ae/client.json',
  'https://robot.example.ae',
  'https://robot.example.ae/',
  'https://user:password@robot.example.ae/client.json',
  'https://robot.example.ae/client.json#x',
  'https://robot.example.ae/a/../client.json',
  'https://ROBOT.example.ae/client.json',
  'file:///etc/passwd',
  'wkl_client_AAAAAAAAAAAAAAAAAAAAAA',
  'anything',
  '',
])('%s names no program', async (id) => {
  asked = []

  const { body } = await ask(id)

  expect(body.code).toBe('oauth.client_unknown')
  expect(asked).toEqual([])
})
