import { useLanguage } from '../shell/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/state.tsx'
import styles from './account-page.module.css'
import { text } from './text.ts'

/** Instead of a page that is about one person (specification section 2). */
export function SignInRequired() {
  const words = text[useLanguage().language].account
  return (
    <EmptyState
      icon="person"
      level={1}
      title={words.requiredTitle}
      action={
        <div className={styles.buttons}>
          <LinkButton to="/signin">{words.signIn}</LinkButton>
          <LinkButton to="/signup" kind="secondary">
            {words.createAccount}
          </LinkButton>
        </div>
      }
    >
      {words.requiredText}
    </EmptyState>
  )
}
