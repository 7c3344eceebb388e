import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { admin } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { writeUrlState } from '../shell/url-state.ts'
import { Avatar } from '../ui/avatar.tsx'
import { PagedTable } from '../ui/paged-table.tsx'
import type { Column } from '../ui/table.tsx'
import type { PeopleDataSource } from './people-data-source.ts'
import styles from './people-list.module.css'
import { messages } from './people-messages.ts'
import { peopleQuery } from './people-queries.ts'
import { usePeopleUrlState } from './people-url-state.ts'
import { RoleMark } from './role-mark.tsx'
import { StatusBadge } from './status-badge.tsx'
import { TrustMark } from './trust-mark.tsx'

export function PeopleList({ source }: { source: PeopleDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [urlState] = usePeopleUrlState()
  const list = useInfiniteQuery(peopleQuery(source, urlState))
  const columns: Column<admin.AdminUser>[] = [
    {
      name: 'person',
      header: words.person,
      isHead: true,
      cell: (person) => <PersonLink person={person} />,
    },
    { name: 'role', header: words.role, cell: ({ role }) => <RoleMark role={role} /> },
    { name: 'status', header: words.status, cell: ({ status }) => <StatusBadge status={status} /> },
    {
      name: 'trust',
      header: words.trust,
      isNumeric: true,
      cell: ({ trustScore }) => <TrustMark score={trustScore} />,
    },
    {
      name: 'lastLogin',
      header: words.lastLogin,
      isNumeric: true,
      cell: ({ lastLogin }) => (
        <span className={styles.when}>
          {lastLogin ? formatDate(lastLogin, language) : words.never}
        </span>
      ),
    },
  ]
  return (
    <div className={styles.list} aria-busy={list.isPlaceholderData}>
      <PagedTable
        list={list}
        rowsOf={(page) => page.people}
        caption={words.list}
        columns={columns}
        empty={<p className={styles.none}>{words.none}</p>}
      />
    </div>
  )
}

function PersonLink({ person }: { person: admin.AdminUser }) {
  const [urlState] = usePeopleUrlState()
  return (
    <Link
      to="."
      search={writeUrlState({ ...urlState, person: person.id })}
      resetScroll={false}
      className={styles.person}
      data-person={person.id}
    >
      <Avatar name={person.name} />
      <span className={styles.names}>
        <bdi className={styles.name}>{person.name}</bdi>
        <bdi className={styles.email}>{person.email}</bdi>
      </span>
    </Link>
  )
}
