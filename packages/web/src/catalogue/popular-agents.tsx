import { useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { AppRows } from './app-rows.tsx'
import { messages } from './search-messages.ts'
import styles from './search-page.module.css'

const SHOWN = 6

/** Where somebody whom a search did not help goes on. */
export function PopularAgents() {
  const { language } = useLanguage()
  const request = { sort: 'popular', limit: SHOWN, lang: language } as const
  const { data: apps = [] } = useQuery({
    queryKey: ['catalogue', 'listApps', 'popular', request],
    queryFn: async ({ signal }) => (await api.catalogue.listApps(request, { signal })).apps,
  })
  if (apps.length === 0) return null
  return (
    <section className={styles.popular}>
      <h2>{messages[language].popular}</h2>
      <AppRows apps={apps} />
    </section>
  )
}
