import type { creators } from '@wakeel/contract'
import { vi } from 'vitest'
import { agentRun, creatorAgent, earning, earnings, payout, statement } from './creators.ts'
import { dismissAlerts } from './dismiss-alerts.ts'
import { type FakeServer, fakeServer } from './fake-server.ts'
import { openPage } from './open-page.tsx'

interface Shown {
  balance: () => creators.Earnings
  entries: () => creators.Earning[]
  runs: () => creators.AgentRun[]
}

/** The server of a creator who has earned something by 20 November; say only what the test changes. */
export function consoleServer({
  balance = earnings,
  entries = () => [earning()],
  runs = () => [agentRun()],
}: Partial<Shown> = {}): FakeServer {
  dismissAlerts()
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z'), toFake: ['Date'] })
  return fakeServer()
    .signIn({ id: 'layla', name: 'Layla Haddad', email: 'layla@example.ae' })
    .answer('creators.getEarnings', () => ({ success: true, earnings: balance() }))
    .answer('creators.listPayouts', () => ({
      success: true,
      payouts: [payout()],
      next_cursor: null,
    }))
    .answer('creators.listStatements', () => ({ success: true, statements: [statement()] }))
    .answer('creators.listEarnings', ({ app }) => ({
      success: true,
      entries: entries().filter((entry) => !app || entry.app?.slug === app),
      next_cursor: null,
    }))
    .answer('creators.listAgentRuns', ({ app, status }) => ({
      success: true,
      runs: runs().filter(
        (run) => (!app || run.app.slug === app) && (status === 'all' || run.status === status),
      ),
      next_cursor: null,
    }))
    .answer('creators.listCreatorAgents', () => ({
      success: true,
      agents: [
        creatorAgent(),
        creatorAgent({ id: 'agent-2', slug: 'study-buddy', name: 'Study Buddy' }),
      ],
    }))
}

export const openConsole = (language: 'en' | 'ar' = 'en') =>
  openPage('/creator-console', { language })
