import { useLanguage } from '../language/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { findInterrupted } from './kept-question.ts'
import { messages } from './limit-messages.ts'

/** Where signing up and paying end: the way back to the question that they interrupted. */
export function InterruptedAlert() {
  const words = messages[useLanguage().language]
  const interrupted = findInterrupted()
  if (!interrupted) return null
  return (
    <InlineAlert
      action={
        <LinkButton size="small" to="/app-store/$slug/run" params={{ slug: interrupted.slug }}>
          {words.goBack}
        </LinkButton>
      }
    >
      {words.back(interrupted.name)}
    </InlineAlert>
  )
}
