import type { forge } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { pricingOf, shownLanguage } from '../language/agent-content.ts'
import { categoryName } from '../language/category-names.ts'
import { formatMoment, useLanguage } from '../language/language.tsx'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { Badge } from '../ui/badge.tsx'
import { Price } from '../ui/price.tsx'
import { Changes } from './changes.tsx'
import { DecisionCard } from './decision-card.tsx'
import styles from './review.module.css'
import { messages } from './review-messages.ts'
import type { TrustDataSource } from './trust-data-source.ts'

/** What the forge shows of a submission. */
export interface ReviewParts {
  checks: (checks: readonly forge.Check[]) => ReactNode
  pages: (content: forge.AgentContent) => ReactNode
}

/** Everything that a decision about a submission needs: what the checks found, what changed, what people would see. */
export function Review({
  source,
  submission,
  parts,
}: {
  source: TrustDataSource
  submission: forge.Submission
  parts: ReviewParts
}) {
  const { content, live_content: listed } = submission
  return (
    <article className={styles.review}>
      <Head submission={submission} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {parts.checks(submission.checks)}
          {listed && <Changes listed={listed} content={content} />}
          {parts.pages(content)}
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
