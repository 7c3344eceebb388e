import type { Bilingual, forge as contract, Language } from '@wakeel/contract'
import type { CreatorApp } from '../catalogue/listing.ts'
import type { AgentPlan } from '../runs/agents.ts'
import { slugFrom } from './slug-from.ts'

export const languages = ['en', 'ar'] as const satisfies readonly Language[]

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

/** What the store shows of it and asks for it. */
export function toCreatorApp(content: contract.AgentContent, creatorId: string): CreatorApp {
  return {
    slug: slugFrom(content.name),
    category: content.category,
    emoji: content.emoji,
    name: inBoth(content.name),
    shortDescription: inBoth(content.short_description),
    description: inBoth(content.description),
    fullDescription: inBoth(content.full_description),
    needs: inBoth(content.needs),
    never: inBoth(content.never),
    demoPrompts: inBoth(content.demo_prompts),
    price: { model: content.price.model, fils: Math.round(content.price.aed * 100) },
    creatorId,
  }
}

/** An agent or a server elsewhere has abilities of its own; a language model elsewhere can use the store's. */
const usesSkills = ({ kind }: contract.AgentRuntime): boolean =>
  kind === 'skills' || kind === 'openai'

/** The prompts that are there, each once: somebody may have written the same in both languages. */
export function promptsOf({ demo_prompts }: Pick<contract.AgentContent, 'demo_prompts'>): string[] {
  return [
    ...new Set(
      languages.flatMap((language) => demo_prompts[language]).filter((prompt) => prompt !== ''),
    ),
  ]
}

/** What was written in one language only is shown in both. */
function inBoth(text: Bilingual): Bilingual
function inBoth(list: Bilingual<string[]>): Bilingual<string[]>
function inBoth(text: Bilingual<string | string[]>): Bilingual<string | string[]> {
  const filled = Array.isArray(text.en)
    ? { en: text.en.filter(Boolean), ar: (text.ar as string[]).filter(Boolean) }
    : { en: text.en, ar: text.ar }
  return {
    en: filled.en.length > 0 ? filled.en : filled.ar,
    ar: filled.ar.length > 0 ? filled.ar : filled.en,
  }
}
