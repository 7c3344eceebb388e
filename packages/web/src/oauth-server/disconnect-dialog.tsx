import type { oauthServer } from '@wakeel/contract'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './messages.ts'
import { useRevokeGrant } from './queries.ts'

export function DisconnectDialog({
  grant,
  onClose,
}: {
  grant: oauthServer.OAuthGrant
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const revoke = useRevokeGrant(() => {
    alertUser(words.disconnected)
    onClose()
  })
  return (
    <Dialog open onClose={onClose} title={words.disconnectTitle} description={words.disconnectText}>
      <DialogForm
        onSubmit={() => revoke.mutate({ id: grant.id })}
        onClose={onClose}
        isReady
        isBusy={revoke.isPending}
        isDanger
        failure={revoke.isError && errorMessage(revoke.error, language)}
        cancel={words.cancel}
        confirm={words.disconnect}
      >
        <p>
          <bdi>{grant.client.name}</bdi>
        </p>
      </DialogForm>
    </Dialog>
  )
}
