import { Link } from '@tanstack/react-router'
import type { catalogue } from '@wakeel/contract'
import { categoryName } from '../language/category-names.ts'
import { useLanguage } from '../language/language.tsx'
import { record } from '../record.ts'
import { AgentIcon } from '../ui/agent-icon.tsx'
import { ArrowLink } from '../ui/arrow-link.tsx'
import { Badge } from '../ui/badge.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { DemoBox } from './demo-box.tsx'
import { messages } from './messages.ts'
import { Rating } from './rating.tsx'
import styles from './story-card.module.css'

/** The large story of Today: an agent, whom it is for, a question it was really asked and its answer, and a place to ask your own. */
export function StoryCard({ app }: { app: catalogue.App }) {
  const { language } = useLanguage()
  const words = messages[language]
  const whom = (words.today.storyFor as Record<string, string>)[app.category]
  return (
    <article className={styles.story}>
      <div className={styles.agent}>
        <p className={styles.kicker}>
          {words.today.story} · {categoryName(app.category, language)}
        </p>
        <div className={styles.head}>
          <AgentIcon app={app} size={72} />
          <div>
            <h2 className={styles.name}>
              <Link
                to="/app-store/$slug"
                params={{ slug: app.slug }}
                onClick={() => record('app_card_clicked', { app: app.slug })}
              >
                <bdi>{app.name}</bdi>
              </Link>
            </h2>
            <p className={styles.marks}>
              <Rating app={app} />
              {app.is_verified && (
                <Badge tone="gold" icon="check">
                  {words.verified}
                </Badge>
              )}
            </p>
          </div>
        </div>
        <p className={styles.what} dir="auto">
          {app.short_description}
        </p>
        {whom && <p className={styles.whom}>{whom}</p>}
        <DemoBox app={app} />
      </div>
      {app.sample && (
        <figure className={styles.sample}>
          <figcaption>
            <span className={styles.label}>{words.today.asked}</span>
            <p className={styles.prompt} dir="auto">
              {app.sample.prompt}
            </p>
          </figcaption>
          <div className={styles.answer}>
            <span className={styles.label}>{words.today.answered}</span>
            <Markdown hasLinks={false}>{app.sample.answer}</Markdown>
          </div>
          <ArrowLink className={styles.whole} to="/app-store/$slug" params={{ slug: app.slug }}>
            {words.today.whole}
          </ArrowLink>
        </figure>
      )}
    </article>
  )
}
