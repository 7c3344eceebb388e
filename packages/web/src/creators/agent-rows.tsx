import { useQuery } from '@tanstack/react-query'
import { aed, type creators } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { AgentStatusBadge } from '../ui/agent-status-badge.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { type Column, Table } from '../ui/table.tsx'
import styles from './metric-dialog.module.css'
import { messages } from './metric-messages.ts'
import { agentsQuery, seriesQuery } from './queries.ts'

type Agent = creators.CreatorAgent

/** The agents that people have rated. */
export function RatingRows({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].ratings
  const columns: Column<Agent>[] = [
    { name: 'agent', header: words.agent, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      name: 'reviews',
      header: words.reviews,
      isNumeric: true,
      cell: ({ reviewsCount }) => formatNumber(reviewsCount, language),
    },
    {
      name: 'rating',
      header: words.rating,
      isNumeric: true,
      cell: ({ rating }) => formatNumber(rating ?? 0, language, { minimumFractionDigits: 1 }),
    },
  ]
  return (
    <AgentRows
      userId={userId}
      columns={columns}
      isShown={({ rating }) => rating !== null}
      caption={words.agent}
      empty={words.none}
    />
  )
}

export function AgentStates({ userId }: { userId: string }) {
  const words = messages[useLanguage().language].states
  const columns: Column<Agent>[] = [
    { name: 'agent', header: words.agent, cell: ({ name }) => <bdi>{name || words.untitled}</bdi> },
    {
      name: 'state',
      header: words.state,
      isNumeric: true,
      cell: ({ status, taken_down }) => (
        <AgentStatusBadge status={status} isTakenDown={taken_down} />
      ),
    },
  ]
  return (
    <AgentRows
      userId={userId}
      columns={columns}
      isShown={() => true}
      caption={words.agent}
      empty=""
    />
  )
}

function AgentRows(props: {
  userId: string
  columns: readonly Column<Agent>[]
  isShown: (agent: Agent) => boolean
  caption: string
  empty: string
}) {
  const agents = useQuery(agentsQuery(props.userId, useLanguage().language))
  if (agents.isPending) return <Waiting />
  if (agents.isLoadingError) return <LoadFailed onRetry={() => void agents.refetch()} />
  const rows = agents.data.filter(props.isShown)
  if (rows.length === 0) return <p className={styles.quiet}>{props.empty}</p>
  return (
    <Table caption={props.caption} columns={props.columns} rows={rows} keyOf={({ id }) => id} />
  )
}

const GROWTH_DAYS = 30

/** The two sums that growth compares. */
export function GrowthRows({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].growth
  const days = useQuery(seriesQuery(userId, '90d'))
  if (days.isPending) return <Waiting />
  if (days.isLoadingError) return <LoadFailed onRetry={() => void days.refetch()} />
  const sum = (some: readonly creators.DayMetrics[]) =>
    aed(some.reduce((fils, { revenue }) => fils + revenue.amount, 0))
  const rows = [
    { name: words.lately, revenue: sum(days.data.slice(-GROWTH_DAYS)) },
    { name: words.before, revenue: sum(days.data.slice(-2 * GROWTH_DAYS, -GROWTH_DAYS)) },
  ]
  const columns: Column<(typeof rows)[number]>[] = [
    { name: 'period', header: words.period, cell: ({ name }) => name },
    {
      name: 'revenue',
      header: words.revenue,
      isNumeric: true,
      cell: ({ revenue }) => <bdi>{formatMoney(revenue, language)}</bdi>,
    },
  ]
  return <Table caption={words.period} columns={columns} rows={rows} keyOf={({ name }) => name} />
}
