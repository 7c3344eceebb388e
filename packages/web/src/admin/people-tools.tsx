import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { roleNames } from '../language/role-names.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { messages } from './people-messages.ts'
import { peopleQuery } from './people-queries.ts'
import type { PeopleSource } from './people-source.ts'
import styles from './people-tools.module.css'
import { orders, roles, statuses, usePeopleUrlState } from './people-url-state.ts'

/** What the list is searched, filtered and ordered by, all of it in the address, and how many people that leaves. */
export function PeopleTools({ source }: { source: PeopleSource }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [address, setAddress] = usePeopleUrlState()
  const total = useInfiniteQuery(peopleQuery(source, address)).data?.pages[0]?.total
  const isFiltered = Boolean(address.search || address.role || address.status)
  const clear = () => setAddress({ search: undefined, role: undefined, status: undefined })
  return (
    <>
      <div className={styles.tools}>
        <SearchBox
          label={words.search}
          hint={words.searchHint}
          value={address.search}
          onSearch={(search) => setAddress({ search })}
        />
        <Select
          label={words.role}
          value={address.role ?? 'all'}
          onChoose={(role) => setAddress({ role: role === 'all' ? undefined : role })}
          options={[
            { value: 'all', label: words.everyRole },
            ...roles.map((role) => ({ value: role, label: roleNames[language][role] })),
          ]}
        />
        <Select
          label={words.status}
          value={address.status ?? 'all'}
          onChoose={(status) => setAddress({ status: status === 'all' ? undefined : status })}
          options={[
            { value: 'all', label: words.everyStatus },
            ...statuses.map((status) => ({ value: status, label: words.statuses[status] })),
          ]}
        />
        <Select
          label={words.order}
          value={address.order ?? 'newest'}
          onChoose={(order) => setAddress({ order: order === 'newest' ? undefined : order })}
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
