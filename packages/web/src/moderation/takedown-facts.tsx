import type { moderation } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { formatDate, useLanguage } from '../language/language.tsx'
import { takedownReasonNames } from '../language/takedown-reason-names.ts'
import { PanelFacts } from '../ui/panel.tsx'
import { messages } from './takedown-messages.ts'

/** Why something was taken down, what its creator said to that, and what came of it; `form` takes the appeal that was not made yet. */
export function TakedownFacts({
  takedown: { reason, note, appeal },
  form,
  children,
}: {
  takedown: moderation.Takedown
  form: ReactNode
  /** Facts that come first. */
  children?: ReactNode
}) {
  const { language } = useLanguage()
  const words = messages[language]
  return (
    <>
      <PanelFacts>
        {children}
        <div>
          <dt>{words.reason}</dt>
          <dd>{takedownReasonNames[language][reason]}</dd>
        </div>
        {note !== '' && (
          <div>
            <dt>{words.note}</dt>
            <dd dir="auto">{note}</dd>
          </div>
        )}
        {appeal && (
          <div>
            <dt>{words.appealed(formatDate(appeal.at, language))}</dt>
            <dd dir="auto">{appeal.text}</dd>
          </div>
        )}
        {appeal?.answered_at && (
          <div>
            <dt>{words.denied(formatDate(appeal.answered_at, language))}</dt>
            <dd dir="auto">{appeal.answer}</dd>
          </div>
        )}
      </PanelFacts>
      {appeal ? <p role="status">{appeal.answered_at ? words.final : words.waits}</p> : form}
    </>
  )
}
