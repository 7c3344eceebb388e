import type { forge } from '@wakeel/contract'
import { categoryName } from '../catalogue/category-name.ts'
import { pricingOf, shownLanguage } from '../forge/agent-content.ts'
import { Reasons } from '../forge/check-list.tsx'
import { messages as checkMessages } from '../forge/publish-messages.ts'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { Price } from '../ui/price.tsx'
import { Changes } from './changes.tsx'
import { DecisionCard } from './decision-card.tsx'
import { Pages } from './pages.tsx'
import styles from './review.module.css'
import { messages } from './review-messages.ts'
import type { TrustSource } from './trust-source.ts'

/** Everything that a decision about a submission needs: what the checks found, what changed, what people would see. */
export function Review({
  source,
  submission,
}: {
  source: TrustSource
  submission: forge.Submission
}) {
  const { content, live_content: listed } = submission
  return (
    <article className={styles.review}>
      <Head submission={submission} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Checks checks={submission.checks} />
          {listed && <Changes listed={listed} content={content} />}
          <Pages content={content} />
        </div>
        <aside className={styles.aside}>
          <DecisionCard source={source} submission={submission} />
        </aside>
      </div>
    </article>
  )
}

function Head({ submission: { id, content, ...submission } }: { submission: forge.Submission }) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <header className={styles.head}>
      <AgentIcon app={{ id, emoji: content.emoji }} size={56} />
      <div className={styles.names}>
        <h2>
          <bdi>{content.name[shownLanguage(content, language)] || words.unnamed}</bdi>
        </h2>
        <p className={styles.facts}>
          <Badge tone={submission.live_content ? 'neutral' : 'accent'}>
            {submission.live_content ? words.update(submission.number) : words.newAgent}
          </Badge>
          <span>
            {words.by} <bdi>{submission.creator_name}</bdi>
          </span>
          <span>{categoryName(content.category, language)}</span>
          <span>{words.since(formatMoment(submission.submitted_at, language))}</span>
        </p>
      </div>
      <Price pricing={pricingOf(content.price)} />
    </header>
  )
}

/** Those that need a person first, then what is in order. */
function Checks({ checks }: { checks: readonly forge.Check[] }) {
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
