import type { forge, moderation } from '@wakeel/contract'
import { AGENT_ID, content, passed } from './agents.ts'

const app = {
  id: AGENT_ID,
  slug: 'vat-desk',
  name: 'VAT desk',
  emoji: '🧾',
  category: 'finance' as const,
}
const creator = { id: 'layla', name: 'Layla Haddad' }
export const APPEAL_ID = '11111111-2222-4333-8444-555555555555'

export const TAKEDOWN_ID = '33333333-2222-4333-8444-555555555555'

/** Waits for a moderator because of an address in its text. */
export const submission = (details: Partial<forge.Submission> = {}): forge.Submission => ({
  id: AGENT_ID,
  slug: 'quote-vat',
  number: 2,
  revision: 5,
  creator_name: 'Layla Haddad',
  content: content(),
  live_content: null,
  checks: [
    passed('complete'),
    {
      name: 'texts',
      passed: false,
      reasons: [{ code: 'address_in_text', about: 'description.en', found: 'example.com' }],
    },
  ],
  submitted_at: '2026-11-18T08:00:00Z',
  ...details,
})

/** Two people say the same of it. */
export const reported = (
  details: Partial<moderation.ReportedApp> = {},
): moderation.ReportedApp => ({
  kind: 'agent',
  id: AGENT_ID,
  app,
  creator,
  is_listed: true,
  open: 2,
  first_at: '2026-11-18T08:00:00Z',
  last_at: '2026-11-19T08:00:00Z',
  reports: [
    {
      id: 'r2',
      reason: 'misleading',
      comment: 'It is not what it says.',
      at: '2026-11-19T08:00:00Z',
      reporter: { id: 'n', name: 'Noura' },
    },
    {
      id: 'r1',
      reason: 'misleading',
      comment: 'It promises too much.',
      at: '2026-11-18T08:00:00Z',
      reporter: null,
    },
  ],
  ...details,
})

/** Out of the store, with an appeal that waits. */
export const takenDown = (
  details: Partial<moderation.TakenDownApp> = {},
): moderation.TakenDownApp => ({
  kind: 'agent',
  id: 'takedown-1',
  app,
  creator,
  reason: 'misleading',
  note: 'It promises too much.',
  at: '2026-11-19T08:00:00Z',
  ended_at: null,
  appeal: {
    id: APPEAL_ID,
    text: 'I have mended it.',
    at: '2026-11-20T08:00:00Z',
    decision: null,
    answer: null,
    answered_at: null,
  },
  ...details,
})

/** Somebody says that the text of then was not so; it is another by now. */
export const reportedProfile = (): moderation.ReportedProfile => ({
  kind: 'profile',
  id: creator.id,
  creator,
  texts: { about: { en: 'Accountants.', ar: '' }, website: 'https://scales.example.com/' },
  open: 1,
  first_at: '2026-11-18T08:00:00Z',
  last_at: '2026-11-18T08:00:00Z',
  reports: [
    {
      id: 'r3',
      reason: 'misleading',
      comment: 'Nobody there is licensed.',
      at: '2026-11-18T08:00:00Z',
      reporter: null,
      texts: { about: { en: 'Licensed by the authority.', ar: '' }, website: null },
    },
  ],
})

/** Off a creator's page, with an appeal that waits. */
export const takenTexts = (): moderation.TakenDownProfile => {
  const { reason, note, at, ended_at, appeal } = takenDown()
  const texts = { about: { en: 'Licensed by the authority.', ar: '' }, website: null }
  return { kind: 'profile', id: TAKEDOWN_ID, creator, texts, reason, note, at, ended_at, appeal }
}
