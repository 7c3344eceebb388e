import type { catalogue } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { BlockedPanel } from '../ui/blocked-panel.tsx'
import { LinkButton } from '../ui/button.tsx'
import { messages } from './own-agent-messages.ts'

/** Where creators read of buying their own agent: what they do instead. */
export function OwnAgentPanel({ app }: { app: catalogue.App }) {
  const words = messages[useLanguage().language]
  return (
    <BlockedPanel title={words.title} lines={[words.text]}>
      <LinkButton to="/creator/agents/$id" params={{ id: app.id }}>
        {words.try}
      </LinkButton>
    </BlockedPanel>
  )
}

/** For creators, from an agent's page to its editor. */
export function EditLink({ app }: { app: catalogue.App }) {
  const words = messages[useLanguage().language]
  return (
    <LinkButton kind="quiet" size="small" to="/creator/agents/$id" params={{ id: app.id }}>
      {words.edit}
    </LinkButton>
  )
}
