import type { Bilingual } from '@wakeel/contract'
import type { BadgeColour } from './colour-badge.tsx'

/** How far something simulated has come. */
export const statuses = {
  exceeded: { en: 'Exceeded', ar: 'تجاوز الهدف' },
  complete: { en: 'Complete', ar: 'مكتمل' },
  moon: { en: 'Moon', ar: 'قمري' },
  near_complete: { en: 'Near complete', ar: 'شبه مكتمل' },
  on_track: { en: 'On track', ar: 'على المسار' },
  transcendent: { en: 'Transcendent', ar: 'متسامٍ' },
  ascending: { en: 'Ascending', ar: 'صاعد' },
  singularity: { en: 'Singularity', ar: 'تفرّد' },
  complete_dominance: { en: 'Complete dominance', ar: 'ريادة كاملة' },
  universal: { en: 'Universal', ar: 'شامل' },
  planned: { en: 'Planned', ar: 'مخطّط' },
} as const satisfies Record<string, Bilingual>

export type Status = keyof typeof statuses

const colours: Partial<Record<string, BadgeColour>> = {
  exceeded: 'emerald',
  complete: 'mint',
  moon: 'blue',
  near_complete: 'lime',
  on_track: 'teal',
  transcendent: 'violet',
  ascending: 'orange',
  singularity: 'rose',
  complete_dominance: 'solid',
  universal: 'ink',
}

/** The colour of a status; what has none of its own is grey. */
export const colourOfStatus = (status: string): BadgeColour => colours[status] ?? 'grey'
