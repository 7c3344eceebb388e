import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { audit } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { roleNames } from '../language/role-names.ts'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import { actionNames } from './actions-messages.ts'
import { messages } from './audit-messages.ts'
import styles from './entries-table.module.css'
import { Facts, type ValueInWords } from './facts.tsx'

/** The lines of a log. `whoLink`: what leads to all that somebody did. */
export function EntriesTable(props: {
  list: UseInfiniteQueryResult<InfiniteData<audit.AuditPage>>
  whoLink?: (actor: audit.AuditEntry['actor'], name: ReactNode) => ReactNode
  /** Where people can be looked up. */
  peopleAreLinked?: boolean
  /** What is said for a value in this log alone. */
  valueInWords?: ValueInWords
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const columns: Column<audit.AuditEntry>[] = [
    {
      name: 'when',
      header: words.when,
      cell: ({ at }) => <span className={styles.when}>{formatMoment(at, language)}</span>,
    },
    {
      name: 'who',
      header: words.who,
      cell: ({ actor }) => {
        const name = actor.name === null ? words.left : <bdi>{actor.name}</bdi>
        return (
          <>
            {props.whoLink ? props.whoLink(actor, name) : name}
            <small className={styles.under}>{roleNames[language][actor.role]}</small>
          </>
        )
      },
    },
    {
      name: 'what',
      header: words.what,
      cell: ({ action, subject }) => (
        <>
          <span className={styles.action}>{actionNames[language][action]}</span>
          <Subject subject={subject} isLinked={props.peopleAreLinked === true} />
        </>
      ),
    },
    {
      name: 'change',
      header: words.change,
      cell: (entry) => <Facts entry={entry} valueInWords={props.valueInWords} />,
    },
    {
      name: 'why',
      header: words.why,
      cell: ({ reason }) => reason && <bdi className={styles.reason}>{reason}</bdi>,
    },
  ]
  return (
    <div className={styles.list}>
      <PagedTable
        list={props.list}
        rowsOf={(page) => page.entries}
        caption={words.list}
        columns={columns}
        empty={<p className={styles.none}>{words.none}</p>}
      />
    </div>
  )
}

function Subject({
  subject,
  isLinked,
}: {
  subject: audit.AuditEntry['subject']
  isLinked: boolean
}) {
  const words = messages[useLanguage().language]
  if (subject.kind === 'store') return null
  if (subject.kind === 'person' && subject.name === null)
    return <small className={styles.under}>{words.left}</small>
  const hasName = subject.kind === 'agent' || subject.kind === 'organisation'
  const name =
    subject.name === null && hasName ? words.gone : <bdi>{subject.name ?? subject.id}</bdi>
  return (
    <small className={styles.under}>
      {words.kinds[subject.kind]}{' '}
      {isLinked && subject.kind === 'person' ? (
        <Link to="/admin/users" search={{ person: subject.id }}>
          {name}
        </Link>
      ) : (
        name
      )}
    </small>
  )
}
