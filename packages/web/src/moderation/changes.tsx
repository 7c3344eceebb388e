import type { forge } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Card } from '../ui/card.tsx'
import styles from './changes.module.css'
import { type ChangedField, changedFields } from './content-fields.ts'
import reviewStyles from './review.module.css'
import { messages } from './review-messages.ts'
import { type Part, wordChanges } from './word-changes.ts'

/** Where a new version differs from the listed one, field by field, the words that differ marked. */
export function Changes({
  listed,
  content,
}: {
  listed: forge.AgentContent
  content: forge.AgentContent
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const fields = changedFields(listed, content, language)
  return (
    <Card className={reviewStyles.card}>
      <h3>{words.changes(fields.length)}</h3>
      {fields.map((field) => (
        <Change key={field.key} field={field} />
      ))}
    </Card>
  )
}

function Change({ field }: { field: ChangedField }) {
  const words = messages[useLanguage().language]
  const { before, after } = wordChanges(field.before, field.after)
  return (
    <section className={styles.change}>
      <h4 className={styles.label}>
        {field.label}
        {field.language && (
          <span className={styles.soft}> · {words.languages[field.language]}</span>
        )}
      </h4>
      <div className={styles.sides}>
        <Side title={words.before} language={field.language} parts={before} mark="del" />
        <Side title={words.after} language={field.language} parts={after} mark="ins" />
      </div>
    </section>
  )
}

function Side(props: {
  title: string
  language: ChangedField['language']
  parts: readonly Part[]
  mark: 'del' | 'ins'
}) {
  const words = messages[useLanguage().language]
  const { parts, mark: Mark } = props
  return (
    <div className={styles.side} data-side={Mark}>
      <p className={styles.soft}>{props.title}</p>
      {parts.length === 0 ? (
        <p className={styles.soft}>{words.empty}</p>
      ) : (
        <p className={styles.text} lang={props.language ?? undefined} dir="auto">
          {parts.map(({ at, text: messages, isChanged }) =>
            isChanged ? <Mark key={at}>{messages}</Mark> : <span key={at}>{messages}</span>,
          )}
        </p>
      )}
    </div>
  )
}
