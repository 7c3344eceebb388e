import type { Language, moderation } from '@wakeel/contract'
import { ApiError, type Client } from '../api.ts'
import {
  reported as reportedCases,
  reportedProfiles,
  shownTo,
  submissions as submissionCases,
  type TakedownCase,
  takedowns as takedownCases,
} from './showcase-cases.ts'
import { heldReviews as heldCases } from './showcase-held-reviews.ts'
import type { TrustRoutes } from './trust-routes.ts'

const states: Record<'out' | 'appealed' | 'ended', (takedown: moderation.Takedown) => boolean> = {
  out: ({ ended_at }) => ended_at === null,
  appealed: ({ ended_at, appeal }) => ended_at === null && appeal?.decision === null,
  ended: ({ ended_at }) => ended_at !== null,
}

const all = { success: true, next_cursor: null } as const

const newTakedown = (
  id: string,
  said: Pick<moderation.Takedown, 'reason' | 'note'>,
): moderation.Takedown => ({
  id: `${id}-takedown`,
  ...said,
  at: now(),
  ended_at: null,
  appeal: null,
})

/** The same operations over invented cases; what is decided stays on this page. */
function openShowcase(): Client<TrustRoutes> {
  let submissions = submissionCases
  let reported = reportedCases
  let takedowns = takedownCases
  let profiles = reportedProfiles
  let takenTexts: moderation.TakenDownProfile[] = []
  let held = heldCases

  function change(
    isMeant: (takedown: TakedownCase) => boolean,
    changes: Partial<moderation.Takedown>,
  ) {
    const before = takedowns.find(isMeant)
    if (!before) throw new ApiError(409, { code: 'moderation.not_taken_down' })
    const { about, ...takedown } = { ...before, ...changes }
    takedowns = takedowns.map((one) => (one === before ? { about, ...takedown } : one))
    return { success: true, takedown } as const
  }
  const isOutOf = (id: string) => (takedown: TakedownCase) =>
    takedown.about.id === id && takedown.ended_at === null

  return {
    listSubmissions: async () => ({ ...all, submissions }),
    decideSubmission: async ({ id, decision }) => {
      submissions = submissions.filter((submission) => submission.id !== id)
      return { success: true, status: decision === 'approve' ? 'published' : 'rejected' }
    },
    listReports: async ({ lang = 'en' } = {}) => ({
      ...all,
      cases: [...reported.map((one) => shownTo(one, lang)), ...profiles],
    }),
    dismissReports: async ({ id }) => {
      const dismissed = reported.find((one) => one.id === id)?.open ?? 0
      reported = reported.filter((one) => one.id !== id)
      return { success: true, dismissed }
    },
    dismissProfileReports: async ({ id }) => {
      const dismissed = profiles.find((one) => one.id === id)?.open ?? 0
      profiles = profiles.filter((one) => one.id !== id)
      return { success: true, dismissed }
    },
    takeDownProfile: async ({ id, texts, reason, note }) => {
      const creator = profiles.find((one) => one.id === id)?.creator
      if (!creator) throw new ApiError(404, { code: 'creators.creator_not_found' })
      const takedown = newTakedown(id, { reason, note })
      profiles = profiles.filter((one) => one.id !== id)
      takenTexts = [{ kind: 'profile', ...takedown, creator, texts }, ...takenTexts]
      return { success: true, takedown }
    },
    restoreProfile: async ({ id }) => {
      const before = takenTexts.find((one) => one.id === id && one.ended_at === null)
      if (!before) throw new ApiError(409, { code: 'moderation.not_taken_down' })
      const takedown = { ...before, ended_at: now() }
      takenTexts = takenTexts.map((one) => (one === before ? takedown : one))
      return { success: true, takedown }
    },
    takeDownApp: async ({ id, reason, note }) => {
      const about = reported.find((one) => one.id === id)?.about
      if (!about) throw new ApiError(404, { code: 'catalogue.app_not_found' })
      const takedown = newTakedown(id, { reason, note })
      reported = reported.filter((one) => one.id !== id)
      takedowns = [{ kind: 'agent', ...takedown, about }, ...takedowns]
      return { success: true, takedown }
    },
    restoreApp: async ({ id, reason }) => {
      const appeal = takedowns.find(isOutOf(id))?.appeal
      const upheld =
        appeal?.decision === null
          ? {
              appeal: {
                ...appeal,
                decision: 'upheld',
                answer: reason,
                answered_at: now(),
              } as const,
            }
          : {}
      return change(isOutOf(id), { ended_at: now(), ...upheld })
    },
    listTakedowns: async ({ state = 'out', lang = 'en' as Language } = {}) => ({
      ...all,
      takedowns: [
        ...takenTexts.filter(states[state]),
        ...takedowns.filter(states[state]).map((one) => shownTo(one, lang)),
      ],
    }),
    listHeldReviews: async ({ lang = 'en' } = {}) => ({
      ...all,
      apps: held.map((one) => shownTo(one, lang)),
    }),
    decideHeldReviews: async ({ ids }) => {
      held = held
        .map((one) => ({ ...one, reviews: one.reviews.filter(({ id }) => !ids.includes(id)) }))
        .map((one) => ({ ...one, held: one.reviews.length }))
        .filter(({ reviews }) => reviews.length > 0)
      return { success: true, decided: ids.length }
    },
    answerAppeal: async ({ id, decision, answer }) => {
      const appeal = takedowns.find((one) => one.appeal?.id === id)?.appeal
      return change((one) => one.appeal?.id === id, {
        ended_at: decision === 'upheld' ? now() : null,
        appeal: appeal ? { ...appeal, decision, answer, answered_at: now() } : null,
      })
    },
  }
}

const now = () => new Date().toISOString()

/** One for the page, as long as it is open. */
export const showcase = openShowcase()
