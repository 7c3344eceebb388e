import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'

/** Six people are tried in a row by one program that sends this header; answers with the statuses. */
async function triesToSignIn(
  system: System,
  forwarded: (nth: number) => string,
): Promise<number[]> {
  const statuses: number[] = []
  for (let nth = 1; nth <= 6; nth++) {
    const body = { email: `person-${nth}@example.ae`, password: 'a guess' }
    const headers = { 'x-forwarded-for': forwarded(nth) }
    statuses.push(
      (await system.request('POST', '/api/auth/sign-in/email', { body, headers })).status,
    )
  }
  return statuses
}

const another = (nth: number) => `203.0.113.${nth}`

test('without a trusted proxy X-Forwarded-For does not dodge the limit of sign-ins', async () => {
  const system = await openSystem()

  expect(await triesToSignIn(system, another)).toEqual([401, 401, 401, 401, 401, 429])
  await system.close()
})

test('X-Forwarded-For from an address that is not the trusted proxy is not believed', async () => {
  const system = await openSystem({ config: { trustProxy: ['192.0.2.1'] } })

  expect(await triesToSignIn(system, another)).toEqual([401, 401, 401, 401, 401, 429])
  await system.close()
})

describe('behind the trusted proxy', () => {
  let behind: System
  beforeAll(async () => {
    behind = await openSystem({ config: { trustProxy: ['127.0.0.0/8'] } })
  })
  beforeEach(() => behind.clock.advance(60_000))
  afterAll(() => behind.close())

  test('everybody is counted by their own address', async () => {
    expect(await triesToSignIn(behind, another)).toEqual([401, 401, 401, 401, 401, 401])
  })

  test('what somebody sends before their own address is not believed', async () => {
    expect(await triesToSignIn(behind, (nth) => `${another(nth)}, 198.51.100.7`)).toEqual([
      401, 401, 401, 401, 401, 429,
    ])
  })

  test('a word instead of an address breaks nothing and is counted', async () => {
    expect(await triesToSignIn(behind, (nth) => `unknown-${nth}`)).toEqual([
      401, 401, 401, 401, 401, 429,
    ])
  })
})
