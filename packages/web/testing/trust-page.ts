import type { forge, moderation } from '@wakeel/contract'
import { type FakeServer, fakeServer } from './fake-server.ts'

/** What the page loads when it is needed takes a busy machine longer than a test waits. */
export const loadTrustPage = () =>
  Promise.all([
    import('../src/pages/trust-page.tsx'),
    import('../src/moderation/queue-tab.tsx'),
    import('../src/moderation/open-submission.tsx'),
    import('../src/moderation/reports-tab.tsx'),
    import('../src/moderation/takedowns-tab.tsx'),
    import('../src/moderation/trust-showcase.ts'),
  ])

interface Waiting {
  submissions: forge.Submission[]
  cases: moderation.ReportedCase[]
  takedowns: moderation.TakenDownCase[]
}

/** A server with what waits for a moderator, who is signed in. */
export function trustServer(waiting: () => Waiting): FakeServer {
  return fakeServer()
    .signIn({ id: 'mona', name: 'Mona Idris', email: 'mona@example.ae', role: 'admin' })
    .answer('forge.listSkills', () => ({ success: true, skills: [] }))
    .answer('forge.listSubmissions', () => ({
      success: true,
      submissions: waiting().submissions,
      next_cursor: null,
    }))
    .answer('moderation.listReports', () => ({
      success: true,
      cases: waiting().cases,
      next_cursor: null,
    }))
    .answer('moderation.listTakedowns', ({ state }) => ({
      success: true,
      takedowns: waiting().takedowns.filter(
        ({ ended_at }) => (ended_at !== null) === (state === 'ended'),
      ),
      next_cursor: null,
    }))
}

/** What was decided last. */
export const decided = ({ received }: FakeServer) =>
  received
    .filter(({ method, address }) => method === 'POST' && !address.includes('analytics'))
    .at(-1)
