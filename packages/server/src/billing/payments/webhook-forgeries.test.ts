import { constants, createHmac, randomUUID, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PayPalStandIn, SentWebhook } from '../../../testing/paypal-stand-in.ts'
import {
  type AgreedOrder,
  agreedOrder,
  agreement,
  openPayPalStore,
  sendWebhook,
  statusOf,
} from '../../../testing/paypal-store.ts'
import { openSystem, type System } from '../../../testing/system.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 3_600_000

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

/** A genuine webhook event with headers that were changed on the way. */
function altered(headers: Record<string, string>): SentWebhook {
  const webhook = paypal.webhook(agreement(order))
  return { ...webhook, headers: { ...webhook.headers, ...headers } }
}

function without(name: string): SentWebhook {
  const { headers, body } = paypal.webhook(agreement(order))
  return {
    headers: Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name)),
    body,
  }
}

/** A genuine webhook event with another body in its place. */
function rewritten(change: (body: string) => string | Uint8Array): SentWebhook {
  const webhook = paypal.webhook(agreement(order))
  return { ...webhook, body: change(String(webhook.body)) }
}

/** Right in everything, but signed by a stranger whose certificate stands at this address. */
const strangers = (certificate: string) =>
  paypal.webhook(agreement(order), { key: paypal.keys.stranger, certificate })

/** Rightly signed, by a key whose certificate is kept at PayPal under this name. */
const certified = (name: string, key = paypal.keys.own) =>
  paypal.webhook(agreement(order), { key, certificate: paypal.at(name) })

const REFUSED = '401 billing.webhook_refused'
const UNREADABLE = '400 billing.webhook_invalid'
const forgeries: Record<string, [make: () => SentWebhook, answer?: string]> = {
  'a body with another order': [
    () => rewritten((body) => body.replace(order.providerId, '5O190127TN364715T')),
  ],
  'a body with another event': [
    () => rewritten((body) => body.replace('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.REVERSED')),
  ],
  'a body with another event id': [() => rewritten((body) => body.replace('WH-', 'WX-'))],
  'a body with a space more': [() => rewritten((body) => `${body} `)],
  'a body with a line more': [() => rewritten((body) => `\n${body}`)],
  'a body with a byte order mark': [() => rewritten((body) => `\uFEFF${body}`)],
  'a body without its last byte': [() => rewritten((body) => body.slice(0, -1))],
  'half a body': [() => rewritten((body) => body.slice(0, body.length / 2))],
  'no body': [() => rewritten(() => '')],
  'a body of zeros': [() => rewritten((body) => new Uint8Array(body.length))],
  'a body written anew': [() => rewritten((body) => JSON.stringify(JSON.parse(body), null, 1))],
  'a body with its fields in another order': [
    () =>
      rewritten((body) =>
        JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).reverse())),
      ),
  ],
  'a body in another encoding': [() => rewritten((body) => Buffer.from(body, 'utf16le'))],

  'another transmission': [() => altered({ 'paypal-transmission-id': randomUUID() })],
  'the transmission in capitals': [
    () => altered({ 'paypal-transmission-id': 'ABCDEF00-0000-4000-8000-000000000000' }),
  ],
  'a transmission with more in it': [
    () => altered({ 'paypal-transmission-id': `${randomUUID()}|${at(0)}` }),
  ],
  'a transmission that is too long': [() => altered({ 'paypal-transmission-id': 'a'.repeat(101) })],
  'another time': [() => altered({ 'paypal-transmission-time': at(1_000) })],
  'the same time written otherwise': [
    () => altered({ 'paypal-transmission-time': at(0).replace('Z', '+00:00') }),
  ],
  'a signature of something else': [
    () =>
      altered({
        'paypal-transmission-sig': paypal.webhook('{}').headers['paypal-transmission-sig']!,
      }),
  ],
  'half a signature': [() => altered({ 'paypal-transmission-sig': 'QUJD'.repeat(40) })],
  'a signature that is none': [() => altered({ 'paypal-transmission-sig': '!!!!' })],
  'an empty signature': [() => altered({ 'paypal-transmission-sig': '' })],
  'a signature of zeros': [
    () => altered({ 'paypal-transmission-sig': Buffer.alloc(256).toString('base64') }),
  ],
  'a signature that goes on and on': [
    () => altered({ 'paypal-transmission-sig': 'QUJD'.repeat(1_000) }),
  ],

  'a signature for another webhook': [
    () => paypal.webhook(agreement(order), { webhookId: '9XL90610J3647323C' }),
  ],
  'a signature for no webhook': [() => paypal.webhook(agreement(order), { webhookId: '' })],
  'a signature for the word undefined': [
    () => paypal.webhook(agreement(order), { webhookId: 'undefined' }),
  ],
  'a signature with the checksum of nothing': [
    () => paypal.webhook(agreement(order), { checksum: 0 }),
  ],
  'a signature with the checksum in hexadecimal': [
    () => paypal.webhook(agreement(order), { checksum: crc32(agreement(order)).toString(16) }),
  ],
  'a signature with the body instead of its checksum': [
    () => paypal.webhook(agreement(order), { checksum: agreement(order) }),
  ],
  'a signature with SHA-1': [() => paypal.webhook(agreement(order), { hash: 'sha1' })],
  'a signature with SHA-512': [() => paypal.webhook(agreement(order), { hash: 'sha512' })],
  'a signature with another padding': [
    () => {
      const webhook = paypal.webhook(agreement(order))
      const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = webhook.headers
      const signed = Buffer.from(`${id}|${time}|${paypal.config.webhookId}|${crc32(webhook.body)}`)
      const key = { key: paypal.keys.own, padding: constants.RSA_PKCS1_PSS_PADDING }
      return {
        ...webhook,
        headers: {
          ...webhook.headers,
          'paypal-transmission-sig': sign('sha256', signed, key).toString('base64'),
        },
      }
    },
  ],
  'a signature made with the certificate as a secret': [
    () =>
      altered({
        'paypal-auth-algo': 'HS256',
        'paypal-transmission-sig': createHmac('sha256', paypal.certificate)
          .update(agreement(order))
          .digest('base64'),
      }),
  ],
  'a signature by a stranger': [() => strangers(paypal.at('good'))],
  'a signature by another key of PayPal': [
    () => paypal.webhook(agreement(order), { key: paypal.keys.other }),
  ],
  'a certificate of another key of PayPal': [
    () => altered({ 'paypal-cert-url': paypal.at('other') }),
  ],

  'a weaker algorithm': [() => altered({ 'paypal-auth-algo': 'SHA1withRSA' })],
  'no algorithm at all': [() => altered({ 'paypal-auth-algo': 'none' })],
  'the algorithm in another spelling': [() => altered({ 'paypal-auth-algo': 'sha256withrsa' })],
  'no transmission id': [() => without('paypal-transmission-id')],
  'no time': [() => without('paypal-transmission-time')],
  'no signature': [() => without('paypal-transmission-sig')],
  'no certificate': [() => without('paypal-cert-url')],
  'no algorithm named': [() => without('paypal-auth-algo')],
  'no headers of PayPal’s': [
    () => ({ headers: { 'content-type': 'application/json' }, body: agreement(order) }),
  ],

  'a time three days and six minutes ago': [
    () => paypal.webhook(agreement(order), { time: at(-3 * DAY_MS - 6 * MINUTE_MS) }),
  ],
  'a time a year ago': [() => paypal.webhook(agreement(order), { time: at(-365 * DAY_MS) })],
  'a time in six minutes': [() => paypal.webhook(agreement(order), { time: at(6 * MINUTE_MS) })],
  'a time next year': [() => paypal.webhook(agreement(order), { time: at(365 * DAY_MS) })],
  'a time that is a day': [() => paypal.webhook(agreement(order), { time: at(0).slice(0, 10) })],
  'a time that is a number': [
    () => paypal.webhook(agreement(order), { time: String(Date.parse(at(0))) }),
  ],
  'a time that nobody has lived': [
    () => paypal.webhook(agreement(order), { time: '2026-02-30T00:00:00Z' }),
  ],
  'a time in words': [
    () => paypal.webhook(agreement(order), { time: new Date(at(0)).toUTCString() }),
  ],

  'an expired certificate': [() => certified('expired')],
  'a certificate that is not valid yet': [() => certified('early')],
  'a certificate of a short key': [() => certified('short', paypal.keys.short)],
  'a certificate of another kind of key': [() => certified('curved', paypal.keys.curved)],
  'a certificate that is damaged': [() => certified('garbage')],
  'a page for a certificate': [() => certified('page')],
  'an empty certificate': [() => certified('empty')],
  'a certificate without end': [() => certified('huge')],
  'a certificate that is not there': [() => certified('missing')],
  'a certificate that has moved to a stranger': [() => certified('moved')],
  'a certificate that cannot be fetched': [
    () => certified('silent'),
    '502 billing.provider_unreachable',
  ],

  'rightly signed words': [() => paypal.webhook('hello'), UNREADABLE],
  'a rightly signed number': [() => paypal.webhook('1'), UNREADABLE],
  'a rightly signed nothing': [() => paypal.webhook('null'), UNREADABLE],
  'a rightly signed list': [() => paypal.webhook(`[${agreement(order)}]`), UNREADABLE],
  'a rightly signed event without a kind': [
    () => paypal.webhook('{"id":"WH-1","resource":{}}'),
    UNREADABLE,
  ],
  'a rightly signed event with NUL for its id': [
    () => paypal.webhook(JSON.stringify({ id: '\0', event_type: 'A', resource: {} })),
    UNREADABLE,
  ],
  'a rightly signed event with NUL in its kind': [
    () => paypal.webhook(JSON.stringify({ id: 'WH-1', event_type: 'A\0', resource: {} })),
    UNREADABLE,
  ],
  'a rightly signed event with half a character': [
    () => paypal.webhook('{"id":"WH-\\ud800","event_type":"A"}'),
    UNREADABLE,
  ],
  'a body that is too large': [
    () => rewritten(() => 'x'.repeat(64 * 1024 + 1)),
    '413 request.too_large',
  ],
  'a body said to be text': [
    () => altered({ 'content-type': 'text/plain' }),
    '415 request.unsupported_media_type',
  ],
  'a body said to be a form': [
    () => altered({ 'content-type': 'application/x-www-form-urlencoded' }),
    '415 request.unsupported_media_type',
  ],
}

/** A header is sent in bytes. */
const bytes = (text: string) => Buffer.from(text).toString('latin1')
const PATH = '/v1/notifications/certs/CERT-good'
const certificateAddresses: string[] = [
  `http://api.paypal.com${PATH}`,
  `ftp://api.paypal.com${PATH}`,
  `//api.paypal.com${PATH}`,
  `api.paypal.com${PATH}`,
  `HTTPS://api.paypal.com${PATH}`,
  `https:/api.paypal.com${PATH}`,
  `https:\\\\api.paypal.com${PATH}`,
  `https://stranger.example${PATH}`,
  `https://api.paypal.com.stranger.example${PATH}`,
  `https://stranger.example/api.paypal.com${PATH}`,
  `https://stranger.example/?https://api.paypal.com${PATH}`,
  `https://stranger.example/#https://api.paypal.com${PATH}`,
  `https://stranger.example\\@api.paypal.com${PATH}`,
  `https://api.paypal.com@stranger.example${PATH}`,
  `https://api.paypal.com:443@stranger.example${PATH}`,
  `https://api.paypal.com%40stranger.example${PATH}`,
  `https://api.paypal.com\\.stranger.example${PATH}`,
  `https://user@api.paypal.com${PATH}`,
  `https://user:word@api.paypal.com${PATH}`,
  `https://api.paypal.com:443${PATH}`,
  `https://api.paypal.com:8443${PATH}`,
  `https://api.paypal.com.${PATH}`,
  `https://API.PAYPAL.COM${PATH}`,
  `https://api.paypal%2ecom${PATH}`,
  `https://api.pay\tpal.com${PATH}`,
  `https://xapi.paypal.com${PATH}`,
  `https://api-paypal.com${PATH}`,
  `https://apixpaypal.com${PATH}`,
  `https://api.paypa1.com${PATH}`,
  `https://paypal.com${PATH}`,
  `https://www.paypal.com${PATH}`,
  `https://api.sandbox.paypal.com.stranger.example${PATH}`,
  `https://stranger.api.paypal.com${PATH}`,
  `https://xn--pi-8kc.paypal.com${PATH}`,
  bytes(`https://api。paypal。com${PATH}`),
  bytes(`https://ａｐｉ.paypal.com${PATH}`),
  bytes(`https://аpi.paypal.com${PATH}`),
  `https://127.0.0.1${PATH}`,
  `https://[::1]${PATH}`,
  `https://2130706433${PATH}`,
  `https://0x7f000001${PATH}`,
  `https://169.254.169.254${PATH}`,
  `https://localhost${PATH}`,
  'file:///v1/notifications/certs/CERT-good',
  'data:text/plain,CERT-good',
  'https://api.paypal.com/v1/notifications/certs/../../../stranger/CERT-good',
  'https://api.paypal.com/v1/notifications/certs/..%2f..%2fstranger/CERT-good',
  'https://api.paypal.com/v1/notifications/certs/%2e%2e/CERT-good',
  'https://api.paypal.com/v1/notifications/certs/CERT-good/../CERT-stranger',
  'https://api.paypal.com/v1/notifications/certs//CERT-good',
  'https://api.paypal.com/v1/notifications/certs/CERT-good/',
  'https://api.paypal.com/v1/notifications/certs/CERT-good?to=https://stranger.example',
  'https://api.paypal.com/v1/notifications/certs/CERT-good#stranger',
  'https://api.paypal.com/v1/notifications/certs/CERT-good%00',
  'https://api.paypal.com/v1/notifications/certs/',
  'https://api.paypal.com/v1/notifications/certs/stranger',
  'https://api.paypal.com/v1/elsewhere/CERT-good',
  'https://api.paypal.com/CERT-good',
  `https://api.paypal.com/v1/notifications/certs/CERT-${'a'.repeat(101)}`,
  'CERT-good',
  'x',
]

describe('a webhook event of PayPal', () => {
  test.each(Object.entries(forgeries))(
    'with %s is refused',
    async (_, [make, answer = REFUSED]) => {
      expect(await sendWebhook(system, make())).toBe(answer)

      expect(await statusOf(system, order)).toBe('awaiting_approval')
    },
  )

  test.each(certificateAddresses)(
    'with its certificate at %s is refused and leads to no connection',
    async (address) => {
      const before = paypal.connections.length

      expect(await sendWebhook(system, strangers(address))).toBe(REFUSED)

      expect(paypal.connections.length).toBe(before)
      expect(await statusOf(system, order)).toBe('awaiting_approval')
    },
  )

  test('with its certificate in the sandbox of a store is refused', async () => {
    expect(await sendWebhook(system, strangers(`${system.url}/api/payment/sandbox${PATH}`))).toBe(
      REFUSED,
    )
  })

  test('that was forged has never led anywhere but to PayPal', () => {
    expect(paypal.connections.filter((origin) => !paypal.allowed.includes(origin))).toEqual([])
  })

  test('with certificates that nobody has seen leads to few connections', async () => {
    system.clock.advance(MINUTE_MS)
    const before = paypal.connections.length

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sendWebhook(system, strangers(paypal.at(`unseen-${index}`))),
      ),
    )

    expect(new Set(answers)).toEqual(new Set([REFUSED, '502 billing.provider_unreachable']))
    expect(paypal.connections.length - before).toBeLessThanOrEqual(20)
  })
})

test('a store whose webhook has no number believes no webhook event', async () => {
  const nameless = await openSystem({
    fetch: paypal.fetch,
    clock: system.clock,
    config: { paypal: { ...paypal.config, webhookId: undefined } },
  })
  const { headers, body } = paypal.webhook(agreement(order))

  const reply = await nameless.request('POST', '/api/payment/webhook', { raw: body, headers })
  await nameless.close()

  expect([reply.status, reply.body.code]).toEqual([401, 'billing.webhook_refused'])
})
