import { Link } from '@tanstack/react-router'
import type { organisations } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { writeUrlState } from '../shell/url-state.ts'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/state.tsx'
import { type Column, Table } from '../ui/table.tsx'
import type { InOrganisation } from './in-organisation.ts'
import { messages } from './organisation-messages.ts'
import styles from './organisation-page.module.css'
import { isManaging } from './role-badge.tsx'
import { UsageMetric } from './usage-metric.tsx'

/** What was used this month, of what there is, and who pays. */
export function OverviewTab({ organisation, userId }: InOrganisation) {
  const { language } = useLanguage()
  const words = messages[language]
  const { cap, used, included, people, used_agents, role } = organisation
  const own = people.find(({ user_id }) => user_id === userId)
  const active = people
    .filter(({ used }) => used.runs > 0)
    .toSorted((one, other) => other.used.runs - one.used.runs)
  const month = formatDate(`${organisation.month}-15T12:00:00Z`, language, {
    month: 'long',
    year: 'numeric',
  })
  return (
    <div className={styles.sections}>
      <section className={styles.sections} aria-label={words.month(month)}>
        <h2 className={styles.title}>{words.month(month)}</h2>
        <div className={styles.metrics}>
          <UsageMetric label={words.spent} used={used.fils} max={cap.monthly_fils} isMoney />
          <UsageMetric label={words.runs} used={used.runs} max={cap.monthly_runs} />
          <UsageMetric
            label={words.included}
            used={included?.used ?? 0}
            max={included?.limit ?? null}
            {...(!included && { unlimited: words.noPlan })}
          />
        </div>
        <div className={styles.payer}>
          <p className={styles.small}>{whoPays()}</p>
          {role === 'owner' && (
            <ArrowLink to="/account" search={{ tab: 'billing' }}>
              {words.wallet}
            </ArrowLink>
          )}
        </div>
      </section>
      {own && !isManaging(role) && (
        <section className={styles.sections} aria-label={words.you}>
          <h2 className={styles.title}>{words.you}</h2>
          <div className={styles.metrics}>
            <UsageMetric
              label={words.spent}
              used={own.used.fils}
              max={own.cap.monthly_fils}
              isMoney
            />
            <UsageMetric label={words.runs} used={own.used.runs} max={own.cap.monthly_runs} />
          </div>
        </section>
      )}
      {used.runs === 0 && (
        <EmptyState
          title={words.none}
          action={<LinkButton to="/app-store">{words.browse}</LinkButton>}
        >
          {words.noneText}
        </EmptyState>
      )}
      {active.length > 0 && isManaging(role) && (
        <UsedTable
          title={words.byMember}
          header={words.member}
          rows={active.map(({ user_id, name, used }) => ({
            id: user_id,
            icon: <Avatar name={name} />,
            name,
            used,
            runs: { member: user_id },
          }))}
        />
      )}
      {used_agents.length > 0 && (
        <UsedTable
          title={words.byAgent}
          header={words.agent}
          rows={used_agents.map(({ app, used }) => ({
            id: app.id,
            icon: <AgentIcon app={app} size={32} />,
            name: app.name,
            used,
            runs: { app: app.slug },
          }))}
        />
      )}
    </div>
  )

  function whoPays(): string {
    if (role === 'owner') return words.youPay
    const owner = people.find((person) => person.role === 'owner')
    return owner ? words.payer(owner.name) : words.ownerPays
  }
}

interface UsedRow {
  id: string
  icon: ReactNode
  name: string
  used: organisations.Used
  /** Which of the shared runs they are. */
  runs: { member?: string; app?: string }
}

function UsedTable({
  title,
  header,
  rows,
}: {
  title: string
  header: string
  rows: readonly UsedRow[]
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const columns: Column<UsedRow>[] = [
    {
      name: 'what',
      header,
      isHead: true,
      cell: ({ icon, name, runs }) => (
        <span className={styles.who}>
          {icon}
          <Link
            to="."
            search={writeUrlState({ tab: 'runs', ...runs })}
            className={styles.way}
            aria-label={words.runsLink(name)}
          >
            <bdi>{name}</bdi>
          </Link>
        </span>
      ),
    },
    {
      name: 'runs',
      header: words.runs,
      isNumeric: true,
      cell: ({ used }) => formatNumber(used.runs, language),
    },
    {
      name: 'spent',
      header: words.spent,
      isNumeric: true,
      cell: ({ used }) => <bdi>{formatDirhams(used.fils, language)}</bdi>,
    },
  ]
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <Table caption={title} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </Card>
  )
}
