import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AppRows } from '../catalogue/app-rows.tsx'
import { CardGrid, CardGridSkeleton } from '../catalogue/card-grid.tsx'
import { messages } from '../catalogue/messages.ts'
import { todayQuery } from '../catalogue/queries.ts'
import { StatisticsBand } from '../catalogue/statistics-band.tsx'
import { StoryCard } from '../catalogue/story-card.tsx'
import type { Today } from '../catalogue/today.ts'
import { useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'
import styles from './today-page.module.css'

/** The first page: one story, what the editors chose, what is new. */
export function TodayPage() {
  const { language } = useLanguage()
  const words = messages[language].today
  const today = useQuery(todayQuery(language))
  useTitle(undefined)
  return (
    <div className={styles.today}>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.headline}>{words.headline}</h1>
          <p className={styles.promise}>{words.promise}</p>
        </div>
        <div className={styles.ways}>
          <LinkButton to="/app-store" kind="secondary">
            {words.browse}
          </LinkButton>
          <LinkButton to="/pricing" kind="quiet">
            {words.plans}
          </LinkButton>
        </div>
      </section>
      <Content today={today} />
      <StatisticsBand />
    </div>
  )
}

function Content({ today }: { today: UseQueryResult<Today> }) {
  const words = messages[useLanguage().language]
  if (today.isPending) {
    return (
      <>
        <Skeleton shape="block" />
        <CardGridSkeleton />
      </>
    )
  }
  if (today.isError) {
    return (
      <ErrorState
        title={words.today.failed}
        action={<Button onClick={() => today.refetch()}>{words.retry}</Button>}
      >
        {words.failed}
      </ErrorState>
    )
  }
  const { story, editorsChoice, newest } = today.data
  if (!story) {
    return (
      <EmptyState
        title={words.today.empty}
        action={<LinkButton to="/create">{words.today.create}</LinkButton>}
      >
        {words.today.emptyNote}
      </EmptyState>
    )
  }
  return (
    <>
      <StoryCard app={story} />
      {editorsChoice.length > 0 && (
        <Row title={words.today.editorsChoice} note={words.today.editorsChoiceNote}>
          <CardGrid apps={editorsChoice} level={3} />
        </Row>
      )}
      <Row
        title={words.today.newest}
        action={
          <ArrowLink to="/app-store" search={{ sort: 'newest' }} className={styles.all}>
            {words.today.seeAll}
          </ArrowLink>
        }
      >
        <AppRows apps={newest} />
      </Row>
    </>
  )
}

function Row({
  title,
  note,
  action,
  children,
}: {
  title: string
  note?: string
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.row} aria-label={title}>
      <div className={styles.rowHead}>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
        {action}
      </div>
      {children}
    </section>
  )
}
