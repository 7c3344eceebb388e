import { setTimeout as pause } from 'node:timers/promises'

/** People at work in a store, each with their own address, until they are stopped. */
export interface Load {
  /** Resolves once so many more requests of each kind together were answered. */
  answered(count: number): Promise<void>
  /** What was answered, by kind, and every request that was not answered as it should be. */
  stop(): Promise<{ answers: Record<string, number>; failures: string[] }>
}

const PEOPLE = 4

type Ask = (kind: string, path: string, init?: RequestInit) => Promise<string>

export function startLoad(url: string): Load {
  const answers: Record<string, number> = {}
  const failures: string[] = []
  const ending = new AbortController()
  const total = () => Object.values(answers).reduce((sum, count) => sum + count, 0) + failures.length

  const ask =
    (headers: Record<string, string>): Ask =>
    async (kind, path, init) => {
      try {
        const response = await fetch(url + path, { ...init, headers: { 'content-type': 'application/json', ...headers, ...init?.headers } })
        const text = await response.text()
        const isWhole = !String(response.headers.get('content-type')).startsWith('text/event-stream') || text.includes('event: result')
        if (response.ok && isWhole) answers[kind] = (answers[kind] ?? 0) + 1
        else failures.push(`${kind}: ${response.status} ${text.slice(-200)}`)
        return text
      } catch (error) {
        failures.push(`${kind}: ${String(error)} ${String((error as Error).cause ?? '')}`)
        return ''
      }
    }

  const work = Array.from({ length: PEOPLE }, async (_, person) => {
    for (let visit = 1; !ending.signal.aborted; visit += 1)
      await visitStore(ask, { address: `10.0.${person}.${visit}`, isOver: () => ending.signal.aborted })
  })

  return {
    async answered(count) {
      const wanted = total() + count
      while (total() < wanted) await pause(20)
    },
    async stop() {
      ending.abort()
      await Promise.all(work)
      return { answers, failures }
    },
  }
}

/** Somebody new signs up, looks around, and asks agents. */
async function visitStore(
  ask: (headers: Record<string, string>) => Ask,
  { address, isOver }: { address: string; isOver(): boolean },
): Promise<void> {
  const from = { 'x-forwarded-for': address }
  const visitor = ask(from)
  const list = await visitor('list', '/api/apps?limit=24')
  const person = { name: 'Aisha Rahman', email: `${crypto.randomUUID()}@example.ae`, password: crypto.randomUUID() }
  const signedUp = await visitor('sign-up', '/api/auth/sign-up/email', { method: 'POST', body: JSON.stringify(person) })
  if (!list || !signedUp) return
  const { apps } = JSON.parse(list) as { apps: { slug: string }[] }
  const { token } = JSON.parse(signedUp) as { token: string }
  const user = ask({ ...from, authorization: `Bearer ${token}` })
  for (const { slug } of apps) {
    if (isOver()) return
    const agent = await user('agent', `/api/apps/${slug}`)
    const [prompt] = (JSON.parse(agent || '{}') as { app?: { demo_prompts?: string[] } }).app?.demo_prompts ?? []
    await user('search', `/api/apps?q=${encodeURIComponent(slug.replaceAll('-', ' '))}`)
    if (prompt)
      await user('streamed run', `/api/apps/${slug}/demo`, {
        method: 'POST',
        headers: { accept: 'text/event-stream' },
        body: JSON.stringify({ input: prompt }),
      })
    await user('history', '/api/runs')
  }
}
