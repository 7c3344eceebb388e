import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { forge } from '@wakeel/contract'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { shownLanguage } from '../language/agent-content.ts'
import { categoryName } from '../language/category-names.ts'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Card } from '../ui/card.tsx'
import { Waiting } from '../ui/load-state.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import { EmptyState } from '../ui/state.tsx'
import type { Column } from '../ui/table.tsx'
import { messages } from './queue-messages.ts'
import styles from './queue-tab.module.css'
import type { ReviewParts } from './review.tsx'
import type { TrustDataSource } from './trust-data-source.ts'
import { submissionsQuery } from './trust-queries.ts'
import { useTrustUrlState, writeTrustUrlState } from './trust-url-state.ts'

const OpenSubmission = lazy(() =>
  import('./open-submission.tsx').then((module) => ({ default: module.OpenSubmission })),
)

/** What waits to be listed, oldest first, and the one of it that is open for review. */
export function QueueTab({ source, parts }: { source: TrustDataSource; parts: ReviewParts }) {
  const [{ agent }] = useTrustUrlState()
  const place = useFocusOnTurn(agent)
  return (
    <div ref={place} className={styles.place}>
      {agent === undefined ? (
        <Queue source={source} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <OpenSubmission key={agent} source={source} id={agent} parts={parts} />
        </Suspense>
      )}
    </div>
  )
}

/** Whoever opens a review or comes back from it goes on reading where it begins; opening the page moves nothing. */
function useFocusOnTurn(agent: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(agent)
  useEffect(() => {
    if (shown.current === agent) return
    shown.current = agent
    if (!place.current) return
    place.current.tabIndex = -1
    place.current.focus({ preventScroll: true })
    place.current.scrollIntoView?.({ block: 'nearest' })
  }, [agent])
  return place
}

function Queue({ source }: { source: TrustDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const list = useInfiniteQuery(submissionsQuery(source))
  const columns: Column<forge.Submission>[] = [
    {
      name: 'agent',
      header: words.agent,
      isHead: true,
      cell: (submission) => <Agent submission={submission} />,
    },
    {
      name: 'creator',
      header: words.creator,
      cell: ({ creator_name }) => <bdi>{creator_name}</bdi>,
    },
    {
      name: 'category',
      header: words.category,
      cell: ({ content }) => categoryName(content.category, language),
    },
    {
      name: 'kind',
      header: words.kind,
      cell: ({ live_content, number }) => (live_content ? words.update(number) : words.newAgent),
    },
    {
      name: 'since',
      header: words.since,
      isNumeric: true,
      cell: ({ submitted_at }) => formatMoment(submitted_at, language),
    },
  ]
  return (
    <Card className={styles.queue}>
      <PagedTable
        list={list}
        rowsOf={({ submissions }) => submissions}
        caption={words.caption}
        columns={columns}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      />
    </Card>
  )
}

function Agent({ submission: { id, content } }: { submission: forge.Submission }) {
  const { language } = useLanguage()
  return (
    <span className={styles.agent}>
      <AgentIcon app={{ id, emoji: content.emoji }} size={40} />
      <Link to="/admin/trust" search={writeTrustUrlState({ agent: id })} className={styles.name}>
        <bdi>{content.name[shownLanguage(content, language)] || messages[language].unnamed}</bdi>
      </Link>
    </span>
  )
}
