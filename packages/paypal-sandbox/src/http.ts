import type { Access } from './access.ts'
import type { SandboxCaptures } from './captures.ts'
import type { Approval, SandboxOrders } from './orders.ts'
import { type Issue, isIssue, Refusal } from './refusal.ts'
import type { Asked } from './requests.ts'

/** Below this the sandbox answers over HTTP. */
export const SANDBOX_PATH = '/api/payment/sandbox'

/** PayPal's own header for trying out refusals, and two of the sandbox's for what PayPal's test payers do by hand. */
export const MOCK_HEADER = 'paypal-mock-response'
export const APPROVAL_HEADER = 'wakeel-sandbox-approval'
export const PENDING_HEADER = 'wakeel-sandbox-pending-ms'

interface Dependencies {
  newId(): string
  access: Access
  orders: SandboxOrders
  captures: SandboxCaptures
  certificate(id: string): Promise<string | undefined>
}

/** Speaks PayPal's HTTP: the same paths, headers, statuses and bodies. */
export function createSandboxHttp({ newId, access, orders, captures, certificate }: Dependencies) {
  async function answer(request: Request, path: string): Promise<Response> {
    const { method, headers } = request
    const authorization = headers.get('authorization')
    const route = `${method} ${path}`

    const certificateId = match(/^GET \/v1\/notifications\/certs\/([\w-]+)$/, route)
    if (certificateId) {
      const pem = await certificate(certificateId)
      if (pem === undefined) throw new Refusal('INVALID_RESOURCE_ID')
      return new Response(pem, { headers: { 'content-type': 'application/x-pem-file' } })
    }
    const body = await request.text()
    if (route === 'POST /v1/oauth2/token') {
      if (new URLSearchParams(body).get('grant_type') !== 'client_credentials')
        return oauthError(400, 'unsupported_grant_type')
      const token = access.giveToken(authorization)
      return token ? Response.json(token) : oauthError(401, 'invalid_client')
    }
    if (!access.accepts(authorization)) return oauthError(401, 'invalid_token')

    const mock = readMock(headers)
    const asked = (operation: Asked['operation']): Asked => ({
      operation,
      requestId: headers.get('paypal-request-id')?.slice(0, 108),
      path,
      body,
    })
    const captured = match(/^POST \/v2\/checkout\/orders\/(\w+)\/capture$/, route)
    if (captured)
      return Response.json(await orders.capture(captured, asked('capture'), mock), { status: 201 })
    const refunded = match(/^POST \/v2\/payments\/captures\/(\w+)\/refund$/, route)
    if (refunded) {
      const pendingMs = Number(headers.get(PENDING_HEADER) ?? 0)
      return Response.json(await captures.refund(refunded, asked('refund'), { mock, pendingMs }), {
        status: 201,
      })
    }
    if (route === 'POST /v2/checkout/orders') {
      const isWhole = headers.get('prefer')?.includes('return=representation') ?? false
      const approval = (headers.get(APPROVAL_HEADER) ?? 'agree') as Approval
      return Response.json(await orders.create(asked('create'), { approval, isWhole, mock }), {
        status: 201,
      })
    }
    if (mock) throw new Refusal(mock)
    const order = match(/^GET \/v2\/checkout\/orders\/(\w+)$/, route)
    if (order) return Response.json(await orders.show(order))
    const capture = match(/^GET \/v2\/payments\/captures\/(\w+)$/, route)
    if (capture) return Response.json(await captures.show(capture))
    const refund = match(/^GET \/v2\/payments\/refunds\/(\w+)$/, route)
    if (refund) return Response.json(await captures.showRefund(refund))
    throw new Refusal('INVALID_RESOURCE_ID')
  }

  return async function handle(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const debugId = newId().replaceAll('-', '').slice(0, 13)
    try {
      const response = await answer(
        request,
        pathname.slice(pathname.indexOf(SANDBOX_PATH) + SANDBOX_PATH.length),
      )
      response.headers.set('paypal-debug-id', debugId)
      return response
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse(debugId)
      throw error
    }
  }
}

function match(pattern: RegExp, route: string): string | undefined {
  return pattern.exec(route)?.[1]
}

/** `{"mock_application_codes":"INSTRUMENT_DECLINED"}`. */
function readMock(headers: Headers): Issue | undefined {
  const header = headers.get(MOCK_HEADER)
  if (header === null) return undefined
  const [, code = ''] = /"mock_application_codes"\s*:\s*"(\w+)"/.exec(header) ?? []
  if (!isIssue(code)) throw new Refusal('INVALID_PARAMETER_VALUE')
  return code
}

function oauthError(status: number, error: string): Response {
  return Response.json({ error, error_description: 'Client Authentication failed' }, { status })
}
