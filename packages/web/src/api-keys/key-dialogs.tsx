import type { apiKeys } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { readAgents } from '../ui/chosen-agents.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { Select } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { draftOf, newDraft } from './key-draft.ts'
import { KeyForm } from './key-form.tsx'
import { messages } from './messages.ts'
import { api, useKeyAction } from './queries.ts'

interface DialogProps {
  apiKey: apiKeys.ApiKey
  onClose: () => void
}

const ofPeople = ['run', 'read_runs', 'read_usage', 'manage_agents'] as const
/** A member’s own agents are none of the organisation’s. */
const ofOrganisations = ['run', 'read_runs', 'read_usage'] as const
const scopesFor = (organisation: unknown) => (organisation ? ofOrganisations : ofPeople)

export function NewKeyDialog({
  organisation,
  onClose,
  onMade,
}: {
  organisation: string | undefined
  onClose: () => void
  onMade: (secret: string) => void
}) {
  const words = messages[useLanguage().language]
  const create = useKeyAction(api.createApiKey, ({ secret }) => onMade(secret))
  return (
    <KeyForm
      title={words.createTitle}
      confirm={words.make}
      busy={words.making}
      draft={newDraft}
      isNew
      scopes={scopesFor(organisation)}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={(settings, is_test) => create.mutate({ ...settings, is_test, organisation })}
      onClose={onClose}
    />
  )
}

export function EditKeyDialog({ apiKey, onClose }: DialogProps) {
  const { language } = useLanguage()
  const words = messages[language]
  const draft = draftOf(apiKey, language)
  const update = useKeyAction(api.updateApiKey, () => {
    alertUser(words.changed)
    onClose()
  })
  return (
    <KeyForm
      title={words.editTitle}
      confirm={words.save}
      busy={words.saving}
      draft={draft}
      isNew={false}
      scopes={scopesFor(apiKey.organisation)}
      isBusy={update.isPending}
      error={update.error}
      onSubmit={({ agents, ...settings }) =>
        update.mutate({
          id: apiKey.id,
          ...settings,
          // One that left the store meanwhile would be refused, and need not be chosen again.
          ...(String(agents) !== String(readAgents(draft.agents)) && { agents }),
        })
      }
      onClose={onClose}
    />
  )
}

export function RotateKeyDialog({
  apiKey,
  onClose,
  onMade,
}: DialogProps & { onMade: (secret: string) => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [overlap, setOverlap] = useState<keyof typeof words.overlaps>('24')
  const rotate = useKeyAction(api.rotateApiKey, ({ secret }) => onMade(secret))
  return (
    <Dialog open onClose={onClose} title={words.rotateTitle} description={words.rotateText}>
      <DialogForm
        onSubmit={() => rotate.mutate({ id: apiKey.id, overlap_hours: Number(overlap) })}
        onClose={onClose}
        isReady
        isBusy={rotate.isPending}
        failure={rotate.isError && errorMessage(rotate.error, language)}
        cancel={words.cancel}
        confirm={words.rotateConfirm}
      >
        <Select
          label={words.rotateOverlap}
          value={overlap}
          onChoose={setOverlap}
          options={(['0', '1', '24', '168'] as const).map((value) => ({
            value,
            label: words.overlaps[value],
          }))}
        />
      </DialogForm>
    </Dialog>
  )
}

export function RevokeKeyDialog({ apiKey, onClose }: DialogProps) {
  const { language } = useLanguage()
  const words = messages[language]
  const revoke = useKeyAction(api.revokeApiKey, () => {
    alertUser(words.revoked)
    onClose()
  })
  return (
    <Dialog open onClose={onClose} title={words.revokeTitle} description={words.revokeText}>
      <DialogForm
        onSubmit={() => revoke.mutate({ id: apiKey.id })}
        onClose={onClose}
        isReady
        isBusy={revoke.isPending}
        isDanger
        failure={revoke.isError && errorMessage(revoke.error, language)}
        cancel={words.cancel}
        confirm={words.revoke}
      >
        <p>
          <bdi>{apiKey.name}</bdi> <code dir="ltr">{apiKey.hint}…</code>
        </p>
      </DialogForm>
    </Dialog>
  )
}
