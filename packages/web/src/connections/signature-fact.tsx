import type { connections } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { alertUser } from '../ui/toast.tsx'
import { connectionFailure } from './connection-failure.ts'
import styles from './connections.module.css'
import { useUpdateConnection } from './queries.ts'
import { messages } from './signature-messages.ts'

/** Whether the card of an A2A agent is signed, and by whom; keys on another host count once its creator has confirmed them. */
export function SignatureFact({
  connection: { id, description },
  userId,
}: {
  connection: connections.Connection
  userId: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const update = useUpdateConnection(userId, id)
  const { signature } = description
  if (!signature) return null
  const host = signature.keys_at ?? ''
  const confirm = () =>
    update.mutate(
      { key_host: host },
      { onError: (error) => alertUser(connectionFailure(error, language), 'danger') },
    )
  return (
    <div className={styles.wide}>
      <dt>{words.label}</dt>
      <dd>{words.states[signature.state](host)}</dd>
      {signature.state === 'host_unconfirmed' && (
        <dd className={styles.stack}>
          <span className={styles.small}>{words.confirmText}</span>
          <span>
            <Button kind="secondary" size="small" onClick={confirm} disabled={update.isPending}>
              {words.confirm(host)}
            </Button>
          </span>
        </dd>
      )}
    </div>
  )
}
