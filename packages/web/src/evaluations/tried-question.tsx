import type { evaluations as contract } from '@wakeel/contract'
import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { messages } from './field-messages.ts'
import { useTryQuestion } from './queries.ts'
import { QuestionResult } from './question-result.tsx'
import styles from './questions-field.module.css'

/** Asks the agent, as it was saved last, and shows what was met. */
export function TriedQuestion({
  id,
  question,
}: {
  id: string
  question: contract.EvaluationQuestion
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const trying = useTryQuestion(id)
  const { outcome, expectations, input } = question
  const isComplete =
    input.trim() !== '' &&
    (outcome !== 'answer' || expectations.length > 0) &&
    expectations.every((one) => one.kind === 'figure' || one.text.trim() !== '')
  return (
    <div className={styles.questions}>
      <Button
        kind="secondary"
        size="small"
        className={styles.begin}
        disabled={!isComplete || trying.isPending}
        onClick={() => trying.mutate(question)}
      >
        {trying.isPending ? words.trying : words.try}
      </Button>
      {trying.isError && (
        <InlineAlert>
          {errorMessage(trying.error, language, words.failed, { network: words.network })}
        </InlineAlert>
      )}
      {trying.data && (
        <div role="status">
          <strong>{trying.data.passed ? words.passed : words.notPassed}</strong>
          <QuestionResult result={trying.data} />
        </div>
      )}
    </div>
  )
}
