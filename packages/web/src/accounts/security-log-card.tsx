import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { securityLog } from '@wakeel/contract'
import { createClient } from '../api.ts'
import { byCursor } from '../by-cursor.ts'
import { useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import { PagedList } from '../ui/paged-list.tsx'
import styles from './account-page.module.css'
import { SecurityEventRow } from './security-event-row.tsx'
import { messages } from './security-log-messages.ts'

const api = createClient(securityLog.routes)

/** Keyed by the person, so that nobody sees what was loaded for somebody else on the same device. What is done on this page changes it. */
const securityEventsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['accounts', 'listSecurityEvents', { userId }],
    queryFn: ({ pageParam, signal }) => api.listSecurityEvents({ cursor: pageParam }, { signal }),
    ...byCursor,
    staleTime: 0,
  })

/** What happened around the ways into the person's account. */
export function SecurityLogCard({ userId }: { userId: string }) {
  const words = messages[useLanguage().language]
  const list = useInfiniteQuery(securityEventsQuery(userId))
  return (
    <Card className={`${styles.card} ${styles.wide}`}>
      <div>
        <h2>{words.title}</h2>
        <p className={styles.line}>{words.line}</p>
      </div>
      <PagedList list={list} rowsOf={({ events }) => events} empty={<p>{words.none}</p>}>
        {(events) => (
          <ul className={styles.devices}>
            {events.map((event) => (
              <SecurityEventRow key={event.id} event={event} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}
