import { useMutation } from '@tanstack/react-query'
import { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { ApiError, createClient } from '../api.ts'
import { useLanguage } from '../language/language.tsx'
import { takedownReasonNames } from '../language/takedown-reason-names.ts'
import { useSession } from '../session/session.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogForm } from '../ui/dialog-form.tsx'
import { TextArea } from '../ui/field.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './report-dialog.module.css'
import { messages } from './report-messages.ts'
import type { ReportSubject } from './report-subject.ts'

const { reportApp, reportProfile } = moderation.routes
const api = createClient({ reportApp, reportProfile })

const MAX_COMMENT = 1000

/** What is said of a subject goes to the route of its kind. */
interface Reporting {
  send(reason: moderation.ReportReason, comment: string): Promise<unknown>
  /** Where whoever signs in comes back to. */
  page: string
}

function reportingOf(subject: ReportSubject): Reporting {
  if (subject.kind === 'agent') {
    const { slug } = subject
    return {
      send: (reason, comment) => api.reportApp({ slug, reason, comment }),
      page: `/app-store/${slug}`,
    }
  }
  const { handle } = subject
  return {
    send: (reason, comment) =>
      api.reportProfile({
        handle,
        // The form offers no other; what is said of a text answers nothing.
        reason: reason === 'wrong_answers' ? 'other' : reason,
        comment,
      }),
    page: `/creators/${handle}`,
  }
}

/** Tells a moderator what is wrong with an agent, or with what a creator says of themselves. */
export function ReportDialog(props: {
  subject: ReportSubject
  open: boolean
  onClose: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const session = useSession()
  const isSignedIn = session.status === 'signed_in'
  const { subject, onClose } = props
  const reporting = reportingOf(subject)
  return (
    <Dialog
      open={props.open}
      onClose={onClose}
      title={words.about[subject.kind].title(subject.name)}
      description={isSignedIn ? words.lead : words.signIn}
    >
      {isSignedIn ? (
        <ReportForm kind={subject.kind} reporting={reporting} onDone={onClose} />
      ) : (
        <SignIn page={reporting.page} onCancel={onClose} />
      )}
    </Dialog>
  )
}

function SignIn({ page, onCancel }: { page: string; onCancel: () => void }) {
  const words = messages[useLanguage().language]
  return (
    <div className={styles.actions}>
      <Button kind="secondary" onClick={onCancel}>
        {words.cancel}
      </Button>
      <LinkButton to="/signin" search={{ to: page }}>
        {words.signInButton}
      </LinkButton>
    </div>
  )
}

function ReportForm({
  kind,
  reporting,
  onDone,
}: {
  kind: ReportSubject['kind']
  reporting: Reporting
  onDone: () => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const about = words.about[kind]
  const lines: Partial<Record<moderation.ReportReason, string>> = about.lines
  const reasons = Object.keys(lines) as moderation.ReportReason[]
  const [reason, setReason] = useState(reasons[0]!)
  const [comment, setComment] = useState('')
  const report = useMutation({
    mutationFn: () => reporting.send(reason, comment.trim()),
    onSuccess: () => {
      alertUser(words.sent)
      onDone()
    },
  })
  const isTooMany = report.error instanceof ApiError && report.error.code === 'request.rate_limited'

  return (
    <DialogForm
      onSubmit={() => report.mutate()}
      onClose={onDone}
      isReady={comment.trim() !== ''}
      isBusy={report.isPending}
      failure={report.isError && (isTooMany ? words.tooMany : words.failed)}
      cancel={words.cancel}
      confirm={words.send}
      busy={words.sending}
    >
      <ChoiceCards
        label={words.reason}
        choices={reasons.map((value) => ({
          value,
          name: takedownReasonNames[language][value],
          line: lines[value] ?? '',
        }))}
        chosen={reason}
        onChoose={setReason}
      />
      <TextArea
        label={about.comment}
        hint={about.hint}
        required
        maxLength={MAX_COMMENT}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </DialogForm>
  )
}
