import { apiKeys, type oauthServer } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { AgentsChoice } from '../ui/agents-choice.tsx'
import { readAgents } from '../ui/chosen-agents.ts'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { alertUser } from '../ui/toast.tsx'
import { draftOfGrant, readConsent } from './consent-draft.ts'
import { messages } from './messages.ts'
import { useUpdateGrant } from './queries.ts'
import { SpendingFields } from './spending-fields.tsx'

/** Which agents a program may run, and how much it may spend, from its next call on. */
export function EditGrantDialog({
  grant,
  onClose,
}: {
  grant: oauthServer.OAuthGrant
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [before] = useState(() => draftOfGrant(grant, language))
  const [draft, setDraft] = useState(before)
  const allowed = readConsent(draft)
  const update = useUpdateGrant(() => {
    alertUser(words.limitsChanged)
    onClose()
  })
  const isOfOneAgent = /\/mcp\/[^/]+$/.test(grant.resource)
  const submit = ({ agents, cap }: NonNullable<typeof allowed>) =>
    update.mutate({
      id: grant.id,
      cap: { ...grant.cap, daily_fils: cap.daily_fils, monthly_fils: cap.monthly_fils },
      // One that left the store meanwhile would be refused, and need not be chosen again.
      ...(String(agents) !== String(readAgents(before.agents)) && { agents }),
    })
  return (
    <Dialog open onClose={onClose} title={words.editTitle} description={words.editText}>
      <DialogForm
        onSubmit={() => allowed && submit(allowed)}
        onClose={onClose}
        isReady={allowed !== undefined}
        isBusy={update.isPending}
        failure={update.isError && errorMessage(update.error, language)}
        cancel={words.cancel}
        confirm={words.save}
        busy={words.saving}
      >
        <p>
          <bdi>{grant.client.name}</bdi>
        </p>
        {!isOfOneAgent && (
          <AgentsChoice
            draft={draft.agents}
            max={apiKeys.MAX_API_KEY_AGENTS}
            onChange={(agents) => setDraft({ ...draft, agents })}
          />
        )}
        <SpendingFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      </DialogForm>
    </Dialog>
  )
}
