import type { forge } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { Reasons } from './check-list.tsx'
import { messages as checkMessages } from './publish-messages.ts'
import styles from './submission-checks.module.css'
import { messages } from './submission-messages.ts'

/** What the checks of publishing found: those that need a person first, then what is in order. */
export function SubmissionChecks({ checks }: { checks: readonly forge.Check[] }) {
  const { language } = useLanguage()
  const words = messages[language]
  const inOrder = checks.filter(({ passed }) => passed)
  return (
    <Card className={styles.card}>
      <h3>{words.checks}</h3>
      {checks
        .filter(({ passed }) => !passed)
        .map(({ name, reasons }) => (
          <section key={name} className={styles.open}>
            <h4 className={styles.mark}>
              <Icon name="warning" size={18} />
              {checkMessages[language].names[name]}
              <span className="visually-hidden">: {checkMessages[language].states.failed}</span>
            </h4>
            <Reasons reasons={reasons} />
          </section>
        ))}
      {inOrder.length > 0 && (
        <ul className={styles.passed} aria-label={words.passed}>
          {inOrder.map(({ name }) => (
            <li key={name}>
              <Icon name="check" size={16} /> {checkMessages[language].names[name]}
            </li>
          ))}
        </ul>
      )}
      {checks.length === 0 && <p className={styles.soft}>{words.noChecks}</p>}
    </Card>
  )
}
