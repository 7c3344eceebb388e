import type { billing } from '@wakeel/contract'
import { and, eq } from 'drizzle-orm'
import { orders } from '../src/database/schema/billing.ts'
import { topUp } from './checkout.ts'
import type { Person, System, TestReply, TestRequest } from './system.ts'

export const byMonth = { price: { model: 'subscription', fils: 4_900 } } as const
export const dirhams = (fils: number) => ({ amount: fils, currency: 'AED' })

/** Somebody with this much in the wallet. */
export async function personWith(system: System, fils: number): Promise<Person> {
  const person = await system.user()
  await topUp(system, person, fils)
  return person
}

export const purchase = (
  system: System,
  { token }: Person,
  slug: string,
  options: TestRequest = {},
): Promise<TestReply> => system.request('POST', `/api/apps/${slug}/purchase`, { token, ...options })

export const run = (system: System, { token }: Person, slug: string): Promise<TestReply> =>
  system.request('POST', `/api/apps/${slug}/runs`, {
    token,
    body: { input: 'Add VAT to AED 1,000' },
  })

export const change = (
  system: System,
  { token }: Person,
  id: string,
  what: 'cancel' | 'resume',
): Promise<TestReply> =>
  system.request('POST', `/api/billing/entitlements/${id}/${what}`, { token })

export const renew = ({ capabilities }: System) =>
  capabilities.billing.purchases.renewEntitlements()

/** Sets the monthly cap. */
export const cap = (system: System, { token }: Person, fils: number): Promise<TestReply> =>
  system.request('PUT', '/api/billing/limits', {
    token,
    body: { monthly_cap: fils, max_per_run: null },
  })

export const owned = async (system: System, { token }: Person): Promise<billing.Entitlement[]> =>
  (await system.request('GET', '/api/billing/subscription', { token })).body.entitlements

export const balanceOf = async (system: System, { token }: Person): Promise<number> =>
  (await system.request('GET', '/api/billing/wallet', { token })).body.wallet.balance.amount

export const appOrdersOf = ({ database }: System, { id }: Person) =>
  database
    .select()
    .from(orders)
    .where(and(eq(orders.userId, id), eq(orders.kind, 'app')))
