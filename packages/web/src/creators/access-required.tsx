import { useLocation } from '@tanstack/react-router'
import { useLanguage } from '../language/language.tsx'
import { useTitle } from '../shell/title.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/state.tsx'
import { messages } from './creator-messages.ts'

/** Specification section 2. Signing in leads back to where somebody was. */
export function AccessRequired() {
  const words = messages[useLanguage().language]
  useTitle(words.accessTitle)
  const here = useLocation({ select: (location) => location.href })
  return (
    <EmptyState
      icon="person"
      level={1}
      title={words.accessTitle}
      action={
        <LinkButton to="/signin" search={{ to: here }}>
          {words.signIn}
        </LinkButton>
      }
    >
      {words.accessText}
    </EmptyState>
  )
}
