import { useLanguage } from '../../language/language.tsx'
import { useWantsMotion } from '../../showcase/ticker.ts'
import { Button } from '../../ui/button.tsx'
import { messages } from './board-messages.ts'
import styles from './live-switch.module.css'

/** Says whether the metrics move, and stops or starts them. For readers who wish no motion they stand still anyway. */
export function LiveSwitch({
  isLive,
  onSwitch,
}: {
  isLive: boolean
  onSwitch: (isLive: boolean) => void
}) {
  const words = messages[useLanguage().language]
  if (!useWantsMotion()) return <p className={styles.still}>{words.still}</p>
  return (
    <Button kind="secondary" className={styles.switch} onClick={() => onSwitch(!isLive)}>
      <span className={styles.dot} data-live={isLive} />
      {isLive ? words.live : words.paused}
      <span className="visually-hidden">{isLive ? words.pause : words.resume}</span>
    </Button>
  )
}
