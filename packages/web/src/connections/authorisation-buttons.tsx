import type { connections } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './authorise-messages.ts'
import { connectionFailure } from './connection-failure.ts'
import { useRevokeAuthorisation } from './queries.ts'

/** What a creator can do about an authorisation: take it back, or give it again. */
export function AuthorisationButtons({
  connection,
  userId,
}: {
  connection: connections.Connection
  userId: string
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isConfirming, setConfirming] = useState(false)
  const revoke = useRevokeAuthorisation(userId, connection.id)
  const { name } = connection.description

  if (connection.health.error === 'connections.authorisation_needed')
    return (
      <LinkButton
        size="small"
        to="/create/connect"
        search={{ connection: connection.id }}
        aria-label={words.againOf(name)}
      >
        {words.again}
      </LinkButton>
    )
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        aria-label={words.disconnectOf(name)}
        onClick={() => setConfirming(true)}
      >
        {words.disconnect}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={words.disconnectTitle(name)}
        description={words.disconnectText}
        confirm={words.disconnectConfirm}
        cancel={words.keep}
        busy={revoke.isPending}
        onConfirm={() =>
          revoke.mutate(undefined, {
            onSuccess: () => alertUser(words.disconnected),
            onError: (error) => alertUser(connectionFailure(error, language), 'danger'),
            onSettled: () => setConfirming(false),
          })
        }
      />
    </>
  )
}
