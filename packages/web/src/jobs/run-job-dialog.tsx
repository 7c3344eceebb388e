import type { jobs } from '@wakeel/contract'
import { useState } from 'react'
import { errorMessage } from '../language/errors.ts'
import { jobNames } from '../language/job-names.ts'
import { useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { ReasonField } from '../ui/reason-field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { type JobsDataSource, useRunJob } from './jobs-data-source.ts'
import { messages } from './jobs-messages.ts'

/** Asks why a job is to be done now. */
export function RunJobDialog({
  source,
  name,
  onClose,
}: {
  source: JobsDataSource
  name: jobs.JobName | undefined
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <Dialog
      open={name !== undefined}
      onClose={onClose}
      title={name ? words.runTitle(jobNames[language][name]) : ''}
      description={words.runLine}
    >
      {name && <Reason source={source} name={name} onClose={onClose} />}
    </Dialog>
  )
}

function Reason({
  source,
  name,
  onClose,
}: {
  source: JobsDataSource
  name: jobs.JobName
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [reason, setReason] = useState(source.isLive ? '' : words.demoReason)
  const run = useRunJob(source, (job) => {
    alertUser(words.requested(jobNames[language][job.name]))
    onClose()
  })
  return (
    <DialogForm
      onSubmit={() => run.mutate({ name, reason: reason.trim() })}
      onClose={onClose}
      isReady={reason.trim() !== ''}
      isBusy={run.isPending}
      failure={run.isError && `${words.failed} ${errorMessage(run.error, language, '')}`}
      cancel={words.cancel}
      confirm={words.run}
      busy={words.running}
    >
      <ReasonField
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={setReason}
      />
    </DialogForm>
  )
}
