import type { Bilingual, catalogue } from '@wakeel/contract'
import type { Skill } from '@wakeel/skills'

/** A request shown on the demo page, with pieces of text that a correct answer must hold. */
export interface DemoPrompt {
  text: Bilingual
  /** Checked when the store is seeded: an app is marked verified only when every answer holds all of its pieces. */
  expect: Bilingual<readonly string[]>
}

/** An agent the store opens with. */
export interface AgentDefinition {
  slug: string
  emoji: string
  category: catalogue.StandardCategory
  name: Bilingual
  /** One line on a card, at most 90 characters. */
  shortDescription: Bilingual
  /** Two or three sentences. */
  description: Bilingual
  /** Markdown: what it does, how, and by which rules. */
  fullDescription: Bilingual
  /** The system text for a language model. */
  instructions: string
  skills: readonly Skill[]
  /** What the person has to bring. */
  needs: Bilingual<readonly string[]>
  /** What it never does. */
  never: Bilingual<readonly string[]>
  demoPrompts: readonly [DemoPrompt, DemoPrompt, DemoPrompt]
  /** Dirhams in fils, VAT included; 0 with `free`. */
  price: { model: catalogue.PricingModel; fils: number }
}
