import { useLanguage } from '../shell/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/state.tsx'
import { findInterrupted } from './kept-question.ts'
import { text } from './limit-text.ts'

/** Where signing up and paying end: the way back to the question that they interrupted. */
export function InterruptedNotice() {
  const words = text[useLanguage().language]
  const interrupted = findInterrupted()
  if (!interrupted) return null
  return (
    <Notice
      action={
        <LinkButton size="small" to="/app-store/$slug/run" params={{ slug: interrupted.slug }}>
          {words.goBack}
        </LinkButton>
      }
    >
      {words.back(interrupted.name)}
    </Notice>
  )
}
