import { useLocation } from '@tanstack/react-router'
import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/state.tsx'
import styles from './account-page.module.css'
import { messages } from './messages.ts'

/** Instead of a page that is about one person (specification section 2), with what signing in is for. It leads back to the page. */
export function SignInRequired({ children }: { children: string }) {
  const words = messages[useLanguage().language].account
  const here = useLocation({ select: (location) => location.href })
  return (
    <EmptyState
      icon="person"
      level={1}
      title={words.requiredTitle}
      action={
        <div className={styles.buttons}>
          <LinkButton to="/signin" search={{ to: here }}>
            {words.signIn}
          </LinkButton>
          <LinkButton to="/signup" search={{ to: here }} kind="secondary">
            {words.createAccount}
          </LinkButton>
        </div>
      }
    >
      {children}
    </EmptyState>
  )
}
