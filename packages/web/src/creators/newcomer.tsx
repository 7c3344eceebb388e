import { formatNumber, useLanguage } from '../language/language.tsx'
import { tierNames } from '../language/tier-names.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { messages as pageMessages } from './creator-messages.ts'
import styles from './newcomer.module.css'
import { messages } from './newcomer-messages.ts'

/** Product decision: the creator's share by their own plan. */
const shares = [
  { tier: 'starter', percent: 50 },
  { tier: 'pro', percent: 70 },
  { tier: 'enterprise', percent: 80 },
] as const

/** Instead of metrics for somebody who has no agent yet: what there is to earn, and how. */
export function Newcomer() {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <div className={styles.newcomer}>
      <Card className={styles.opening}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.line}>{words.line}</p>
        <div className={styles.buttons}>
          <LinkButton to="/create">{pageMessages[language].create}</LinkButton>
          <LinkButton to="/create/connect" kind="secondary">
            {pageMessages[language].connect}
          </LinkButton>
        </div>
      </Card>
      <section aria-labelledby="creator-shares">
        <h2 id="creator-shares">{words.sharesTitle}</h2>
        <p className={styles.line}>{words.sharesText}</p>
        <dl className={styles.shares}>
          {shares.map(({ tier, percent }) => (
            <div key={tier} className={styles.share}>
              <dt>{tierNames[language][tier]}</dt>
              <dd>{words.shares(formatNumber(percent, language))}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="creator-steps">
        <h2 id="creator-steps">{words.stepsTitle}</h2>
        <ol className={styles.steps}>
          {words.steps.map((step, index) => (
            <li key={step.title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {formatNumber(index + 1, language)}
              </span>
              <h3>{step.title}</h3>
              <p className={styles.line}>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
