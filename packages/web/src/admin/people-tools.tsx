import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { roleNames } from '../language/role-names.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import type { PeopleDataSource } from './people-data-source.ts'
import { messages } from './people-messages.ts'
import { peopleQuery } from './people-queries.ts'
import styles from './people-tools.module.css'
import { orders, roles, statuses, usePeopleUrlState } from './people-url-state.ts'

/** What the list is searched, filtered and ordered by, all of it in the URL, and how many people that leaves. */
export function PeopleTools({ source }: { source: PeopleDataSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [urlState, setUrlState] = usePeopleUrlState()
  const total = useInfiniteQuery(peopleQuery(source, urlState)).data?.pages[0]?.total
  const isFiltered = Boolean(urlState.search || urlState.role || urlState.status)
  const clear = () => setUrlState({ search: undefined, role: undefined, status: undefined })
  return (
    <>
      <div className={styles.tools}>
        <SearchBox
          label={words.search}
          hint={words.searchHint}
          value={urlState.search}
          onSearch={(search) => setUrlState({ search })}
        />
        <Select
          label={words.role}
          value={urlState.role ?? 'all'}
          onChoose={(role) => setUrlState({ role: role === 'all' ? undefined : role })}
          options={[
            { value: 'all', label: words.everyRole },
            ...roles.map((role) => ({ value: role, label: roleNames[language][role] })),
          ]}
        />
        <Select
          label={words.status}
          value={urlState.status ?? 'all'}
          onChoose={(status) => setUrlState({ status: status === 'all' ? undefined : status })}
          options={[
            { value: 'all', label: words.everyStatus },
            ...statuses.map((status) => ({ value: status, label: words.statuses[status] })),
          ]}
        />
        <Select
          label={words.order}
          value={urlState.order ?? 'newest'}
          onChoose={(order) => setUrlState({ order: order === 'newest' ? undefined : order })}
          options={orders.map((order) => ({ value: order, label: words.orders[order] }))}
        />
      </div>
      <div className={styles.line}>
        <p role="status">{total !== undefined && words.total(total)}</p>
        {isFiltered && (
          <Button kind="quiet" size="small" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
    </>
  )
}
