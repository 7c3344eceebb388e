import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { messages } from './editor-messages.ts'
import styles from './editor-page.module.css'

/** Stays in sight below the editor: whether everything is saved, and the buttons that save and publish. */
export function EditorBar(props: {
  isDirty: boolean
  isSaving: boolean
  isChecking: boolean
  /** Undefined while there is nothing to save, or it cannot be. */
  onSave: (() => void) | undefined
  onPublish: (() => void) | undefined
  /** It was in the store before, and goes back as it was. */
  isRepublished: boolean
  onStop: () => void
}) {
  const { isDirty, isChecking } = props
  const words = messages[useLanguage().language]
  return (
    <div className={styles.bar} data-bottom-bar="always">
      <p className={styles.small} role="status">
        {isDirty ? words.unsaved : words.allSaved}
      </p>
      {isChecking ? (
        <Button kind="secondary" onClick={props.onStop}>
          {words.stopPublishing}
        </Button>
      ) : (
        <Button
          kind="secondary"
          onClick={props.onSave}
          disabled={!props.onSave}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {props.isSaving ? words.saving : words.save}
        </Button>
      )}
      <Button onClick={props.onPublish} disabled={!props.onPublish} aria-busy={isChecking}>
        {isDirty ? words.saveAndPublish : props.isRepublished ? words.publishAgain : words.publish}
      </Button>
    </div>
  )
}
