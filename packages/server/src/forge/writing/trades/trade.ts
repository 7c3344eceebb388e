import type { Bilingual, catalogue, forge } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'
import type { AgentDefinition } from '../../../own-agents/agent-definition.ts'

/** A thing people ask a skill for, and what an agent that does it is called. */
export interface Calling {
  /** In either language; one of them in an idea is enough to give the agent the skill. */
  words: readonly string[]
  /** `VAT Helper`: what stands before "for landlords". */
  name: Bilingual
  /** Ask for just this; go before the other prompts. */
  prompts?: Bilingual<readonly string[]>
}

/** What the built-in writer knows of a skill: when an idea asks for it, and how to speak of it. */
export interface Trade {
  skill: Skill
  category: catalogue.StandardCategory
  /** Useful in every category, so that it says little about the agent's own. */
  isGeneral?: true
  emoji: string
  /** The special ones first, the general one last. */
  callings: readonly [Calling, ...Calling[]]
  /** Words that only together speak for the skill. */
  hints: readonly string[]
  /** What goes in, when that alone speaks for the skill. */
  inputs?: readonly forge.DataInputType[]
  /** Follows "It …" without the "It", at most 60 characters. */
  does: Bilingual
  needs: Bilingual<readonly string[]>
  never: Bilingual<readonly string[]>
  prompts: Bilingual<readonly string[]>
  /** A prompt about an amount of dirhams that the idea names. */
  promptAbout?: (amount: number) => Bilingual
}

/** What the store's own agent for the same skill brings, needs and never does; of its prompts those that this skill answers. */
export function asIn(
  { needs, never, demoPrompts }: AgentDefinition,
  prompts: readonly number[] = [0, 1, 2],
): Pick<Trade, 'needs' | 'never' | 'prompts'> {
  const texts = demoPrompts.filter((_, index) => prompts.includes(index)).map(({ text }) => text)
  return { needs, never, prompts: { en: texts.map(({ en }) => en), ar: texts.map(({ ar }) => ar) } }
}

export const dirhams = (amount: number): Bilingual => {
  const figure = amount.toLocaleString('en', { maximumFractionDigits: 2 })
  return { en: `AED ${figure}`, ar: `${figure} درهم` }
}
