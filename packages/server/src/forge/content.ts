import type { forge as contract, Language } from '@wakeel/contract'
import type { CreatorApp } from '../catalogue/listing.ts'
import { inBoth } from '../runs/agent-plan.ts'
import { slugFrom } from './slug-from.ts'

export const languages = ['en', 'ar'] as const satisfies readonly Language[]

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

/** The prompts that are there, each once: somebody may have written the same in both languages. */
export function promptsOf({ demo_prompts }: Pick<contract.AgentContent, 'demo_prompts'>): string[] {
  return [
    ...new Set(
      languages.flatMap((language) => demo_prompts[language]).filter((prompt) => prompt !== ''),
    ),
  ]
}
