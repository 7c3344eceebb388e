import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'
import { authPaths } from './auth-paths.ts'

let system: System
beforeAll(async () => {
  system = await openSystem()
})
afterAll(() => system.close())
beforeEach(() => system.clock.advance(3_600_000))

const fields = ['name', 'email', 'password', 'currentPassword', 'newPassword', 'token'] as const
const everywhere = (value: unknown) =>
  JSON.stringify(Object.fromEntries(fields.map((field) => [field, value])))
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

const badBodies: [string, string | Uint8Array][] = [
  ['nothing', ''],
  ['broken JSON', '{"email": "a@b.ae", '],
  ['null', 'null'],
  ['a number', '42'],
  ['a list', '[]'],
  ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
  ['NUL characters', everywhere('a\0b@example.ae')],
  ['a lone surrogate', everywhere('a\ud800b@example.ae')],
  ['numbers', everywhere(12_345_678)],
  ['lists', everywhere(['a@b.ae'])],
  ['objects', everywhere({ $ne: '' })],
  ['truths', everywhere(true)],
  ['texts of 100,000 characters', everywhere('x'.repeat(20_000))],
  ['blank texts', everywhere('   ')],
  ['SQL', everywhere("' or 1=1; drop table users; --")],
  [
    'a prototype',
    '{"__proto__": {"role": "founder"}, "email": "a@b.ae", "password": "12345678", "name": "A"}',
  ],
  ['deep nesting', `{"email": ${deep}}`],
  ['more than the server reads', everywhere('x'.repeat(60_000))],
]
const posts = authPaths.filter(
  ({ method, path }) =>
    method === 'POST' &&
    ![
      '/sign-out',
      '/revoke-sessions',
      '/revoke-other-sessions',
      '/passkey/generate-authenticate-options',
    ].includes(path),
)

test.for(posts.flatMap(({ path }) => badBodies.map(([name, raw]) => [path, name, raw] as const)))(
  '%s refuses %s with a sentence',
  async ([path, , raw]) => {
    const { status, body } = await system.request('POST', `/api/auth${path}`, { raw })

    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).toEqual({
      success: false,
      error: expect.stringMatching(/^[A-Z].+/),
      code: expect.any(String),
      message: body.error,
    })
  },
)

test('a form or plain text is not read as a sign-in', async () => {
  const { email, password } = await system.user()
  const sent = (contentType: string, raw: string) =>
    system.request('POST', '/api/auth/sign-in/email', {
      raw,
      headers: { 'content-type': contentType },
    })
  const form = await sent(
    'application/x-www-form-urlencoded',
    new URLSearchParams({ email, password }).toString(),
  )
  const text = await sent('text/plain', JSON.stringify({ email, password }))

  expect([form, text].map(({ status, body }) => [status, body.code])).toEqual([
    [415, 'request.unsupported_media_type'],
    [415, 'request.unsupported_media_type'],
  ])
})

test.for([
  ['GET', '/api/auth/verify-email'],
  ['GET', '/api/auth/verify-email?token=a&token=b'],
  ['GET', '/api/auth/verify-email?token=%00'],
  ['GET', '/api/auth/verify-email?token=x&callbackURL=https%3A%2F%2Fevil.example'],
  ['GET', '/api/auth/get-session?disableRefresh=1&disableRefresh=2'],
  ['GET', `/api/auth/verify-email?token=${'x'.repeat(8000)}`],
] as const)('%s %s is refused', async ([method, path]) => {
  const { status, headers, body } = await system.request(method, path)

  expect(status).toBe(400)
  expect(headers.get('location')).toBeNull()
  expect(body.success).toBe(false)
})

test.for([
  'wakeel.session_token=x',
  'wakeel.session_token=%00.%00',
  `wakeel.session_token=${'a'.repeat(32)}.forged`,
  'wakeel.session_token="',
  ';;=;',
])('the cookie %s opens no session', async (cookie) => {
  const { status, text } = await system.request('GET', '/api/auth/get-session', { cookie })

  expect([status, text]).toEqual([200, 'null'])
})
