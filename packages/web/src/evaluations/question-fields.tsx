import { evaluations as contract } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { Icon } from '../ui/icon.tsx'
import { ExpectationFields } from './expectation-fields.tsx'
import { messages } from './field-messages.ts'
import styles from './questions-field.module.css'
import { TriedQuestion } from './tried-question.tsx'

const languages = ['en', 'ar'] as const

/** One question with what is expected of the reply. */
export function QuestionFields(props: {
  id: string
  number: number
  question: contract.EvaluationQuestion
  onChange: (question: contract.EvaluationQuestion) => void
  onRemove: () => void
}) {
  const { question, onChange } = props
  const words = messages[useLanguage().language]
  const { expectations } = question
  const change = (changes: Partial<contract.EvaluationQuestion>) =>
    onChange({ ...question, ...changes })
  return (
    <Fieldset label={words.question(props.number)}>
      <TextArea
        label={words.input}
        rows={2}
        lang={question.language}
        value={question.input}
        maxLength={contract.MAX_EVALUATION.input}
        onChange={(event) => change({ input: event.target.value })}
      />
      <div className={styles.row}>
        <Select
          label={words.language}
          options={languages.map((value) => ({ value, label: words.languages[value] }))}
          value={question.language}
          onChoose={(language) => change({ language })}
        />
        <Select
          label={words.outcome}
          options={contract.expectedOutcomes.map((value) => ({
            value,
            label: words.outcomes[value],
          }))}
          value={question.outcome}
          onChoose={(outcome) => change({ outcome })}
        />
      </div>
      {expectations.map((expectation, place) => (
        <ExpectationFields
          // biome-ignore lint/suspicious/noArrayIndexKey: an expectation is what is written in it; only its place stays while it is written
          key={place}
          number={place + 1}
          expectation={expectation}
          onChange={(changed) => change({ expectations: expectations.with(place, changed) })}
          onRemove={() => change({ expectations: expectations.toSpliced(place, 1) })}
        />
      ))}
      {question.outcome === 'answer' && expectations.length === 0 && (
        <p className={styles.small} role="alert">
          {words.nothingExpected}
        </p>
      )}
      <div className={styles.buttons}>
        {expectations.length < contract.MAX_EVALUATION.expectations && (
          <Button
            kind="secondary"
            size="small"
            onClick={() =>
              change({
                expectations: [...expectations, { kind: 'figure', value: 0, tolerance: 0 }],
              })
            }
          >
            <Icon name="plus" size={16} /> {words.addExpectation}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={props.onRemove}>
          {words.removeQuestion(props.number)}
        </Button>
      </div>
      <TriedQuestion id={props.id} question={question} />
    </Fieldset>
  )
}
