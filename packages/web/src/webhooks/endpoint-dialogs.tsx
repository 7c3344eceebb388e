import type { webhooks } from '@wakeel/contract'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { alertUser } from '../ui/toast.tsx'
import { EndpointForm } from './endpoint-form.tsx'
import { messages } from './messages.ts'
import { api, useWebhookAction } from './queries.ts'

interface DialogProps {
  endpoint: webhooks.WebhookEndpoint
  onClose: () => void
}

export function NewEndpointDialog({
  organisation,
  onClose,
  onMade,
}: {
  organisation: string | undefined
  onClose: () => void
  onMade: (secret: string) => void
}) {
  const words = messages[useLanguage().language]
  const create = useWebhookAction(api.createWebhookEndpoint, ({ secret }) => onMade(secret))
  return (
    <EndpointForm
      title={words.createTitle}
      confirm={words.make}
      busy={words.making}
      settings={{ address: '', description: '', event_types: ['run.finished', 'run.question'] }}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(settings) => create.mutate({ ...settings, organisation })}
      onClose={onClose}
    />
  )
}

export function EditEndpointDialog({ endpoint, onClose }: DialogProps) {
  const words = messages[useLanguage().language]
  const update = useWebhookAction(api.updateWebhookEndpoint, () => {
    alertUser(words.changed)
    onClose()
  })
  return (
    <EndpointForm
      title={words.editTitle}
      confirm={words.save}
      busy={words.saving}
      settings={endpoint}
      isBusy={update.isPending}
      error={update.error}
      onSubmit={({ address, description, event_types }) =>
        update.mutate({ id: endpoint.id, address, description, event_types })
      }
      onClose={onClose}
    />
  )
}

export function RotateSecretDialog({
  endpoint,
  onClose,
  onMade,
}: DialogProps & { onMade: (secret: string) => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const rotate = useWebhookAction(api.rotateWebhookSecret, ({ secret }) => onMade(secret))
  return (
    <Dialog open onClose={onClose} title={words.rotateTitle} description={words.rotateText}>
      <DialogForm
        onSubmit={() => rotate.mutate({ id: endpoint.id })}
        onClose={onClose}
        isReady
        isBusy={rotate.isPending}
        failure={rotate.isError && errorMessage(rotate.error, language)}
        cancel={words.cancel}
        confirm={words.rotateConfirm}
      >
        <p>
          <bdi dir="ltr">{endpoint.address}</bdi>
        </p>
      </DialogForm>
    </Dialog>
  )
}

export function DeleteEndpointDialog({ endpoint, onClose }: DialogProps) {
  const { language } = useLanguage()
  const words = messages[language]
  const remove = useWebhookAction(api.deleteWebhookEndpoint, () => {
    alertUser(words.deleted)
    onClose()
  })
  return (
    <Dialog open onClose={onClose} title={words.deleteTitle} description={words.deleteText}>
      <DialogForm
        onSubmit={() => remove.mutate({ id: endpoint.id })}
        onClose={onClose}
        isReady
        isBusy={remove.isPending}
        isDanger
        failure={remove.isError && errorMessage(remove.error, language)}
        cancel={words.cancel}
        confirm={words.delete}
      >
        <p>
          <bdi dir="ltr">{endpoint.address}</bdi>
        </p>
      </DialogForm>
    </Dialog>
  )
}
