import type { moderation } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { AdminActionForm } from './admin-action-form.tsx'
import styles from './cases.module.css'
import { onlyParts, partsOf } from './profile-parts.ts'
import { byReason } from './report-comments.tsx'
import { messages } from './reports-messages.ts'
import { TakedownReasonFields } from './takedown-reason-fields.tsx'
import type { TrustDataSource } from './trust-data-source.ts'
import { messages as trustMessages } from './trust-messages.ts'

const reasons: readonly moderation.ProfileTakedownReason[] = [
  'harmful',
  'misleading',
  'privacy',
  'copyright',
  'spam',
  'unlawful',
  'other',
]

interface Taking {
  source: TrustDataSource
  reported: moderation.ReportedProfile
  onClose: () => void
}

/** Takes texts off a creator's page and tells them why. */
export function TakeTextsDialog({ open, ...props }: Taking & { open: boolean }) {
  const words = messages[useLanguage().language]
  return (
    <Dialog
      open={open}
      onClose={props.onClose}
      title={words.takeTextsTitle(props.reported.creator.name)}
      description={words.takeTextsLine}
    >
      <TakeTextsForm {...props} />
    </Dialog>
  )
}

function TakeTextsForm({ source, reported, onClose }: Taking) {
  const { language } = useLanguage()
  const words = messages[language]
  const { creator, texts } = reported
  const all = partsOf(texts)
  const [parts, setParts] = useState(() => all.map(([part]) => part))
  const usual = byReason(reported.reports)[0]?.[0]
  const [reason, setReason] = useState(reasons.find((each) => each === usual) ?? 'other')
  const [note, setNote] = useState('')
  const said = note.trim()
  const isReady = said !== '' && parts.length > 0
  return (
    <AdminActionForm
      source={source}
      action={
        isReady
          ? (api) =>
              api.takeDownProfile({
                id: creator.id,
                texts: onlyParts(texts, parts),
                reason,
                note: said,
              })
          : undefined
      }
      confirm={words.takeTexts}
      isDanger
      done={words.textsTaken(creator.name)}
      onClose={onClose}
    >
      <Fieldset label={words.whichTexts}>
        {all.map(([part, text]) => (
          <label key={part} className={styles.text}>
            <input
              type="checkbox"
              checked={parts.includes(part)}
              onChange={(event) =>
                setParts(
                  event.target.checked ? [...parts, part] : parts.filter((each) => each !== part),
                )
              }
            />
            <span>
              {trustMessages[language].texts[part]}
              <span className={styles.excerpt} dir="auto">
                {text}
              </span>
            </span>
          </label>
        ))}
      </Fieldset>
      <TakedownReasonFields
        reasons={reasons}
        reason={reason}
        onReason={setReason}
        note={note}
        onNote={setNote}
      />
    </AdminActionForm>
  )
}
