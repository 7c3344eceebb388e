import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayPalStandIn } from '../../../testing/paypal-stand-in.ts'
import {
  type AgreedOrder,
  agreedOrder,
  agreement,
  openPayPalStore,
  sendWebhook,
  statusOf,
} from '../../../testing/paypal-store.ts'
import type { System } from '../../../testing/system.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let system: System
let paypal: PayPalStandIn
let order: AgreedOrder
beforeAll(async () => {
  ;({ system, paypal } = await openPayPalStore())
  order = await agreedOrder(system)
})
afterAll(async () => {
  expect(await system.violations()).toEqual([])
  await system.close()
  await paypal.remove()
})

const at = (offsetMs: number) => new Date(system.clock.now().getTime() + offsetMs).toISOString()

describe('a webhook event of PayPal', () => {
  test('that is genuine takes the payment further', async () => {
    const agreed = await agreedOrder(system)

    const answer = await sendWebhook(system, paypal.webhook(agreement(agreed)))

    expect(answer).toBe('200')
    expect(await statusOf(system, agreed)).toBe('completed')
    expect(paypal.connections).toContain('https://api.paypal.com')
  })

  test('comes a second time and is refused, also in other words', async () => {
    const agreed = await agreedOrder(system)
    const webhook = paypal.webhook(agreement(agreed))
    const sameTransmission = paypal.webhook(agreement(agreed), {
      id: webhook.headers['paypal-transmission-id']!,
    })

    const answers = [
      await sendWebhook(system, webhook),
      await sendWebhook(system, webhook),
      await sendWebhook(system, sameTransmission),
    ]

    expect(answers).toEqual(['200', '409 billing.webhook_replayed', '409 billing.webhook_replayed'])
  })

  test('comes ten times at once and is taken once', async () => {
    const agreed = await agreedOrder(system)
    const webhook = paypal.webhook(agreement(agreed))

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendWebhook(system, webhook)),
    )

    expect(answers.filter((answer) => answer === '200')).toHaveLength(1)
    expect(answers.filter((answer) => answer === '409 billing.webhook_replayed')).toHaveLength(9)
    expect(await statusOf(system, agreed)).toBe('completed')
  })

  test('that was on its way for almost three days is taken', async () => {
    const agreed = await agreedOrder(system)

    expect(
      await sendWebhook(
        system,
        paypal.webhook(agreement(agreed), { time: at(-3 * DAY_MS + HOUR_MS) }),
      ),
    ).toBe('200')
  })

  test('about what the store does not know is taken and changes nothing', async () => {
    const unknown = {
      id: 'WH-1',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: '5O190127TN364715T' },
    }

    const answers = [
      await sendWebhook(system, paypal.webhook(JSON.stringify(unknown))),
      await sendWebhook(
        system,
        paypal.webhook(JSON.stringify({ ...unknown, event_type: 'CUSTOMER.DISPUTE.CREATED' })),
      ),
      await sendWebhook(
        system,
        paypal.webhook(JSON.stringify({ ...unknown, event_type: 'PAYMENT.CAPTURE.COMPLETED' })),
      ),
      await sendWebhook(
        system,
        paypal.webhook(JSON.stringify({ ...unknown, event_type: 'PAYMENT.CAPTURE.REFUNDED' })),
      ),
      await sendWebhook(
        system,
        paypal.webhook(JSON.stringify({ ...unknown, event_type: 'PAYMENT.CAPTURE.REVERSED' })),
      ),
      await sendWebhook(
        system,
        paypal.webhook(JSON.stringify({ ...unknown, resource: 'nothing' })),
      ),
    ]

    expect(answers).toEqual(Array(6).fill('200'))
  })

  test.for([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.REFUNDED',
    'PAYMENT.CAPTURE.REVERSED',
  ])(
    'of the kind %s about an id that no database can hold is taken and changes nothing',
    async (event_type) => {
      const id = `5O\0${String.fromCharCode(0xd8_00)}`
      const resource = {
        id,
        status: 'COMPLETED',
        custom_id: id,
        supplementary_data: { related_ids: { order_id: id } },
      }

      expect(
        await sendWebhook(
          system,
          paypal.webhook(JSON.stringify({ id: 'WH-1', event_type, resource })),
        ),
      ).toBe('200')
    },
  )

  test('whose work failed can come again', async () => {
    const agreed = await agreedOrder(system)
    const webhook = paypal.webhook(agreement(agreed))
    system.faults.failAt('billing.capturing')

    const failed = await sendWebhook(system, webhook)
    const again = await sendWebhook(system, webhook)

    expect([failed, again]).toEqual(['500 server.failed', '200'])
  })

  test('that cannot be asked about can come again', async () => {
    const agreed = await agreedOrder(system)
    const webhook = paypal.webhook(agreement(agreed))
    paypal.beSilent(1)

    const failed = await sendWebhook(system, webhook)
    const again = await sendWebhook(system, webhook)

    expect([failed, again]).toEqual(['502 billing.provider_unreachable', '200'])
    expect(await statusOf(system, agreed)).toBe('completed')
  })

  test('is asked about at PayPal: its own word that the money came is not enough', async () => {
    const { token } = await system.user()
    const reply = await system.request('POST', '/api/billing/wallet/top-ups', {
      token,
      body: { amount_fils: 10_000 },
    })
    const { id, approval_url } = reply.body.order
    const waiting = { id, token, providerId: new URL(approval_url).searchParams.get('token')! }
    const claim = {
      id: 'WH-1',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      resource: {
        id: '3C679366HH908993F',
        status: 'COMPLETED',
        supplementary_data: { related_ids: { order_id: waiting.providerId } },
      },
    }

    expect(await sendWebhook(system, paypal.webhook(JSON.stringify(claim)))).toBe('200')

    expect(await statusOf(system, waiting)).toBe('awaiting_approval')
  })
})

describe('the payer who comes back', () => {
  test.each(['return', 'cancel'])(
    'by way of %s is led to the checkout of that order',
    async (way) => {
      const reply = await system.request(
        'GET',
        `/api/payment/${way}?order=${order.id}&token=5O190127TN364715T&PayerID=X`,
      )

      expect([reply.status, reply.headers.get('location')]).toEqual([
        302,
        `/#/checkout?order=${order.id}`,
      ])
    },
  )

  test.each([
    '',
    '?order=',
    '?order=//stranger.example',
    '?order=1&order=2',
    '?order=%0d%0alocation:x',
  ])('with an address that ends in “%s” is led to the account', async (query) => {
    const reply = await system.request('GET', `/api/payment/return${query}`)

    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/#/account'])
  })
})
