import type { apiKeys, Language } from '@wakeel/contract'
import { lazy, Suspense, useState } from 'react'
import { formatDate, formatMoment, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CapUsed } from '../ui/cap-used.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './api-keys.module.css'
import { messages } from './messages.ts'

const UsageChart = lazy(() =>
  import('./usage-chart.tsx').then((module) => ({ default: module.UsageChart })),
)

export type KeyAction = 'edit' | 'rotate' | 'revoke'

/** One key: what it may do, what it used, and what can be done with it. */
export function KeyCard({
  apiKey,
  isOwn,
  onAsk,
}: {
  apiKey: apiKeys.ApiKey
  isOwn: boolean
  onAsk: (action: KeyAction) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isOpen, setOpen] = useState(false)
  const isActive = apiKey.status === 'active'
  const action = (name: KeyAction) => (
    <Button
      kind="secondary"
      size="small"
      aria-label={words.which(words[name], apiKey.name)}
      onClick={() => onAsk(name)}
    >
      {words[name]}
    </Button>
  )
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{apiKey.name}</bdi>
        </h3>
        {apiKey.is_test && <Badge>{words.test}</Badge>}
        <Badge tone={isActive ? 'accent' : 'neutral'}>{words.status[apiKey.status]}</Badge>
        <code className={styles.hint} dir="ltr">
          {apiKey.hint}…
        </code>
      </div>
      <p className={styles.small}>{scopesInWords(apiKey, language)}</p>
      <p className={styles.small}>{datesInWords().join(' · ')}</p>
      <CapUsed used={apiKey.used} cap={apiKey.cap} />
      <div className={styles.buttons}>
        {isOwn && (
          <Button
            kind="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-label={words.which(isOpen ? words.hideUsage : words.usage, apiKey.name)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.hideUsage : words.usage}
          </Button>
        )}
        {isOwn && isActive && action('edit')}
        {isOwn && isActive && action('rotate')}
        {isActive && action('revoke')}
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <UsageChart id={apiKey.id} />
        </Suspense>
      )}
    </Card>
  )

  function datesInWords(): string[] {
    const { created_at, last_used_at, expires_at, previous_valid_until, status } = apiKey
    const day = (time: string) => formatDate(time, language)
    const expiry = status === 'expired' ? words.expired : words.expires
    return [
      ...(isOwn ? [] : [words.by(apiKey.by.name)]),
      words.created(day(created_at)),
      last_used_at ? words.lastUsed(day(last_used_at)) : words.neverUsed,
      ...(expires_at ? [expiry(day(expires_at))] : []),
      ...(previous_valid_until
        ? [words.overlap(formatMoment(previous_valid_until, language))]
        : []),
    ]
  }
}

const scopesInWords = ({ scopes, agents }: apiKeys.ApiKey, language: Language): string =>
  [
    ...scopes.map((scope) => messages[language].scopeNames[scope]),
    agents ? agents.map(({ name }) => name[language]).join(', ') : messages[language].allAgents,
  ].join(' · ')
