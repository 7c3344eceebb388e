import type { Bilingual, Language } from '@wakeel/contract'
import type { Change } from './stat-card.tsx'

const en = {
  up: (percent: string) => `Up ${percent}`,
  down: (percent: string) => `Down ${percent}`,
  stable: 'Stable',
  upOnly: 'Up',
  downOnly: 'Down',
}
const ar: typeof en = {
  up: (percent) => `ارتفاع ${percent}`,
  down: (percent) => `انخفاض ${percent}`,
  stable: 'مستقر',
  upOnly: 'ارتفاع',
  downOnly: 'انخفاض',
}
const messages: Bilingual<typeof en> = { en, ar }

/** How a metric has moved, in words; by how much where that is known. */
export function changeInWords(
  trend: Change['trend'],
  percent: string | undefined,
  language: Language,
): string {
  const words = messages[language]
  if (trend === 'stable') return words.stable
  if (percent !== undefined) return words[trend](percent)
  return trend === 'up' ? words.upOnly : words.downOnly
}
