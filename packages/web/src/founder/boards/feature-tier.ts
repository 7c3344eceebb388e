import type { Words } from './board.ts'
import type { BadgeColour } from './colour-badge.tsx'

type Tier = 'transcendent' | 'ultimate' | 'perfected' | 'advancing'

/** How far a feature has come, by its percentage. */
export function tierOf(percent: number): Tier {
  if (percent >= 98) return 'transcendent'
  if (percent >= 95) return 'ultimate'
  return percent >= 90 ? 'perfected' : 'advancing'
}

export const tiers: Record<Tier, { name: Words; colour: BadgeColour }> = {
  transcendent: { name: { en: 'Transcendent', ar: 'متسامٍ' }, colour: 'violet' },
  ultimate: { name: { en: 'Ultimate', ar: 'أقصى' }, colour: 'emerald' },
  perfected: { name: { en: 'Perfected', ar: 'متقن' }, colour: 'blue' },
  advancing: { name: { en: 'Advancing', ar: 'متقدّم' }, colour: 'grey' },
}
