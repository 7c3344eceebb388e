import { forge } from '@wakeel/contract'
import { agentContent } from './agents.ts'

const { TEXT_MOST, LIST_MOST } = forge

/** An agent that says the same everywhere, as long as it may be, in both languages; undefined where no agent can say this. */
export function agentThatSays(text: string): forge.AgentContent | undefined {
  const both = <T>(said: T) => ({ en: said, ar: said })
  const inBoth = (most: number) => both(text.slice(0, most))
  const lines = (count: number, most: number) => both(Array.from({ length: count }, (_, index) => text.slice(index, index + most)))
  return forge.AgentContent.safeParse(
    agentContent({
      name: inBoth(TEXT_MOST.name),
      short_description: inBoth(TEXT_MOST.short_description),
      description: inBoth(TEXT_MOST.description),
      full_description: inBoth(TEXT_MOST.full_description),
      needs: lines(LIST_MOST.needs, TEXT_MOST.line),
      never: lines(LIST_MOST.never, TEXT_MOST.line),
      demo_prompts: lines(LIST_MOST.demo_prompts, TEXT_MOST.prompt),
      instructions: text.slice(0, TEXT_MOST.instructions),
    }),
  ).data
}
