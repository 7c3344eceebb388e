import type { Bilingual, forge as contract } from '@wakeel/contract'

/** How an app is to execute. */
export interface AgentPlan {
  /** The system text for a language model. */
  instructions: string
  /** Names of skills. */
  skills: readonly string[]
  /** Shown when a request is about something else. */
  examples: Bilingual<readonly string[]>
  runtime: contract.AgentRuntime
}

/** How an agent of this content executes. */
export function toPlan({
  instructions,
  skills,
  runtime,
  demo_prompts,
}: contract.AgentContent): AgentPlan {
  return {
    instructions,
    runtime,
    skills: usesSkills(runtime) ? skills : [],
    examples: inBoth(demo_prompts),
  }
}

/** An agent or a server elsewhere has abilities of its own; a language model elsewhere can use the store's. */
const usesSkills = ({ kind }: contract.AgentRuntime): boolean =>
  kind === 'skills' || kind === 'openai'

/** What was written in one language only is shown in both. */
export function inBoth(text: Bilingual): Bilingual
export function inBoth(list: Bilingual<string[]>): Bilingual<string[]>
export function inBoth(text: Bilingual<string | string[]>): Bilingual<string | string[]> {
  const filled = Array.isArray(text.en)
    ? { en: text.en.filter(Boolean), ar: (text.ar as string[]).filter(Boolean) }
    : { en: text.en, ar: text.ar }
  return {
    en: filled.en.length > 0 ? filled.en : filled.ar,
    ar: filled.ar.length > 0 ? filled.ar : filled.en,
  }
}
