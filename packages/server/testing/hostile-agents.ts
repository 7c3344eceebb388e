import { forge } from '@wakeel/contract'
import { agentContent } from './agents.ts'

const { MAX_TEXT, MAX_LIST } = forge

/** An agent that says the same everywhere, as long as it may be, in both languages; undefined where no agent can say this. */
export function agentThatSays(text: string): forge.AgentContent | undefined {
  const both = <T>(said: T) => ({ en: said, ar: said })
  const inBoth = (max: number) => both(text.slice(0, max))
  const lines = (count: number, max: number) =>
    both(Array.from({ length: count }, (_, index) => text.slice(index, index + max)))
  return forge.AgentContent.safeParse(
    agentContent({
      name: inBoth(MAX_TEXT.name),
      short_description: inBoth(MAX_TEXT.short_description),
      description: inBoth(MAX_TEXT.description),
      full_description: inBoth(MAX_TEXT.full_description),
      needs: lines(MAX_LIST.needs, MAX_TEXT.line),
      never: lines(MAX_LIST.never, MAX_TEXT.line),
      demo_prompts: lines(MAX_LIST.demo_prompts, MAX_TEXT.prompt),
      instructions: text.slice(0, MAX_TEXT.instructions),
    }),
  ).data
}
