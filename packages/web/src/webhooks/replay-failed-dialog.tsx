import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { Select } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './messages.ts'
import { api, useWebhookAction } from './queries.ts'

const HOUR_MS = 3_600_000
const periods = ['1', '24', '168', '720'] as const

export function ReplayFailedDialog({
  endpointId,
  onClose,
}: {
  endpointId: string
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [hours, setHours] = useState<(typeof periods)[number]>('24')
  const replay = useWebhookAction(api.replayFailedWebhooks, ({ replayed }) => {
    alertUser(words.replayedCount(formatNumber(replayed, language)))
    onClose()
  })
  const since = () => new Date(Date.now() - Number(hours) * HOUR_MS).toISOString()
  return (
    <Dialog open onClose={onClose} title={words.replayTitle} description={words.replayText}>
      <DialogForm
        onSubmit={() => replay.mutate({ id: endpointId, since: since() })}
        onClose={onClose}
        isReady
        isBusy={replay.isPending}
        failure={replay.isError && errorMessage(replay.error, language)}
        cancel={words.cancel}
        confirm={words.replay}
      >
        <Select
          label={words.since}
          value={hours}
          onChoose={setHours}
          options={periods.map((value) => ({ value, label: words.periods[value] }))}
        />
      </DialogForm>
    </Dialog>
  )
}
