import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { catalogue } from '@wakeel/contract'
import { useState } from 'react'
import { api } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-state.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { messages } from './agents-messages.ts'
import styles from './agents-tab.module.css'
import pageStyles from './organisation-page.module.css'

const MAX_FOUND = 6

/** Finds agents of the store to put on the list. */
export function AgentSearch({
  isListed,
  onAdd,
}: {
  isListed: (id: string) => boolean
  onAdd: (app: catalogue.AppCard) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [search, setSearch] = useState<string>()
  const request = { q: search, limit: MAX_FOUND, lang: language }
  const query = useQuery({
    queryKey: ['catalogue', 'listApps', 'to list', request],
    queryFn: async ({ signal }) => (await api.catalogue.listApps(request, { signal })).apps,
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  })
  const found = search === undefined ? undefined : query.data
  return (
    <div className={styles.search}>
      <SearchBox label={words.search} hint={words.searchHint} value={search} onSearch={setSearch} />
      {query.isLoadingError && <LoadFailed onRetry={() => void query.refetch()} />}
      {found?.length === 0 && (
        <p className={pageStyles.small} role="status">
          {words.nothing}
        </p>
      )}
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label={words.found}>
          {found.map((app) => (
            <li key={app.id}>
              <span className={pageStyles.who}>
                <AgentIcon app={app} size={32} />
                <bdi>{app.name}</bdi>
              </span>
              {isListed(app.id) ? (
                <span className={pageStyles.small}>{words.added}</span>
              ) : (
                <Button
                  kind="secondary"
                  size="small"
                  aria-label={words.addWhich(app.name)}
                  onClick={() => onAdd(app)}
                >
                  {words.add}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
