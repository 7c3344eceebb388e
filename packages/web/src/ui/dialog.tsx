import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

/** A question or a form over the page. Focus stays inside until it closes, and returns to where it came from. */
export function Dialog(props: {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <Base.Root open={props.open} onOpenChange={(open) => open || props.onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} />
        <Base.Popup className={styles.popup}>
          <Base.Title className={styles.title}>{props.title}</Base.Title>
          {props.description && <Base.Description className={styles.description}>{props.description}</Base.Description>}
          {props.children}
          {props.actions && <div className={styles.actions}>{props.actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  description?: ReactNode
  confirm: string
  cancel: string
  busy?: boolean
}) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button kind="secondary" onClick={props.onClose}>
            {props.cancel}
          </Button>
          <Button kind="danger" onClick={props.onConfirm} disabled={props.busy}>
            {props.confirm}
          </Button>
        </>
      }
    />
  )
}
