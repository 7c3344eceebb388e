import { evaluations as contract } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { EvaluateAgain } from './evaluate-again.tsx'
import { messages } from './field-messages.ts'
import { QuestionFields } from './question-fields.tsx'
import styles from './questions-field.module.css'

interface QuestionsFieldProps {
  /** The agent, of which what was saved last answers. */
  id: string
  isListed: boolean
  questions: readonly contract.EvaluationQuestion[]
  onChange: (questions: contract.EvaluationQuestion[]) => void
}

/** The questions that every version is evaluated with: written, and tried with what was saved last. */
export function QuestionsField({ id, isListed, questions, onChange }: QuestionsFieldProps) {
  const { language } = useLanguage()
  const words = messages[language]
  const max = contract.MAX_EVALUATION.questions
  const added: contract.EvaluationQuestion = {
    language: questions.at(-1)?.language ?? language,
    input: '',
    outcome: 'answer',
    expectations: [{ kind: 'figure', value: 0, tolerance: 0 }],
  }
  return (
    <Card className={styles.card}>
      <div>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.small}>{words.line}</p>
      </div>
      <ol className={styles.questions}>
        {questions.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is what is written in it; only its place stays while it is written
          <li key={place}>
            <QuestionFields
              id={id}
              number={place + 1}
              question={question}
              onChange={(changed) => onChange(questions.with(place, changed))}
              onRemove={() => onChange(questions.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ol>
      {questions.length < max ? (
        <Button
          kind="secondary"
          size="small"
          className={styles.begin}
          onClick={() => onChange([...questions, added])}
        >
          <Icon name="plus" size={16} /> {words.addQuestion}
        </Button>
      ) : (
        <p className={styles.small}>{words.maxQuestions(max)}</p>
      )}
      {isListed && <EvaluateAgain id={id} />}
    </Card>
  )
}
