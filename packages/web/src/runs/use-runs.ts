import { useQueryClient } from '@tanstack/react-query'
import { runs } from '@wakeel/contract'
import { type Turn, useRun } from '../answers/use-run.ts'
import { stream } from '../event-stream.ts'
import { record } from '../record.ts'
import { holderOf, keepTurns, keptTurns } from './kept-question.ts'
import { demoInfoQuery, runTermsQuery, UNTRACKED } from './queries.ts'

/** A demo, and the allowance after it. */
export function useRunDemo(slug: string, userId: string | undefined) {
  const queryClient = useQueryClient()
  const countedElsewhere = useCountedElsewhere()
  const holder = holderOf(userId)
  const talk = useRun(
    (message, hear, options) => stream(runs.routes.runDemo, { slug, ...message }, hear, options),
    {
      onSucceeded: (result, turns) => {
        keepTurns(slug, turns, holder)
        queryClient.setQueryData(
          demoInfoQuery(slug, userId).queryKey,
          result.demo_info ?? UNTRACKED,
        )
        record('demo_run', { app: slug, succeeded: result.is_answered })
        countedElsewhere()
      },
      onStopped: (wasCancelled) => {
        if (!wasCancelled) record('demo_run', { app: slug, succeeded: false })
        void queryClient.invalidateQueries({ queryKey: demoInfoQuery(slug, userId).queryKey })
      },
    },
    { turns: keptTurns(slug, holder) },
  )
  return { ...talk, forget: forgetting(slug, talk.forget) }
}

/** A run that may cost something, and what the next one will cost. `turns`: what it goes on from, when that is not what the tab keeps. */
export function useRunApp(
  slug: string,
  userId: string,
  organisation: string | undefined,
  turns?: readonly Turn[],
) {
  const queryClient = useQueryClient()
  const countedElsewhere = useCountedElsewhere()
  const holder = holderOf(userId, organisation)
  const { queryKey } = runTermsQuery(slug, userId, organisation)
  const talk = useRun(
    (message, hear, options) =>
      stream(runs.routes.runApp, { slug, organisation, ...message }, hear, options),
    {
      onSucceeded: (result, turns) => {
        keepTurns(slug, turns, holder)
        queryClient.setQueryData(queryKey, result.terms)
        countedElsewhere()
      },
      onStopped: () => void queryClient.invalidateQueries({ queryKey }),
    },
    { payer: organisation, turns: turns ?? keptTurns(slug, holder) },
  )
  return { ...talk, forget: forgetting(slug, talk.forget) }
}

/** The app's run count, the person's used runs and what they have left to spend have changed; other pages ask again when they open. */
function useCountedElsewhere() {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [
      ['catalogue', 'getApp'],
      ['accounts'],
      ['billing'],
      ['runs', 'listConversations'],
      ['runs', 'getConversation'],
    ])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}

/** Begins anew in this tab too. */
const forgetting = (slug: string, forget: () => void) => () => {
  keepTurns(slug, [])
  forget()
}
