import { useQuery } from '@tanstack/react-query'
import type { catalogue, evaluations as contract } from '@wakeel/contract'
import { useState } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { answeredBy } from '../ui/answered-by.ts'
import { Button } from '../ui/button.tsx'
import { Progress } from '../ui/progress.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/state.tsx'
import { EvaluationHistory } from './evaluation-history.tsx'
import styles from './evaluation-tab.module.css'
import { messages } from './messages.ts'
import { evaluationsQuery } from './queries.ts'
import { QuestionResults } from './question-results.tsx'

/** How rightly an agent answers: the score of the version in the store, its questions, and every evaluation before. */
export function EvaluationTab({ app }: { app: Pick<catalogue.App, 'slug'> }) {
  const words = messages[useLanguage().language]
  const query = useQuery(evaluationsQuery(app.slug))
  if (query.isPending) return <Skeleton shape="block" />
  if (query.isError)
    return (
      <ErrorState
        title={words.failedTitle}
        action={<Button onClick={() => void query.refetch()}>{words.retry}</Button>}
      >
        {words.failed}
      </ErrorState>
    )
  const { evaluations, live_version, is_pending } = query.data
  const live = evaluations.find(({ version }) => version === live_version)
  if (evaluations.length === 0)
    return is_pending ? (
      <EmptyState title={words.soon}>{words.soonText}</EmptyState>
    ) : (
      <EmptyState title={words.none}>{words.noneText}</EmptyState>
    )
  return (
    <div className={styles.tab}>
      <p className={styles.quiet}>{words.line}</p>
      {live ? (
        <Live slug={app.slug} live={live} isPending={is_pending} />
      ) : (
        <p>{is_pending ? words.soon : words.older}</p>
      )}
      <EvaluationHistory evaluations={evaluations} />
      <div className={styles.repeat}>
        <p className={styles.quiet}>{words.repeat}</p>
        <pre dir="ltr">
          <code>wakeel evaluate {app.slug}</code>
        </pre>
      </div>
    </div>
  )
}

function Live({
  slug,
  live,
  isPending,
}: {
  slug: string
  live: contract.Evaluation
  isPending: boolean
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const [isOpen, setOpen] = useState(false)
  const providers = live.providers.map((provider) => answeredBy(provider, language))
  return (
    <section className={styles.live}>
      <h2>{words.answeredAsExpected(live.version, words.passed(live.total))}</h2>
      <dl className={styles.scores}>
        {(['en', 'ar'] as const).map((name) => {
          const score = live.scores[name]
          return (
            score && (
              <div key={name}>
                <dt>{words.languages[name]}</dt>
                <dd>
                  {words.passed(score)}
                  <Progress
                    label={words.languages[name]}
                    value={score.passed}
                    of={score.questions}
                  />
                </dd>
              </div>
            )
          )
        })}
      </dl>
      <p className={styles.quiet}>
        {words.when(
          formatDate(live.evaluated_at, language),
          providers.join(language === 'ar' ? '، ' : ', '),
        )}
        . {isPending && words.pending}
      </p>
      <Button
        kind="secondary"
        className={styles.begin}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.hideAll : words.showAll}
      </Button>
      {isOpen && <QuestionResults slug={slug} version={live.version} />}
    </section>
  )
}
