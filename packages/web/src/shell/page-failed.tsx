import type { ErrorComponentProps } from '@tanstack/react-router'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/state.tsx'
import { messages } from './messages.ts'

/** A page that broke while it was drawn: never a blank screen. */
export function PageFailed({ reset }: ErrorComponentProps) {
  const { failed } = messages[useLanguage().language]
  return (
    <ErrorState
      level={1}
      title={failed.title}
      action={<Button onClick={reset}>{failed.retry}</Button>}
    >
      {failed.text}
    </ErrorState>
  )
}
