import type { Sandbox } from '@wakeel/paypal-sandbox'
import { SANDBOX_PATH } from '@wakeel/paypal-sandbox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { DomainError } from '../../errors.ts'
import type { Payments } from './payments.ts'
import type { WebhookTarget } from './receive-webhook.ts'
import { WEBHOOK_BYTES } from './webhook-signature.ts'

interface Dependencies {
  payments: Payments
  billing: WebhookTarget
}

/** What is not a route of the contract: the provider's webhook events, the payer's way back, and the sandbox's own HTTP. */
export async function mountPayments(
  server: FastifyInstance,
  { payments, billing }: Dependencies,
): Promise<void> {
  const { receiveWebhook, sandbox } = payments

  await server.register(async (plugin) => {
    // A signature covers the bytes as they came.
    readRaw(plugin, 'application/json')
    plugin.post('/api/payment/webhook', { bodyLimit: WEBHOOK_BYTES }, async (request, reply) => {
      await receiveWebhook({ headers: request.headers, body: rawBody(request) }, billing)
      reply.header('cache-control', 'no-store')
      return { success: true }
    })
  })
  server.get('/api/payment/return', sendToCheckout)
  server.get('/api/payment/cancel', sendToCheckout)
  if (!sandbox) return

  await server.register(async (plugin) => {
    readRaw(plugin, '*')
    plugin.route({
      method: ['GET', 'POST'],
      url: `${SANDBOX_PATH}/*`,
      handler: (request, reply) => askSandbox(sandbox, request, reply),
    })
  })
  sandbox.deliverTo(async (webhook) => {
    try {
      await receiveWebhook(webhook, billing)
      return 200
    } catch (error) {
      if (!(error instanceof DomainError)) {
        server.log.error(
          { err: error },
          'A notice of the sandbox could not be worked on and is tried again',
        )
        return 500
      }
      // An earlier try was taken, and whoever sent it stopped before it could know.
      return error.code === 'billing.webhook_replayed' ? 200 : error.status
    }
  })
}

function readRaw(plugin: FastifyInstance, contentType: string): void {
  plugin.removeAllContentTypeParsers()
  plugin.addContentTypeParser(contentType, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

const rawBody = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0)

/** The payer comes back, having agreed or not: the checkout asks how it stands. */
async function sendToCheckout(request: FastifyRequest, reply: FastifyReply) {
  const { data: query } = z.object({ order: z.uuid() }).safeParse(request.query)
  reply.header('cache-control', 'no-store')
  return reply.redirect(query ? `/#/checkout?order=${query.order}` : '/#/account', 302)
}

async function askSandbox(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value)
  const response = await sandbox.handle(
    new Request(new URL(request.url, sandbox.account.baseUrl), {
      method: request.method,
      headers,
      body: request.method === 'POST' ? new Uint8Array(rawBody(request)) : null,
    }),
  )
  reply.code(response.status).header('cache-control', 'no-store')
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply.send(await response.text())
}
