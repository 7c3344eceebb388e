import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSystem, type Person, type System } from '../../testing/system.ts'
import { billingInvariants } from './invariants.ts'

/** A store in which everything has happened once: a plan, its use, money in a wallet and out of it, and money back. */
let system: System
beforeAll(async () => {
  system = await openSystem()
  const [subscriber, payer, regretful] = await Promise.all([
    system.user(),
    system.user(),
    system.user(),
  ])
  const perRun = await system.app({ price: { model: 'per_use', fils: 250 } })
  const forGood = await system.app({ price: { model: 'one_time', fils: 2_500 } })

  await complete(subscriber, '/api/checkout', {
    plan: 'pro',
    billing: 'monthly',
    offer: 'founder_special',
  })
  await post(subscriber, `/api/apps/${perRun.slug}/runs`, { input: 'Add VAT to AED 1,000' })
  await complete(payer, '/api/billing/wallet/top-ups', { amount_fils: 10_000 })
  await post(payer, `/api/apps/${perRun.slug}/runs`, { input: 'Add VAT to AED 1,000' })
  await post(payer, `/api/apps/${forGood.slug}/purchase`)
  const { id } = await complete(regretful, '/api/billing/wallet/top-ups', { amount_fils: 5_000 })
  await post(regretful, `/api/billing/orders/${id}/refund`)
  system.clock.advance(40 * 24 * 3_600_000)
  await system.capabilities.billing.invoices.invoiceRuns()
})
afterAll(() => system.close())

async function post(person: Person, path: string, body?: object) {
  const reply = await system.request('POST', path, { token: person.token, ...(body && { body }) })
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text}`)
  return reply.body
}

async function complete(person: Person, path: string, body: object) {
  const started = await post(person, path, body)
  system.clock.advance(3_000)
  return (await post(person, `/api/checkout/${started.order.id}/complete`)).order
}

/** What the invariants say after a fault that no code of the store could make, which is then undone. */
async function after(fault: SQL): Promise<string[]> {
  const broken: string[] = []
  const undo = new Error('undo')
  await system.database
    .transaction(async (tx) => {
      // As a careless restore would, past triggers and foreign keys.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(fault)
      for (const { name, check } of billingInvariants)
        if ((await check(tx)).length > 0) broken.push(name)
      throw undo
    })
    .catch((error) => expect(error).toBe(undo))
  return broken
}

test('a store in which everything has happened breaks none', async () => {
  expect(await system.violations()).toEqual([])
})

test.each([
  [
    'The ledger sums to zero in each currency',
    sql`update ledger_lines set amount = amount + 1 where id = (select min(id) from ledger_lines)`,
  ],
  [
    'Every transaction of the ledger has lines that balance',
    sql`insert into ledger_transactions (id, kind, reference, happened_at) values (gen_random_uuid(), 'sale', 'nothing', now())`,
  ],
  [
    'A wallet holds what the ledger owes its owner',
    sql`update wallets set balance_fils = balance_fils + 1`,
  ],
  ['An account of the ledger whose owner has left is empty', sql`delete from wallets`],
  [
    'What a wallet keeps back is for its runs at work and its refunds under way',
    sql`update wallets set held_fils = 1, balance_fils = 9000`,
  ],
  [
    'A run that a wallet paid stands in the ledger once, and no other run does',
    sql`update ledger_transactions set reference = gen_random_uuid()::text where kind = 'run'`,
  ],
  [
    'A completed order has one document with its amounts, and no other order has any',
    sql`update invoices set content = jsonb_set(content, '{vatFils}', '1') where order_id is not null`,
  ],
  [
    'A completed order stands in the ledger once with its amounts, and no other order does',
    sql`update ledger_transactions set kind = 'top_up' where kind = 'sale'`,
  ],
  [
    'A completed order of a plan began or renewed one, and no other order began any',
    sql`update subscriptions set id = gen_random_uuid()`,
  ],
  [
    'Whoever has a plan or an agent has paid for it',
    sql`update subscriptions set plan_id = 'enterprise'`,
  ],
  [
    'Whoever has a plan or an agent has paid for it',
    sql`update entitlements set app_id = gen_random_uuid()`,
  ],
  [
    'Money that went back has one credit note and stands in the ledger once, with its amounts',
    sql`update invoices set reference = 'nothing' where kind = 'credit_note'`,
  ],
  [
    'What an order gave back is what its refunds say, and so is its state',
    sql`update orders set status = 'completed' where status = 'refunded'`,
  ],
  [
    'The spots of an offer that are taken are those taken before and those that orders hold',
    sql`update offer_spots set taken = taken + 1`,
  ],
  [
    'The numbers of documents have no gap',
    sql`update invoices set sequence = 7 where sequence = 1 and kind = 'tax_invoice'`,
  ],
  [
    'Whoever has bought a plan is on the tier of the plan that they have, and on Starter after it',
    sql`update users set subscription_tier = 'enterprise' where subscription_tier = 'pro'`,
  ],
  [
    'The included runs that a person has used in a month are those reserved or taken',
    sql`update included_usage set used = 2`,
  ],
  [
    'What pays for a run is reserved while it runs, taken when it succeeded and given back otherwise',
    sql`delete from run_charges where source = 'included'`,
  ],
  [
    'The invoice of a month adds up the runs that stand on it',
    sql`update run_charges set invoice_id = null`,
  ],
])('it is noticed when this is not so: %s', async (name, fault) => {
  expect(await after(fault)).toContain(name)
})
