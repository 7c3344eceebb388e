import { setTimeout as pause } from 'node:timers/promises'

/** People at work in a store, each with their own address, until they are stopped. */
export interface Load {
  /** Resolves once so many more requests of each kind together were answered. */
  answered(count: number): Promise<void>
  /** What was answered, by kind, and every request that was not answered as it should be. */
  stop(): Promise<{ answers: Record<string, number>; failures: string[] }>
}

export const LOAD_KINDS = [
  'list',
  'sign-up',
  'sign-in',
  'top-up',
  'payment',
  'agent',
  'search',
  'streamed run',
  'paid run',
  'review',
  'history',
] as const
type Kind = (typeof LOAD_KINDS)[number]

type Ask = <Reply>(kind: Kind, path: string, init?: Sent) => Promise<Reply | undefined>

export function startLoad(url: string, { people = 4 }: { people?: number } = {}): Load {
  const answers: Record<string, number> = {}
  const failures: string[] = []
  const ending = new AbortController()
  const total = () =>
    Object.values(answers).reduce((sum, count) => sum + count, 0) + failures.length

  const ask =
    (headers: Record<string, string>): Ask =>
    async (kind, path, init) => {
      try {
        const response = await fetch(url + path, {
          ...init,
          headers: { ...headers, ...init?.headers },
        })
        const text = await response.text()
        const isStream = String(response.headers.get('content-type')).startsWith(
          'text/event-stream',
        )
        if (response.ok && (!isStream || text.includes('event: result'))) {
          answers[kind] = (answers[kind] ?? 0) + 1
          return isStream ? undefined : JSON.parse(text)
        }
        failures.push(`${kind}: ${response.status} ${text.slice(-200)}`)
      } catch (error) {
        failures.push(`${kind}: ${String(error)} ${String((error as Error).cause ?? '')}`)
      }
      return undefined
    }

  const work = Array.from({ length: people }, async (_, person) => {
    // Each visit comes from another network, as what is free is counted by networks too.
    for (let visit = 1; !ending.signal.aborted; visit += 1)
      await visitStore(ask, {
        address: `${10 + person}.${visit >> 8}.${visit & 255}.1`,
        isOver: () => ending.signal.aborted,
      })
  })

  return {
    async answered(count) {
      const target = total() + count
      while (total() < target) await pause(20)
    },
    async stop() {
      ending.abort()
      await Promise.all(work)
      return { answers, failures }
    },
  }
}

interface Sent extends RequestInit {
  headers?: Record<string, string>
}

const post = (body: object, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

/** Somebody new signs up, signs in, fills their wallet, and asks agents: each for free, and those with a price again for money. */
async function visitStore(
  ask: (headers: Record<string, string>) => Ask,
  { address, isOver }: { address: string; isOver(): boolean },
): Promise<void> {
  const from = { 'x-forwarded-for': address }
  const visitor = ask(from)
  const list = await visitor<{ apps: { slug: string }[] }>('list', '/api/apps?limit=24')
  const credentials = { email: `${crypto.randomUUID()}@example.ae`, password: crypto.randomUUID() }
  await visitor(
    'sign-up',
    '/api/auth/sign-up/email',
    post({ name: 'Aisha Rahman', ...credentials }),
  )
  const signedIn = await visitor<{ token: string }>(
    'sign-in',
    '/api/auth/sign-in/email',
    post(credentials),
  )
  if (!list || !signedIn) return
  const user = ask({ ...from, authorization: `Bearer ${signedIn.token}` })
  const hasPaid = await topUp(user)
  for (const { slug } of list.apps) {
    if (isOver()) return
    const found = await user<{ app: { demo_prompts: string[]; pricing: { model: string } } }>(
      'agent',
      `/api/apps/${slug}`,
    )
    await user('search', `/api/apps?q=${encodeURIComponent(slug.replaceAll('-', ' '))}`)
    const input = found?.app.demo_prompts[0]
    if (input)
      await user(
        'streamed run',
        `/api/apps/${slug}/demo`,
        post({ input }, { accept: 'text/event-stream' }),
      )
    if (input && hasPaid && found.app.pricing.model === 'per_use')
      await user('paid run', `/api/apps/${slug}/runs`, post({ input }))
    await user(
      'review',
      `/api/apps/${slug}/reviews`,
      post({ rating: 4, comment: 'It answers what I asked.' }),
    )
    await user('history', '/api/runs')
  }
}

/** The sandbox's payer agrees after two seconds; until then the page asks again, and so does this. */
async function topUp(user: Ask): Promise<boolean> {
  const started = await user<{ order: { id: string } }>(
    'top-up',
    '/api/billing/wallet/top-ups',
    post({ amount_fils: 10_000 }),
  )
  if (!started) return false
  for (;;) {
    const completed = await user<{ order: { status: string } }>(
      'payment',
      `/api/checkout/${started.order.id}/complete`,
      { method: 'POST' },
    )
    if (!completed || completed.order.status === 'completed') return Boolean(completed)
    await pause(500)
  }
}
