import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentIcon } from './agent-icon.tsx'
import styles from './agent-picker.module.css'
import { messages } from './agents-messages.ts'
import type { ChosenAgent } from './chosen-agents.ts'
import { Combobox } from './combobox.tsx'

const MAX_FOUND = 6

/** Finds an agent of the store by its name or by what it does; before anything is typed, those that most people use. */
export function AgentCombobox({
  label,
  isChosen,
  onChoose,
}: {
  label: string
  isChosen: (agent: ChosenAgent) => boolean
  onChoose: (agent: ChosenAgent) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [search, setSearch] = useState<string>()
  const request = {
    ...(search ? { q: search } : { sort: 'popular' as const }),
    limit: MAX_FOUND,
    lang: language,
  }
  const query = useQuery({
    queryKey: ['catalogue', 'listApps', 'to choose', request],
    queryFn: async ({ signal }) => (await api.catalogue.listApps(request, { signal })).apps,
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <Combobox
      label={label}
      placeholder={words.searchHint}
      options={query.data}
      isSearching={query.isPlaceholderData}
      status={words.found(query.data?.length ?? 0)}
      isChosen={isChosen}
      show={(agent) => (
        <span className={styles.agent}>
          <AgentIcon app={agent} size={32} />
          <bdi>{agent.name}</bdi>
        </span>
      )}
      onSearch={setSearch}
      onRetry={query.isLoadingError ? () => void query.refetch() : undefined}
      onChoose={({ id, slug, name, emoji }) => onChoose({ id, slug, name, emoji })}
    />
  )
}
