import { type FormEvent, useState } from 'react'
import { moneyFailure } from '../billing/money-failure.ts'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { ReasonField } from '../ui/reason-field.tsx'
import { Notice } from '../ui/state.tsx'
import { useDeskChange } from './desk-source.ts'
import styles from './payments-page.module.css'

/** Asks for the reason before money moves. What the server refuses is said, and the reason stays. */
export function ReasonForm<Reply>(props: {
  words: { why: string; whyHint: string; cancel: string; confirm: string; busy: string; failed: string }
  /** What stands in the field at first. */
  usual: string
  change: (reason: string) => Promise<Reply>
  onDone: (reply: Reply) => void
  onClose: () => void
}) {
  const { words } = props
  const { language } = useLanguage()
  const [reason, setReason] = useState(props.usual)
  const change = useDeskChange(props.change)
  const said = reason.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (said === '' || change.isPending) return
    change.mutate(said, {
      onSuccess: (reply) => {
        props.onDone(reply)
        props.onClose()
      },
    })
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <ReasonField label={words.why} hint={words.whyHint} value={reason} onChange={setReason} />
      {change.isError && <Notice tone="danger">{moneyFailure(change.error, language, words.failed)}</Notice>}
      <div className={`${styles.buttons} ${styles.end}`}>
        <Button kind="secondary" onClick={props.onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" kind="danger" disabled={said === '' || change.isPending}>
          {change.isPending ? words.busy : words.confirm}
        </Button>
      </div>
    </form>
  )
}
