import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyPlan } from '../../../testing/checkout.ts'
import { openPayPal, type PayPalStandIn } from '../../../testing/paypal-stand-in.ts'
import { TestClock } from '../../../testing/stand-ins.ts'
import { openSystem, type System } from '../../../testing/system.ts'
import { orders } from '../../database/schema/billing.ts'
import { periodEnd } from './billing-period.ts'

const DAY_MS = 24 * 3_600_000

let system: System
let paypal: PayPalStandIn
/** Whether PayPal keeps the money that it takes until it has looked at it. */
let isReviewing = false
const requests: string[] = []

beforeAll(async () => {
  const clock = new TestClock()
  paypal = await openPayPal(clock)
  system = await openSystem({
    clock,
    config: { paypal: paypal.config },
    async fetch(input, init) {
      const request = new Request(input, init)
      requests.push(`${request.method} ${new URL(request.url).pathname.replace(/.*\/v2/, '')}`)
      const response = await paypal.fetch(request)
      return isReviewing ? withPendingCaptures(response) : response
    },
  })
})
afterAll(async () => {
  await system.close()
  await paypal.remove()
})

async function withPendingCaptures(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(
    text.replaceAll(/("captures":\[\{"id":"\w+","status":)"COMPLETED"/g, '$1"PENDING"'),
    response,
  )
}

test('a renewal whose money PayPal keeps for days is paid by one order of PayPal’s, as soon as it lets go', async () => {
  const person = await system.user()
  await buyPlan(system, person, { plan: 'pro' })
  system.clock.advance(
    periodEnd(system.clock.now(), 'monthly').getTime() - system.clock.now().getTime() + 60_000,
  )
  const {
    renewals: { renewSubscriptions },
    checkout: { reconcileOrders },
  } = system.capabilities.billing
  const renewals = () =>
    system.database
      .select()
      .from(orders)
      .where(and(eq(orders.userId, person.id), eq(orders.kind, 'renewal')))
  requests.length = 0
  isReviewing = true
  await renewSubscriptions()
  system.clock.advance(2 * DAY_MS)
  await reconcileOrders()
  const [kept] = await renewals()

  isReviewing = false
  system.clock.advance(DAY_MS)
  await reconcileOrders()

  expect(kept).toMatchObject({ status: 'capturing' })
  expect(await renewals()).toMatchObject([{ status: 'completed', totalCents: 10_694 }])
  // PayPal forgets an id after some hours: asked once more, it would take the money once more.
  expect(requests.filter((call) => call === 'POST /checkout/orders')).toHaveLength(1)
  expect(await system.violations()).toEqual([])
})
