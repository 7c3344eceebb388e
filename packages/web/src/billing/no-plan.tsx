import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/state.tsx'
import { messages } from './no-plan-messages.ts'

/** In place of the order of a plan that does not exist. */
export function NoPlan() {
  const words = messages[useLanguage().language]
  return (
    <EmptyState
      level={1}
      title={words.title}
      action={<LinkButton to="/pricing">{words.see}</LinkButton>}
    >
      {words.note}
    </EmptyState>
  )
}
