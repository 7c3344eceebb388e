import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import styles from './burn-rate.module.css'
import { messages } from './founder-messages.ts'

const BurnRateDialog = lazyDialog(
  async () => (await import('./burn-rate-dialog.tsx')).BurnRateDialog,
)

/** Stands where the burn rate would, until the founder has entered it. */
export function BurnRatePrompt() {
  const words = messages[useLanguage().language].burnRate
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.prompt}>
      <p className={styles.label}>{words.prompt}</p>
      <p className={styles.text}>{words.promptText}</p>
      <Button
        kind="secondary"
        size="small"
        onClick={() => setOpen(true)}
        {...BurnRateDialog.whenNear}
      >
        {words.enter}
      </Button>
      <BurnRateDialog open={isOpen} onClose={() => setOpen(false)} current={null} />
    </div>
  )
}

/** Changes what was entered. */
export function BurnRateAction({ current }: { current: number }) {
  const words = messages[useLanguage().language].burnRate
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button kind="secondary" onClick={() => setOpen(true)} {...BurnRateDialog.whenNear}>
        {words.change}
      </Button>
      <BurnRateDialog open={isOpen} onClose={() => setOpen(false)} current={current} />
    </div>
  )
}
