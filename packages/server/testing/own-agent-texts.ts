import type { AgentDefinition } from '../src/own-agents/agent-definition.ts'

/** What an agent of the store's own says of itself, in both languages, but for what it never does. */
export const textsOf = ({
  name,
  shortDescription,
  description,
  fullDescription,
  needs,
  demoPrompts,
  instructions,
}: AgentDefinition): string[] => [
  ...[
    name,
    shortDescription,
    description,
    fullDescription,
    ...demoPrompts.map(({ text }) => text),
  ].flatMap(({ en, ar }) => [en, ar]),
  ...needs.en,
  ...needs.ar,
  instructions,
]
