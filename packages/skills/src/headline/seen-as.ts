import type { Bilingual, Language } from '@wakeel/contract'
import { cuts, type LineReport, letters, type Place } from './score.ts'

/** The part of the line that fits each place, with an ellipsis where it is cut. */
export function seenAs(
  { line, characters, gain, fear }: LineReport,
  place: Place,
  language: Language,
): string {
  const shown = (limit: number) =>
    characters <= limit
      ? line
      : `${letters(line)
          .slice(0, limit - 1)
          .join('')
          .trimEnd()}…`
  const places: [Bilingual, number][] =
    place === 'subject'
      ? [
          [{ en: 'Phone inbox', ar: 'صندوق البريد على الهاتف' }, cuts.phone],
          [{ en: 'Desktop inbox', ar: 'صندوق البريد على الحاسوب' }, cuts.desktop],
        ]
      : [
          [{ en: 'Search result', ar: 'نتيجة البحث' }, cuts.search],
          [{ en: 'Phone notification or inbox', ar: 'إشعار الهاتف أو بريده' }, cuts.phone],
        ]
  const about = { en: 'about', ar: 'نحو' }[language]
  const unit = { en: 'characters', ar: 'حرفًا' }[language]
  const rows = places.map(
    ([name, limit]) => `- ${name[language]} (${about} ${limit} ${unit}): ${shown(limit)}`,
  )
  const tone = {
    en: `- Emotional balance: ${gain} word${gain === 1 ? '' : 's'} of gain, ${fear} of fear`,
    ar: `- التوازن العاطفي: كلمات المكسب ${gain}، كلمات الخوف ${fear}`,
  }[language]
  return [
    { en: '**What readers see**', ar: '**ما يراه القارئ**' }[language],
    '',
    ...rows,
    tone,
  ].join('\n')
}
