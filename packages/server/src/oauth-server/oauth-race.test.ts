import { createHash, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { NO_CAP, REDIRECT_URI, signedInProgram } from '../../testing/oauth-program.ts'
import { openSystem, type System } from '../../testing/system.ts'
import { onPostgres } from '../../testing/test-database.ts'

let system: System
let processes: System[]
beforeAll(async () => {
  system = await openSystem()
  // One address for both, as behind a load balancer: it is what tokens are for.
  processes = onPostgres
    ? [system, await openSystem({ beside: system, config: { publicUrl: system.url } })]
    : [system]
})
afterAll(async () => {
  for (const process of processes.toReversed()) await process.close()
})
afterEach(async () => expect(await system.violations()).toEqual([]))

const verifier = randomBytes(32).toString('base64url')

const form = (process: System, parts: Record<string, string>) =>
  process.request('POST', '/oauth/token', {
    raw: new URLSearchParams(parts).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const someProcess = (number: number) => processes[number % processes.length]!

test('of 20 exchanges of one code at once exactly one gets tokens', async () => {
  const person = await system.user()
  const { body: client } = await system.request('POST', '/oauth/register', {
    body: { redirect_uris: [REDIRECT_URI] },
  })
  const { body } = await system.request('POST', '/api/oauth/approvals', {
    token: person.token,
    body: {
      request: {
        client_id: client.client_id,
        redirect_uri: REDIRECT_URI,
        response_type: 'code',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      },
      agents: null,
      cap: NO_CAP,
    },
  })
  const code = new URL(body.redirect_to).searchParams.get('code')!

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      form(someProcess(number), {
        grant_type: 'authorization_code',
        code,
        client_id: client.client_id,
        redirect_uri: REDIRECT_URI,
        code_verifier: verifier,
      }),
    ),
  )

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(400)])
})

test('20 refreshes of one token at once are one program that asked in a hurry: all are answered', async () => {
  const program = await signedInProgram(system, await system.user())

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      form(someProcess(number), {
        grant_type: 'refresh_token',
        refresh_token: program.refreshToken,
        client_id: program.clientId,
      }),
    ),
  )

  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
})

test('a grant that is revoked in one process is over in the other at the next call', async () => {
  const person = await system.user()
  const { token } = await signedInProgram(system, person, { path: '' })
  const other = processes.at(-1)!
  const { body } = await system.request('GET', '/api/oauth/grants', { token: person.token })
  const runs = () => other.request('GET', '/api/runs', { token })
  const before = await runs()

  await system.request('DELETE', `/api/oauth/grants/${body.grants[0].id}`, { token: person.token })

  expect(before.status).toBe(200)
  expect((await runs()).body.code).toBe('oauth.token_invalid')
})
