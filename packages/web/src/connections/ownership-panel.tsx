import { connections } from '@wakeel/contract'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Progress } from '../ui/progress.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import { connectionFailure } from './connection-failure.ts'
import styles from './connections.module.css'
import { messages } from './messages.ts'
import { useVerifyConnection } from './queries.ts'

/** Where the token goes, and whether it was found there. */
export function OwnershipPanel({
  connection,
  userId,
}: {
  connection: connections.Connection
  userId: string
}) {
  const { language } = useLanguage()
  const words = messages[language].ownership
  const verify = useVerifyConnection(userId, connection.id)
  const { kind, address, proof_token, verified_at } = connection
  if (verified_at)
    return (
      <div className={styles.stack}>
        <p>
          <Badge tone="gold" icon="check">
            {words.verified}
          </Badge>
        </p>
        <p className={styles.small}>{words.verifiedText(formatDate(verified_at, language))}</p>
      </div>
    )
  return (
    <div className={styles.stack}>
      <p className={styles.small}>{words.why}</p>
      <div className={styles.copied}>
        <span className={styles.small}>{words.token}</span>
        <code dir="ltr">{proof_token}</code>
        <CopyButton value={proof_token} />
      </div>
      <ol className={styles.steps}>
        <li>
          {words.file}
          <code dir="ltr">{new URL(connections.PROOF_PATH, address).href}</code>
        </li>
        {kind === 'a2a' && (
          <li>
            {words.card}
            <code dir="ltr">{cardExtension(proof_token)}</code>
          </li>
        )}
        <li>{words.check}</li>
      </ol>
      {verify.isPending && (
        <div className={styles.doing} role="status">
          <Progress label={words.verifying} />
          <span>{words.verifying}</span>
        </div>
      )}
      {verify.isError && (
        <InlineAlert tone="danger">{connectionFailure(verify.error, language)}</InlineAlert>
      )}
      <div className={styles.buttons}>
        <Button
          kind="secondary"
          disabled={verify.isPending}
          onClick={() => verify.mutate(undefined, { onSuccess: () => alertUser(words.done) })}
        >
          {words.verify}
        </Button>
      </div>
    </div>
  )
}

const cardExtension = (token: string) =>
  JSON.stringify(
    { capabilities: { extensions: [{ uri: connections.PROOF_EXTENSION, params: { token } }] } },
    null,
    2,
  )
