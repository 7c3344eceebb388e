import type { runs } from '@wakeel/contract'
import { useLanguage } from '../shell/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import styles from './demo-limit-panel.module.css'
import { text } from './text.ts'

/** The free runs are used up: what goes on from here. */
export function DemoLimitPanel({ info }: { info: runs.DemoInfo | undefined }) {
  const { language } = useLanguage()
  const words = text[language]
  return (
    <section className={styles.panel} aria-label={words.limitTitle}>
      <h2>{words.limitTitle}</h2>
      <p>{(language === 'en' && info?.upgrade_message) || words.limitText}</p>
      <div className={styles.actions}>
        <LinkButton to="/pricing">{words.seePlans}</LinkButton>
        <LinkButton kind="secondary" to="/app-store">
          {words.otherAgents}
        </LinkButton>
      </div>
    </section>
  )
}
