import { randomUUID } from 'node:crypto'
import type { Bilingual, catalogue } from '@wakeel/contract'
import type { App } from '../src/app.ts'
import { vatCalculator } from '../src/skills/vat-calculator.ts'

export interface TestApp {
  slug: string
  name: Bilingual
  shortDescription: Bilingual
  description: Bilingual
  category: catalogue.Category
  emoji: string
  price: { model: catalogue.PricingModel; fils: number }
  skills: string[]
  isActive: boolean
}

/** Creates, equips and publishes an app through the operations that creators use. */
export async function publishTestApp({ catalogue, runs }: App, wanted: Partial<TestApp>): Promise<{ id: string; slug: string }> {
  const { skills = [vatCalculator.name], isActive = true, ...listing } = wanted
  const both = (text: string): Bilingual => ({ en: text, ar: text })
  const { id, slug } = await catalogue.createApp({
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
    ...listing,
  })
  await runs.defineAgent(id, { instructions: 'Work out VAT.', skills, examples: { en: [], ar: [] } })
  if (isActive) await catalogue.publishApp(id)
  return { id, slug }
}
