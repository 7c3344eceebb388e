import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './dialog-form.module.css'
import { InlineAlert } from './state.tsx'

/** A form in a dialog: what it asks, what failed, and at its end the way out and the action, which waits until all that it needs is said. */
export function DialogForm(props: {
  onSubmit: () => void
  onClose: () => void
  isReady: boolean
  isBusy: boolean
  isDanger?: boolean
  /** What is said once it has failed. */
  failure?: ReactNode
  cancel: string
  confirm: string
  /** Stands on the button while it is being done. */
  busy?: string
  children: ReactNode
}) {
  const { isReady, isBusy } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isBusy) props.onSubmit()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {props.children}
      {props.failure && <InlineAlert tone="danger">{props.failure}</InlineAlert>}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={props.onClose}>
          {props.cancel}
        </Button>
        <Button
          type="submit"
          kind={props.isDanger ? 'danger' : 'primary'}
          disabled={!isReady || isBusy}
        >
          {isBusy && props.busy ? props.busy : props.confirm}
        </Button>
      </div>
    </form>
  )
}
