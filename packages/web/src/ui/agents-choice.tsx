import { lazy, Suspense } from 'react'
import { useLanguage } from '../language/language.tsx'
import { messages } from './agents-messages.ts'
import { ChoiceCards } from './choice-cards.tsx'
import type { AgentsDraft } from './chosen-agents.ts'
import { Skeleton } from './skeleton.tsx'

const AgentPicker = lazy(() =>
  import('./agent-picker.tsx').then((module) => ({ default: module.AgentPicker })),
)

/** All agents, or only those that are chosen. */
export function AgentsChoice({
  draft,
  max,
  onChange,
}: {
  draft: AgentsDraft
  max: number
  onChange: (draft: AgentsDraft) => void
}) {
  const words = messages[useLanguage().language]
  return (
    <>
      <ChoiceCards
        label={words.which}
        choices={(['all', 'some'] as const).map((value) => ({ value, ...words[value] }))}
        chosen={draft.which}
        onChoose={(which) => onChange({ ...draft, which })}
      />
      {draft.which === 'some' && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <AgentPicker
            label={words.add}
            chosen={draft.agents}
            max={max}
            onChange={(agents) => onChange({ ...draft, agents })}
          />
        </Suspense>
      )}
    </>
  )
}
