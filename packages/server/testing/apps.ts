import { randomUUID } from 'node:crypto'
import type { Bilingual } from '@wakeel/contract'
import { vatCalculator } from '@wakeel/skills'
import type { App } from '../src/app.ts'
import type { AppDefinition } from '../src/catalogue/catalogue.ts'

export interface TestApp extends AppDefinition {
  skills: string[]
  isActive: boolean
}

/** An app as a creator would describe it, at an address of its own. */
export function appDefinition(overrides: Partial<AppDefinition> = {}): AppDefinition {
  const both = (text: string): Bilingual => ({ en: text, ar: text })
  return {
    slug: `app-${randomUUID()}`,
    category: 'business',
    emoji: '🧾',
    name: both('VAT desk'),
    shortDescription: both('Works out VAT'),
    description: both('Works out VAT on any amount.'),
    fullDescription: both('Works out VAT on any amount, added or included.'),
    needs: { en: [], ar: [] },
    never: { en: [], ar: [] },
    demoPrompts: { en: ['Add VAT to AED 1,000'], ar: ['أضف الضريبة إلى 1000 درهم'] },
    price: { model: 'free', fils: 0 },
    ...overrides,
  }
}

/** Creates, equips and publishes an app through the operations that creators use. */
export async function publishTestApp(
  { catalogue, runs }: App,
  overrides: Partial<TestApp>,
): Promise<{ id: string; slug: string }> {
  const { skills = [vatCalculator.name], isActive = true, ...definition } = overrides
  const { id, slug } = await catalogue.createApp(appDefinition(definition))
  await runs.defineAgent(id, {
    instructions: 'Work out VAT.',
    skills,
    examples: { en: [], ar: [] },
  })
  if (isActive) await catalogue.publishApp(id)
  return { id, slug }
}
