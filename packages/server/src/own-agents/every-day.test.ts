import { expect, test } from 'vitest'
import { askingAgent, demoPromptsOf } from '../../testing/ask-agent.ts'
import { sampleOf } from '../../testing/size.ts'
import type { AgentDefinition } from './agent-definition.ts'
import { agentDefinitions } from './all.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DAY = Date.UTC(2026, 10, 20)
/** Two weeks tell every weekday; the prime step after them tells the months and years to come. A third of them tells most weekdays too. */
const days = sampleOf(
  [
    ...Array.from({ length: 14 }, (_, day) => day),
    ...Array.from({ length: 12 }, (_, step) => 14 + step * 37),
  ],
  3,
).map((day) => new Date(FIRST_DAY + day * DAY_MS).toISOString().slice(0, 10))

const lacking = (agent: AgentDefinition) =>
  days.flatMap((today) => {
    const ask = askingAgent(agent, today)
    return demoPromptsOf(agent).flatMap(([prompt, pieces]) => {
      const answer = ask(prompt)
      return pieces
        .filter((piece) => !answer.includes(piece))
        .map((piece) => `on ${today} “${prompt}” is answered without “${piece}”`)
    })
  })

// A store may be opened on any day, and what it opens with is published only if its prompts are answered.
test.each(agentDefinitions.map((agent) => [agent.slug, agent] as const))(
  '%s is published on whichever day a store opens',
  (_, agent) => {
    expect(lacking(agent)).toEqual([])
  },
)
