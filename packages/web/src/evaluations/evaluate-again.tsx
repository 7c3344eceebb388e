import { errorMessage } from '../language/errors.ts'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { alertUser } from '../ui/toast.tsx'
import { messages } from './field-messages.ts'
import { useRequestEvaluation } from './queries.ts'
import styles from './questions-field.module.css'

/** Has the version in the store evaluated again. */
export function EvaluateAgain({ id }: { id: string }) {
  const { language } = useLanguage()
  const words = messages[language]
  const request = useRequestEvaluation(id)
  return (
    <Button
      kind="secondary"
      size="small"
      className={styles.begin}
      disabled={request.isPending}
      onClick={() =>
        request.mutate(undefined, {
          onSuccess: () => alertUser(words.requested),
          onError: (error) =>
            alertUser(
              errorMessage(error, language, words.failed, { network: words.network }),
              'danger',
            ),
        })
      }
    >
      {words.evaluateAgain}
    </Button>
  )
}
