import { useQuery } from '@tanstack/react-query'
import type { creators } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { LoadFailed, Waiting } from '../ui/load-state.tsx'
import styles from './metric-dialog.module.css'
import { messages } from './metric-messages.ts'
import { agentsQuery } from './queries.ts'

const parts = [
  'succeeded',
  'testsPassed',
  'rating',
  'kept',
] as const satisfies readonly (keyof creators.TrustParts)[]

/** Each agent's score and the four parts of it. */
export function TrustRows({ userId }: { userId: string }) {
  const { language } = useLanguage()
  const words = messages[language].trust
  const agents = useQuery(agentsQuery(userId, language))
  if (agents.isPending) return <Waiting />
  if (agents.isLoadingError) return <LoadFailed onRetry={() => void agents.refetch()} />
  const scored = agents.data.filter((agent) => agent.is_listed && agent.trustParts !== null)
  if (scored.length === 0) return <p className={styles.quiet}>{words.none}</p>
  const percent = (part: number) =>
    formatNumber(part, language, { style: 'percent', maximumFractionDigits: 0 })
  const rows = scored.map(({ id, name, trustScore, trustParts }) => (
    <section
      key={id}
      className={styles.agent}
      aria-label={words.score(name, formatNumber(trustScore ?? 0, language))}
    >
      <p className={styles.agentHead}>
        <bdi>{name}</bdi>
        <span>{formatNumber(trustScore ?? 0, language)}</span>
      </p>
      {parts.map((part) => (
        <div key={part} className={styles.part}>
          <span>{words.parts[part]}</span>
          <span className={styles.bar} aria-hidden="true">
            <i style={{ inlineSize: `${(trustParts?.[part] ?? 0) * 100}%` }} />
          </span>
          <span className={styles.metric}>{percent(trustParts?.[part] ?? 0)}</span>
        </div>
      ))}
    </section>
  ))
  return <>{rows}</>
}
