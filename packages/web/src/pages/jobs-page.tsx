import { useQuery } from '@tanstack/react-query'
import { AdminFrame } from '../admin/admin-frame.tsx'
import { type JobsDataSource, jobsQuery, useJobsDataSource } from '../jobs/jobs-data-source.ts'
import { messages } from '../jobs/jobs-messages.ts'
import styles from '../jobs/jobs-page.module.css'
import { JobsTable } from '../jobs/jobs-table.tsx'
import { useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { EmptyState } from '../ui/state.tsx'

/** What the store does by itself: when each job was done, what came of it, and when it is due again. */
export function JobsPage() {
  const source = useJobsDataSource()
  const isReady = source.status === 'ready'
  return (
    <AdminFrame screen="jobs" isLive={isReady ? source.isLive : undefined}>
      <p className={styles.line}>{messages[useLanguage().language].line}</p>
      <Card>{isReady ? <Jobs key={source.key} source={source} /> : <Waiting />}</Card>
    </AdminFrame>
  )
}

function Jobs({ source }: { source: JobsDataSource }) {
  const words = messages[useLanguage().language]
  const jobs = useQuery(jobsQuery(source))
  if (jobs.data && jobs.data.length > 0) return <JobsTable source={source} jobs={jobs.data} />
  if (jobs.data) return <EmptyState title={words.empty} />
  if (jobs.isError) return <LoadFailed onRetry={() => void jobs.refetch()} />
  return <Waiting />
}
