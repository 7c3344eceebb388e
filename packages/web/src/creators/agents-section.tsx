import { useQuery } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { Fragment, type ReactNode } from 'react'
import { agentStatusNames } from '../language/agent-status-names.ts'
import { categoryName } from '../language/category-names.ts'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { formatMoney } from '../language/money.ts'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { AgentStatusBadge } from '../ui/agent-status-badge.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { EmptyState } from '../ui/state.tsx'
import { type Column, Table } from '../ui/table.tsx'
import { chooseAgents } from './agent-order.ts'
import { messages } from './agents-messages.ts'
import styles from './agents-section.module.css'
import { saveAgents } from './creator-csv.ts'
import { type AgentSort, agentSorts, agentStates, useCreatorUrlState } from './creator-url-state.ts'
import { agentsQuery } from './queries.ts'
import { SortHeader } from './sort-header.tsx'

const ALL = 'all'

/** What other features show of an agent. */
export interface AgentSlots {
  /** Why a moderator took it out of the store, and what can be done about it. */
  takedown: (agent: creators.CreatorAgent, name: string) => ReactNode
  /** What can be done with it. */
  actions: (agent: creators.CreatorAgent) => ReactNode
  /** What can be done with several. */
  together: (agents: readonly creators.CreatorAgent[]) => ReactNode
}

/** The creator's agents: chosen by state, sorted by any column, each with what can be done with it. */
export function AgentsSection({ userId, slots }: { userId: string; slots: AgentSlots }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [urlState, setUrlState] = useCreatorUrlState()
  const agents = useQuery(agentsQuery(userId, language))
  const shown = chooseAgents(agents.data ?? [], urlState, language)
  const stateNames = agentStatusNames[language]
  return (
    <section className={styles.section} aria-labelledby="your-agents">
      <div className={styles.head}>
        <h2 id="your-agents">{words.title}</h2>
        {agents.data && (
          <div className={styles.together}>
            {slots.together(agents.data)}
            <Button
              kind="secondary"
              size="small"
              aria-label={`${words.csv}: ${words.title}`}
              onClick={() => saveAgents(shown, language)}
            >
              {words.csv}
            </Button>
          </div>
        )}
      </div>
      {agents.data
        ?.filter(({ taken_down }) => taken_down)
        .map((agent) => (
          <Fragment key={agent.id}>{slots.takedown(agent, agent.name || words.untitled)}</Fragment>
        ))}
      <div className={styles.choices}>
        <Select
          label={words.filter}
          value={urlState.status ?? ALL}
          onChoose={(status) => setUrlState({ status: status === ALL ? undefined : status })}
          options={[
            { value: ALL, label: words.all },
            ...agentStates.map((value) => ({ value, label: stateNames[value] })),
          ]}
        />
        <div className={styles.narrow}>
          <Select
            label={words.sortBy}
            value={urlState.sort ?? 'created'}
            onChoose={(sort) =>
              setUrlState({ sort: sort === 'created' ? undefined : sort, order: undefined })
            }
            options={agentSorts.map((value) => ({ value, label: words.sorts[value] }))}
          />
        </div>
      </div>
      {agents.isPending && <Waiting />}
      {agents.isLoadingError && <LoadFailed onRetry={() => void agents.refetch()} />}
      {agents.data && shown.length === 0 && (
        <EmptyState title={words.nothing}>{words.nothingText}</EmptyState>
      )}
      {shown.length > 0 && <AgentsTable agents={shown} actions={slots.actions} />}
    </section>
  )
}

function AgentsTable({
  agents,
  actions,
}: {
  agents: readonly creators.CreatorAgent[]
  actions: AgentSlots['actions']
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [{ sort: sortedBy = 'created', order }] = useCreatorUrlState()
  const sortable = (sort: AgentSort, header: string) => ({
    name: sort,
    header,
    sorter: <SortHeader sort={sort}>{header}</SortHeader>,
    sorted:
      sort !== sortedBy
        ? undefined
        : order === 'rising'
          ? ('ascending' as const)
          : ('descending' as const),
  })
  const columns: Column<creators.CreatorAgent>[] = [
    {
      ...sortable('name', words.agent),
      isHead: true,
      cell: (agent) => <AgentName agent={agent} />,
    },
    { ...sortable('status', words.status), cell: (agent) => <AgentState agent={agent} /> },
    {
      ...sortable('rating', words.rating),
      isNumeric: true,
      cell: (agent) => <AgentRating agent={agent} />,
    },
    {
      ...sortable('runs', words.runs),
      isNumeric: true,
      cell: ({ totalRuns }) => formatNumber(totalRuns, language),
    },
    {
      ...sortable('revenue', words.revenue),
      isNumeric: true,
      cell: ({ monthlyRevenue }) => <bdi>{formatMoney(monthlyRevenue, language)}</bdi>,
    },
    {
      ...sortable('created', words.created),
      isNumeric: true,
      cell: ({ createdAt }) => formatDate(createdAt, language),
    },
    {
      name: 'actions',
      header: words.actions,
      headerHidden: true,
      isNumeric: true,
      cell: actions,
    },
  ]
  return <Table caption={words.title} columns={columns} rows={agents} keyOf={({ id }) => id} />
}

function AgentName({ agent }: { agent: creators.CreatorAgent }) {
  const { language } = useLanguage()
  return (
    <span className={styles.agent}>
      <AgentIcon app={agent} size={40} />
      <span className={styles.agentWords}>
        <bdi className={styles.name}>{agent.name || messages[language].untitled}</bdi>
        <span className={styles.quiet}>{categoryName(agent.category, language)}</span>
      </span>
    </span>
  )
}

function AgentRating({ agent: { rating, reviewsCount } }: { agent: creators.CreatorAgent }) {
  const { language } = useLanguage()
  if (rating === null) return <span className={styles.quiet}>{messages[language].noRating}</span>
  return (
    <bdi>
      {formatNumber(rating, language, { minimumFractionDigits: 1 })}{' '}
      <span className={styles.quiet}>({formatNumber(reviewsCount, language)})</span>
    </bdi>
  )
}

/** Of the listing, and of the next version when one is being worked on beside it. */
function AgentState({ agent }: { agent: creators.CreatorAgent }) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <span className={styles.states}>
      <AgentStatusBadge status={agent.status} isTakenDown={agent.taken_down} />
      {agent.is_paused && (
        <Badge tone="warn" icon="warning">
          {words.paused}
        </Badge>
      )}
      {agent.under_maintenance && (
        <Badge tone="warn" icon="warning">
          {words.maintenance}
        </Badge>
      )}
      {agent.is_listed && agent.open_status && (
        <span className={styles.quiet}>
          {words.working(agentStatusNames[language][agent.open_status])}
        </span>
      )}
    </span>
  )
}
