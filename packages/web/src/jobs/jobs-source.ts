import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { jobs } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { lazyShowcase, useSource } from '../showcase/source.ts'

const live = createClient(jobs.routes)
const showcase = lazyShowcase(
  jobs.routes,
  async () => (await import('./jobs-showcase.ts')).showcase,
)

/** The jobs of the store for whoever runs it, and invented turns for everybody else. */
export const useJobsSource = () => useSource('platform_settings', live, showcase)

export type JobsSource = Extract<ReturnType<typeof useJobsSource>, { status: 'ready' }>

/** Most jobs are due every minute or more often: the open screen follows them. */
const REFRESH_MS = 5_000

export const jobsQuery = ({ api, key }: JobsSource) =>
  queryOptions({
    queryKey: ['jobs', 'listJobs', { key }],
    queryFn: async ({ signal }) => (await api.listJobs({}, { signal })).jobs,
    refetchInterval: REFRESH_MS,
  })

/** Has a job done now; the open list then shows it as it is. */
export function useRunJob(source: JobsSource, onDone: (job: jobs.Job) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: { name: jobs.JobName; reason: string }) => source.api.runJob(request),
    onSuccess: async ({ job }) => {
      onDone(job)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['jobs'] }),
        queryClient.invalidateQueries({ queryKey: ['audit'] }),
      ])
    },
  })
}
