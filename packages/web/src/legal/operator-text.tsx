import { useQuery } from '@tanstack/react-query'
import type { legal } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import { Markdown } from '../ui/markdown.tsx'
import styles from './legal-page.module.css'
import { legalTextQuery } from './queries.ts'

/** A text of the law in the operator's own words. */
export function OperatorText({ kind }: { kind: legal.LegalText }) {
  const { language } = useLanguage()
  const query = useQuery(legalTextQuery(kind, language))
  useTitle(query.data?.title)
  if (query.isPending) return <Waiting />
  if (query.isError) return <LoadFailed onRetry={() => void query.refetch()} />
  return (
    <article className={styles.page}>
      <h1>{query.data.title}</h1>
      <Markdown top={2}>{query.data.text}</Markdown>
    </article>
  )
}
