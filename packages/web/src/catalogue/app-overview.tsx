import type { catalogue } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Points } from '../ui/points.tsx'
import { messages } from './app-messages.ts'
import styles from './app-overview.module.css'
import { startsWithHeading } from './starts-with-heading.ts'

/** What the agent does, needs and never does; what was verified; a question with the answer it really gave. */
export function AppOverview({
  app,
  report,
}: {
  app: catalogue.App
  /** The way from here to a moderator. */
  report: ReactNode
}) {
  const words = messages[useLanguage().language]
  return (
    <div className={styles.overview}>
      <section className={styles.description}>
        {!startsWithHeading(app.full_description) && <h2>{words.does}</h2>}
        <Markdown top={2}>{app.full_description}</Markdown>
      </section>
      {app.sample && (
        <section>
          <h2>{words.sample}</h2>
          <figure className={styles.sample}>
            <figcaption dir="auto">{app.sample.prompt}</figcaption>
            <div className={styles.answer}>
              <Markdown hasLinks={false}>{app.sample.answer}</Markdown>
            </div>
          </figure>
        </section>
      )}
      <div className={styles.pair}>
        <Points title={words.needs} points={app.needs} icon="check" />
        <Points title={words.never} points={app.never} icon="close" />
      </div>
      <Verification app={app} />
      <div>{report}</div>
    </div>
  )
}

function Verification({ app }: { app: catalogue.App }) {
  const { language } = useLanguage()
  const words = messages[language]
  if (!app.verification) return <p className={styles.unverified}>{words.notVerified}</p>
  return (
    <section className={styles.verification}>
      <Icon name="check" size={24} />
      <div>
        <h2>{words.verifiedTitle}</h2>
        <p dir="auto">{app.verification.statement}</p>
        <p className={styles.when}>
          {words.verifiedOn[app.provider.kind](
            formatDate(app.verification.verified_at, language),
            app.verification.prompts_checked,
          )}
        </p>
      </div>
    </section>
  )
}
