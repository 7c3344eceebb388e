import { useMutation } from '@tanstack/react-query'
import { type catalogue, moderation } from '@wakeel/contract'
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

const api = createClient({ reportApp: moderation.routes.reportApp })

const MAX_COMMENT = 1000

/** Tells a moderator what is wrong with an agent. */
export function ReportDialog(props: { app: catalogue.App; open: boolean; onClose: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const session = useSession()
  const isSignedIn = session.status === 'signed_in'
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={words.title(props.app.name)}
      description={isSignedIn ? words.lead : words.signIn}
    >
      {isSignedIn ? (
        <ReportForm app={props.app} onDone={props.onClose} />
      ) : (
        <SignIn slug={props.app.slug} onCancel={props.onClose} />
      )}
    </Dialog>
  )
}

function SignIn({ slug, onCancel }: { slug: string; onCancel: () => void }) {
  const words = messages[useLanguage().language]
  return (
    <div className={styles.actions}>
      <Button kind="secondary" onClick={onCancel}>
        {words.cancel}
      </Button>
      <LinkButton to="/signin" search={{ to: `/app-store/${slug}` }}>
        {words.signInButton}
      </LinkButton>
    </div>
  )
}

function ReportForm({ app, onDone }: { app: catalogue.App; onDone: () => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [reason, setReason] = useState<moderation.ReportReason>('wrong_answers')
  const [comment, setComment] = useState('')
  const report = useMutation({
    mutationFn: () => api.reportApp({ slug: app.slug, reason, comment: comment.trim() }),
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
        choices={(Object.keys(words.lines) as moderation.ReportReason[]).map((value) => ({
          value,
          name: takedownReasonNames[language][value],
          line: words.lines[value],
        }))}
        chosen={reason}
        onChoose={setReason}
      />
      <TextArea
        label={words.comment}
        hint={words.hint}
        required
        maxLength={MAX_COMMENT}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </DialogForm>
  )
}
