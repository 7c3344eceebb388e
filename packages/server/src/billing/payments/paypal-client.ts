import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { ProviderUnreachable } from './payment-provider.ts'
import { approvalLink, Refusal, Token } from './paypal-answers.ts'

const ANSWER_WITHIN_MS = 10_000
const TOKEN_WITHIN_MS = 5_000
/** A token is renewed this long before it ends, so that it does not end on its way. */
const TOKEN_SPARE_MS = 60_000

export interface PayPalClientDependencies {
  baseUrl: string
  clientId: string
  clientSecret: string
  clock: Clock
  fetch: typeof fetch
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  body?: object
  requestId?: string
  /** Ends the operation that this call is a part of. */
  patience: AbortSignal
}

/** What PayPal understood and did not do. */
export class Refused extends Error {
  readonly status: number
  readonly reason: string
  readonly payerLink: string | null
  constructor(status: number, refusal: z.infer<typeof Refusal>) {
    const reason = refusal.details?.find(({ issue }) => issue)?.issue ?? refusal.name
    super(`PayPal answered ${status}: ${reason}`)
    this.status = status
    this.reason = reason
    this.payerLink = approvalLink(refusal.links)
  }
}

export type PayPalClient = ReturnType<typeof createPayPalClient>

/** Calls PayPal with a token, and throws Refused or ProviderUnreachable. What it sends and receives is never logged: it holds the keys. */
export function createPayPalClient(dependencies: PayPalClientDependencies) {
  const { clock } = dependencies
  let token: Promise<{ value: string; endsAt: number }> | undefined

  /** One request for a token, however many calls wait for it. */
  async function accessToken(): Promise<string> {
    const known = token
    const held = await known
    if (held && held.endsAt > clock.now().getTime()) return held.value
    if (token === known) {
      token = fetchToken(dependencies)
      token.catch(() => {
        token = undefined
      })
    }
    return (await (token ?? fetchToken(dependencies))).value
  }

  async function perform({ method, path, body, requestId, patience }: Call) {
    const headers = {
      authorization: `Bearer ${await accessToken()}`,
      accept: 'application/json',
      ...(method === 'POST'
        ? { 'content-type': 'application/json', prefer: 'return=representation' }
        : {}),
      ...(requestId ? { 'paypal-request-id': requestId } : {}),
    }
    const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}
    const request = { method, headers, ...sent, signal: patience }
    return send(dependencies, path, request, ANSWER_WITHIN_MS)
  }

  return async function call<T extends z.ZodType>(answer: T, request: Call): Promise<z.infer<T>> {
    let reply = await perform(request)
    if (reply.status === 401) {
      // PayPal may end a token before its time.
      token = undefined
      reply = await perform(request)
    }
    const { status, content } = reply
    if (status >= 200 && status < 300) return read(answer, content)
    const saysNo = status === 400 || status === 403 || status === 404 || status === 422
    if (!saysNo) throw new ProviderUnreachable(new Error(`PayPal answered ${status}`))
    throw new Refused(status, read(Refusal, content))
  }
}

async function fetchToken(
  dependencies: PayPalClientDependencies,
): Promise<{ value: string; endsAt: number }> {
  const { clientId, clientSecret, clock } = dependencies
  const keys = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const headers = {
    authorization: `Basic ${keys}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
  }
  const request = { method: 'POST', headers, body: 'grant_type=client_credentials' }
  const { status, content } = await send(dependencies, '/v1/oauth2/token', request, TOKEN_WITHIN_MS)
  if (status !== 200)
    throw new ProviderUnreachable(
      new Error(`PayPal answered ${status} when it was asked for a token`),
    )
  const { access_token, expires_in } = read(Token, content)
  return {
    value: access_token,
    endsAt: clock.now().getTime() + expires_in * 1_000 - TOKEN_SPARE_MS,
  }
}

async function send(
  { fetch, baseUrl }: PayPalClientDependencies,
  path: string,
  init: RequestInit,
  withinMs: number,
): Promise<{ status: number; content: unknown }> {
  try {
    const signals = [AbortSignal.timeout(withinMs), ...(init.signal ? [init.signal] : [])]
    // A redirect would carry the keys to wherever it leads.
    const response = await fetch(baseUrl + path, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.any(signals),
    })
    return { status: response.status, content: await response.json() }
  } catch (error) {
    throw new ProviderUnreachable(error)
  }
}

function read<T extends z.ZodType>(schema: T, content: unknown): z.infer<T> {
  const result = schema.safeParse(content)
  if (!result.success)
    throw new ProviderUnreachable(
      new Error('PayPal sent an answer that could not be read', { cause: result.error }),
    )
  return result.data
}
