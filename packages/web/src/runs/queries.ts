import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Language, runs } from '@wakeel/contract'
import { useRun } from '../answers/use-run.ts'
import { api } from '../api.ts'
import { byCursor } from '../by-cursor.ts'
import { stream } from '../event-stream.ts'
import { record } from '../record.ts'
import { keepAnswer, keptWork } from './kept-question.ts'

/** When the server cannot say how many runs are used (specification section 8). */
export const UNTRACKED: runs.DemoInfo = {
  used: 1,
  remaining: runs.DEMO_LIMIT - 1,
  limit: runs.DEMO_LIMIT,
}

export const demoInfoQuery = (slug: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['runs', 'getDemoInfo', { slug, userId }],
    queryFn: async ({ signal }) => (await api.runs.getDemoInfo({ slug }, { signal })).demo_info,
  })

/** For the organisation that pays, or for the person. */
export const runTermsQuery = (slug: string, userId: string, organisation: string | undefined) =>
  queryOptions({
    queryKey: ['runs', 'getRunTerms', { slug, userId, organisation }],
    queryFn: async ({ signal }) =>
      (await api.runs.getRunTerms({ slug, organisation }, { signal })).terms,
    // What pays may have changed on another page: a price must not be an old one.
    staleTime: 0,
  })

export const runsQuery = (userId: string, app: string | undefined, language: Language) =>
  infiniteQueryOptions({
    queryKey: ['runs', 'listRuns', { userId, app, lang: language }],
    queryFn: ({ pageParam, signal }) =>
      api.runs.listRuns({ app, cursor: pageParam, lang: language }, { signal }),
    ...byCursor,
    staleTime: 0,
  })

/** A run with its answer. */
export const openedRun = (id: string, language: Language) => ({
  queryKey: ['runs', 'getRun', { id, lang: language }],
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.runs.getRun({ id, lang: language }, { signal })).run,
})

/** A demo, and the allowance after it. */
export function useRunDemo(slug: string, userId: string | undefined) {
  const queryClient = useQueryClient()
  const countedElsewhere = useCountedElsewhere()
  return useRun(
    (input, hear, options, confirmation) =>
      stream(runs.routes.runDemo, { slug, input, confirmation }, hear, options),
    {
      onSucceeded: (result, input) => {
        keepAnswer(slug, input, result)
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
    { answered: keptWork(slug)?.answered },
  )
}

/** A run that may cost something, and what the next one will cost. */
export function useRunApp(slug: string, userId: string, organisation: string | undefined) {
  const queryClient = useQueryClient()
  const countedElsewhere = useCountedElsewhere()
  const { queryKey } = runTermsQuery(slug, userId, organisation)
  return useRun(
    (input, hear, options, confirmation) =>
      stream(runs.routes.runApp, { slug, input, organisation, confirmation }, hear, options),
    {
      onSucceeded: (result, input) => {
        keepAnswer(slug, input, result)
        queryClient.setQueryData(queryKey, result.terms)
        countedElsewhere()
      },
      onStopped: () => void queryClient.invalidateQueries({ queryKey }),
    },
    { payer: organisation, answered: keptWork(slug)?.answered },
  )
}

/** The app's run count, the person's used runs and what they have left to spend have changed; other pages ask again when they open. */
function useCountedElsewhere() {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [
      ['catalogue', 'getApp'],
      ['accounts'],
      ['billing'],
      ['runs', 'listRuns'],
    ])
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}
