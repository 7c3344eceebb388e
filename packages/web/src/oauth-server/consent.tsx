import { useQuery } from '@tanstack/react-query'
import type { oauthServer } from '@wakeel/contract'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { scopeNames } from '../language/scope-names.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState } from '../ui/state.tsx'
import { ConsentForm } from './consent-form.tsx'
import { messages } from './messages.ts'
import styles from './oauth-server.module.css'
import { authorizationQuery } from './queries.ts'

/** What a program asks of the person who is signed in. Nobody is sent anywhere before they say so. */
export function ConsentPanel({
  request,
  userId,
  onLeave,
}: {
  request: oauthServer.AuthorizationRequest
  userId: string
  onLeave: (address: string) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const query = useQuery(authorizationQuery(userId, request))
  if (query.isPending) return <Skeleton shape="block" />
  if (query.isError)
    return (
      <EmptyState level={1} title={words.broken}>
        {errorMessage(query.error, language)}
      </EmptyState>
    )
  const { consent, problem, return_url: returnUrl } = query.data
  if (!consent)
    return (
      <EmptyState
        level={1}
        title={words.broken}
        action={
          <Button kind="secondary" onClick={() => onLeave(returnUrl)}>
            {words.goBack}
          </Button>
        }
      >
        <bdi lang="en">{problem}</bdi>
      </EmptyState>
    )
  return (
    <Card className={styles.card}>
      <Asking consent={consent} />
      <ConsentForm request={request} consent={consent} denyUrl={returnUrl} onLeave={onLeave} />
    </Card>
  )
}

/** Who asks for what. */
function Asking({ consent }: { consent: oauthServer.Consent }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { client, scopes, agent } = consent
  return (
    <>
      <h1 className={styles.title}>{words.title(isolated(client.name))}</h1>
      {client.host ? (
        <p className={styles.small}>{words.verified(isolated(client.host))}</p>
      ) : (
        <p className={styles.head}>
          <Badge tone="warn">{words.unverified}</Badge>
          <span className={styles.small}>{words.notVerified}</span>
        </p>
      )}
      <p className={styles.small}>
        {words.backTo}{' '}
        <bdi dir="ltr">
          <strong>{consent.redirect_host}</strong>
        </bdi>
        {consent.is_loopback && ` (${words.thisDevice})`}
      </p>
      <h2>{words.may}</h2>
      <ul className={styles.scopes}>
        {scopes.map((scope) => (
          <li key={scope}>{scopeNames[language][scope]}</li>
        ))}
      </ul>
      {agent && (
        <p>
          {words.onlyAgent}: <strong>{agent.name[language]}</strong>
        </p>
      )}
    </>
  )
}

/** A name from elsewhere turns the direction of nothing around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`
