import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { jobs } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { lazyShowcase, useDataSource } from '../showcase/data-source.ts'

const live = createClient(jobs.routes)
const showcase = lazyShowcase(
  jobs.routes,
  async () => (await import('./jobs-showcase.ts')).showcase,
)

/** The jobs of the store for whoever runs it, and invented turns for everybody else. */
export const useJobsDataSource = () => useDataSource('platform_settings', live, showcase)

export type JobsDataSource = Extract<ReturnType<typeof useJobsDataSource>, { status: 'ready' }>

/** Most jobs are due every minute or more often: the open screen follows them. */
const REFRESH_MS = 5_000

export const jobsQuery = ({ api, key }: JobsDataSource) =>
  queryOptions({
    queryKey: ['jobs', 'listJobs', { key }],
    queryFn: async ({ signal }) => (await api.listJobs({}, { signal })).jobs,
    refetchInterval: REFRESH_MS,
  })

/** Has a job done now; the open list then shows it as it is. */
export function useRunJob(source: JobsDataSource, onDone: (job: jobs.Job) => void) {
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
