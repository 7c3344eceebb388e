import type { FormEvent, ReactNode } from 'react'
import { useLanguage } from '../shell/language.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/state.tsx'
import { alertUser } from '../ui/toast.tsx'
import styles from './deed-form.module.css'
import { isRefusal, refusalWords } from './refusal-text.ts'
import { type Deed, useDeed } from './trust-queries.ts'
import type { TrustSource } from './trust-source.ts'
import { text } from './trust-text.ts'

/**
 * A decision of a moderator in a dialog. It closes when it is done, and when the server refuses: then somebody else was quicker, and
 * an alert says so. What did not reach the server stays as it was written.
 */
export function DeedForm(props: {
  source: TrustSource
  /** Undefined while something that it needs is not said yet. */
  deed: Deed | undefined
  confirm: string
  isDanger?: boolean
  /** What the alert says afterwards. */
  done: string
  onClose: () => void
  /** Where to go when it is done; without it the dialog only closes. */
  onDone?: () => void
  children: ReactNode
}) {
  const { language } = useLanguage()
  const words = text[language]
  const { mutate, isPending, isError } = useDeed(props.source)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!props.deed || isPending) return
    mutate(props.deed, {
      onSuccess: () => {
        alertUser(props.done)
        ;(props.onDone ?? props.onClose)()
      },
      onError: (error) => {
        if (!isRefusal(error)) return
        const why = refusalWords(error, language)
        alertUser(why ? words.refused(why) : words.refusedUnknown, 'danger')
        props.onClose()
      },
    })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {props.children}
      {isError && <Notice tone="danger">{words.failed}</Notice>}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={props.onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" kind={props.isDanger ? 'danger' : 'primary'} disabled={!props.deed || isPending}>
          {isPending ? words.sending : props.confirm}
        </Button>
      </div>
    </form>
  )
}
