import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type System } from '../../testing/system.ts'

let system: System
beforeAll(async () => {
  system = await openSystem({ config: { signUpsPerHour: 6, trustProxy: ['127.0.0.1'] } })
})
afterAll(() => system.close())

let people = 0
const signUp = (address: string) =>
  system.request('POST', '/api/auth/sign-up/email', {
    body: {
      name: 'Aisha Rahman',
      email: `somebody-${people++}@example.ae`,
      password: 'long enough 1',
    },
    headers: { 'x-forwarded-for': address },
  })
async function signUps(count: number, address: string): Promise<number[]> {
  const statuses = []
  for (let one = 0; one < count; one++) statuses.push((await signUp(address)).status)
  return statuses
}

test('half of an hour’s accounts of one address can be made within ten minutes, the others later, and then none for the rest of it', async () => {
  const atOnce = await signUps(4, '203.0.113.7')
  const refused = await signUp('203.0.113.7')
  system.clock.advance(600_000)
  const later = await signUps(4, '203.0.113.7')
  const elsewhere = await signUps(1, '203.0.113.8')
  system.clock.advance(3_000_000)

  expect(atOnce).toEqual([200, 200, 200, 429])
  expect(refused.body.code).toBe('accounts.too_many_sign_ups')
  expect(refused.headers.get('retry-after')).toBe('600')
  expect(later).toEqual([200, 200, 200, 429])
  expect(elsewhere).toEqual([200])
  expect(await signUps(1, '203.0.113.7')).toEqual([200])
})
