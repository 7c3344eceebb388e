import { eq } from 'drizzle-orm'
import { sessions } from '../src/database/schema/accounts.ts'
import { topUp } from './checkout.ts'
import type { Person, System, TestReply } from './system.ts'

const DAY_MS = 24 * 3_600_000
const UAE_AHEAD_MS = 4 * 3_600_000

/** An IBAN that is right, of nobody. */
export const IBAN = 'AE070331234567890123456'
export const OTHER_IBAN = 'GB82WEST12345698765432'

/** Somebody who stays signed in however many weeks pass. */
export async function lastingUser(
  system: System,
  overrides: Parameters<System['user']>[0] = {},
): Promise<Person> {
  const person = await system.user(overrides)
  await system.database
    .update(sessions)
    .set({ expiresAt: new Date('2200-01-01') })
    .where(eq(sessions.userId, person.id))
  return person
}

/** A creator on the starter plan, whose share is half, with somewhere to pay to. */
export async function payableCreator(system: System, name = 'Aisha Rahman'): Promise<Person> {
  const creator = await lastingUser(system, { role: 'creator', name })
  await giveDetails(system, creator)
  return creator
}

/** Somebody with AED 5,000 in the wallet. */
export async function customer(system: System): Promise<Person> {
  const person = await lastingUser(system)
  await topUp(system, person, 500_000)
  return person
}

export const giveDetails = (
  system: System,
  { token }: Person,
  iban = IBAN,
  holder_name = 'Aisha Rahman',
): Promise<TestReply> =>
  system.request('PUT', '/api/creator/payout-details', { token, body: { holder_name, iban } })

/** Sells an agent of the creator for good; of the price, 21 parts, the creator gets 10. Answers with the order. */
export async function sell(
  system: System,
  creator: Person,
  buyer: Person,
  fils: number,
): Promise<string> {
  const { slug } = await system.app({ price: { model: 'one_time', fils }, creatorId: creator.id })
  const { body } = await system.request('POST', `/api/apps/${slug}/purchase`, {
    token: buyer.token,
  })
  return body.order.id
}

/** A paid run of an agent of the creator. */
export async function sellRun(
  system: System,
  creator: Person,
  buyer: Person,
  fils: number,
): Promise<void> {
  const { slug } = await system.app({ price: { model: 'per_use', fils }, creatorId: creator.id })
  const { status, text } = await system.request('POST', `/api/apps/${slug}/runs`, {
    token: buyer.token,
    body: { input: 'Add VAT to AED 1,000' },
  })
  if (status !== 200) throw new Error(`the run answered ${status}: ${text}`)
}

/** To the next Monday, at this hour in Dubai. */
export function goToMonday({ clock }: System, hour = 6): void {
  const now = clock.now().getTime()
  const wall = new Date(now + UAE_AHEAD_MS)
  const midnight = Math.floor(wall.getTime() / DAY_MS) * DAY_MS
  const days = (8 - wall.getUTCDay()) % 7 || 7
  clock.advance(midnight + days * DAY_MS + hour * 3_600_000 - UAE_AHEAD_MS - now)
}

/** Lets a Monday come, and its payouts be made. */
export async function payOnMonday(system: System): Promise<void> {
  goToMonday(system)
  await system.capabilities.creators.payCreators()
}

export const payoutsOf = async (system: System, { token }: Person) =>
  (await system.request('GET', '/api/creator/payouts', { token })).body.payouts

/** Earned, on hold, payable and paid out, in fils. */
export async function earningsOf(
  system: System,
  { token }: Person,
): Promise<Record<string, number>> {
  const { earned, on_hold, payable, paid_out } = (
    await system.request('GET', '/api/creator/earnings', { token })
  ).body.earnings
  return {
    earned: earned.amount,
    on_hold: on_hold.amount,
    payable: payable.amount,
    paid_out: paid_out.amount,
  }
}
