import type { Approval } from './create-order.ts'
import { APPROVAL_HEADER, MOCK_HEADER, PENDING_HEADER } from './http.ts'

/** What shall happen at the next call of this kind, once. */
export interface Instruction {
  on: 'create' | 'capture' | 'refund'
  /** Of an order: what the payer does. */
  approval?: Exclude<Approval, 'agree'>
  /** Refused with this of PayPal's codes. */
  mock?: string
  /** Of a refund: how long it is on its way. */
  pendingMs?: number
  /** `never_arrives`: nothing happens. `answer_lost`: it happens and the caller is not told. */
  connection?: 'never_arrives' | 'answer_lost'
}

/** The way from the store's own client to the sandbox, without a network between them, that can be told what shall happen on it. */
export function createTransport(handle: (request: Request) => Promise<Response>) {
  const pending: Instruction[] = []

  function next(request: Request): Instruction | undefined {
    const operation = operationOf(request)
    const position = pending.findIndex(({ on }) => on === operation)
    return position < 0 ? undefined : pending.splice(position, 1)[0]
  }

  return {
    instruct(instruction: Instruction): void {
      pending.push(instruction)
    },

    fetch: async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init)
      const { approval, mock, pendingMs, connection } = next(request) ?? {}
      if (approval) request.headers.set(APPROVAL_HEADER, approval)
      if (mock) request.headers.set(MOCK_HEADER, JSON.stringify({ mock_application_codes: mock }))
      if (pendingMs) request.headers.set(PENDING_HEADER, String(pendingMs))
      if (connection === 'never_arrives') throw new TypeError('fetch failed')
      const response = await handle(request)
      if (connection === 'answer_lost') throw new TypeError('fetch failed')
      return response
    },
  }
}

function operationOf({ method, url }: Request): Instruction['on'] | undefined {
  if (method !== 'POST') return undefined
  if (url.endsWith('/v2/checkout/orders')) return 'create'
  if (url.endsWith('/capture')) return 'capture'
  return url.endsWith('/refund') ? 'refund' : undefined
}
