import { useNavigate } from '@tanstack/react-router'
import type { forge } from '@wakeel/contract'
import { useState } from 'react'
import { shownLanguage } from '../language/agent-content.ts'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import { AdminActionForm } from './admin-action-form.tsx'
import { isRefusal } from './is-refusal.ts'
import styles from './review.module.css'
import { messages } from './review-messages.ts'
import type { TrustDataSource } from './trust-data-source.ts'
import { messages as trustMessages } from './trust-messages.ts'
import { useAdminAction } from './trust-queries.ts'

const MAX_WORDS = 1000

interface Reviewed {
  source: TrustDataSource
  submission: forge.Submission
}

/** Lists what was looked at, or sends it back; when it has changed since, an alert says so and the queue is read anew. */
export function DecisionCard({ source, submission }: Reviewed) {
  const { language } = useLanguage()
  const words = messages[language]
  const navigate = useNavigate()
  const [isRejecting, setRejecting] = useState(false)
  const [note, setNote] = useState('')
  const { mutate, isPending } = useAdminAction(source)
  const name = submission.content.name[shownLanguage(submission.content, language)] || words.unnamed
  const toQueue = () => void navigate({ to: '/admin/trust' })
  const reason = note.trim()

  const approve = () =>
    mutate(
      (api) =>
        api.decideSubmission({
          ...lookedAt(submission),
          decision: 'approve',
          ...(reason && { reason }),
        }),
      {
        onSuccess: () => {
          alertUser(words.approved(name))
          toQueue()
        },
        onError: (error) => {
          const why = isRefusal(error) && errorMessage(error, language, '')
          alertUser(why ? trustMessages[language].refused(why) : words.approveFailed, 'danger')
        },
      },
    )

  return (
    <Card className={styles.card}>
      <h3>{words.decision}</h3>
      <p className={styles.soft}>{words.decisionLine}</p>
      <TextArea
        label={words.note}
        hint={words.noteHint}
        rows={2}
        maxLength={MAX_WORDS}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button onClick={approve} disabled={isPending}>
          {isPending ? words.approving : words.approve}
        </Button>
        <Button kind="secondary" onClick={() => setRejecting(true)} disabled={isPending}>
          {words.reject}
        </Button>
      </div>
      <Dialog
        open={isRejecting}
        onClose={() => setRejecting(false)}
        title={words.rejectTitle(name)}
        description={words.rejectLine}
      >
        <RejectForm
          source={source}
          submission={submission}
          name={name}
          onRejected={toQueue}
          onClose={() => setRejecting(false)}
        />
      </Dialog>
    </Card>
  )
}

const lookedAt = ({ id, number, revision }: forge.Submission) => ({ id, number, revision })

function RejectForm(
  props: Reviewed & { name: string; onRejected: () => void; onClose: () => void },
) {
  const words = messages[useLanguage().language]
  const [reason, setReason] = useState('')
  const [fix, setFix] = useState('')
  const [why, how] = [reason.trim(), fix.trim()]
  return (
    <AdminActionForm
      source={props.source}
      action={
        why && how
          ? (api) =>
              api.decideSubmission({
                ...lookedAt(props.submission),
                decision: 'reject',
                reason: why,
                how_to_mend: how,
              })
          : undefined
      }
      confirm={words.reject}
      isDanger
      done={words.rejected(props.name)}
      onDone={props.onRejected}
      onClose={props.onClose}
    >
      <TextArea
        label={words.why}
        rows={3}
        required
        maxLength={MAX_WORDS}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <TextArea
        label={words.fix}
        hint={words.fixHint}
        rows={3}
        required
        maxLength={MAX_WORDS}
        value={fix}
        onChange={(event) => setFix(event.target.value)}
      />
    </AdminActionForm>
  )
}
