import type { founder } from '@wakeel/contract'
import { useId } from 'react'
import { useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import styles from './model-use.module.css'
import { ModelUseCosts } from './model-use-costs.tsx'
import { ModelUseDays } from './model-use-days.tsx'
import { ModelUseFacts } from './model-use-facts.tsx'
import { messages } from './model-use-messages.ts'

/** What the operator's language models did and cost. A store that never had one says so. */
export function ModelUse({ metrics }: { metrics: founder.Metrics }) {
  const words = messages[useLanguage().language]
  const id = useId()
  const { is_set_up, total } = metrics.models
  if (!is_set_up && total.requests === 0) {
    return (
      <section className={styles.section} aria-labelledby={id}>
        <h2 id={id}>{words.title}</h2>
        <Card>
          <p>{words.notSetUp}</p>
        </Card>
      </section>
    )
  }
  return (
    <>
      <ModelUseDays metrics={metrics} />
      <div className={styles.pair}>
        <ModelUseCosts metrics={metrics} />
        <ModelUseFacts metrics={metrics} />
      </div>
    </>
  )
}
