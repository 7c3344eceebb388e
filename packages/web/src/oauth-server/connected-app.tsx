import type { oauthServer } from '@wakeel/contract'
import { formatDate, formatNumber, useLanguage } from '../language/language.tsx'
import { formatDirhams } from '../language/money.ts'
import { scopeNames } from '../language/scope-names.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { messages } from './messages.ts'
import styles from './oauth-server.module.css'

/** One program: what it may, what it used, how that is changed, and its end. */
export function ConnectedApp({
  grant,
  onEdit,
  onDisconnect,
}: {
  grant: oauthServer.OAuthGrant
  onEdit: () => void
  onDisconnect: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const { client, scopes, agents, cap, used } = grant
  const money = (fils: number) => formatDirhams(fils, language)
  const day = (time: string) => formatDate(time, language)
  const spent = [
    cap.monthly_fils === null
      ? words.usedMonth(money(used.month.fils))
      : words.usedOf(money(used.month.fils), money(cap.monthly_fils)),
    ...(cap.daily_fils === null
      ? []
      : [words.today(money(used.today.fils), money(cap.daily_fils))]),
    ...(cap.monthly_fils === null && cap.daily_fils === null ? [words.uncapped] : []),
    words.runs(formatNumber(used.month.runs, language)),
  ]
  const what = [
    ...scopes.map((scope) => scopeNames[language][scope]),
    agents ? agents.map(({ name }) => name[language]).join(', ') : words.allAgents,
  ]
  const dates = [
    words.created(day(grant.created_at)),
    grant.last_used_at ? words.lastUsed(day(grant.last_used_at)) : words.neverUsed,
    ...(grant.expires_at ? [words.ends(day(grant.expires_at))] : []),
  ]
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <bdi>{client.name}</bdi>
        </h3>
        {client.host ? (
          <bdi dir="ltr" className={styles.small}>
            {client.host}
          </bdi>
        ) : (
          <Badge>{words.unverified}</Badge>
        )}
      </div>
      <p className={styles.small}>{what.join(' · ')}</p>
      <p className={styles.small}>{spent.join(' · ')}</p>
      <p className={styles.small}>{dates.join(' · ')}</p>
      <div className={styles.buttons}>
        <Button
          kind="secondary"
          size="small"
          aria-label={words.editApp(client.name)}
          onClick={onEdit}
        >
          {words.edit}
        </Button>
        <Button
          kind="secondary"
          size="small"
          aria-label={words.disconnectApp(client.name)}
          onClick={onDisconnect}
        >
          {words.disconnect}
        </Button>
      </div>
    </Card>
  )
}
