import type { organisations } from '@wakeel/contract'
import { type FakeServer, fakeServer } from './fake-server.ts'

export const ORGANISATION_ID = '0b7e9c1e-54d0-4a63-9a51-1f6c1d6f2a11'
export const NO_CAP = { monthly_fils: null, monthly_runs: null }
export const vatDesk = { id: 'app-1', slug: 'vat-desk', name: 'VAT desk', emoji: '🧾' }

export const member = (details: Partial<organisations.Member> = {}): organisations.Member => ({
  user_id: 'noura',
  name: 'Noura Saleh',
  email: 'noura@example.ae',
  role: 'owner',
  joined_at: '2026-11-01T08:00:00.000Z',
  cap: NO_CAP,
  used: { fils: 0, runs: 0 },
  ...details,
})

export const khalid = member({
  user_id: 'khalid',
  name: 'Khalid Nasser',
  email: 'khalid@example.ae',
  role: 'member',
  used: { fils: 250, runs: 1 },
})

export const invitation = (
  details: Partial<organisations.Invitation> = {},
): organisations.Invitation => ({
  id: 'a2f1c1de-54d0-4a63-9a51-1f6c1d6f2a77',
  email: 'sara@example.ae',
  role: 'member',
  created_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-12-04T08:00:00.000Z',
  ...details,
})

/** As its owner sees it. */
export const organisation = (
  details: Partial<organisations.Organisation> = {},
): organisations.Organisation => ({
  id: ORGANISATION_ID,
  name: 'Noor Trading',
  role: 'owner',
  members: 2,
  created_at: '2026-11-01T08:00:00.000Z',
  month: '2026-11',
  cap: { monthly_fils: 100_000, monthly_runs: null },
  used: { fils: 250, runs: 1 },
  included: { limit: 5_000, used: 12 },
  only_listed: false,
  rules: [
    {
      app: vatDesk,
      cap: { monthly_fils: 5_000, monthly_runs: null },
      used: { fils: 250, runs: 1 },
    },
  ],
  used_agents: [{ app: vatDesk, used: { fils: 250, runs: 1 } }],
  people: [member(), khalid],
  invitations: [],
  ...details,
})

/** A store with one organisation, asked by its owner. */
export function organisationServer() {
  const server = fakeServer()
  const store = {
    server,
    /** The organisation as it is now. */
    shown: organisation(),
    /** Those of whoever asks. */
    mine: [
      { id: ORGANISATION_ID, name: 'Noor Trading', role: 'owner', members: 2 },
    ] as organisations.OrganisationSummary[],
    mayFound: true,
    signIn: (id: string, name: string) => server.signIn({ id, name, email: `${id}@example.ae` }),
    /** What was asked of organisations in this way. */
    sent: (method: string) => requestsOf(server, method),
  }
  store.signIn('noura', 'Noura Saleh')
  server.answer('organisations.listOrganisations', () => ({
    success: true,
    organisations: store.mine,
    may_found: store.mayFound,
  }))
  server.answer('organisations.getOrganisation', () => ({
    success: true,
    organisation: store.shown,
  }))
  server.answer('organisations.getInvitation', () => ({
    success: true,
    organisation: 'Noor Trading',
    invited_by: 'Aisha Rahman',
    role: 'member',
    expires_at: '2026-12-04T08:00:00.000Z',
  }))
  return store
}

export type OrganisationServer = ReturnType<typeof organisationServer>

const requestsOf = ({ received }: FakeServer, method: string) =>
  received.filter(
    (request) => request.method === method && request.address.includes('/organisations'),
  )
