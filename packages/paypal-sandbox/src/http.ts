import type { Access } from './access.ts'
import { captureOrder } from './capture-order.ts'
import { type Approval, createOrder } from './create-order.ts'
import type { SandboxDependencies } from './dependencies.ts'
import { refundCapture } from './refund-capture.ts'
import { type Issue, isIssue, Refusal } from './refusal.ts'
import type { ApiRequest } from './requests.ts'
import { showCapture, showRefund } from './show-capture.ts'
import { showOrder } from './show-order.ts'

/** Below this the sandbox answers over HTTP. */
export const SANDBOX_PATH = '/api/payment/sandbox'

/** PayPal's own header for trying out refusals, and two of the sandbox's for what PayPal's test payers do by hand. */
export const MOCK_HEADER = 'paypal-mock-response'
export const APPROVAL_HEADER = 'wakeel-sandbox-approval'
export const PENDING_HEADER = 'wakeel-sandbox-pending-ms'

interface HttpDependencies extends SandboxDependencies {
  access: Access
  certificate(id: string): Promise<string | undefined>
}

/** Answers a request as PayPal would: the same paths, headers, statuses and bodies. */
export async function handle(sandbox: HttpDependencies, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const path = pathname.slice(pathname.indexOf(SANDBOX_PATH) + SANDBOX_PATH.length)
  const debugId = sandbox.newId().replaceAll('-', '').slice(0, 13)
  try {
    const response = await answer(sandbox, request, path)
    response.headers.set('paypal-debug-id', debugId)
    return response
  } catch (error) {
    if (error instanceof Refusal) return error.toResponse(debugId)
    throw error
  }
}

async function answer(
  sandbox: HttpDependencies,
  request: Request,
  path: string,
): Promise<Response> {
  const { access, certificate } = sandbox
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
  return method === 'POST'
    ? Response.json(await change(sandbox, headers, path, body), { status: 201 })
    : Response.json(await show(sandbox, headers, route))
}

async function change(
  sandbox: SandboxDependencies,
  headers: Headers,
  path: string,
  body: string,
): Promise<object> {
  const mock = readMock(headers)
  const requestFor = (operation: ApiRequest['operation']): ApiRequest => ({
    operation,
    requestId: headers.get('paypal-request-id')?.slice(0, 108),
    path,
    body,
  })
  const captured = match(/^\/v2\/checkout\/orders\/(\w+)\/capture$/, path)
  if (captured) return captureOrder(sandbox, captured, requestFor('capture'), mock)
  const refunded = match(/^\/v2\/payments\/captures\/(\w+)\/refund$/, path)
  if (refunded) {
    const pendingMs = Number(headers.get(PENDING_HEADER) ?? 0)
    return refundCapture(sandbox, refunded, requestFor('refund'), { mock, pendingMs })
  }
  if (path === '/v2/checkout/orders') {
    const isWhole = headers.get('prefer')?.includes('return=representation') ?? false
    const approval = (headers.get(APPROVAL_HEADER) ?? 'agree') as Approval
    return createOrder(sandbox, requestFor('create'), { approval, isWhole, mock })
  }
  throw new Refusal(mock ?? 'INVALID_RESOURCE_ID')
}

async function show(
  sandbox: SandboxDependencies,
  headers: Headers,
  route: string,
): Promise<object> {
  const mock = readMock(headers)
  if (mock) throw new Refusal(mock)
  const order = match(/^GET \/v2\/checkout\/orders\/(\w+)$/, route)
  if (order) return showOrder(sandbox, order)
  const capture = match(/^GET \/v2\/payments\/captures\/(\w+)$/, route)
  if (capture) return showCapture(sandbox, capture)
  const refund = match(/^GET \/v2\/payments\/refunds\/(\w+)$/, route)
  if (refund) return showRefund(sandbox, refund)
  throw new Refusal('INVALID_RESOURCE_ID')
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
