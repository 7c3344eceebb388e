import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './secret-dialog.module.css'

/** A secret, this once. */
export function SecretDialog(props: {
  title: string
  text: string
  /** What is said to close it. */
  done: string
  secret: string
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={props.title}
      description={props.text}
      actions={<Button onClick={props.onClose}>{props.done}</Button>}
    >
      <div className={styles.secret}>
        <code dir="ltr">{props.secret}</code>
        <CopyButton value={props.secret} />
      </div>
    </Dialog>
  )
}
