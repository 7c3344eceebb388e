import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './api-keys.module.css'
import { messages } from './messages.ts'

/** A secret, this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const words = messages[useLanguage().language]
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.secretTitle}
      description={words.secretText}
      actions={<Button onClick={onClose}>{words.secretDone}</Button>}
    >
      <div className={styles.secret}>
        <code dir="ltr">{secret}</code>
        <CopyButton value={secret} />
      </div>
    </Dialog>
  )
}
