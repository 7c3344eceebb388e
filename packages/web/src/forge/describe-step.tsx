import { forge } from '@wakeel/contract'
import { type FormEvent, lazy, Suspense } from 'react'
import type { ApiError } from '../api.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { TextArea } from '../ui/field.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { exampleIdeas } from './example-ideas.ts'
import { type Idea, isComplete } from './forge-draft.ts'
import { messages } from './forge-messages.ts'
import styles from './forge-page.module.css'
import { isIdeaRefusal } from './use-idea-check.ts'

const IdeaBlockReason = lazy(() =>
  import('./idea-block-reason.tsx').then((module) => ({ default: module.IdeaBlockReason })),
)
const SkillsGuide = lazy(() =>
  import('./skills-guide.tsx').then((module) => ({ default: module.SkillsGuide })),
)

/** Step 1: what the agent is for, for whom, and what it is given to work on. */
export function DescribeStep({
  idea,
  onChange,
  onNext,
  isChecking,
  refusal,
}: {
  idea: Idea
  onChange: (idea: Idea) => void
  onNext: () => void
  /** Whether the idea can become an agent is being asked. */
  isChecking: boolean
  /** Why it cannot. */
  refusal: ApiError | undefined
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const missing = [
    idea.problem_goal.trim() === '' && words.describe.goal,
    idea.target_audience.trim() === '' && words.describe.audience,
    idea.data_input_type === '' && words.describe.input,
  ].filter((label) => label !== false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete(idea) && !isChecking) onNext()
  }
  return (
    <Card>
      <form className={styles.form} onSubmit={submit}>
        <h2>{words.describe.title}</h2>
        <Fieldset label={words.describe.examples}>
          <div className={styles.examples}>
            {exampleIdeas[language].map((example) => (
              <Button
                key={example.name}
                kind="secondary"
                size="small"
                onClick={() => onChange(example.idea)}
              >
                {example.name}
              </Button>
            ))}
          </div>
        </Fieldset>
        <Described
          name="problem_goal"
          label={words.describe.goal}
          hint={words.describe.goalHint}
          rows={4}
          idea={idea}
          onChange={onChange}
        />
        <Described
          name="target_audience"
          label={words.describe.audience}
          hint={words.describe.audienceHint}
          rows={2}
          idea={idea}
          onChange={onChange}
        />
        <ChoiceCards
          label={words.describe.input}
          choices={forge.dataInputTypes.map((value) => ({
            value,
            ...words.describe.inputs[value],
          }))}
          chosen={idea.data_input_type}
          onChoose={(data_input_type) => onChange({ ...idea, data_input_type })}
        />
        <Suspense>{refusal && <IdeaBlockReason error={refusal} />}</Suspense>
        <div className={`${styles.buttons} ${styles.end}`}>
          {missing.length > 0 && (
            <p className={styles.small}>
              {words.describe.missing(missing.join(language === 'ar' ? '، ' : ', '))}
            </p>
          )}
          <Button type="submit" disabled={!isComplete(idea)} aria-busy={isChecking}>
            {isChecking ? words.checking : words.next}
          </Button>
        </div>
      </form>
      <Suspense>
        <SkillsGuide isNeeded={isIdeaRefusal(refusal)} />
      </Suspense>
    </Card>
  )
}

function Described(props: {
  name: 'problem_goal' | 'target_audience'
  label: string
  hint: string
  rows: number
  idea: Idea
  onChange: (idea: Idea) => void
}) {
  const { language } = useLanguage()
  const max = forge.IDEA_MAX_LENGTH[props.name]
  const value = props.idea[props.name]
  const count = messages[language].count(
    formatNumber(value.length, language),
    formatNumber(max, language),
  )
  return (
    <TextArea
      label={props.label}
      hint={
        <>
          {props.hint} <bdi className={styles.count}>{count}</bdi>
        </>
      }
      rows={props.rows}
      maxLength={max}
      value={value}
      onChange={(event) => props.onChange({ ...props.idea, [props.name]: event.target.value })}
      required
    />
  )
}
