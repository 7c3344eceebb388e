import type { Bilingual, catalogue } from '@wakeel/contract'
import { keysOf } from '../names/skeleton.ts'

/** What an app is, in both languages. How it executes belongs to runs. */
export interface AppDefinition {
  slug: string
  category: string
  emoji: string
  icon?: string
  name: Bilingual
  shortDescription: Bilingual
  description: Bilingual
  fullDescription: Bilingual
  needs: Bilingual<readonly string[]>
  never: Bilingual<readonly string[]>
  demoPrompts: Bilingual<readonly string[]>
  /** Dirhams in fils, VAT included; 0 with `free`. */
  price: { model: catalogue.PricingModel; fils: number }
  /** Absent: the store itself offers it. */
  creatorId?: string
}

/** What was checked before the store calls an app verified. */
export interface Verification {
  statement: Bilingual
  promptsChecked: number
}

/** A question with the answer that the agent really gave to it. */
export type Sample = Bilingual<{ prompt: string; answer: string }>

/** The columns that hold it. */
export function toValues({
  price,
  needs,
  never,
  demoPrompts,
  icon,
  creatorId,
  ...texts
}: AppDefinition) {
  const both = (lists: Bilingual<readonly string[]>): Bilingual<string[]> => ({
    en: [...lists.en],
    ar: [...lists.ar],
  })
  return {
    ...texts,
    nameKeys: keysOf(texts.name),
    icon: icon ?? null,
    creatorId: creatorId ?? null,
    needs: both(needs),
    never: both(never),
    demoPrompts: both(demoPrompts),
    pricingModel: price.model,
    priceFils: price.fils,
  }
}
