import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/state.tsx'
import styles from './evaluation-tab.module.css'
import { messages } from './messages.ts'
import { evaluationQuery } from './queries.ts'
import { QuestionResult } from './question-result.tsx'

/** Each question that a version was evaluated with: what was expected, what was answered. */
export function QuestionResults({ slug, version }: { slug: string; version: number }) {
  const words = messages[useLanguage().language]
  const query = useQuery(evaluationQuery(slug, version))
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
  return (
    <ol className={styles.questions}>
      {query.data.results.map((result, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the results of an evaluation never change their places
        <li key={place}>
          <details>
            <summary>
              <span dir="auto" className={styles.input}>
                {result.question.input}
              </span>
              <strong className={styles.mark} data-passed={result.passed}>
                {result.passed ? words.passedMark : words.failedMark}
              </strong>
              <Icon name="down" size={16} />
            </summary>
            <QuestionResult result={result} />
          </details>
        </li>
      ))}
    </ol>
  )
}
