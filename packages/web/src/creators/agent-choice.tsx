import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../language/language.tsx'
import { Select } from '../ui/field.tsx'
import { messages } from './console-messages.ts'
import { agentsQuery } from './queries.ts'

/** One of the creator's agents, or all of them. */
export function AgentChoice(props: {
  userId: string
  chosen: string | undefined
  onChoose: (app: string | undefined) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const agents = useQuery(agentsQuery(props.userId, language)).data ?? []
  return (
    <Select
      label={words.agent}
      value={props.chosen ?? ''}
      onChoose={(app) => props.onChoose(app || undefined)}
      options={[
        { value: '', label: words.allAgents },
        ...agents.map(({ slug, name }) => ({ value: slug, label: name || words.untitled })),
      ]}
    />
  )
}
