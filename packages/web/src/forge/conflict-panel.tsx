import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './check-list.module.css'
import { messages } from './editor-messages.ts'
import { useInSight } from './use-in-sight.ts'

/** Somebody has saved the agent elsewhere: nothing that was written here is lost, whichever way it goes on. */
export function ConflictPanel({
  onKeep,
  onLoad,
  busy,
}: {
  onKeep: () => void
  onLoad: () => void
  busy: boolean
}) {
  const words = messages[useLanguage().language]
  const place = useInSight()
  return (
    <section ref={place} className={styles.panel} data-tone="warn" role="alert">
      <h2 className={styles.title}>
        <Icon name="warning" /> {words.conflictTitle}
      </h2>
      <p>{words.conflict}</p>
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={onLoad} disabled={busy}>
          {words.loadTheirs}
        </Button>
        <Button onClick={onKeep} disabled={busy}>
          {words.keepMine}
        </Button>
      </div>
    </section>
  )
}
